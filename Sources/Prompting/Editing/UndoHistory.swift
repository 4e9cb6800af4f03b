/// Undo and redo by groups of changes, with the cursor as it stood before and after.
///
/// A change holds what was removed and what was inserted, never the whole text. A word typed is one
/// change that grows; a run of deletions is one group. A group ends at white space, at any other
/// command, and when the caller says so (a pause).

/// The changes of one text since its start, undone newest first.
struct UndoHistory: Sendable {
  /// What kind of group a change may join.
  enum Kind: Equatable, Sendable {
    case typing, deletingBackward, deletingForward
    /// Stands alone: a paste, a kill, a yank, a change of case.
    case single
  }

  /// One replacement: at `offset`, `removed` gave way to `inserted`.
  struct Change: Sendable {
    var offset: Int
    var removed: String
    var inserted: String
  }

  /// Changes that are undone together.
  struct Group: Sendable {
    var kind: Kind
    var changes: [Change]
    var cursorBefore: Int
    var cursorAfter: Int
  }

  private var done: [Group] = []
  private var undone: [Group] = []
  private var isOpen = false

  /// Remembers a change that was just made; what was undone before can no longer be redone.
  mutating func record(_ change: Change, kind: Kind, cursorBefore: Int, cursorAfter: Int) {
    undone.removeAll()
    if isOpen, let last = done.indices.last, done[last].join(change, kind: kind) {
      done[last].cursorAfter = cursorAfter
      return
    }
    done.append(
      Group(
        kind: kind, changes: [change], cursorBefore: cursorBefore, cursorAfter: cursorAfter))
    isOpen = kind != .single
  }

  /// Ends the group, so that the next change starts another.
  mutating func close() {
    isOpen = false
  }

  /// Takes the newest group, to be undone; `nil` at the initial text.
  mutating func takeUndo() -> Group? {
    isOpen = false
    guard let group = done.popLast() else { return nil }
    undone.append(group)
    return group
  }

  /// Takes the group that was undone last, to be done again.
  mutating func takeRedo() -> Group? {
    isOpen = false
    guard let group = undone.popLast() else { return nil }
    done.append(group)
    return group
  }
}

extension UndoHistory.Group {
  /// Takes a change in if it goes on where this group ended, and says whether it did.
  fileprivate mutating func join(_ change: UndoHistory.Change, kind: UndoHistory.Kind) -> Bool {
    guard kind == self.kind, let last = changes.last else { return false }
    switch kind {
    case .typing:
      guard change.removed.isEmpty, change.offset == last.offset + last.inserted.utf8.count,
        !startsWord(change.inserted, after: last.inserted)
      else { return false }
      changes[changes.count - 1].inserted += change.inserted
    case .deletingForward:
      guard change.offset == last.offset else { return false }
      changes[changes.count - 1].removed += change.removed
    case .deletingBackward:
      guard change.offset + change.removed.utf8.count == last.offset else { return false }
      changes.append(change)
    case .single:
      return false
    }
    return true
  }

  private func startsWord(_ text: String, after before: String) -> Bool {
    guard let next = text.unicodeScalars.first, let last = before.unicodeScalars.last else {
      return false
    }
    return last.isSpace && !next.isSpace
  }
}
