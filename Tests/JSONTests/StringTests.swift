// String literals: escapes, surrogates, and bytes that are not UTF-8.

import JSON
import Testing

@Suite struct strings {
  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/""#, "\"\\/"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "A\u{E9}\u{20AC}"), (#""\ud83d\ude00x""#, "\u{1F600}x"),
    (#""\udbff\udfff\ud800\udc00""#, "\u{10FFFF}\u{10000}"), (#""\u0000""#, "\0"),
    ("\"\u{7F}\u{80}\u{2028}\u{202E}\u{FEFF}\"", "\u{7F}\u{80}\u{2028}\u{202E}\u{FEFF}"),
    ("\"ä\\nö\"", "ä\nö"), (#""'""#, "'"), (#""/* no */ # comment""#, "/* no */ # comment"),
  ])
  func `a literal is its string`(literal: String, string: String) throws {
    #expect(try JSONDocument(parsing: Array(literal.utf8)).root.value == .string(string))
  }

  @Test(
    arguments: [
      ([0xFF], [[0xFF]]), ([0x61, 0x80, 0x62], [[0x80]]), ([0xC3], [[0xC3]]),
      ([0xE2, 0x82], [[0xE2, 0x82]]), ([0xC0, 0xAF], [[0xC0], [0xAF]]),
      ([0xED, 0xA0, 0x80], [[0xED], [0xA0], [0x80]]),
      ([0xC3, 0x5C, 0x6E, 0xA9], [[0xC3], [0xA9]]),
    ] as [([UInt8], [[UInt8]])])
  func `bytes that are not UTF-8 are told one by one`(bytes: [UInt8], faults: [[UInt8]]) throws {
    let parsing = JSONDocument.parse([0x22] + bytes + [0x22])
    #expect(parsing.problems.map(\.kind) == faults.map { .invalidUTF8($0) })
    guard case .string(let text)? = parsing.root?.content else {
      Issue.record("a string was expected")
      return
    }
    #expect(text.unicodeScalars.count { $0 == "\u{FFFD}" } == faults.count)
  }

  @Test func `the sentence names the bytes`() {
    let problems = JSONDocument.parse([0x22, 0xE2, 0x82, 0x22]).problems
    #expect(problems.map(\.message) == ["these bytes are not UTF-8: e2 82"])
    let outside = JSONDocument.parse([0x5B, 0xFF, 0x5D]).problems
    #expect(outside.map(\.message) == ["these bytes are not UTF-8: ff"])
    #expect(outside.map(\.range) == [1..<2])
  }

  @Test func `problems of a string that is not UTF-8 are told once`() {
    let bytes: [UInt8] = [0x22, 0x09, 0xFF, 0x5C, 0x64, 0x22]
    #expect(JSONDocument.parse(bytes).problems.map(\.byte) == [1, 2, 3])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x31, 0x00], "the document is in UTF-16; JSON must be in UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x31], "the document is in UTF-16; JSON must be in UTF-8"),
      ([0xFF, 0xFE, 0x00, 0x00], "the document is in UTF-32; JSON must be in UTF-8"),
      ([0x00, 0x00, 0xFE, 0xFF], "the document is in UTF-32; JSON must be in UTF-8"),
      ([0x00, 0x00, 0x00, 0x31], "the document is in UTF-32; JSON must be in UTF-8"),
      ([0x00], "a NUL byte stands here; JSON is text in UTF-8"),
      ([0x00, 0x00], "a NUL byte stands here; JSON is text in UTF-8"),
    ] as [([UInt8], String)])
  func `other encodings are known by their first bytes`(bytes: [UInt8], message: String) {
    #expect(JSONDocument.parse(bytes).problems.map(\.message) == [message])
  }
}
