// The kinds of field: the `type` of a form file, with the settings that belong to one kind alone.

/// What kind of answer a field takes.
package enum FieldKind: Sendable {
  /// Shows its label and description and asks nothing.
  case note

  /// Text of one line, or of several where it has multi-line settings.
  case text(Multiline?)

  case email
  case url
  case tel

  /// A number of JSON, which keeps its digits.
  case number

  /// A number without point or exponent.
  case integer

  /// Yes or no.
  case boolean

  /// One option or several.
  case select(Choices)

  /// A day of the calendar, `YYYY-MM-DD`.
  case date

  /// A time of day, `HH:MM` or `HH:MM:SS`.
  case time

  /// A day and a time of RFC 3339, with or without an offset.
  case datetime

  /// The path of a file; it is not looked at whether there is one.
  case path
}

/// The settings of a text that may have several lines.
package struct Multiline: Sendable, Equatable {
  /// Rows shown at first, at least 1.
  package var rows = 3

  /// Rows shown at most before the text scrolls; never under `rows`.
  package var maxRows = 10

  package var enter = EnterKey.newline

  /// The language that an external editor is told, such as `shell`.
  package var language: String?

  package init() {}

  /// What the enter key does in the field.
  package enum EnterKey: String, Sendable, CaseIterable {
    case newline
    case next
  }
}
