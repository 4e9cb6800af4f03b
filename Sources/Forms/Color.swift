// The colours that a form file may name.

/// A colour as a form file names it; bringing it down to what a terminal shows is the screen's matter.
package enum Color: Sendable, Equatable {
  /// One of the terminal's own sixteen: 0 to 7, and 8 to 15 for their bright forms.
  case named(UInt8)

  /// One of the 256 of the xterm palette.
  case palette(UInt8)

  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// Bright black, SGR 90.
  package static let grey = Color.named(8)

  private static let base = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// Every name that a form file may write, for suggestions.
  package static let names = ["grey", "gray"] + base + base.map { "bright-" + $0 }

  /// Reads `grey`, `bright-red`, `244` or `#rrggbb`; `nil` for anything else.
  package init?(name: String) {
    if name == "grey" || name == "gray" {
      self = .grey
    } else if let index = Self.base.firstIndex(of: name) {
      self = .named(UInt8(index))
    } else if name.hasPrefix("bright-"),
      let index = Self.base.firstIndex(of: String(name.dropFirst(7)))
    {
      self = .named(UInt8(index + 8))
    } else if let color = Self.hexadecimal(name) {
      self = color
    } else if !name.isEmpty, name.utf8.allSatisfy(isDigit), let index = UInt8(name) {
      self = .palette(index)
    } else {
      return nil
    }
  }

  private static func hexadecimal(_ name: String) -> Color? {
    let digits = name.utf8.dropFirst()
    // UInt32(_:radix:) would take a sign, so the digits are looked at first.
    guard name.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(name.dropFirst(), radix: 16)
    else { return nil }
    return .rgb(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}
