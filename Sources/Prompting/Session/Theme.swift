// The looks of the form's parts, in one place.

import Forms

/// What each part of the form looks like.
///
/// What is typed is always in the terminal's own colour.
package struct Theme: Sendable, Equatable {
  /// Of the form, and in the transcript.
  var title = Style(bold: true)
  /// Of the field that has the cursor, and of a note.
  var label = Style(bold: true)
  /// The mark before what has the cursor.
  var accent = Style(color: .ansi(6), bold: true)
  /// The option that enter takes.
  var option = Style(bold: true)
  /// The marks before what is answered or chosen.
  var check = Style(color: .ansi(2))
  var error = Style(color: .ansi(1))
  /// What is said about the last key.
  var notice = Style(color: .ansi(3))
  /// The help line, and counts of what is not seen.
  var help = Style(faint: true)
  /// What may be taken or done but was not typed.
  var hint = Style(faint: true)
  /// Where neither the form nor the field names a colour.
  var placeholder = Style(color: .grey)

  /// The usual looks.
  package init() {}

  /// The look of a placeholder, in the colour that the form file names, where it does.
  func placeholder(_ color: Color?) -> Style {
    color.map { Style(color: TerminalColor($0)) } ?? placeholder
  }
}

extension TerminalColor {
  /// The colour that a form file, or a person, names.
  init(_ color: Color) {
    switch color {
    case .named(let index): self = .ansi(index)
    case .palette(let index): self = .palette(index)
    case .rgb(let red, let green, let blue): self = .rgb(red, green, blue)
    }
  }
}
