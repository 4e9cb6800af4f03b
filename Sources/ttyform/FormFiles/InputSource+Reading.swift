// Reading what the command line names: whole, within limits, and in time.

import JSON
import Terminal

/// What keeps an input without end from taking all memory before anybody is told.
enum Limits {
  /// Bytes of a form file, or of answers on stdin: far beyond what a person or a script means.
  static let input = 1 << 29
}

/// When to give up, in milliseconds of the monotonic clock; `nil` for never.
typealias Deadline = Int?

extension InputSource {
  /// All bytes of it.
  func read(until deadline: Deadline) throws(SystemError) -> [UInt8] {
    switch self {
    case .file(let path): try path.readAll(limit: Limits.input, deadline: deadline)
    case .standardInput:
      try Descriptor.standardInput.readAll(limit: Limits.input, deadline: deadline)
    }
  }

  /// All bytes of it, or the end of the program with what keeps it from being read.
  ///
  /// - Parameter hint: what was perhaps meant instead; looked for only where it is told.
  func bytes(
    until deadline: Deadline, hint: () -> String? = { nil }
  ) throws(Stop) -> [UInt8] {
    do throws(SystemError) {
      return try read(until: deadline)
    } catch {
      if error.code == .timedOut, deadline != nil { throw .timedOut }
      throw Stop(
        .inputOutput, "cannot read \(name): \(error.message)" + (hint().map { "; \($0)" } ?? ""))
    }
  }
}

extension Stop {
  /// The end when the time is over.
  static var timedOut: Stop { Stop(.timedOut, "timed out") }
}
