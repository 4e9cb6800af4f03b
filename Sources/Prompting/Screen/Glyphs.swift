// The marks that the form is drawn with, for terminals with and without Unicode.

/// The marks of the form: for UTF-8 locales, where each is one cell in every terminal, and for all others.
///
/// Every one is harmless text; widths differ between the two sets.
package enum Glyphs: Sendable {
  case unicode
  case ascii

  /// Before a field that has a valid answer.
  package var check: String { self == .unicode ? "✔" : "*" }

  /// Before the field that has the cursor, and the highlighted option.
  package var current: String { self == .unicode ? "▸" : ">" }

  /// Before the count of fields above the window.
  package var above: String { self == .unicode ? "↑" : "^" }

  /// Before the count of fields below the window.
  package var below: String { self == .unicode ? "↓" : "v" }

  /// In place of what was cut.
  package var ellipsis: String { self == .unicode ? "…" : "..." }

  /// In place of a line break inside one row.
  package var newline: String { self == .unicode ? "⏎" : "\\n" }

  /// In place of a secret's cluster.
  package var dot: String { self == .unicode ? "•" : "*" }

  /// Before a field whose answer is refused.
  package var cross: String { self == .unicode ? "✘" : "!" }

  /// Between the parts of the help line.
  package var separator: String { self == .unicode ? "·" : "|" }

  /// In place of an answer that was not given.
  package var none: String { self == .unicode ? "–" : "-" }

  /// Before what is chosen where only one can be.
  package var chosenOne: String { self == .unicode ? "●" : "(*)" }

  /// Before what is not chosen where only one can be.
  package var unchosenOne: String { self == .unicode ? "○" : "( )" }

  /// Before what is chosen where several can be.
  package var chosenOfSeveral: String { self == .unicode ? "■" : "[x]" }

  /// Before what is not chosen where several can be.
  package var unchosenOfSeveral: String { self == .unicode ? "□" : "[ ]" }
}
