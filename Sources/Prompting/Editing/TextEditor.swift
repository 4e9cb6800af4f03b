/// A text with a cursor: one edit in, a changed text and the facts about it out.
///
/// The rules are those of readline's Emacs mode on grapheme clusters; each family of edits has a
/// file of its own. Nothing here draws, and nothing knows rows: a move by visual row is made by
/// whoever has the layout, through `moveCursor(to:)`.

/// The editor of one field.
package struct TextEditor: Sendable {
  /// The text.
  package internal(set) var buffer: TextBuffer

  /// Where the next text goes: a byte offset, always between two grapheme clusters.
  package internal(set) var cursor: Int

  /// Whether the text may have several lines; if not, line breaks that come in become spaces.
  package let allowsNewlines: Bool

  var history = UndoHistory()

  /// The text that the last command yanked, which `yankPop` may replace.
  var yanked: Range<Int>?

  /// Whether the last command here was a kill, which the next one may join.
  private var lastWasKill = false

  /// Starts with a text that undo never goes behind, the cursor at its end.
  package init(_ text: String = "", allowsNewlines: Bool = false) {
    buffer = TextBuffer(text)
    cursor = buffer.utf8Count
    self.allowsNewlines = allowsNewlines
  }

  /// The whole text, copied.
  package var text: String { buffer.string }

  /// Carries out one edit.
  ///
  /// The kill ring comes from the caller, since fields share it and a secret does not.
  @discardableResult
  package mutating func apply(_ edit: Edit, killRing: inout KillRing) -> EditResult {
    let yankedBefore = yanked
    yanked = nil
    if !edit.isKill || !lastWasKill { killRing.breakChain() }
    lastWasKill = edit.isKill
    if !edit.staysInUndoGroup { history.close() }
    switch edit {
    case .insert(let text): return insert(text, over: cursor..<cursor, kind: .typing)
    case .paste(let text): return insert(text, over: cursor..<cursor, kind: .single)
    case .insertNewline:
      guard allowsNewlines else { return .nothing }
      return insert("\n", over: cursor..<cursor, kind: .typing)
    case .deleteBackward: return deleteBackward()
    case .deleteForward: return deleteForward()
    case .moveLeft: return move(to: buffer.boundary(before: cursor))
    case .moveRight: return move(to: buffer.boundary(after: cursor))
    case .moveWordLeft: return move(to: buffer.wordStart(before: cursor))
    case .moveWordRight: return move(to: buffer.wordEnd(after: cursor))
    case .moveToLineStart: return move(to: buffer.lineStart(containing: cursor))
    case .moveToLineEnd: return move(to: buffer.lineEnd(containing: cursor))
    case .moveToTextStart: return move(to: 0)
    case .moveToTextEnd: return move(to: buffer.utf8Count)
    case .killToWhiteSpace:
      return kill(backTo: buffer.nonSpaceStart(before: cursor), &killRing)
    case .killWordBackward: return kill(backTo: buffer.wordStart(before: cursor), &killRing)
    case .killWordForward: return kill(upTo: buffer.wordEnd(after: cursor), &killRing)
    case .killToLineStart: return killToLineStart(&killRing)
    case .killToLineEnd: return killToLineEnd(&killRing)
    case .yank: return yank(killRing.newest(), over: cursor..<cursor)
    case .yankPop:
      guard let range = yankedBefore else { return .nothing }
      return yank(killRing.older(), over: range)
    case .transposeCharacters: return transposeCharacters()
    case .transposeWords: return transposeWords()
    case .upcaseWord: return changeCase { $0.uppercased() }
    case .downcaseWord: return changeCase { $0.lowercased() }
    case .capitalizeWord: return changeCase(Self.capitalized)
    case .undo: return undo()
    case .redo: return redo()
    }
  }

  /// Puts another text, fitted to the field, in the place of the whole, as one undo step.
  ///
  /// The cursor goes to the boundary at or behind `cursor` (bytes), by default to the end.
  @discardableResult
  package mutating func setText(_ text: String, cursor: Int? = nil) -> EditResult {
    forgetLastCommand()
    let place = cursor ?? Int.max
    guard !text.utf8.elementsEqual(buffer.string.utf8) else { return move(to: place) }
    return insert(text, over: 0..<buffer.utf8Count, kind: .single, cursor: place)
  }

  /// Puts the cursor on the boundary at or before an offset: a move by row, page or mouse.
  @discardableResult
  package mutating func moveCursor(to offset: Int) -> EditResult {
    forgetLastCommand()
    return move(to: buffer.boundary(atOrBefore: offset))
  }

  /// Ends the undo group: after a pause, and when the field is left.
  package mutating func breakUndoGroup() {
    history.close()
  }

  /// Tells the editor that a command came between which is no edit, or that the field is left.
  ///
  /// The next kill, yank-pop or typed letter then does not join what was before.
  package mutating func breakRun(killRing: inout KillRing) {
    forgetLastCommand()
    killRing.breakChain()
  }

  private mutating func forgetLastCommand() {
    breakUndoGroup()
    yanked = nil
    lastWasKill = false
  }
}

extension EditResult {
  static let nothing = EditResult(.nothing)
  static let moved = EditResult(.moved)
  static let changed = EditResult(.changed)
}

extension Edit {
  fileprivate var isKill: Bool {
    switch self {
    case .killToWhiteSpace, .killWordBackward, .killWordForward, .killToLineStart, .killToLineEnd:
      true
    default: false
    }
  }

  /// Edits that may join the group before them; `UndoHistory` decides whether they do.
  fileprivate var staysInUndoGroup: Bool {
    switch self {
    case .insert, .insertNewline, .deleteBackward, .deleteForward: true
    default: false
    }
  }
}
