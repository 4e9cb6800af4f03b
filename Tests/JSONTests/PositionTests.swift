// Bytes to lines and columns, and the caret under a place.

import JSON
import Support
import Testing

@Suite struct positions {
  @Test(arguments: [
    ("‸", 1, 1), ("a‸b", 1, 2), ("a\n‸", 2, 1), ("a\r\n‸b", 2, 1), ("a\r‸b", 2, 1),
    ("a‸\r\nb", 1, 2), ("\n\n\r‸x", 4, 1), ("ä€👍‸x", 1, 4), ("e\u{301}‸x", 1, 3),
    ("\u{FEFF}‸x", 1, 1), ("\u{FEFF}a\n\u{FEFF}‸x", 2, 2),
  ])
  func `lines end by LF, CR LF or CR, columns count scalars`(
    marked: String, line: Int, column: Int
  ) throws {
    let text = MarkedText(marked)
    let byte = try #require(text.places.first)
    let position = SourceText(text.bytes).position(ofByte: byte)
    #expect(position == SourcePosition(line: line, column: column, byte: byte))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFF], 3), ([0xE2, 0x82], 2), ([0xF0, 0x9F, 0x91], 2), ([0xC0, 0x80], 3),
      ([0xED, 0xA0, 0x80], 4), ([0xF4, 0x90], 3), ([0xE2, 0x28], 3),
    ] as [([UInt8], Int)])
  func `each maximal subpart of what is not UTF-8 is a column and a U+FFFD`(
    bytes: [UInt8], column: Int
  ) {
    let source = SourceText(bytes)
    #expect(source.position(ofByte: bytes.count).column == column)
    #expect(source.line(1).unicodeScalars.count == column - 1)
  }

  @Test func `a byte inside of a scalar belongs to that scalar`() {
    let source = SourceText(Array("a👍b".utf8))
    #expect((0...6).map { source.position(ofByte: $0).column } == [1, 2, 2, 2, 2, 3, 4])
  }

  @Test func `an offset outside of the text is taken for the nearest inside`() {
    let source = SourceText(Array("ab".utf8))
    #expect(source.position(ofByte: -1) == SourcePosition(line: 1, column: 1, byte: 0))
    #expect(source.position(ofByte: 99) == SourcePosition(line: 1, column: 3, byte: 2))
  }

  @Test func `what is masked keeps its place`() {
    let text = SourceText(Array("{\"a\": \"é\nb\", \"c\"}".utf8))
    let masked = text.masking([6..<11, 900..<1000])
    #expect(String(decoding: masked.bytes, as: UTF8.self) == "{\"a\": \"**\n*\", \"c\"}")
    #expect(text.masking([]).bytes == text.bytes)
  }

  @Test func `lines come without their ends`() {
    let source = SourceText(Array("\u{FEFF}a\r\n\r\rb\n\nc\n".utf8))
    #expect(source.lineCount == 7)
    #expect((0...8).map { source.line($0) } == ["", "a", "", "", "b", "", "c", "", ""])
  }

  @Test(arguments: [
    ("{\"größe\": 1‸ \"b\"}", "{\"größe\": 1 \"b\"}\n           ^"),
    ("\u{FEFF}[\r\n  ‸True\r\n]", "  True\n  ^"),
    ("[1,\n2‸", "2\n ^"),
    ("‸", "\n^"),
  ])
  func `a caret stands under the place`(marked: String, shown: String) throws {
    let text = MarkedText(marked)
    let problem = try #require(JSONDocument.parse(text.bytes).problems.first)
    #expect([problem.byte] == text.places)
    #expect(caretLines(of: problem, in: SourceText(text.bytes)) == shown)
  }
}

@Suite struct `places in a string literal` {
  @Test(arguments: [
    #""‸a‸b‸""#, #""‸\n‸b‸""#, #""‸ä‸\u00e4‸\ud83d\ude00‸👍‸""#, #""‸\\‸\"‸""#, #""‸""#,
    #""‸\‸d‸+‸""#, #""‸\ud83d‸\u0041‸""#, #""‸\u12‸x‸""#, #"'‸"‸'"#, #""‸a‸"#, #""‸a‸\‸"#,
  ])
  func `a scalar of the string is found in the document`(marked: String) {
    let text = MarkedText("[ " + marked)
    let literal = StringLiteral(at: 2, in: text.bytes)
    #expect(text.places.indices.map { literal.byte(ofScalar: $0) } == text.places)
    #expect(literal.byte(ofScalar: 1_000) == text.places.last)
    let indices = Array(text.places.indices)
    #expect(literal.bytes(ofScalars: indices) == text.places)
    #expect(literal.bytes(ofScalars: indices.reversed()) == text.places.reversed())
  }

  @Test func `a literal outside of the document ends where the document does`() {
    #expect(StringLiteral(at: 7, in: [0x22]).byte(ofScalar: 0) == 1)
    #expect(StringLiteral(at: -1, in: []).byte(ofScalar: 3) == 0)
    #expect(StringLiteral(at: -1, in: []).bytes(ofScalars: [3, 0]) == [0, 0])
  }
}
