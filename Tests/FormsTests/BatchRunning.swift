// Runs a batch in memory, for the tests of this module.

import Forms

/// All that a batch came to.
struct BatchOutcome: Equatable {
  var output: [UInt8] = []
  var reports: [Batch.Report] = []
  var count = 0
  var invalidCount = 0

  /// The whole lines that were written, without line feeds.
  var lines: [String] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// What was told, as `LINE:COLUMN: SENTENCE`.
  var told: [String] {
    reports.map { report in
      "\(report.line)" + (report.problem.column.map { ":\($0)" } ?? "")
        + (report.problem.isNote ? ": note: " : ": ") + report.problem.sentence
    }
  }
}

extension Batch {
  /// What a batch of some bytes comes to, which come in pieces of the given lengths and then the rest.
  ///
  /// - Parameter size: of the window at its start.
  mutating func outcome(
    of bytes: [UInt8], in pieces: [Int] = [], size: Int = 1 << 16
  ) -> BatchOutcome {
    var outcome = BatchOutcome()
    var input = RecordInput(size: size)
    var rest = bytes[...]
    for piece in pieces + [bytes.count] {
      var piece = rest.prefix(piece)
      rest = rest.dropFirst(piece.count)
      while !piece.isEmpty {
        input.makeRoom()
        let part = piece.prefix(input.room.count)
        piece = piece.dropFirst(part.count)
        for (place, byte) in zip(input.room, part) { input.bytes[place] = byte }
        input.add(part.count)
        passOn(&input, to: &outcome)
      }
    }
    input.makeRoom()
    input.add(0)
    passOn(&input, to: &outcome)
    return outcome
  }

  private mutating func passOn(_ input: inout RecordInput, to outcome: inout BatchOutcome) {
    var isMore: Bool
    repeat {
      isMore = take(from: &input)
      outcome.output += output
      outcome.reports += reports
      clear()
    } while isMore
    (outcome.count, outcome.invalidCount) = (count, invalidCount)
  }
}
