// What a change costs, in bytes.

import Prompting
import Support
import Testing

private let size = Size(columns: 20, rows: 6)

/// A frame from its rows, one a line; `|` stands before the cursor's cell.
private func frame(_ picture: String) -> Frame {
  var frame = Frame()
  for (row, line) in picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      frame.cursor = Frame.Position(row: row, column: CellWidth.of(text: parts[0]))
    }
    frame.rows.append(Row(parts.joined()))
  }
  return frame
}

private func bytes(_ before: String, _ after: String) -> [UInt8] {
  var painter = Painter(depth: .trueColor)
  _ = painter.paint(frame(before), in: size)
  return painter.paint(frame(after), in: size)
}

/// Text with controls as pictures: ESC is `␛`.
private func readable(_ bytes: [UInt8]) -> String {
  String(
    String.UnicodeScalarView(
      String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
        $0.value < 0x20 ? Unicode.Scalar(0x2400 + $0.value) ?? $0 : $0
      }))
}

@Suite struct `painter bytes` {
  @Test(
    arguments: [
      ("nothing", "ab|", "ab|", ""),
      ("a letter at the end", "ab|", "abc|", "c"),
      ("a blank at the end", "ab|", "ab |", " "),
      ("a wide character at the end", "ab|", "ab漢|", "漢"),
      ("left", "abc|", "ab|c", "␈"),
      ("left over a wide character", "a漢|", "a|漢", "␈␈"),
      ("right", "a|bc", "ab|c", "b"),
      ("right by three", "a|bcde", "abcd|e", "bcd"),
      ("right over a wide character", "|漢", "漢|", "␛[3G"),
      ("home", "abcdefgh|", "|abcdefgh", "␍"),
      ("end", "|abcdefgh", "abcdefgh|", "␛[9G"),
      ("backspace at the end", "abc|", "ab|", "␈ ␈"),
      ("backspace over a wide character", "a漢|", "a|", "␈␈␛[K"),
      ("the last word", "abc defg|", "abc |", "␛[4G␛[K "),
      ("an insertion in the middle", "ab|cdef", "abx|cdef", "xcdef␛[4G"),
      ("a change far away", "abcdefghijkl|", "Abcdefghijkl|", "␍A␛[13G"),
      ("another form of the same letter", "\u{E9}|", "e\u{301}|", "␍e\u{301}"),
      ("up", "abc\nde|f", "ab|c\ndef", "␛[A"),
      ("down", "ab|c\ndef", "abc\nde|f", "␊"),
      ("down by four", "ab|\n\n\n\ncd", "ab\n\n\n\ncd|", "␛[4B"),
      ("to the next row's start", "ab|c\ndef", "abc\n|def", "␍␊"),
      ("a full row", "abcdefghijklmnopqrs|", "abcdefghijklmnopqrs|t", "t␛[20G"),
      ("the first letter behind it", "abcdefghijklmnopqrst\n|", "abcdefghijklmnopqrst\nu|", "u"),
      ("backspace from a full row", "abcdefghijklmnopqrs|t", "abcdefghijklmnopqrs|", "␛[K"),
      ("a new row", "ab|", "ab\n|", "␊␍"),
      ("an emoji of two widths", "a|", "a❤️|", "❤️␛[4G␛[K"),
      ("an emoji of two widths over letters", "|abc", "❤️|c", "  ␍❤️␛[3Gc␛[K␈"),
    ] as [(String, String, String, String)])
  func `the shortest way`(change: String, before: String, after: String, expected: String) {
    #expect(readable(bytes(before, after)) == expected, "\(change)")
  }

  @Test func `the first frame is painted on a fresh row, and what is below goes`() {
    var painter = Painter(depth: .trueColor)
    let first = painter.paint(frame("Name\n|"), in: size)
    #expect(
      readable(first)
        == "␛[?2026h␛[?25l" + String(repeating: " ", count: 20) + "␍␛[KName␛[J␊␍␛[?25h␛[?2026l")
  }

  @Test func `a style costs its sequence and its end`() {
    var painter = Painter(depth: .ansi16)
    var first = Frame(rows: [Row("x")], cursor: Frame.Position(row: 0, column: 1))
    _ = painter.paint(first, in: size)
    first.rows[0].append("hint", style: Style(color: .grey))
    #expect(readable(painter.paint(first, in: size)) == "␛[90mhint␛[m␛[2G")
    first.rows[0] = Row("xh")
    first.cursor?.column = 2
    #expect(readable(painter.paint(first, in: size)) == "h␛[K")
  }

  @Test func `several rows are one update with the cursor hidden`() {
    #expect(readable(bytes("a|\nb", "c|\nd")) == "␛[?2026h␛[?25l␍c␊␍d␛[A␛[?25h␛[?2026l")
    #expect(readable(bytes("a|\nb\nc", "a|")) == "␍␊␛[J␛[Aa")
  }

  @Test func `no byte is written outside a row that changes`() {
    for column in 0..<18 {
      let text = "abcdefghijklmnopqr"
      let end = text.index(text.startIndex, offsetBy: column)
      let before = text[..<end] + "|" + text[end...]
      let after = text[..<end] + "X|" + text[end...]
      let count = bytes("top\n\(before)\nbottom", "top\n\(after)\nbottom").count
      #expect(count <= 1 + (18 - column) + 5, "at column \(column)")
    }
  }

  @Test func `a family at the margin cannot make the terminal wrap`() {
    let painted = readable(bytes("12345678901234567|", "12345678901234567👨‍👩‍👧|"))
    #expect(painted == "␛[?7l👨‍👩‍👧␛[?7h␛[20G␛[K")
  }

  @Test func `the modes are taken and given back`() {
    #expect(readable(TerminalModes.enter) == "␛[?2004h␛[?1036s␛[?1036h␛[>4;1m")
    #expect(
      readable(TerminalModes.leave) == "␛[>4m␛[?1036r␛[?2004l␛[?7h␛[?25h␛[m␛[?2026l")
    #expect(readable(TerminalModes.cursorReport) == "␛[6n")
  }
}
