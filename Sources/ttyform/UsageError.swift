// What can be wrong with a command line, and the sentence for each.

/// Why a command line was not understood.
enum UsageError: Error, Equatable {
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case unwantedValue(option: String)
  case emptyFileName(option: String)
  case unknownValue(String, option: String, known: [String])
  case missingForm
  /// `subcommand` is the one that the first operand was perhaps meant to be.
  case extraOperand(String, subcommand: String?)
  case notSupportedYet(String)

  /// What is wrong and what would be right.
  ///
  /// It quotes the command line, so it is not yet harmless for a screen.
  var sentence: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      "unknown option \"\(name)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    case .missingValue(let option):
      "\(option) needs a value"
        + "; one that begins with - is written \(option)\(option.hasPrefix("--") ? "=" : "")-value"
    case .unwantedValue(let option):
      "\(option) takes no value"
    case .emptyFileName(let option):
      "\(option) needs the name of a file, not an empty one"
    case .unknownValue(let value, let option, let known):
      "\"\(value)\" is no value of \(option); known: \(known.joined(separator: ", "))"
    case .missingForm:
      "a form file is needed, or - to read the form from stdin"
    case .extraOperand(let word, let subcommand):
      "unexpected argument \"\(word)\"; one form is filled in at a time"
        + (subcommand.map { " (did you mean \"ttyform \($0)\"?)" } ?? "")
    case .notSupportedYet(let what):
      "\(what) is not supported yet by this version of ttyform"
    }
  }
}
