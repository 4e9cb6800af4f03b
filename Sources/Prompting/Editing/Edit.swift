/// What can be done to a text: the vocabulary of `TextEditor`, in the terms of readline and Emacs.
///
/// Moves by visual rows are not here: they need a layout.

/// One editing command.
package enum Edit: Equatable, Hashable, Sendable {
  /// Typed text: runs of it are undone word by word.
  case insert(String)
  /// Pasted text: one undo step, whatever its length.
  case paste(String)
  /// A line break; nothing in a text of one line.
  case insertNewline

  /// The cluster before or after the cursor; does not enter the kill ring.
  case deleteBackward, deleteForward

  /// One cluster, across line breaks.
  case moveLeft, moveRight
  /// To the start of the word before the cursor, to the end of the word after it.
  case moveWordLeft, moveWordRight
  case moveToLineStart, moveToLineEnd
  case moveToTextStart, moveToTextEnd

  /// Back to white space (unix-word-rubout).
  case killToWhiteSpace
  /// Back or forward by the word rules of `moveWordLeft` and `moveWordRight`.
  case killWordBackward, killWordForward
  /// To an end of the line; at that end it takes the line break.
  case killToLineStart, killToLineEnd
  /// Brings the last killed text back.
  case yank
  /// Right after a yank: the killed text before that one instead.
  case yankPop

  case transposeCharacters, transposeWords
  /// From the cursor to the end of the word.
  case upcaseWord, downcaseWord, capitalizeWord

  case undo, redo
}

/// What came of an edit, for the screen and for notices.
package struct EditResult: Equatable, Sendable {
  /// How far the edit went.
  package enum Effect: Equatable, Sendable {
    /// The text is another (the cursor may be elsewhere too).
    case changed
    /// Only the cursor is elsewhere.
    case moved
    case nothing
  }

  package var effect: Effect
  /// How many line breaks of the inserted text became spaces, in a text of one line.
  package var lineBreaksMadeSpaces = 0
  /// Whether a line break at the end of the inserted text was dropped, in a text of one line.
  package var droppedFinalLineBreak = false

  /// An effect, with no line break changed on the way.
  package init(_ effect: Effect) {
    self.effect = effect
  }
}
