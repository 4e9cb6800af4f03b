// What the command line says about the filling in of a form.

import Dialects
import Terminal

/// A form to be filled in, and what becomes of its answers.
struct FillRequest: Equatable {
  var form: InputSource
  /// The way the form is written; told by its content where `nil`.
  var dialect: Dialect?
  var known = KnownSources()
  var output = OutputRequest()
  var asking = AskingOptions()
  /// stdin is JSON Lines, one object of answers a line.
  var isBatch = false
}

/// Where answers come from that are known before anybody is asked.
struct KnownSources: Equatable {
  /// Objects of answers that are not asked; a later one goes before an earlier one.
  var answers: [InputSource] = []
  /// Objects of answers that are filled in, but asked.
  var edits: [InputSource] = []
  /// Single answers, in the order of the command line; the last one of a name counts.
  var settings: [Setting] = []

  /// One answer: the text that a person would type.
  struct Setting: Equatable {
    /// `NAME=VALUE` or `NAME=FILE`.
    ///
    /// Which `=` ends the name, the form knows: an id may have some, too.
    var assignment: Word
    /// Whether a file is named, which has the value.
    var isFile = false
    /// As the option was written.
    var option: String

    /// What stands before the first `=` that ends a name, where no field is meant.
    var name: String {
      Word(assignment.bytes[..<firstEnd]).text
    }

    /// What stands behind a name of so many bytes and its `=`.
    func value(behind count: Int) -> Word {
      Word(assignment.bytes.dropFirst(count + 1))
    }

    /// Whether the value is read from stdin; that an id with `=` cannot say.
    var isStandardInput: Bool {
      isFile && firstValue.source == .standardInput
    }

    /// What stands behind that `=`.
    var firstValue: Word { value(behind: firstEnd) }

    /// A name has one byte at least.
    private var firstEnd: Int {
      assignment.bytes.dropFirst().firstIndex(of: UInt8(ascii: "=")) ?? assignment.bytes.count
    }
  }
}

/// How the answers are written, and where to.
struct OutputRequest: Equatable {
  /// The file that takes them instead of stdout.
  var file: FilePath?
  var format = OutputFormat.json
  /// The one answer that is written, bare.
  var print: String?
  /// Stands before the names of `sh`.
  var prefix = ""
}

/// How the answers are written.
enum OutputFormat: String, CaseIterable {
  case json
  case jsonl
  /// Assignments of the POSIX shell.
  case sh
  /// The body of an issue, as GitHub writes it from an issue form.
  case markdown
}
