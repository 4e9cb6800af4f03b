// The colours of text, and how they come down to what a terminal shows.

/// What the terminal can show, from least to most.
package enum ColorDepth: Int, Comparable, Sendable, CaseIterable {
  /// No colour at all: NO_COLOR, TERM=dumb, `--color never`.
  ///
  /// Bold, faint and reverse remain.
  case none
  /// The 16 colours of the palette that the person chose.
  case ansi16
  /// xterm's 256 colours: 16, a cube of 6 x 6 x 6, and 24 greys.
  case palette256
  /// 24 bits.
  case trueColor

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The colour of a text.
package enum TerminalColor: Equatable, Hashable, Sendable {
  /// One of the terminal's own 16 colours: 0 black to 7 white, 8 grey to 15 bright white.
  ///
  /// A number above 15 is taken as ``palette(_:)``.
  case ansi(UInt8)
  /// One of xterm's 256 colours; 0 to 15 are the same as ``ansi(_:)``.
  case palette(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// The terminal's grey (bright black, SGR 90): the placeholders' usual colour.
  package static let grey = TerminalColor.ansi(8)

  /// The nearest colour that `depth` can show, by the red-mean distance, or nil without colour.
  ///
  /// The first 16 colours are the person's own theme: they stay, and nothing is brought to them but
  /// where nothing else is left. Cost: constant, at most 16 comparisons.
  package func reduced(to depth: ColorDepth) -> TerminalColor? {
    switch (self, depth) {
    case (_, .none): nil
    case (.ansi(let number), _) where number < 16: self
    case (.palette(let number), _) where number < 16: .ansi(number)
    case (.ansi(let number), _): TerminalColor.palette(number).reduced(to: depth)
    case (.palette, .palette256), (.palette, .trueColor), (.rgb, .trueColor): self
    case (.rgb(let red, let green, let blue), .palette256):
      .palette(Palette.nearest(to: RGB(red, green, blue)))
    case (.rgb(let red, let green, let blue), .ansi16):
      .ansi(Palette.nearestBasic(to: RGB(red, green, blue)))
    case (.palette(let number), .ansi16):
      .ansi(Palette.nearestBasic(to: Palette.color(of: number)))
    }
  }

  /// The parameters of the SGR sequence that sets the colour (ECMA-48, xterm), without reduction.
  var parameters: [Int] {
    switch self {
    case .ansi(let number) where number < 8: [30 + Int(number)]
    case .ansi(let number) where number < 16: [90 + Int(number) - 8]
    case .ansi(let number), .palette(let number): [38, 5, Int(number)]
    case .rgb(let red, let green, let blue): [38, 2, Int(red), Int(green), Int(blue)]
    }
  }
}

private struct RGB: Equatable {
  let red: Int
  let green: Int
  let blue: Int

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = Int(red)
    self.green = Int(green)
    self.blue = Int(blue)
  }

  /// The weighted distance ("redmean") that stands nearer to the eye than the plain one, squared
  /// and scaled by 256.
  func distance(to other: RGB) -> Int {
    let mean = (red + other.red) / 2
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return (512 + mean) * r * r + 1024 * g * g + (767 - mean) * b * b
  }
}

/// xterm's 256 colours (256colres.h of xterm).
private enum Palette {
  static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// xterm's default values of the 16 colours.
  ///
  /// Themes change them, so they are a last resort.
  static let basic: [RGB] = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  static func color(of number: UInt8) -> RGB {
    switch Int(number) {
    case let number where number < 16: return basic[number]
    case let number where number < 232:
      let cube = number - 16
      return RGB(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    case let number:
      let level = UInt8(8 + 10 * (number - 232))
      return RGB(level, level, level)
    }
  }

  /// The nearest of the cube and of the greys, 16 to 255.
  static func nearest(to color: RGB) -> UInt8 {
    func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    let cube = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    let mean = (color.red + color.green + color.blue) / 3
    let grey = 232 + min(23, max(0, (mean - 3) / 10))
    let candidates = [UInt8(cube), UInt8(grey)]
    return candidates.min { distance($0, color) < distance($1, color) } ?? UInt8(cube)
  }

  static func nearestBasic(to color: RGB) -> UInt8 {
    let nearest = basic.indices.min {
      basic[$0].distance(to: color) < basic[$1].distance(to: color)
    }
    return UInt8(nearest ?? 7)
  }

  private static func distance(_ number: UInt8, _ color: RGB) -> Int {
    self.color(of: number).distance(to: color)
  }
}
