// Every option of the command line, those of later versions too, so that none is taken for a mistake.

import Forms

/// An option of the command line.
enum Option: CaseIterable {
  case output, format, answers, set, setFile, print, prefix, edit, noInput, tty, batch, plain
  case color, timeout, noDraft, quiet, help, version
  case keys, size, frames, cursor

  /// The long form with its dashes.
  var long: String {
    switch self {
    case .output: "--output"
    case .format: "--format"
    case .answers: "--answers"
    case .set: "--set"
    case .setFile: "--set-file"
    case .print: "--print"
    case .prefix: "--prefix"
    case .edit: "--edit"
    case .noInput: "--no-input"
    case .tty: "--tty"
    case .batch: "--batch"
    case .plain: "--plain"
    case .color: "--color"
    case .timeout: "--timeout"
    case .noDraft: "--no-draft"
    case .quiet: "--quiet"
    case .help: "--help"
    case .version: "--version"
    case .keys: "--keys"
    case .size: "--size"
    case .frames: "--frames"
    case .cursor: "--cursor"
    }
  }

  /// The letter of the short form.
  var short: Character? {
    switch self {
    case .output: "o"
    case .format: "f"
    case .answers: "a"
    case .set: "s"
    case .edit: "e"
    case .quiet: "q"
    case .help: "h"
    default: nil
    }
  }

  var takesValue: Bool {
    switch self {
    case .noInput, .tty, .batch, .plain, .noDraft, .quiet, .help, .version, .frames, .cursor: false
    default: true
    }
  }
}

/// The words that are no form file where they stand first; some are not supported yet.
enum Subcommand: String, CaseIterable {
  case ask, check, schema, play, completions, drafts, help

  var isSupported: Bool {
    switch self {
    case .check, .schema, .play: true
    case .ask, .completions, .drafts, .help: false
    }
  }

  /// Whether an option means something here; `--help` and `--version` do everywhere.
  func takes(_ option: Option) -> Bool {
    switch self {
    case .schema: option == .output
    case .play: [.keys, .size, .frames, .cursor, .output, .format, .quiet].contains(option)
    default: false
    }
  }

  /// How it is written, in one line.
  var usage: String {
    switch self {
    case .check: "ttyform check FORM..."
    case .schema: "ttyform schema FORM [-o FILE]"
    case .play: "ttyform play FORM --keys KEYS [options]"
    case .ask, .completions, .drafts, .help: "ttyform \(rawValue)"
    }
  }

  /// The subcommand that was probably meant by a mistyped one.
  static func close(to word: String) -> String? {
    suggestion(for: word, among: allCases.map(\.rawValue))
  }
}
