// Wrapping: nothing is lost, nothing is wider than the width, and the quick ways agree with the slow one.

import Support
import Testing

@testable import Prompting

@Suite struct `a text in rows` {
  private static let pieces = [
    "a", "b", " ", " ", "word", "longer-word", "\n", "\t", "é", "e\u{301}", "漢字", "한글", "👨‍👩‍👧",
    "🇩🇪", "\u{A0}", "\u{3000}", "क्षि", "\u{1B}", "\u{202E}", "ｶﾞ", "กำ",
  ]

  private func randomText(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...60, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  @Test(arguments: 0..<300)
  func `has every cluster in exactly one row`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = randomText(&random)
    let buffer = TextBuffer(text)
    let width = Int.random(in: 1...30, using: &random)
    let layout = TextLayout(buffer, width: width)
    let rows = layout.rows(from: 0, limit: .max)
    var next: Int? = 0
    for row in rows {
      #expect(row.range.lowerBound == next)
      // Between a row's end and the next row is nothing but the line break.
      let gap = buffer.string(in: row.range.upperBound..<(row.next ?? buffer.utf8Count))
      #expect(gap == "" || gap == "\n", "seed \(seed)")
      #expect(buffer.isBoundary(row.range.lowerBound))
      next = row.next
    }
    #expect(next == nil)
    let cursors = stride(from: 0, through: buffer.utf8Count, by: 1).filter(buffer.isBoundary)
    for cursor in cursors {
      let holding = rows.filter { $0.contains(cursor) }
      #expect(holding.count == 1, "seed \(seed), offset \(cursor)")
      guard let row = holding.first else { continue }
      #expect(layout.offset(atColumn: layout.column(of: cursor, in: row), in: row) <= cursor)
    }
  }

  @Test(arguments: 0..<300)
  func `has no row wider than the width and the one free cell`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let buffer = TextBuffer(randomText(&random))
    let width = Int.random(in: 1...30, using: &random)
    let layout = TextLayout(buffer, width: width)
    for row in layout.rows(from: 0, limit: .max) {
      let clusters = buffer.clusters(in: row.range)
      let cells = layout.cells(of: row, style: .plain)
      #expect(cells.width <= width + 1 || clusters == 1, "seed \(seed): \(cells.text)")
      #expect(
        layout.column(of: row.range.upperBound, in: row) == cells.width, "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("one two three", 8, ["one two ", "three"]),
    ("one two three", 7, ["one two ", "three"]),
    ("one two three", 6, ["one ", "two ", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("漢字漢字", 5, ["漢字", "漢字"]),
    ("漢字", 1, ["漢", "字"]),
    ("a\u{A0}b c", 3, ["a\u{A0}b ", "c"]),
    ("a\n\nb", 3, ["a", "", "b"]),
    ("a\n", 3, ["a", ""]),
    ("", 3, [""]),
    ("a\tb", 20, ["a       b"]),
    ("漢\tb", 20, ["漢      b"]),
    ("12345678\tb", 20, ["12345678        b"]),
    ("12345\tb", 6, ["12345", "        ", "b"]),
  ])
  func `breaks between words, else between clusters`(text: String, width: Int, rows: [String]) {
    let layout = TextLayout(TextBuffer(text), width: width)
    #expect(
      layout.rows(from: 0, limit: .max).map { layout.cells(of: $0, style: .plain).text } == rows)
  }
}
