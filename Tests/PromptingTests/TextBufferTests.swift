/// `TextBuffer` against a plain `String`: whatever is edited, text, totals and boundaries agree.

import Prompting
import Support
import Testing

@Suite struct `text buffer` {
  /// Scalars that join with their neighbours in every way UAX #29 knows.
  static let pieces = [
    "a", "b", " ", "\n", "é", "e\u{301}", "\u{301}", "\u{323}", "你", "한", "\u{1112}", "\u{1161}",
    "\u{11AB}", "🙂", "👍", "🏽", "👨", "\u{200D}", "👩", "👧", "❤", "\u{FE0F}", "\u{20E3}", "1", "🇫",
    "🇷", "🇩", "क", "\u{94D}", "ক", "\u{9CD}", "가", "\u{1100}", "ष", "\u{93F}", "\u{200C}", "ก",
    "\u{E33}", "\u{600}", "\r", "\r\n",
    "\u{AD}", "©", "\u{0}", "\u{E0067}",
  ]

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `random edits agree with a plain string`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var buffer = TextBuffer()
    var model = ""
    for step in 0..<60 {
      let scalars = Array(model.unicodeScalars)
      let from = Int.random(in: 0...scalars.count, using: &generator)
      let to = min(scalars.count, from + Int.random(in: 0...3, using: &generator))
      let text = (0..<Int.random(in: 0...4, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()

      let lower = scalars[..<from].reduce(0) { $0 + UTF8.width($1) }
      let upper = scalars[from..<to].reduce(lower) { $0 + UTF8.width($1) }
      buffer.replace(lower..<upper, with: text)
      model = Self.string(scalars[..<from]) + text + Self.string(scalars[to...])

      let comment: Comment = "seed \(seed) step \(step) text \(model.unicodeScalars.map(\.value))"
      #expect(Array(buffer.string.utf8) == Array(model.utf8), comment)
      #expect(buffer.utf8Count == model.utf8.count, comment)
      #expect(buffer.clusterCount == model.count, comment)
      #expect(buffer.lineCount == model.utf8.count { $0 == 10 } + 1, comment)
      #expect(Self.boundariesForward(buffer) == Self.boundaries(model), comment)
      #expect(Self.boundariesBackward(buffer) == Self.boundaries(model).reversed(), comment)
      let certain = (0...buffer.utf8Count).filter(buffer.isBoundary)
      #expect(certain == Self.boundaries(model), comment)
    }
  }

  @Test(arguments: [
    ("👨‍👩‍👧", 1), ("🇫🇷🇩🇪", 2), ("e\u{301}\u{323}", 1), ("स्ते", 1), ("กำ", 1),
    ("\u{1112}\u{1161}\u{11AB}", 1),
    ("1\u{FE0F}\u{20E3}", 1), ("क\u{94D}\u{200C}ष", 2), ("\r\n", 1),
  ])
  func `a cluster counts once`(text: String, count: Int) {
    #expect(TextBuffer(text).clusterCount == count)
  }

  @Test(arguments: 0...0x1F)
  func `every scalar breaks and joins as in a plain string`(block: UInt32) {
    for value in (block << 12)..<((block + 1) << 12) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)a\(scalar)\(scalar)\u{1F469}\(scalar)"
      let buffer = TextBuffer(text)
      #expect(Self.boundariesForward(buffer) == Self.boundaries(text), "U+\(value)")
      #expect(Self.boundariesBackward(buffer) == Self.boundaries(text).reversed(), "U+\(value)")
    }
  }

  @Test func `a range that cuts scalars or leaves the text is moved to what is there`() {
    var buffer = TextBuffer("aéb")
    buffer.replace(2..<99, with: "X")
    #expect(buffer.string == "aX")
    buffer.replace(-5..<0, with: "Y")
    #expect(buffer.string == "YaX")
  }

  @Test func `lines are found from any place in them`() {
    let buffer = TextBuffer("ab\n\ncdé")
    #expect((0...buffer.utf8Count).map(buffer.lineStart) == [0, 0, 0, 3, 4, 4, 4, 4, 4])
    #expect((0...buffer.utf8Count).map(buffer.lineEnd) == [2, 2, 2, 3, 8, 8, 8, 8, 8])
    #expect(buffer.nextLineStart(after: 0) == 3)
    #expect(buffer.nextLineStart(after: 4) == nil)
    #expect(buffer.previousLineStart(before: 5) == 3)
    #expect(buffer.previousLineStart(before: 2) == nil)
  }

  @Test func `the byte and cluster at an offset are read across the gap`() {
    var buffer = TextBuffer("abcd")
    buffer.replace(2..<2, with: "你")
    #expect((0...7).map(buffer.byte) == [97, 98, 0xE4, 0xBD, 0xA0, 99, 100, 0])
    #expect(buffer.cluster(at: 3) == "你")
    #expect(buffer.clusterRange(at: 4) == 2..<5)
    #expect(buffer.cluster(at: 7) == nil)
    #expect(buffer.scalar(before: 5) == "你")
    #expect(buffer.scalarStart(before: 5) == 2)
  }

  @Test func `a long run of marks or flags is one cluster or its pairs`() {
    let marks = TextBuffer("a" + String(repeating: "\u{301}", count: 5_000) + "b")
    #expect(marks.clusterCount == 2)
    #expect(marks.boundary(before: marks.utf8Count - 1) == 0)
    var flags = TextBuffer(String(repeating: "🇫🇷", count: 500))
    #expect(flags.clusterCount == 500)
    flags.replace(0..<0, with: "🇩")
    #expect(flags.clusterCount == 501)
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func boundaries(_ text: String) -> [Int] {
    text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
  }

  private static func boundariesForward(_ buffer: TextBuffer) -> [Int] {
    var found = [0]
    while let last = found.last, last < buffer.utf8Count {
      found.append(buffer.boundary(after: last))
    }
    return found
  }

  private static func boundariesBackward(_ buffer: TextBuffer) -> [Int] {
    var found = [buffer.utf8Count]
    while let last = found.last, last > 0 { found.append(buffer.boundary(before: last)) }
    return found
  }
}
