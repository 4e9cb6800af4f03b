// Rows and frames: what fits, what is cut, how they print.

import Prompting
import Testing

@Suite struct `rows and frames` {
  @Test(arguments: [
    ("abc", 5, "…", "abc", true), ("abcde", 5, "…", "abcde", true),
    ("abcdef", 5, "…", "abcd…", false),
    ("漢字漢", 6, "…", "漢字漢", true), ("漢字漢", 5, "…", "漢字…", false), ("漢字漢", 4, "…", "漢…", false),
    ("漢", 1, "…", "…", false), ("a", 0, "…", "", false), ("", 0, "…", "", true),
    ("a", -3, "…", "", false),
    ("abcdef", 5, "...", "ab...", false), ("abcdef", 2, "...", "..", false),
    ("a\u{1B}b", 3, "…", "a^…", false), ("e\u{301}e\u{301}e\u{301}", 2, "…", "e\u{301}…", false),
  ])
  func `a text is cut in whole cells`(
    text: String, limit: Int, ellipsis: String, shown: String, fits: Bool
  ) {
    var row = Row("> ")
    #expect(row.append(text, limit: limit, ellipsis: ellipsis) == fits)
    #expect(row.text == "> " + shown)
    #expect(row.width == 2 + CellWidth.of(text: shown))
    #expect(row.width <= 2 + max(0, limit))
  }

  @Test func `a row is cut and padded to a width`() {
    var row = Row("漢字")
    row.append("abc")
    #expect(row.width == 7)
    row.cut(to: 4, ellipsis: "…")
    #expect(row.text == "漢…")
    row.pad(to: 6)
    #expect(row.text == "漢…   ")
    row.cut(to: 9, ellipsis: "…")
    #expect(row.width == 6)
  }

  @Test func `hostile text never becomes a cell`() {
    let row = Row("a\u{1B}[2J\r\n\t\u{202E}\u{301}")
    #expect(row.text == "a^[[2J^M^J^I<202E>\u{25CC}\u{301}")
    #expect(row.cells.allSatisfy { 1...2 ~= $0.width && $0.text.count == 1 })
  }

  @Test func `equal letters of different bytes are different cells`() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(Frame(rows: [Row("\u{E9}")]) != Frame(rows: [Row("e\u{301}")]))
    #expect(Frame(rows: [Row("\u{E9}")]) == Frame(rows: [Row("\u{E9}")]))
    #expect(Row("a") != Row("a", style: Style(bold: true)))
  }

  /// Up to eight bytes are held in place.
  @Test(arguments: [
    "a", "é", "漢", "👍🏽", "1\u{FE0F}\u{20E3}", "e\u{301}\u{302}\u{303}", "👩‍👩‍👧", "क्षि",
    "a" + String(repeating: "\u{301}", count: 40),
  ])
  func `a cell gives back the text it was made of`(text: String) {
    let cells = Row(text).cells
    #expect(cells.count == 1)
    #expect(cells.map(\.text).joined().utf8.elementsEqual(text.utf8))
    #expect(cells == Row(text).cells)
    #expect(cells != Row(text + "\u{304}").cells)
    #expect(MemoryLayout<Cell>.stride == 24)
  }

  @Test(arguments: [
    (0, 2, "ab▁\n漢"), (0, 4, "ab  ▁\n漢"), (0, 1, "ab\u{332}\n漢"), (1, 0, "ab\n漢\u{332}"),
    (1, 1, "ab\n漢\u{332}"),
    (1, 2, "ab\n漢▁"),
  ])
  func `a frame prints with its cursor`(row: Int, column: Int, lines: String) {
    let frame = Frame(
      rows: [Row("ab"), Row("漢  ")], cursor: Frame.Position(row: row, column: column))
    #expect(frame.description == lines)
  }

  @Test func `a picture shows the blanks at the ends`() {
    let frame = Frame(rows: [Row("ab "), Row("漢")], cursor: Frame.Position(row: 0, column: 2))
    #expect(frame.picture(columns: 5) == "│ab▁  │\n│漢   │\n")
  }
}
