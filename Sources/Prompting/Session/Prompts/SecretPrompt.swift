// A text that nobody may read over a shoulder: edited as any other, shown as dots.

import Forms

/// A field whose text shows as dots.
///
/// Its killed texts stay here: what was cut out of a secret cannot be yanked elsewhere.
struct SecretPrompt: Prompt {
  private(set) var editor: TextEditor
  private var killRing = KillRing()

  /// The first row shown.
  private var top = 0

  /// Dots that stand for a secret of any length where it is not being edited.
  private static let summaryDots = 8

  /// A text that may have several lines takes line breaks when they are pasted, as a key file is; each
  /// shows as one more dot, and enter goes on.
  init(_ text: String, allowsNewlines: Bool = false) {
    editor = TextEditor(text, allowsNewlines: allowsNewlines)
  }

  /// Rows that a long secret takes at most.
  private static let maxRows = 3

  var entered: Entered { .text(editor.text) }

  var isEmpty: Bool { editor.buffer.isEmpty }

  var context: Keymap.Context { .secret }

  var measure: TextMeasure? {
    TextMeasure(length: editor.buffer.clusterCount, isBlank: editor.buffer.isBlank)
  }

  mutating func enter(_ entered: Entered) {
    guard case .text(let text) = entered else { return }
    editor = TextEditor(text, allowsNewlines: editor.allowsNewlines)
    top = 0
  }

  mutating func apply(
    _ command: Command, in scene: PromptScene, killRing: inout KillRing
  ) -> PromptEffect {
    let edit: Edit
    switch command {
    case .edit(let wanted): edit = wanted
    case .paste(let paste): edit = .paste(paste.text)
    case .deleteForwardOrLeave: edit = .deleteForward
    default: return .passed
    }
    let result = editor.apply(edit, killRing: &self.killRing)
    var effect = PromptEffect()
    effect.isChanged = result.effect == .changed
    effect.isPassed = command == .deleteForwardOrLeave && !effect.isChanged
    if result.lineBreaksMadeSpaces > 0 {
      effect.notice = .lineBreaksMadeSpaces(result.lineBreaksMadeSpaces)
    }
    return effect
  }

  mutating func leave(killRing: inout KillRing) {
    editor.breakRun(killRing: &self.killRing)
  }

  mutating func pause() {
    editor.breakUndoGroup()
  }
}

// MARK: Rows

extension SecretPrompt {
  /// Dots in a row; all are as wide as each other, so where they stand can be reckoned.
  private func dotsPerRow(in scene: PromptScene) -> Int {
    max(1, scene.width / max(1, Row(scene.glyphs.dot).width))
  }

  /// Clusters before the cursor.
  ///
  /// Costs the text, but nothing else about a key does.
  private var place: Int { editor.buffer.clusters(in: 0..<editor.cursor) }

  private func height(in scene: PromptScene) -> Int {
    let rows = editor.buffer.clusterCount / dotsPerRow(in: scene) + 1
    return min(scene.room, Self.maxRows, rows)
  }

  mutating func show(in scene: PromptScene) {
    let perRow = dotsPerRow(in: scene)
    let height = height(in: scene)
    let row = place / perRow
    let last = editor.buffer.clusterCount / perRow
    top = min(max(top, row - height + 1), row, max(0, last - height + 1))
  }

  func rows(in scene: PromptScene) -> TextRows {
    guard !isEmpty else {
      var row = Row()
      if let placeholder = scene.shownPlaceholder {
        row.append(
          words: placeholder, limit: scene.width, style: scene.placeholderStyle,
          glyphs: scene.glyphs)
      }
      return TextRows(rows: [row], cursor: Frame.Position(row: 0, column: 0))
    }
    let perRow = dotsPerRow(in: scene)
    let rows = (top..<top + height(in: scene)).map { row in
      let dots = min(perRow, max(0, editor.buffer.clusterCount - row * perRow))
      return Row(String(repeating: scene.glyphs.dot, count: dots))
    }
    let (row, column) = place.quotientAndRemainder(dividingBy: perRow)
    let dotWidth = Row(scene.glyphs.dot).width
    return TextRows(
      rows: rows, cursor: Frame.Position(row: row - top, column: column * dotWidth))
  }

  func appendSummary(to row: inout Row, limit: Int, glyphs: Glyphs) {
    let dots = String(repeating: glyphs.dot, count: Self.summaryDots)
    row.append(words: dots, limit: limit, glyphs: glyphs)
  }
}
