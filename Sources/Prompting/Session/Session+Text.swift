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
    let room = max(
      1, screen.bodyRows - 1 - remarks(in: screen).count - (screen.hasCountRows ? 2 : 0))
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
    var rows = lines.map { layout.cells(of: $0, style: .plain, indent: screen.indent) }
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

  /// Marks that there is text above or below the rows shown.
  ///
  /// How many lines that are stands at the right end of the label's first row; where that has no room, the
  /// marks alone stand in the margin of the text's first and last row. Nothing is covered.
  func mark(
    hidden: (above: Int?, below: Int?), in block: inout Block, text rows: Range<Int>,
    _ screen: ScreenPlan
  ) {
    let above = hidden.above.map { $0 > 0 ? "\(glyphs.above) \($0)" : glyphs.above }
    let below = hidden.below.map { $0 > 0 ? "\(glyphs.below) \($0)" : glyphs.below }
    let counts = Row([above, below].compactMap(\.self).joined(separator: "  "), style: Theme.count)
    guard counts.width > 0, let label = block.rows.indices.first, !rows.isEmpty else { return }
    // The last column stays free, as it does behind the text.
    let column = screen.indent + screen.textWidth - counts.width
    if rows.lowerBound > label, block.rows[label].width + 2 <= column {
      block.rows[label].pad(to: column)
      block.rows[label].append(counts)
    } else if screen.indent > 0 {
      if above != nil { mark(glyphs.above, in: &block.rows[rows.lowerBound], screen) }
      if below != nil { mark(glyphs.below, in: &block.rows[rows.upperBound - 1], screen) }
    }
  }

  /// Puts a mark into a row's margin, which is blank.
  private func mark(_ glyph: String, in row: inout Row, _ screen: ScreenPlan) {
    row.replaceMargin(screen.indent, with: Row(glyph, style: Theme.count))
  }

  private func indented(_ row: Row, in screen: ScreenPlan) -> Row {
    var indented = Row()
    indented.pad(to: screen.indent)
    indented.append(row)
    return indented
  }
}
