// A whole picture of the form: what the painter brings to the screen.

/// Rows from the top of the form's region, and where the cursor stands.
package struct Frame: Sendable, Equatable, CustomStringConvertible {
  /// A place in a frame, both counted from 0; the column in cells.
  package struct Position: Sendable, Equatable, Hashable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package var rows: [Row]
  /// Nil hides the cursor.
  package var cursor: Position?

  package init(rows: [Row] = [], cursor: Position? = nil) {
    self.rows = rows
    self.cursor = cursor
  }

  /// The rows as plain lines without the blanks at their ends; the cursor is `▁` on a blank and a
  /// low line (U+0332) under anything else.
  package var description: String {
    lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// The lines of ``description`` between bars, so that blanks at their ends show, in `columns`
  /// cells.
  package func picture(columns: Int) -> String {
    lines.map { line in
      let missing = columns - CellWidth.of(text: line)
      return "│" + line + String(repeating: " ", count: max(0, missing)) + "│\n"
    }.joined()
  }

  private var lines: [String] {
    rows.enumerated().map { index, row in
      guard let cursor, cursor.row == index else { return row.text }
      var line = ""
      var column = 0
      for cell in row.cells {
        let isHere = column <= cursor.column && cursor.column < column + cell.width
        line += !isHere ? cell.text : cell.text == " " ? "▁" : cell.text + "\u{332}"
        column += cell.width
      }
      guard cursor.column >= column else { return line }
      return line + String(repeating: " ", count: cursor.column - column) + "▁"
    }
  }
}
