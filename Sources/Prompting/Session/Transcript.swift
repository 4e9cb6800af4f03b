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
      row.append(words: title, limit: size.columns, style: theme.title, glyphs: glyphs)
      rows.append(row)
    }
    let column = screen.labelColumn(widest: labelWidths.widest)
    return rows + shown.asked.map { line($0, column: column, columns: size.columns) }
  }

  private func line(_ index: Int, column: Int, columns: Int) -> Row {
    var row = Row()
    row.append(words: text(form.fields[index].label), limit: column, glyphs: glyphs)
    row.pad(to: column + 2)
    let prompt = entries[index].prompt
    guard !prompt.isEmpty else {
      row.append(glyphs.none, style: theme.help)
      row.cut(to: columns, ellipsis: "")
      return row
    }
    let more = (prompt.measure?.lines ?? 1) - 1
    var count = more == 0 ? "" : " (+\(more) \(more == 1 ? "line" : "lines"))"
    if Row(count).width > (columns - row.width) / 2 { count = more == 0 ? "" : " +\(more)" }
    let limit = max(0, columns - row.width - Row(count).width)
    prompt.appendTranscript(to: &row, limit: limit, glyphs: glyphs)
    row.append(count, style: theme.help)
    row.cut(to: columns, ellipsis: glyphs.ellipsis)
    return row
  }
}
