// The laws of a batch: what the quick pass takes, the general way takes too and writes in the same bytes; and it
// makes no difference in which pieces the input comes.

import JSON
import Support
import Testing

@testable import Forms

@Suite struct `a batch by law` {
  @Test func `the quick pass writes what the general way writes`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    var counts = (forms: 0, quick: 0, records: 0)
    for (name, form) in try sampleForms() {
      guard var quick = QuickPass(form) else { continue }
      counts.forms += 1
      let fill = RecordFill(form)
      let answers = RandomAnswers(form)
      let isLarge = form.fields.count > 30
      var rounds = (0..<(isLarge ? 30 : 150)).map { _ in answers.next(&generator) }
      // Each value in each field once.
      for (index, pool) in answers.pools.enumerated() where !isLarge {
        rounds += pool.map { answers.next(&generator, with: $0, at: index) }
      }
      for members in rounds {
        let line = RandomRecords.line(members, &generator)
        counts.records += 1
        var output: [UInt8] = []
        let end = quick.take(padded(line), from: 0, into: &output)
        guard let end else {
          #expect(output == [], "\(name), seed \(seed)")
          continue
        }
        counts.quick += 1
        #expect(end == line.count + 1, "\(name), seed \(seed)")
        let outcome = fill.outcome(of: line)
        var expected: [UInt8] = []
        if let answers = outcome.answers {
          expected = JSONWriter(.oneLine).bytes(of: answers.value) + [0x0A]
        }
        if output != expected || outcome.problems != [] {
          Issue.record(
            """
            \(name), seed \(seed): \(String(decoding: line, as: UTF8.self))
            quick   \(String(decoding: output, as: UTF8.self))
            general \(String(decoding: expected, as: UTF8.self)) \(outcome.problems)
            """)
        }
      }
    }
    // A quick pass that takes nothing would keep the law too.
    #expect(counts.forms > 5, "\(counts)")
    #expect(counts.quick * 4 > counts.records, "\(counts)")
  }

  @Test func `the pieces in which the input comes make no difference`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    for (name, form) in try sampleForms() {
      let answers = RandomAnswers(form)
      var input: [UInt8] = []
      for _ in 0..<(form.fields.count > 30 ? 10 : 60) {
        input += RandomRecords.line(answers.next(&generator), &generator) + [0x0A]
        if Int.random(in: 0..<10, using: &generator) == 0 { input.append(0x0A) }
      }
      if Bool.random(using: &generator) { input.removeLast() }
      var general = Batch(form: form, recordLimit: 1 << 20, isQuick: false)
      let whole = general.outcome(of: input)
      let pieces = (0..<200).map { _ in Int.random(in: 1...900, using: &generator) }
      let size = Int.random(in: 1...4000, using: &generator)
      var batch = Batch(form: form, recordLimit: 1 << 20)
      #expect(batch.outcome(of: input, in: pieces, size: size) == whole, "\(name), seed \(seed)")
    }
  }

  private func padded(_ line: [UInt8]) -> [UInt8] {
    line + [0x0A] + [UInt8](repeating: 0x20, count: 8)
  }
}

/// Every sample, every real form, and the forms made for laws.
private func sampleForms() throws -> [(name: String, form: Form)] {
  var forms: [(name: String, form: Form)] = []
  for path in ["../../forms", "../Data/real-forms", "../Data/forms"] {
    let folder = FixtureFolder(path)
    for name in folder.names(withExtension: "json") where !name.hasSuffix(".schema.json") {
      let document = try JSONDocument(parsing: folder.bytes(of: name) ?? [])
      forms.append(("\(path)/\(name)", try FormReader.form(from: document.root)))
    }
  }
  return forms
}
