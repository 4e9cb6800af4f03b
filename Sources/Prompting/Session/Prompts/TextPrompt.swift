// A text that is typed, of one line or of several: text, e-mail, URL, telephone number, number.

import Forms

/// A field whose text is edited.
struct TextPrompt: Prompt {
  var editor: TextEditor
  var viewport = TextViewport()

  /// How a text of several lines behaves; `nil` for one line.
  let multiline: Multiline?

  /// The height that `show` has found, and for what scene.
  var fitted: (width: Int, room: Int, height: Int)?

  /// Rows that a single line takes at most.
  static let maxSingleLineRows = 3

  init(_ text: String, multiline: Multiline? = nil) {
    editor = TextEditor(text, allowsNewlines: multiline != nil)
    self.multiline = multiline
  }

  var entered: Entered { .text(editor.text) }

  var isEmpty: Bool { editor.buffer.isEmpty }

  var context: Keymap.Context {
    guard let multiline else { return .singleLine }
    return .multiLine(enterMovesOn: multiline.enter == .next)
  }

  var measure: TextMeasure? {
    TextMeasure(
      length: editor.buffer.clusterCount, isBlank: editor.buffer.isBlank,
      lines: editor.buffer.lineCount)
  }

  mutating func enter(_ entered: Entered) {
    guard case .text(let text) = entered else { return }
    editor = TextEditor(text, allowsNewlines: multiline != nil)
    viewport = TextViewport()
    fitted = nil
  }

  mutating func apply(
    _ command: Command, in scene: PromptScene, killRing: inout KillRing
  ) -> PromptEffect {
    switch command {
    case .edit(let edit): apply(edit, &killRing)
    case .paste(let paste): apply(.paste(paste.text), &killRing)
    case .deleteForwardOrLeave:
      apply(.deleteForward, &killRing).isChanged ? .changed : .passed
    case .up, .down, .pageUp, .pageDown:
      multiline != nil && moveByRows(command, in: scene) ? .taken : .passed
    default: .passed
    }
  }

  private mutating func apply(_ edit: Edit, _ killRing: inout KillRing) -> PromptEffect {
    viewport.releaseColumn()
    let result = editor.apply(edit, killRing: &killRing)
    var effect = result.effect == .changed ? PromptEffect.changed : .taken
    if result.lineBreaksMadeSpaces > 0 {
      effect.notice = .lineBreaksMadeSpaces(result.lineBreaksMadeSpaces)
    } else if result.droppedFinalLineBreak {
      effect.notice = .finalLineBreakDropped
    }
    return effect
  }

  /// Moves inside the text; false where the cursor already stands at the end that lies that way, but for a
  /// page key in a text that is partly hidden.
  private mutating func moveByRows(_ command: Command, in scene: PromptScene) -> Bool {
    noteChange()
    let page = max(1, height(in: scene) - 1)
    let count =
      switch command {
      case .up: -1
      case .down: 1
      case .pageUp: -page
      default: page
      }
    guard let offset = viewport.offset(rows: count, from: editor.cursor, layout(in: scene)) else {
      // A page key that finds nothing to page through is for the form.
      return abs(count) > 1 && !hiddenRows.isNone
    }
    editor.moveCursor(to: offset)
    return true
  }

  /// Lets the viewport forget what the changed text has moved.
  mutating func noteChange() {
    guard let offset = editor.buffer.takeLowestChange() else { return }
    viewport.textChanged(from: offset)
    fitted = nil
  }

  mutating func leave(killRing: inout KillRing) {
    viewport.releaseColumn()
    editor.breakRun(killRing: &killRing)
  }

  mutating func pause() {
    editor.breakUndoGroup()
  }
}

extension TextBuffer {
  /// Whether the text is empty or white space alone.
  ///
  /// Costs the white space at its start.
  var isBlank: Bool {
    var offset = 0
    while let scalar = scalar(at: offset) {
      if !scalar.properties.isWhitespace { return false }
      offset += UTF8.width(scalar)
    }
    return true
  }
}
