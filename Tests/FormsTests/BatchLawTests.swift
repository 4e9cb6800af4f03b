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
      let whole = run(form, input, in: [input.count], size: 1 << 20, isQuick: false)
      var pieces: [Int] = []
      while pieces.reduce(0, +) < input.count {
        pieces.append(Int.random(in: 1...900, using: &generator))
      }
      let size = Int.random(in: 1...4000, using: &generator)
      #expect(
        run(form, input, in: pieces, size: size, isQuick: true) == whole, "\(name), seed \(seed)")
    }
  }

  private func padded(_ line: [UInt8]) -> [UInt8] {
    line + [0x0A] + [UInt8](repeating: 0x20, count: 8)
  }

  private struct Result: Equatable {
    var output: [UInt8] = []
    var reports: [Batch.Report] = []
    var count = 0
    var invalidCount = 0
  }

  private func run(
    _ form: Form, _ bytes: [UInt8], in pieces: [Int], size: Int, isQuick: Bool
  ) -> Result {
    var result = Result()
    var batch = Batch(form: form, recordLimit: 1 << 20, isQuick: isQuick)
    var input = RecordInput(size: size)
    var rest = bytes[...]
    for piece in pieces + [0] {
      var piece = rest.prefix(piece)
      rest = rest.dropFirst(piece.count)
      repeat {
        input.makeRoom()
        let part = piece.prefix(input.room.count)
        piece = piece.dropFirst(part.count)
        for (place, byte) in zip(input.room, part) { input.bytes[place] = byte }
        input.add(part.count)
        var isMore: Bool
        repeat {
          isMore = batch.take(from: &input)
          result.output += batch.output
          result.reports += batch.reports
          batch.clear()
        } while isMore
      } while !piece.isEmpty
    }
    result.count = batch.count
    result.invalidCount = batch.invalidCount
    return result
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
