// A line as the terminal hands it over, and what can be wrong with it before it is looked at.

/// A line that a person typed.
package struct TypedLine: Sendable {
  /// Without the newline.
  package let bytes: [UInt8]

  package let end: End

  /// Whether the line is as long as the terminal's lines can be, so that its end may have been dropped.
  package let isFull: Bool

  /// What ended the line.
  package enum End: Equatable, Sendable {
    case newline

    /// The key for the end of input, which the terminal does not show.
    case endKey
  }

  /// Whether the line was there before its prompt, so that the terminal has not shown its end behind it.
  package var isTypedAhead = false

  package init(_ bytes: [UInt8], end: End = .newline, isFull: Bool = false) {
    // What sends CR LF is understood.
    self.bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    self.end = end
    self.isFull = isFull
  }

  /// The line's text; throws where there is none that could be trusted.
  var text: String {
    get throws(LineFault) {
      if isFull { throw LineFault(.full(bytes: bytes.count)) }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw LineFault(.notUTF8) }
      return text
    }
  }
}

/// Why a line cannot be taken.
struct LineFault: Error, Equatable {
  let fact: Fact

  /// The number of the line in a text of several lines, counted from 1.
  var line: Int?

  enum Fact: Equatable {
    case notUTF8
    case full(bytes: Int)
  }

  init(_ fact: Fact) { self.fact = fact }

  func numbered(_ line: Int) -> LineFault {
    var fault = self
    fault.line = line
    return fault
  }

  var sentence: String {
    let line = line.map { "Line \($0)" } ?? "This line"
    return switch fact {
    case .notUTF8:
      line + " is not UTF-8."
    case .full(let bytes):
      line + " has \(bytes) bytes, the most that a terminal passes on, so its end may be missing."
    }
  }
}
