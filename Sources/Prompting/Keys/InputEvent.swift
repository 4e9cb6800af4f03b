/// What the terminal's bytes mean, once they are cut into keys, pastes and reports.

/// One thing that came from the terminal.
package enum InputEvent: Equatable, Sendable {
  case key(Key)
  case paste(Paste)
  /// Where the cursor is, counted from 1; only after it was asked for.
  case cursorReport(row: Int, column: Int)
  /// Bytes that are no UTF-8 were typed; the key before this event is the U+FFFD in their place.
  case invalidBytes
}

/// A pasted text, made fit for a field, and what had to be done for that.
package struct Paste: Equatable, Sendable {
  /// The text; its line ends are `\n`, and of the control characters only tab is left.
  package var text: String

  /// How many control characters (C0, DEL, C1) were dropped.
  package var droppedControls = 0

  /// How many bytes were no UTF-8 and became U+FFFD, one for each maximal subpart.
  package var repairedBytes = 0

  /// Whether the end marker never came and silence closed the paste.
  package var unterminated = false

  package init(
    _ text: String, droppedControls: Int = 0, repairedBytes: Int = 0, unterminated: Bool = false
  ) {
    self.text = text
    self.droppedControls = droppedControls
    self.repairedBytes = repairedBytes
    self.unterminated = unterminated
  }
}
