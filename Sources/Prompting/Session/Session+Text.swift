// The text of the open field, or the placeholder in its place.

import Forms

/// Rows of a text and the cursor in them; the column counts from the text's own first cell.
struct TextRows {
  var rows: [Row]
  var cursor: Frame.Position?
}

extension Session {
  /// How the open field's text is wrapped.
  func layout(in screen: ScreenPlan) -> TextLayout {
    TextLayout(entries[focus].editor.buffer, width: screen.textWidth)
  }

  /// How many rows the open field's text takes: it is the same with the placeholder and with the first
  /// letters typed, so that nothing below moves.
  func textHeight(in screen: ScreenPlan) -> Int {
    let layout = layout(in: screen)
    // The label and what is said about the text are seen with it, as far as there is room at all.
    let remarks = min(remarks(in: screen).count, screen.remarkRows)
    let room = max(1, screen.openRows - remarks - 1)
    guard let multiline = focusedField.multiline else {
      return min(room, layout.rows(from: 0, limit: 3).count)
    }
    let most = min(room, multiline.maxRows)
    let wanted = max(
      multiline.rows, placeholderRows(in: screen, limit: most).count,
      layout.rows(from: 0, limit: most).count)
    return min(most, wanted)
  }

  /// The rows of the open field's text, from those that the viewport shows.
  func textRows(in screen: ScreenPlan) -> TextRows {
    let entry = entries[focus]
    let height = textHeight(in: screen)
    guard !entry.editor.buffer.isEmpty else {
      var rows = focusedField.placeholderHides == .focus ? [] : shownPlaceholder(in: screen, height)
      while rows.count < height { rows.append(Row()) }
      return TextRows(rows: rows, cursor: Frame.Position(row: 0, column: 0))
    }
    let layout = layout(in: screen)
    let lines = entry.viewport.rows(layout, height: height)
    var rows = lines.map { indented(layout.cells(of: $0, style: .plain), in: screen) }
    let cursor = entry.editor.cursor
    let row = lines.lastIndex { $0.contains(cursor) }
    while rows.count < height { rows.append(Row()) }
    return TextRows(
      rows: rows,
      cursor: row.map {
        Frame.Position(row: $0, column: layout.column(of: cursor, in: lines[$0]))
      })
  }

  /// The placeholder of the open field: one row, or several where the text may have several lines; what
  /// does not fit is cut with an ellipsis in the last one.
  private func shownPlaceholder(in screen: ScreenPlan, _ height: Int) -> [Row] {
    let field = focusedField
    guard let placeholder = field.placeholder else { return [] }
    let style = Style.placeholder(field.placeholderColor)
    guard field.multiline != nil else {
      var row = Row()
      append(text(placeholder), to: &row, limit: screen.textWidth, style: style)
      return [indented(row, in: screen)]
    }
    let layout = TextLayout(TextBuffer(text(placeholder)), width: screen.textWidth)
    let lines = layout.rows(from: 0, limit: height)
    return lines.enumerated().map { index, line in
      var row = layout.cells(of: line, style: style)
      if index == height - 1, line.next != nil {
        let ellipsis = Row(glyphs.ellipsis, style: style)
        row.cut(to: screen.textWidth - ellipsis.width, ellipsis: "")
        row.append(ellipsis)
        row.cut(to: screen.textWidth, ellipsis: "")
      }
      return indented(row, in: screen)
    }
  }

  private func placeholderRows(in screen: ScreenPlan, limit: Int) -> [TextRow] {
    guard let placeholder = focusedField.placeholder else { return [] }
    return TextLayout(TextBuffer(text(placeholder)), width: screen.textWidth)
      .rows(from: 0, limit: limit)
  }

  private func indented(_ row: Row, in screen: ScreenPlan) -> Row {
    var indented = Row()
    indented.pad(to: screen.indent)
    indented.append(row)
    return indented
  }
}
