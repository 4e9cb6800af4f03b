// Every option of the command line in one table: what it is called, what value it takes, what it does, and where it
// means something. The parser, the help texts, the completions and the manual page are made from it.

/// An option of the command line.
enum Option: CaseIterable {
  // What becomes of the answers.
  case output, format, print, prefix, json
  // What is known already, and whether the rest is asked.
  case answers, edit, set, setFile, noInput, tty, batch
  // How it is asked.
  case plain, color, timeout, noDraft, quiet
  // The one question of `ask`: each stands for a key of a field.
  case confirm, optionsFrom
  case type, id, description, placeholder, placeholderColor, placeholderHides
  case multiline, maxRows, enter, language
  case option, multiple, other
  case defaultAnswer, required, secret
  case pattern, minLength, maxLength, min, max, minItems, maxItems, const, message
  // Which way the form is written, and what is wanted of it.
  case dialect, get
  // The keys of `play`, and what is shown of them.
  case keys, size, frames, cursor
  // What becomes of drafts.
  case clear
  case help, version, man

  /// The long form with its dashes.
  var long: String { "--" + definition.name }

  /// The letter of the short form.
  var short: Character? { definition.short }

  /// What value it takes; `nil` for a flag.
  var value: OptionValue? { definition.value }

  /// What it does, in half a sentence.
  var summary: String { definition.summary }

  /// The same where the subcommand makes a difference; `nil` is the filling in of a form.
  func summary(for subcommand: Subcommand?) -> String {
    switch (self, subcommand) {
    case (.quiet, .play): "print no screen, only the answers"
    case (.output, .schema): "write the schema to FILE, whole or not at all"
    case (.output, .convert): "write the form to FILE, whole or not at all"
    case (.output, .ask): "write the answer to FILE, whole or not at all"
    default: summary
    }
  }

  /// Whether the option means something to a subcommand; `nil` is the filling in of a form.
  ///
  /// `--help` and `--version` do everywhere.
  func isTaken(by subcommand: Subcommand?) -> Bool {
    switch self {
    case .help, .version:
      true
    case .output:
      [nil, .ask, .convert, .schema, .play].contains(subcommand)
    case .quiet:
      [nil, .ask, .play].contains(subcommand)
    case .noInput, .tty, .plain, .color, .timeout, .noDraft:
      [nil, .ask].contains(subcommand)
    case .format, .print, .prefix, .answers, .edit, .set, .setFile:
      [nil, .play].contains(subcommand)
    case .batch:
      subcommand == nil
    case .dialect:
      [nil, .check, .convert, .schema, .play].contains(subcommand)
    case .get:
      subcommand == .convert
    case .man:
      subcommand == .help
    case .keys, .size, .frames, .cursor:
      subcommand == .play
    case .clear:
      subcommand == .drafts
    default:
      subcommand == .ask
    }
  }
}

extension Option {
  /// Whether help texts name it for a subcommand: it may be taken and change nothing.
  func isListed(for subcommand: Subcommand?) -> Bool {
    // A question has no draft to begin with.
    isTaken(by: subcommand) && !(self == .noDraft && subcommand == .ask)
  }
}

/// The value of an option.
struct OptionValue: Equatable {
  /// Whether it may be left out; it then stands only in the option's own word, behind `=`.
  enum Need: Equatable { case needed, optional }

  /// What completions offer for it.
  enum Kind: Equatable {
    case text
    case file
    case words([String])
    /// The id of a field of the form on the same command line.
    case fieldID
    /// An id, `=` and a text.
    case assignment
    /// An id, `=` and the name of a file.
    case fileAssignment
  }

  /// How help texts call it: `FILE`.
  let name: String
  let kind: Kind
  var need = Need.needed

  /// The words that may stand there, where they are few.
  var words: [String]? {
    if case .words(let words) = kind { words } else { nil }
  }

  static let file = OptionValue(name: "FILE", kind: .file)
  static let count = OptionValue(name: "N", kind: .text)

  static func text(_ name: String) -> OptionValue { OptionValue(name: name, kind: .text) }

  static func words<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _: Word.Type
  ) -> OptionValue {
    OptionValue(name: name, kind: .words(Word.allCases.map(\.rawValue)))
  }
}
