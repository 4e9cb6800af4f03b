// The marks that the form is drawn with, for terminals with and without Unicode.

/// The marks of the form.
///
/// Every one is harmless text; widths differ between the two sets.
package struct Glyphs: Equatable, Sendable {
  /// Before a field that has a valid answer.
  package var check: String
  /// Before the field that has the cursor, and the highlighted option.
  package var current: String
  /// Before the count of fields above the window.
  package var above: String
  /// Before the count of fields below the window.
  package var below: String
  /// In place of what was cut.
  package var ellipsis: String
  /// In place of a line break inside one row.
  package var newline: String
  /// In place of a secret's cluster.
  package var dot: String
  /// Before a field whose answer is refused.
  package var cross: String
  /// Between the parts of the help line.
  package var separator: String
  /// In place of an answer that was not given.
  package var none: String
  /// Before what is chosen, and what is not, where only one can be.
  package var chosenOne: String
  package var unchosenOne: String
  /// The same where several can be.
  package var chosenOfSeveral: String
  package var unchosenOfSeveral: String

  /// For UTF-8 locales; each mark is one cell in every terminal.
  package static let unicode = Glyphs(
    check: "✔", current: "▸", above: "↑", below: "↓", ellipsis: "…", newline: "⏎", dot: "•",
    cross: "✘", separator: "·", none: "–", chosenOne: "●", unchosenOne: "○", chosenOfSeveral: "■",
    unchosenOfSeveral: "□")

  /// For all other locales.
  package static let ascii = Glyphs(
    check: "*", current: ">", above: "^", below: "v", ellipsis: "...", newline: "\\n", dot: "*",
    cross: "!", separator: "|", none: "-", chosenOne: "(*)", unchosenOne: "( )",
    chosenOfSeveral: "[x]", unchosenOfSeveral: "[ ]")
}
