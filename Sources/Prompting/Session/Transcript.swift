// What stays in the scrollback after the form was sent.

import Forms

extension Session {
  /// The title, then a line for each field: its label and its answer; of a long text the beginning and
  /// the count of its further lines.
  package func transcript(in size: Size) -> [Row] {
    let screen = ScreenPlan(size: size)
    var rows: [Row] = []
    if let title = form.title {
      var row = Row()
      append(title, to: &row, limit: size.columns, style: Theme.title)
      rows.append(row)
    }
    let column = screen.labelColumn(widest: widestLabel)
    return rows + plan.asked.map { line($0, column: column, columns: size.columns) }
  }

  private func line(_ index: Int, column: Int, columns: Int) -> Row {
    var row = Row()
    append(text(form.fields[index].label), to: &row, limit: column, style: .plain)
    row.pad(to: column + 2)
    let buffer = entries[index].editor.buffer
    guard !buffer.isEmpty else {
      row.append(glyphs.none, style: Theme.count)
      row.cut(to: columns, ellipsis: "")
      return row
    }
    let more = buffer.lineCount - 1
    var count = more == 0 ? "" : " (+\(more) \(more == 1 ? "line" : "lines"))"
    if Row(count).width > (columns - row.width) / 2 { count = more == 0 ? "" : " +\(more)" }
    let first = TextBuffer(buffer.string(in: 0..<buffer.lineEnd(containing: 0)))
    append(first, to: &row, limit: max(0, columns - row.width - Row(count).width))
    row.append(count, style: Theme.count)
    row.cut(to: columns, ellipsis: glyphs.ellipsis)
    return row
  }
}
