// The words that are no form file where they stand first.

import Forms

/// What `ttyform` does besides filling in a form.
enum Subcommand: String, CaseIterable {
  case ask, check, convert, schema, play, completions, drafts, help

  var isSupported: Bool {
    switch self {
    case .ask, .check, .convert, .schema, .drafts: true
    case .play, .completions, .help: false
    }
  }

  /// How it is written, in one line.
  var usage: String {
    switch self {
    case .ask: "ttyform ask [options] [LABEL]"
    case .check: "ttyform check FORM..."
    case .convert: "ttyform convert FORM [--get KEY] [-o FILE]"
    case .schema: "ttyform schema FORM [-o FILE]"
    case .drafts: "ttyform drafts [--clear] [FORM...]"
    case .play, .completions, .help: "ttyform \(rawValue)"
    }
  }

  /// The subcommand that was probably meant by a mistyped one.
  static func close(to word: String) -> String? {
    suggestion(for: word, among: allCases.map(\.rawValue))
  }
}
