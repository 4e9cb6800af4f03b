// Laws over random input. A failure prints the seed of its round, which alone makes it again.

import JSON
import Support
import Testing

@Suite struct laws {
  private static let seeds: [UInt64] = (0..<8).map {
    $0 &* 0x1_0001 &+ UInt64.random(in: 0..<1 << 32)
  }

  @Test(arguments: seeds)
  func `what is written is read as the same value`(seed: UInt64) throws {
    var source = RandomDocument(random: SeededGenerator(seed: seed))
    for _ in 0..<100 {
      let value = source.value()
      for layout in [JSONWriter.Layout.indented, .oneLine] {
        let bytes = JSONWriter(layout).bytes(of: value)
        #expect(try JSONDocument(parsing: bytes).root.value == value, "seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds)
  func `white space and escapes do not change a value`(seed: UInt64) throws {
    var source = RandomDocument(random: SeededGenerator(seed: seed))
    for _ in 0..<100 {
      let value = source.value()
      let bytes = source.document(of: value)
      #expect(try JSONDocument(parsing: bytes).root.value == value, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `random bytes never trap and never pass unseen`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet =
      Array("{}[]\",:'\\/*#u0dD8cC.+-eEtrfn \n\r\t\0\u{A0}\u{FEFF}é👍".utf8) + [0xFF, 0xC3]
    for _ in 0..<1_000 {
      let count = Int.random(in: 0..<40, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      expectSound(bytes, seed: seed)
    }
  }

  @Test(arguments: seeds)
  func `a mutated document never traps and never passes unseen`(seed: UInt64) {
    var source = RandomDocument(random: SeededGenerator(seed: seed))
    for _ in 0..<50 {
      let value = source.value()
      let document = source.document(of: value)
      for _ in 0..<10 { expectSound(mutated(document, by: &source.random), seed: seed) }
    }
  }

  private func mutated(_ document: [UInt8], by random: inout SeededGenerator) -> [UInt8] {
    var bytes = document
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(bytes[index / 2], at: index)
      default: bytes.removeSubrange(index...)
      }
    }
    return bytes
  }

  /// The parse has a value or a problem, its places are inside, and its value can be written and
  /// read.
  private func expectSound(_ bytes: [UInt8], seed: UInt64) {
    let parsing = JSONDocument.parse(bytes)
    let source = SourceText(bytes)
    #expect(parsing.root != nil || !parsing.problems.isEmpty, "seed \(seed): \(bytes)")
    #expect(
      parsing.problems.allSatisfy {
        $0.range.upperBound <= bytes.count && !$0.message(in: source).isEmpty
      }, "seed \(seed): \(bytes)")
    #expect(
      zip(parsing.problems, parsing.problems.dropFirst()).allSatisfy { $0.byte <= $1.byte },
      "seed \(seed): \(bytes)")
    guard let value = parsing.root?.value else { return }
    let again = JSONDocument.parse(JSONWriter(.oneLine).bytes(of: value))
    #expect(again.root?.value == value, "seed \(seed): \(bytes)")
    if parsing.problems.isEmpty { #expect(again.problems.isEmpty, "seed \(seed): \(bytes)") }
  }
}
