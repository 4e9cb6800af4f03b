// What can be wrong with a command line, and the sentence for each.

import Prompting

/// Why a command line was not understood.
enum UsageError: Error, Equatable {
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case unwantedValue(option: String)
  case emptyFileName(option: String)
  case unknownValue(String, option: String, known: [String])
  /// Of a subcommand, or of the program itself.
  case missingForm(Subcommand?)
  /// `subcommand` is the one that the first operand was perhaps meant to be.
  case extraOperand(String, subcommand: String?)
  /// A second form where a subcommand takes one.
  case extraForm(String, Subcommand)
  case repeatedStandardInput
  /// An option that means nothing to a subcommand.
  case unfitOption(String, Subcommand)
  case notSupportedYet(String)
  case missingKeys
  case badKeys(KeyScriptError, option: String)
  case badSize(String, option: String)

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
    case .missingForm(.check?):
      "at least one form file is needed, or - to read a form from stdin"
    case .missingForm:
      "a form file is needed, or - to read the form from stdin"
    case .extraOperand(let word, let subcommand):
      "unexpected argument \"\(word)\"; one form is filled in at a time"
        + (subcommand.map { " (did you mean \"ttyform \($0)\"?)" } ?? "")
    case .extraForm(let word, let subcommand):
      "unexpected argument \"\(word)\"; ttyform \(subcommand.rawValue) takes one form at a time"
    case .repeatedStandardInput:
      "- is there twice; stdin can be read once"
    case .unfitOption(let name, let subcommand):
      "\(name) has no meaning for ttyform \(subcommand.rawValue)"
    case .missingKeys:
      "--keys is needed, with what is to be typed, such as --keys 'Ada<Enter>'"
    case .badKeys(let error, let option):
      "\(option): \(error.sentence)"
    case .badSize(let value, let option):
      "\"\(value)\" is no value of \(option); a size is COLUMNSxROWS, each from 1 to \(Size.limit)"
    case .notSupportedYet(let what):
      "\(what) is not supported yet by this version of ttyform"
    }
  }

  /// The line of usage that goes with it.
  var usage: String {
    let subcommand: Subcommand? =
      switch self {
      case .missingForm(let subcommand): subcommand
      case .extraForm(_, let subcommand), .unfitOption(_, let subcommand): subcommand
      case .repeatedStandardInput: .check
      case .missingKeys, .badKeys, .badSize: .play
      default: nil
      }
    return "usage: \(subcommand?.usage ?? "ttyform FORM [options]")    (ttyform "
      + (subcommand.map { $0.rawValue + " " } ?? "") + "--help says more)"
  }
}
