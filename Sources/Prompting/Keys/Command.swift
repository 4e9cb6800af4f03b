/// What a person means by the keys: the only input of a session besides the size of the screen.

/// One thing meant.
package enum Command: Equatable, Sendable {
  /// A change of the text or a move in it.
  case edit(Edit)
  case paste(Paste)

  /// ctrl-d: deletes the cluster at the cursor; where there is none it leaves the field or the form.
  case deleteForwardOrLeave

  /// By visual row in a text of several lines, to the neighbour option in a choice, else to the
  /// neighbour field.
  case up, down
  case pageUp, pageDown
  /// The first and the last option of a choice.
  case first, last

  /// Marks the highlighted option, or takes its mark away, where several may be chosen.
  case mark
  /// Yes or no.
  case answer(Bool)
  /// The other of yes and no.
  case toggle
  /// Takes what is offered behind the cursor.
  case complete

  /// Enter where it goes forward.
  case accept
  case nextField, previousField
  case send

  case interrupt, quit, suspend
  case redraw
  /// Forgets the draft that the form started with.
  case startOver
  /// The text in the person's editor; only from a key map that was told that there is one.
  case openEditor

  /// Bytes that are no UTF-8 were typed (U+FFFD was inserted in their place): worth a notice.
  case invalidBytes
}
