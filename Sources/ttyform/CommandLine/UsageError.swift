// What can be wrong with a command line, and the sentence for each.

import Prompting

/// Why a command line was not understood.
enum UsageError: Error, Equatable {
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case unwantedValue(option: String)
  case emptyFileName(option: String)
  case unknownValue(String, option: String, known: [String])
  /// A value of `--set` or `--set-file` without name and `=`; it is not quoted, since it may be a secret.
  case noAssignment(option: String, example: String)
  case badDuration(String, option: String)
  case badPrefix(String)
  /// Two options that contradict each other, as they were written.
  case exclusive(String, String)
  /// An option that means nothing without another.
  case useless(String, without: String)
  /// An option whose text is empty.
  case emptyText(option: String)
  /// An option that may stand there once.
  case repeatedOption(String)
  /// Two things that would both come from stdin.
  case repeatedStandardInput(String, String)
  /// Of a subcommand, or of the program itself.
  case missingForm(Subcommand?)
  /// `subcommand` is the one that the first operand was perhaps meant to be.
  case extraOperand(String, subcommand: String?)
  /// A second form where a subcommand takes one.
  case extraForm(String, Subcommand)
  /// A second operand of `ask`.
  case extraLabel(String)
  /// An option that means nothing to a subcommand, or to the filling in of a form.
  case unfitOption(String, Subcommand?)
  /// A subcommand without the word that it needs, and the words that it knows.
  case missingOperand(Subcommand, [String])
  case unknownOperand(String, Subcommand, [String], _ suggestion: String?)
  /// A word too many of a subcommand that takes no forms.
  case extraWord(String, Subcommand)
  /// `play` without anything to type.
  case missingKeys
  case badKeys(KeyScriptError)
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
    case .emptyText(let option):
      "\(option) needs a text, not an empty one"
    case .unknownValue(let value, let option, let known):
      "\"\(value)\" is no value of \(option); known: \(known.joined(separator: ", "))"
    case .noAssignment(let option, let example):
      "\(option) needs a name, = and a value, such as \(example)"
    case .badDuration(let value, let option):
      "\(option) needs a time such as 30s, 5m or 1h, not \"\(value)\""
    case .badPrefix(let prefix):
      "--prefix needs letters of ASCII, digits and _, not beginning with a digit, not \"\(prefix)\""
    case .exclusive(let one, let other):
      "\(one) and \(other) exclude each other"
    case .useless(let option, let other):
      "\(option) means something only together with \(other)"
    case .repeatedOption(let option):
      "\(option) is there twice"
    case .repeatedStandardInput(let one, let other) where one == other:
      "- is there twice; stdin can be read once"
    case .repeatedStandardInput(let one, let other):
      "\(one) and \(other) would both read stdin; only one thing can come from it"
    case .missingForm(.check?):
      "at least one form file is needed, or - to read a form from stdin"
    case .missingForm:
      "a form file is needed, or - to read the form from stdin"
    case .extraOperand(let word, let subcommand):
      "unexpected argument \"\(word)\"; one form is filled in at a time"
        + (subcommand.map { " (did you mean \"ttyform \($0)\"?)" } ?? "")
    case .extraForm(let word, let subcommand):
      "unexpected argument \"\(word)\"; ttyform \(subcommand.rawValue) takes one form at a time"
    case .extraLabel(let word):
      "unexpected argument \"\(word)\"; a label of several words stands in quotes"
    case .unfitOption(let name, let subcommand?):
      "\(name) has no meaning for ttyform \(subcommand.rawValue)"
    case .unfitOption(let name, nil):
      if let subcommand = Option.onlyUser(ofOptionNamed: name) {
        "\(name) has a meaning only for ttyform \(subcommand.rawValue)"
      } else {
        "\(name) has a meaning only for ttyform ask; in a form it is a key of a field"
      }
    case .missingOperand(let subcommand, let known):
      "ttyform \(subcommand.rawValue) needs one of: \(known.joined(separator: ", "))"
    case .unknownOperand(let word, let subcommand, let known, let suggestion):
      "ttyform \(subcommand.rawValue) knows no \"\(word)\"; "
        + (suggestion.map { "did you mean \"\($0)\"?" } ?? "known: \(known.joined(separator: ", "))")
    case .extraWord(let word, let subcommand):
      "unexpected argument \"\(word)\"; ttyform \(subcommand.rawValue) takes one word at most"
    case .missingKeys:
      "--keys is needed, with what is to be typed, such as --keys 'Ada<Enter>'"
    case .badKeys(let error):
      "--keys: \(error.sentence)"
    case .badSize(let value, let option):
      "\"\(value)\" is no value of \(option); a size is COLSxROWS, each from 1 to \(Size.limit)"
    }
  }

  /// The line of usage that goes with it.
  ///
  /// - Parameter subcommand: the one that was called; `nil` where a form was to be filled in.
  static func usage(of subcommand: Subcommand?) -> String {
    "usage: \(subcommand?.usage ?? "ttyform FORM [options]")    (ttyform "
      + (subcommand.map { $0.rawValue + " " } ?? "") + "--help says more)"
  }
}

extension Option {
  /// The one subcommand that an option means something to, but for `ask`, whose options are keys of a field.
  fileprivate static func onlyUser(ofOptionNamed name: String) -> Subcommand? {
    allCases.first { $0.long == name }.flatMap { option in
      Subcommand.allCases.first { option.isTaken(by: $0) && $0 != .ask }
    }
  }
}
