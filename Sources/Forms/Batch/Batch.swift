// A batch: JSON Lines in, JSON Lines out. Each line is an object of answers to the same form; it is checked,
// completed with defaults, and written in the order of the form. Pure: the command reads, writes and tells.
//
// References: RFC 8259; jsonlines.org (UTF-8, a value a line, LF or CR LF).

import JSON

/// Checks records of answers to one form, in memory that does not grow with their number.
///
/// A line that is blank is no record. A record that is not valid is left out and told.
package struct Batch {
  /// What is to be written: whole lines, one for each valid record.
  package private(set) var output: [UInt8] = []

  /// What is to be told, in the order of the input.
  package private(set) var reports: [Report] = []

  /// How many records were taken, and how many of them were left out.
  package private(set) var count = 0
  package private(set) var invalidCount = 0

  /// How many lines of the input were used up.
  private var line = 0

  private let fill: RecordFill

  /// `nil` where every record has to go the general way.
  private var quick: QuickPass?

  /// How many bytes a record may have.
  private let recordLimit: Int

  /// Whether what comes is the rest of a record that is too long.
  private var isSkipping = false

  /// Something to tell about a line of the input, which is counted from 1.
  package struct Report: Equatable, Sendable {
    package let line: Int
    package let problem: RecordProblem
  }

  /// - Parameter recordLimit: how many bytes a record may have, inclusive.
  /// - Parameter isQuick: whether what is plainly right may be written without the general way; that changes
  ///   nothing but the time it takes.
  package init(form: Form, recordLimit: Int, isQuick: Bool = true) {
    fill = RecordFill(form)
    quick = isQuick ? QuickPass(form) : nil
    self.recordLimit = recordLimit
    output.reserveCapacity(2 * Self.outputSize)
  }

  /// From how many bytes of output on they are passed on, and from how many reports.
  private static let outputSize = 1 << 18
  private static let reportLimit = 100

  /// Takes records from the start of the input, until none is whole or enough is there to be passed on.
  ///
  /// - Returns: whether more records may be waiting; to be called again when ``output`` and ``reports``
  ///   have been passed on.
  package mutating func take(from input: inout RecordInput) -> Bool {
    while input.start < input.lineEnd {
      if output.count >= Self.outputSize || reports.count >= Self.reportLimit { return true }
      takeLine(from: &input)
    }
    if input.unfinished > recordLimit { skip(&input) }
    return false
  }

  /// Forgets what has been passed on.
  package mutating func clear() {
    output.removeAll(keepingCapacity: true)
    reports.removeAll(keepingCapacity: true)
  }

  private mutating func takeLine(from input: inout RecordInput) {
    line += 1
    if !isSkipping, input.lineEnd - input.start <= recordLimit,
      let next = quick?.take(input.bytes, from: input.start, into: &output)
    {
      input.use(upTo: next)
      count += 1
      return
    }
    let end = input.bytes[input.start...].firstIndex(of: UInt8(ascii: "\n")) ?? input.lineEnd
    let record = Array(input.bytes[input.start..<end])
    input.use(upTo: end + 1)
    if isSkipping {
      isSkipping = false
    } else if record.count > recordLimit {
      reject([.tooLong(limit: recordLimit)])
    } else if !isBlank(record) {
      take(record)
    }
  }

  /// White space alone; on the first line also a byte order mark.
  private func isBlank(_ record: [UInt8]) -> Bool {
    let isBOM = line == 1 && record.starts(with: [0xEF, 0xBB, 0xBF])
    return record.dropFirst(isBOM ? 3 : 0).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  private mutating func take(_ record: [UInt8]) {
    let outcome = fill.outcome(of: record)
    guard let answers = outcome.answers else { return reject(outcome.problems) }
    count += 1
    JSONWriter(.oneLine).append(answers.value, to: &output)
    output.append(UInt8(ascii: "\n"))
    report(outcome.problems)
  }

  private mutating func reject(_ problems: [RecordProblem]) {
    count += 1
    invalidCount += 1
    report(problems)
  }

  private mutating func report(_ problems: [RecordProblem]) {
    for problem in problems { reports.append(Report(line: line, problem: problem)) }
  }

  /// A line that is too long already is told once, and its bytes are dropped as they come.
  private mutating func skip(_ input: inout RecordInput) {
    if !isSkipping {
      isSkipping = true
      // The line is counted when its end comes.
      line += 1
      reject([.tooLong(limit: recordLimit)])
      line -= 1
    }
    input.dropUnfinished()
  }
}
