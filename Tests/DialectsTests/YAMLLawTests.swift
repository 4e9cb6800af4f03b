// What holds for all documents: values that were written are read again, by PyYAML too; places lie in each other; and
// neither size nor depth makes trouble.

import Dialects
import JSON
import Support
import Testing

@Suite struct `YAML documents` {
  private static let seed: UInt64 = 0x59A3_1F00

  @Test func `are read as they were written`() {
    for seed in Self.seed..<Self.seed + 3000 {
      var random = RandomYAML(seed: seed)
      let (yaml, value) = random.document()
      let parsing = YAMLDocument.parse(Array(yaml.utf8))
      let isRead = parsing.problems.isEmpty && parsing.root?.value == value
      #expect(isRead, "seed \(seed):\n\(yaml)")
      if !isRead { return }
    }
  }

  @Test(.enabled(if: YAMLOracle.isThere, YAMLOracle.advice))
  func `are read by PyYAML likewise`() throws {
    var documents: [(yaml: String, value: JSONValue)] = []
    for seed in Self.seed..<Self.seed + 1000 {
      var random = RandomYAML(seed: seed)
      documents.append(random.document())
    }
    for document in `a YAML document`.cases where document.isOld {
      let value = try JSONDocument(parsing: Array(document.json.utf8)).root.value
      documents.append((document.yaml, value))
    }
    let values = try YAMLOracle.values(of: documents.map(\.yaml))
    for (document, value) in zip(documents, values) where value != document.value {
      Issue.record("PyYAML reads this otherwise:\n\(document.yaml)")
    }
  }

  /// Bytes that are nearly YAML: what both read, they read alike.
  @Test(.enabled(if: YAMLOracle.isThere, YAMLOracle.advice))
  func `that are pieces at random are read by PyYAML likewise, or refused`() throws {
    let pieces = [
      "a", "key", "x y", "1.10", "~", "''", "'b''c'", "\"d\\n\"", "- ", "a: ", "k: ", "? ", ": ",
      "[",
      "]", "{", "}", ", ", " # e", "|", "|-", ">", ">+", "|2", "\n", "\n", "\n  ", "\n    ", "\n\n",
      "  ", " ", "-", "f:g", "h#i", "é", "---\n", "\n- ", "\n  - ", "\na: ", "\n  b: ", "\n  c",
    ]
    var generator = SeededGenerator(seed: Self.seed)
    let documents = (0..<3000).map { _ in
      (0..<Int.random(in: 1...14, using: &generator)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &generator)]
      }.joined()
    }
    let values = try YAMLOracle.values(of: documents)
    var count = 0
    for (document, value) in zip(documents, values) {
      let parsing = YAMLDocument.parse(Array(document.utf8))
      guard let value, parsing.problems.isEmpty else { continue }
      count += 1
      // A text that is the whole document needs no indentation since YAML 1.2.
      if document.contains("|") || document.contains(">"), case .string = value { continue }
      #expect(parsing.root?.value == value, "\(document.debugDescription)")
    }
    #expect(count > 500)
  }

  @Test func `have their parts in each other, in order`() throws {
    for seed in Self.seed..<Self.seed + 500 {
      var random = RandomYAML(seed: seed)
      let bytes = Array(random.document().yaml.utf8)
      let root = try #require(YAMLDocument.parse(bytes).root)
      #expect(areInOrder(root, in: 0..<bytes.count), "seed \(seed)")
    }
  }

  private func areInOrder(_ node: JSONNode, in outer: Range<Int>) -> Bool {
    guard outer.lowerBound <= node.range.lowerBound, node.range.upperBound <= outer.upperBound
    else {
      return false
    }
    var last = node.range.lowerBound
    switch node.content {
    case .array(let elements):
      for element in elements {
        guard areInOrder(element, in: last..<node.range.upperBound) else { return false }
        last = element.range.upperBound
      }
    case .object(let members):
      for member in members {
        guard last <= member.nameRange.lowerBound,
          areInOrder(member.value, in: member.nameRange.upperBound..<node.range.upperBound)
        else { return false }
        last = member.value.range.upperBound
      }
    default: break
    }
    return true
  }

  @Test func `have places that hold what was read`() throws {
    let text = "a: 'b'\nc:\n- d\n- [e, \"f\"]\ng: |\n  h\ni:\nj: { k: 1.10 }\n"
    let bytes = Array(text.utf8)
    let root = try #require(YAMLDocument.parse(bytes).root)
    let quote = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
    let members = try #require(root.object)
    #expect(members.map { quote($0.nameRange) } == ["a", "c", "g", "i", "j"])
    #expect(
      members.map { quote($0.value.range) }
        == ["'b'", "- d\n- [e, \"f\"]", "|\n  h", "", "{ k: 1.10 }"])
    #expect(members[3].value.range.lowerBound == text.utf8.count - 16)
  }

  @Test func `may be 512 levels deep`() throws {
    let limit = JSONDocument.depthLimit
    let nested = { (levels: Int) in
      Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }
    #expect(YAMLDocument.parse(nested(limit)).problems == [])
    #expect(
      problems(ofYAML: nested(limit + 1)) == [
        "1:513: lists and mappings are nested too deep; 512 levels are allowed"
      ])
    let dashes = Array((String(repeating: "- ", count: 100_000) + "a").utf8)
    #expect(problems(ofYAML: dashes).count == 1)
    let brackets = Array(String(repeating: "[", count: 1_000_000).utf8)
    #expect(problems(ofYAML: brackets).count == 1)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "- a: b c\n  d: 'e'\n", "a\n", "# a\n", "\n", "- |\n  a\n", "- >\n\n\n", "\"a\\\n", "- [",
      "{a: ",
      "- - ", "? ", "a: ", "'", "*a ", "&a ", "!a ", "a b\n\n", "[a]: b\n", "- a\n b\n", "\t",
      "[a,\n", "a:\n",
    ])
  func `cost what they are long`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 1 << 17 / piece.utf8.count).utf8)
    let parsing = YAMLDocument.parse(bytes)
    #expect(parsing.root != nil || !parsing.problems.isEmpty)
  }
}

extension JSONNode {
  fileprivate var object: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }
}
