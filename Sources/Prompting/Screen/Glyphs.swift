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
  /// In place of a secret's cluster, and between the parts of the help line.
  package var dot: String

  /// For UTF-8 locales; each mark is one cell in every terminal.
  package static let unicode = Glyphs(
    check: "✔", current: "▸", above: "↑", below: "↓", ellipsis: "…", newline: "⏎", dot: "•")

  /// For all other locales.
  package static let ascii = Glyphs(
    check: "*", current: ">", above: "^", below: "v", ellipsis: "...", newline: "\\n", dot: "*")
}
