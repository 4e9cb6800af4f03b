// The looks of the form's parts, in one place.

import Forms

/// What each part of the form looks like.
///
/// The text is always in the terminal's own colour.
enum Theme {
  static let title = Style(bold: true)
  static let focusedLabel = Style(bold: true)
  static let focusedMark = Style(color: .ansi(6), bold: true)
  static let checkMark = Style(color: .ansi(2))
  static let error = Style(color: .ansi(1))
  static let notice = Style(color: .ansi(3))
  static let help = Style(faint: true)
  static let count = Style(faint: true)
  /// What may be taken but was not typed.
  static let offer = Style(faint: true)
  static let highlightedOption = Style(bold: true)
  static let chosenMark = Style(color: .ansi(2))
  static let hint = Style(faint: true)
}

extension Style {
  /// The look of a placeholder in a colour of the form file.
  static func placeholder(_ color: Color) -> Style {
    switch color {
    case .named(let index): Style(color: .ansi(index))
    case .palette(let index): Style(color: .palette(index))
    case .rgb(let red, let green, let blue): Style(color: .rgb(red, green, blue))
    }
  }
}
