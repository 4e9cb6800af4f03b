// The law of `ttyform schema`: what ttyform accepts is valid by the schema, and what it refuses is not, as far as a
// schema can say. Held on random answers to every sample, every real form, and forms made for it.

import Forms
import JSON
import Support
import Testing

private let sources: [(name: String, bytes: [UInt8])] =
  ["../../forms", "../Data/real-forms", "../Data/forms"].flatMap { path in
    let folder = FixtureFolder(path)
    return folder.names(withExtension: "json").filter { !$0.hasSuffix(".schema.json") }.map {
      ("\(path)/\($0)", folder.bytes(of: $0) ?? [])
    }
  }

@Suite struct `schemas of answers` {
  @Test(.enabled(if: SchemaOracle.isThere, SchemaOracle.advice))
  func `say of random answers what ttyform says`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    var oracle = SchemaOracle()
    var questions: [(form: String, answers: JSONValue, expected: AnswerVerdict)] = []
    for (name, bytes) in sources {
      let form = try FormReader.form(from: try JSONDocument(parsing: bytes).root.withoutMessages)
      let answers = RandomAnswers(form)
      oracle.use(FormSchema.schema(of: form))
      var counts = (accepted: 0, refused: 0)
      var rounds = (0..<200).map { _ in answers.next(&generator) }
      if name.hasPrefix("../Data/forms") {
        // Each value in each field once.
        for (index, pool) in answers.pools.enumerated() {
          rounds += pool.map { answers.next(&generator, with: $0, at: index) }
        }
      }
      for members in rounds {
        let verdict = answers.verdict(on: members)
        guard verdict != .between else { continue }
        if verdict == .accepted { counts.accepted += 1 } else { counts.refused += 1 }
        let object = answers.object(members)
        questions.append((name, object, verdict))
        oracle.ask(object)
      }
      #expect(counts.accepted > 0 && counts.refused > 0, "\(name), seed \(seed): \(counts)")
    }
    let verdicts = try oracle.verdicts()
    try #require(verdicts.count == questions.count)
    for (question, isValid) in zip(questions, verdicts)
    where isValid != (question.expected == .accepted) {
      Issue.record(
        "\(question.form), seed \(seed): \(question.expected), but \(isValid ? "valid" : "not valid"): \(oneLine(question.answers))"
      )
    }
  }
}

extension JSONNode {
  /// The document without the messages of rules, which would hide what was wrong.
  fileprivate var withoutMessages: JSONNode {
    get throws {
      let bytes = JSONWriter().bytes(of: value.withoutMessages)
      return try JSONDocument(parsing: bytes).root
    }
  }
}

extension JSONValue {
  fileprivate var withoutMessages: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutMessages))
    case .object(let members):
      .object(
        members.filter { $0.name != "message" }.map {
          JSONMember(name: $0.name, value: $0.value.withoutMessages)
        })
    default: self
    }
  }
}
