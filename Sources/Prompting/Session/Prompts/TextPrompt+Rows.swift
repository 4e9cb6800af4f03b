// The rows of a typed text, or of the placeholder in its place.

import Forms

extension TextPrompt {
  func layout(in scene: PromptScene) -> TextLayout {
    TextLayout(editor.buffer, width: scene.width)
  }

  /// How many rows the text takes: it is the same with the placeholder and with the first letters typed,
  /// so that nothing below moves.
  func height(in scene: PromptScene) -> Int {
    if let fitted, fitted.width == scene.width, fitted.room == scene.room { return fitted.height }
    return height(in: scene, firstRows(in: scene))
  }

  /// The rows from the text's start on, as many as the field may take.
  private func firstRows(in scene: PromptScene) -> [TextRow] {
    let most = min(scene.room, multiline?.maxRows ?? Self.maxSingleLineRows)
    return layout(in: scene).rows(from: 0, limit: most)
  }

  private func height(in scene: PromptScene, _ first: [TextRow]) -> Int {
    guard let multiline else { return first.count }
    let most = min(scene.room, multiline.maxRows)
    let placeholder = scene.placeholder.map { TextLayout(TextBuffer($0), width: scene.width) }
    let wanted = max(
      multiline.rows, placeholder?.rows(from: 0, limit: most).count ?? 0, first.count)
    return min(most, wanted)
  }

  mutating func show(in scene: PromptScene) {
    noteChange()
    let first = firstRows(in: scene)
    let height = height(in: scene, first)
    fitted = (scene.width, scene.room, height)
    let layout = layout(in: scene)
    if first.last?.next == nil {
      viewport.showAll(first, layout, height: height)
    } else {
      viewport.follow(editor.cursor, layout, height: height)
    }
  }

  var hiddenRows: HiddenRows {
    let hidden = viewport.hiddenLines(in: editor.buffer)
    return HiddenRows(above: hidden.above, below: hidden.below)
  }

  func rows(in scene: PromptScene) -> TextRows {
    let height = height(in: scene)
    var shown = isEmpty ? placeholderRows(in: scene, height) : textRows(in: scene, height)
    while shown.rows.count < height { shown.rows.append(Row()) }
    return shown
  }

  private func textRows(in scene: PromptScene, _ height: Int) -> TextRows {
    let layout = layout(in: scene)
    let lines = viewport.rows(layout, height: height)
    let row = lines.lastIndex { $0.contains(editor.cursor) }
    return TextRows(
      rows: lines.map { layout.cells(of: $0, style: .plain) },
      cursor: row.map {
        Frame.Position(row: $0, column: layout.column(of: editor.cursor, in: lines[$0]))
      })
  }

  /// One row, or several where the text may have several lines; what does not fit is cut with an
  /// ellipsis in the last one.
  private func placeholderRows(in scene: PromptScene, _ height: Int) -> TextRows {
    var shown = TextRows(rows: [], cursor: Frame.Position(row: 0, column: 0))
    guard let placeholder = scene.shownPlaceholder else { return shown }
    let style = scene.placeholderStyle
    guard multiline != nil else {
      var row = Row()
      row.append(words: placeholder, limit: scene.width, style: style, glyphs: scene.glyphs)
      shown.rows = [row]
      return shown
    }
    shown.rows = WrappedWords(width: scene.width, glyphs: scene.glyphs)
      .rows(of: placeholder, limit: height, style: style)
    return shown
  }

  func appendSummary(to row: inout Row, limit: Int, glyphs: Glyphs) {
    row.append(editor.buffer, limit: limit, glyphs: glyphs)
  }

  func appendTranscript(to row: inout Row, limit: Int, glyphs: Glyphs) {
    let buffer = editor.buffer
    let first = TextBuffer(buffer.string(in: 0..<buffer.lineEnd(containing: 0)))
    row.append(first, limit: limit, glyphs: glyphs)
  }
}
