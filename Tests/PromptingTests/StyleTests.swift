// Colours and looks as SGR sequences.

import Prompting
import Testing

@Suite struct `colour and style` {
  @Test(arguments: [
    (TerminalColor.grey, ColorDepth.trueColor, "90"), (.grey, .ansi16, "90"),
    (.ansi(0), .ansi16, "30"), (.ansi(7), .palette256, "37"), (.ansi(15), .ansi16, "97"),
    (.palette(3), .palette256, "33"), (.palette(208), .palette256, "38;5;208"),
    (.palette(208), .trueColor, "38;5;208"), (.palette(196), .ansi16, "91"),
    (.palette(232), .ansi16, "30"), (.palette(255), .ansi16, "37"), (.palette(46), .ansi16, "92"),
    (.rgb(1, 2, 3), .trueColor, "38;2;1;2;3"), (.rgb(255, 0, 0), .palette256, "38;5;196"),
    (.rgb(128, 128, 128), .palette256, "38;5;244"), (.rgb(95, 135, 175), .palette256, "38;5;67"),
    (.rgb(0, 0, 0), .palette256, "38;5;16"), (.rgb(255, 255, 255), .palette256, "38;5;231"),
    (.rgb(8, 8, 8), .palette256, "38;5;232"), (.rgb(238, 238, 238), .palette256, "38;5;255"),
    (.rgb(255, 10, 10), .ansi16, "91"), (.rgb(120, 120, 120), .ansi16, "90"),
    (.rgb(0, 0, 0), .ansi16, "30"), (.rgb(0, 0, 230), .ansi16, "34"), (.ansi(208), .ansi16, "33"),
  ])
  func `a colour comes down to what the terminal shows`(
    color: TerminalColor, depth: ColorDepth, parameters: String
  ) {
    #expect(sgr(Style(color: color), depth) == "\u{1B}[\(parameters)m")
  }

  @Test func `without colour a coloured text is faint`() {
    #expect(sgr(Style(color: .grey), .none) == "\u{1B}[2m")
    #expect(sgr(Style(color: .rgb(1, 2, 3), bold: true), .none) == "\u{1B}[1;2m")
    #expect(Style.plain.sgr(.none).isEmpty)
  }

  @Test func `every colour of the palette is its own nearest`() {
    for number in UInt8(16)...255 {
      let color = TerminalColor.palette(number)
      #expect(color.reduced(to: .palette256) == color)
      #expect(color.reduced(to: .none) == nil)
    }
  }
}

private func sgr(_ style: Style, _ depth: ColorDepth) -> String {
  String(decoding: style.sgr(depth), as: UTF8.self)
}
