// A frame as plain text: for scripts and pages, where nothing has a colour.

extension Frame {
  /// The rows without the blanks at their ends, each with a line break.
  ///
  /// - Parameter cursor: stands before the cell of the cursor, where it is given and there is one.
  package func text(cursor mark: String? = nil) -> String {
    rows.enumerated().map { index, row in
      var line = row.text
      if let mark, let cursor, cursor.row == index { line = row.text(mark, at: cursor.column) }
      while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
      return line + "\n"
    }.joined()
  }
}

extension Row {
  /// The clusters with a mark before the cell at a column, blanks between them where that is beyond the end.
  fileprivate func text(_ mark: String, at column: Int) -> String {
    var line = ""
    var reached = 0
    for cell in cells {
      if reached <= column, column < reached + cell.width { line += mark }
      line += cell.text
      reached += cell.width
    }
    guard reached <= column else { return line }
    return line + String(repeating: " ", count: column - reached) + mark
  }
}
