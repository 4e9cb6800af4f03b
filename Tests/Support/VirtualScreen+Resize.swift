// What changes of size do to the virtual screen.

import Prompting

extension VirtualScreen {
  package mutating func resize(columns: Int, rows: Int) {
    if reflow == .tmux { return resizeAsTmux(columns: columns, rows: rows) }
    if reflow == .trimmed && columns != self.columns {
      wrapAnew(at: columns)
    } else {
      cut(at: columns)
    }
    let below = lines.count - rows
    if below > 0 {
      // Rows under the cursor go first, then the top scrolls off.
      let blank = lines[(cursorRow + 1)...].reversed().prefix { Self.text($0).isEmpty }.count
      lines.removeLast(min(below, reflow == .trimmed ? blank : lines.count - 1 - cursorRow))
      let over = min(max(0, lines.count - rows), cursorRow)
      history += lines[..<over]
      lines.removeFirst(over)
      lines.removeLast(max(0, lines.count - rows))
      cursorRow -= over
    }
    while lines.count < rows { lines.append(Self.blank(columns)) }
    self.columns = columns
    self.rows = rows
    last = nil
  }

  private mutating func cut(at columns: Int) {
    for row in lines.indices {
      let places = lines[row].places.prefix(columns)
      let missing = [Place](repeating: Place(), count: columns - places.count)
      lines[row] = Line(places: places + missing)
      if columns < self.columns, lines[row].places[columns - 1].text.isEmpty == false,
        CellWidth.of(cluster: lines[row].places[columns - 1].text) == 2
      {
        lines[row].places[columns - 1] = Place()
      }
    }
    if cursorColumn >= columns { cursorColumn = columns - 1 }
    isWrapPending = false
  }

  /// Joins what the terminal wrapped and wraps it at the new width.
  private mutating func wrapAnew(at columns: Int) {
    var result: [Line] = []
    var place = (row: 0, column: 0)
    var open = false
    for (row, line) in lines.enumerated() {
      var places = line.places
      if !line.goesOn {
        let end = places.lastIndex(where: \.isWritten).map { $0 + 1 } ?? 0
        // The place under the cursor is part of its line.
        places.removeLast(places.count - max(end, row == cursorRow ? cursorColumn : 0))
      }
      if !open { result.append(Line(places: [])) }
      for (column, cell) in places.enumerated() where !cell.text.isEmpty {
        let isWide = column + 1 < places.count && places[column + 1].text.isEmpty
        if result[result.count - 1].places.count + (isWide ? 2 : 1) > columns {
          result[result.count - 1].goesOn = true
          result.append(Line(places: []))
        }
        if row == cursorRow && column <= cursorColumn {
          place = (result.count - 1, result[result.count - 1].places.count)
        }
        result[result.count - 1].places.append(cell)
        if isWide { result[result.count - 1].places.append(places[column + 1]) }
      }
      if row == cursorRow && cursorColumn >= places.count {
        place = (result.count - 1, result[result.count - 1].places.count)
      }
      open = line.goesOn
    }
    for row in result.indices {
      let missing = max(0, columns - result[row].places.count)
      result[row].places += [Place](repeating: Place(), count: missing)
    }
    lines = result
    (cursorRow, cursorColumn) = (place.row, min(place.column, columns - 1))
    isWrapPending = false
  }

  private mutating func resizeAsTmux(columns: Int, rows: Int) {
    if rows < self.rows {
      let below = min(self.rows - rows, self.rows - 1 - cursorRow)
      lines.removeLast(below)
      let above = self.rows - rows - below
      history += lines.prefix(above)
      lines.removeFirst(above)
      scrolled += above
      cursorRow -= above
    } else {
      let back = min(scrolled, rows - self.rows)
      lines = history.suffix(back) + lines
      history.removeLast(back)
      scrolled -= back
      cursorRow += back
      while lines.count < rows { lines.append(Self.blank(self.columns)) }
    }
    if columns != self.columns { wrapAllAnew(at: columns, rows: rows) }
    self.columns = columns
    self.rows = rows
    last = nil
  }

  /// Wraps the scrollback and the screen, each line as far as it was ever written.
  private mutating func wrapAllAnew(at columns: Int, rows: Int) {
    var result: [Line] = []
    var place: (row: Int, column: Int)?
    // Whether the cursor goes to the end of the line that is being wrapped.
    var isAtEnd = false
    var open = false
    for (row, line) in (history + lines).enumerated() {
      let isCursorRow = row == history.count + cursorRow
      if !open { result.append(Line(places: [])) }
      let places = line.places.prefix(line.used)
      for (column, cell) in places.enumerated() where !cell.text.isEmpty {
        let isWide = column + 1 < places.count && places[column + 1].text.isEmpty
        if result[result.count - 1].places.count + (isWide ? 2 : 1) > columns {
          result[result.count - 1].goesOn = true
          result.append(Line(places: []))
        }
        let start = result[result.count - 1].places.count
        if isCursorRow && column <= cursorColumn { place = (result.count - 1, start) }
        result[result.count - 1].places.append(cell)
        if isWide { result[result.count - 1].places.append(places[column + 1]) }
      }
      if isCursorRow && cursorColumn >= line.used { isAtEnd = true }
      open = line.goesOn
      if isAtEnd && !open {
        place = (result.count - 1, result[result.count - 1].places.count)
        isAtEnd = false
      }
    }
    for row in result.indices {
      let missing = max(0, columns - result[row].places.count)
      result[row].used = result[row].places.count
      result[row].places += [Place](repeating: Place(), count: missing)
    }
    while result.count < rows { result.append(Self.blank(columns)) }
    history = Array(result.dropLast(rows))
    lines = result.suffix(rows)
    scrolled = min(scrolled, history.count)
    let row = (place?.row ?? 0) - history.count
    (cursorRow, cursorColumn) = row < 0 ? (0, 0) : (row, min(place?.column ?? 0, columns - 1))
    isWrapPending = false
  }
}
