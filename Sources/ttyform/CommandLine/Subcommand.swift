// The words that are no form file where they stand first.

import Forms

/// What `ttyform` does besides filling in a form.
enum Subcommand: String, CaseIterable {
  case ask, check, convert, schema, play, completions, drafts, help

  /// How it is written, in one line.
  var usage: String {
    switch self {
    case .ask: "ttyform ask [options] [LABEL]"
    case .check: "ttyform check FORM..."
    case .convert: "ttyform convert FORM [--get KEY] [-o FILE]"
    case .schema: "ttyform schema FORM [-o FILE]"
    case .play: "ttyform play FORM --keys KEYS [options]"
    case .completions: "ttyform completions SHELL"
    case .help: "ttyform help [TOPIC]"
    case .drafts: "ttyform drafts [--clear] [FORM...]"
    }
  }

  /// What it does, in half a sentence.
  var summary: String {
    switch self {
    case .ask: "one question, without a form file"
    case .check: "report every mistake in form files"
    case .convert: "a form of another dialect, written natively"
    case .schema: "the JSON Schema of a form's answers"
    case .play: "fill in a form with scripted keys, to test it"
    case .completions: "the completions for bash, zsh or fish"
    case .drafts: "list or remove what was typed and not sent"
    case .help: "on a topic: \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }

  /// What stands behind it.
  enum Operand: Equatable {
    case text
    case form
    case forms
    case words([String])
  }

  var operand: Operand {
    switch self {
    case .ask: .text
    case .check, .drafts: .forms
    case .convert, .schema, .play: .form
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .help: .words(HelpTopic.names)
    }
  }

  /// The subcommand that was probably meant by a mistyped one.
  static func close(to word: String) -> String? {
    suggestion(for: word, among: allCases.map(\.rawValue))
  }
}
