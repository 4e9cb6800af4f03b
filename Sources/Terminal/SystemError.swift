// What the system refused, and why: the one error of this module.

/// A system call that failed.
package struct SystemError: Error, Hashable, Sendable {
  /// The C function, as its manual page names it: "open".
  package let call: String
  /// errno after the call.
  package let code: ErrorCode

  package init(_ call: String, _ code: ErrorCode) {
    self.call = call
    self.code = code
  }
}

extension SystemError: CustomStringConvertible {
  /// The reason alone, in English: "No such file or directory".
  package var message: String { code.description }

  /// "open: No such file or directory".
  package var description: String { "\(call): \(message)" }
}

/// An error number of the system (errno); the known ones have names.
package struct ErrorCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The system's own text for it, in English: strerror(3).
  package var description: String { SystemCalls.errorText(rawValue) }
}
