/// The one way in which the text changes, and what takes changes back: undo and redo.

extension TextEditor {
  /// Replaces a range, remembers it for undo, and puts the cursor behind the new text.
  ///
  /// If old and new text join to one cluster there, the cursor goes behind that cluster.
  mutating func change(
    _ range: Range<Int>, to text: String, kind: UndoHistory.Kind, cursor place: Int? = nil
  ) -> EditResult {
    guard !range.isEmpty || !text.isEmpty else { return .nothing }
    let change = UndoHistory.Change(
      offset: range.lowerBound, removed: buffer.string(in: range), inserted: text)
    let before = cursor
    buffer.replace(range, with: text)
    cursor = buffer.boundary(atOrAfter: place ?? range.lowerBound + text.utf8.count)
    history.record(change, kind: kind, cursorBefore: before, cursorAfter: cursor)
    return .changed
  }

  /// Moves the cursor to a boundary.
  mutating func move(to offset: Int) -> EditResult {
    let place = min(max(offset, 0), buffer.utf8Count)
    guard place != cursor else { return .nothing }
    cursor = place
    return .moved
  }

  /// Takes the newest group of changes back and puts the cursor where it stood before.
  mutating func undo() -> EditResult {
    guard let group = history.takeUndo() else { return .nothing }
    for change in group.changes.reversed() {
      let end = change.offset + change.inserted.utf8.count
      buffer.replace(change.offset..<end, with: change.removed)
    }
    cursor = group.cursorBefore
    return .changed
  }

  /// Makes the changes again that were undone last.
  mutating func redo() -> EditResult {
    guard let group = history.takeRedo() else { return .nothing }
    for change in group.changes {
      let end = change.offset + change.removed.utf8.count
      buffer.replace(change.offset..<end, with: change.inserted)
    }
    cursor = group.cursorAfter
    return .changed
  }
}
