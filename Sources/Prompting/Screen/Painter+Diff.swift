// One row over another: which cells are written, and what is erased after them.

extension Painter {
  /// Brings the region's row to `line`, from what it shows now.
  mutating func repaint(_ row: Int, as line: Line, columns: Int) {
    let isUnknown = row >= unknownFrom ?? .max
    // Rows that the region never had are blank.
    let before = !isUnknown && row < lines.count ? lines[row] : Line()
    while lines.count <= row { lines.append(Line()) }
    var line = line
    line.written = before.written
    line.everWritten = before.everWritten
    lines[row] = line

    let change = Change(from: before, to: line)
    pen.move(toRow: row)
    if isUnknown {
      // As a whole, so that tmux forgets how long the row was, and that the row above went on in it.
      pen.set(.plain)
      move(to: row, 0)
      pen.output += TerminalModes.eraseToEndOfRow
    }
    var column = change.unchanged.columns
    for index in line.cells.indices.dropFirst(change.unchanged.cells) {
      if change.isDirty(column, cell: index) {
        move(to: row, column, over: line)
        write(line.cells[index], columns: columns, isCovering: change.isCovering(column))
      }
      column += line.cells[index].width
    }
    if isUnknown {
      eraseUnknown(below: row, columns: columns)
    } else if line.width < columns {
      eraseEnd(of: row, change, columns: columns)
    }
  }

  /// Erases the rows under one that has just been written, so that they are known to be blank.
  ///
  /// Not from the last column's pending wrap, where erasing would take the last cell.
  private mutating func eraseUnknown(below row: Int, columns: Int) {
    guard lines[row].width < columns else { return unknownFrom = row + 1 }
    pen.set(.plain)
    move(to: row, lines[row].width, over: lines[row])
    eraseBelow()
    unknownFrom = nil
    lines.removeSubrange((row + 1)...)
  }

  /// Blanks what is left of the old row behind the new one.
  ///
  /// Never in the last column's pending wrap, where erasing would take the last cell.
  private mutating func eraseEnd(of row: Int, _ change: Change, columns: Int) {
    let width = lines[row].width
    guard change.isSpilled || change.oldWidth > width else { return }
    pen.set(.plain)
    move(to: row, width, over: lines[row])
    if !change.isSpilled && change.oldWidth == width + 1 && width + 1 < columns {
      pen.write(" ", width: 1, columns: columns)
    } else {
      pen.output += TerminalModes.eraseToEndOfRow
      lines[row].written = width
      if width == 0 { lines[row].everWritten = 0 }
    }
  }

  /// Blanks the region's rows from `row` on, which it loses.
  mutating func erase(from row: Int) {
    pen.set(.plain)
    move(to: row, 0)
    eraseBelow()
    lines.removeSubrange(row...)
  }

  /// Writes one cell where the pen stands.
  ///
  /// A cluster of disputed width is written over blanks, so that a terminal that gives it one cell
  /// leaves none of the old text in the other, and with the wrap off where a terminal that gives it
  /// more cells would go over the margin. Behind it the column is unknown.
  mutating func write(_ cell: Cell, columns: Int, isCovering: Bool = false) {
    pen.set(cell.style)
    defer { note() }
    if cell.byte != 0 { return pen.write(cell.byte, columns: columns) }
    guard cell.isDisputed, let column = pen.column else {
      pen.write(cell.text, width: cell.width, columns: columns)
      return
    }
    let isAtMargin = column + CellWidth.mostCells(of: cell.text) > columns
    if isAtMargin { pen.output += TerminalModes.wrapOff }
    if isCovering && cell.width == 2 {
      pen.write("  ", width: 2, columns: columns)
      pen.column = nil
      pen.move(to: column)
    }
    pen.write(cell.text, width: cell.width, columns: columns)
    if isAtMargin { pen.output += TerminalModes.wrapOn }
    pen.column = nil
  }

  /// Remembers how far the pen has written.
  mutating func note() {
    guard lines.indices.contains(pen.row) else { return }
    lines[pen.row].written = max(lines[pen.row].written, pen.reach)
    lines[pen.row].everWritten = max(lines[pen.row].everWritten, pen.reach)
  }
}

extension Cell {
  /// Whether terminals disagree on its width.
  ///
  /// Most cells are one byte and are never disputed.
  var isDisputed: Bool { byte == 0 && CellWidth.isDisputed(cluster: text) }
}

/// What differs between two states of one row.
private struct Change {
  /// The width of the old row.
  let oldWidth: Int
  /// How much is the same from the left edge on.
  let unchanged: (cells: Int, columns: Int)
  private let old: [Cell]
  private let new: [Cell]
  /// Whether each cell of both is one byte in one column, so that cells can be told by their columns.
  private let isPlain: Bool
  /// The old row's cell of each column; empty where cells are told by their columns.
  private let oldColumns: [Int?]
  /// The first column where a cluster of disputed width comes or goes: it may have been drawn wider
  /// or narrower than it counts, so all from there on is written anew.
  private var spill = Int.max

  var isSpilled: Bool { spill != .max }

  init(from before: Line, to after: Line) {
    oldWidth = before.width
    unchanged = after.common(with: before)
    old = before.cells
    new = after.cells
    isPlain = before.isPlain && after.isPlain
    oldColumns = isPlain ? [] : before.columns
    if isPlain { return }
    let newColumns = after.columns
    for (cells, slots, others, otherSlots) in [
      (old, oldColumns, new, newColumns), (new, newColumns, old, oldColumns),
    ] {
      for (column, slot) in slots.enumerated() {
        guard let slot, column < spill, cells[slot].isDisputed else { continue }
        let opposite = column < otherSlots.count ? otherSlots[column] : nil
        if opposite.map({ others[$0] }) != cells[slot] { spill = column }
      }
    }
  }

  /// Whether the new row's cell, which begins at `column`, has to be written.
  func isDirty(_ column: Int, cell index: Int) -> Bool {
    if column >= spill { return true }
    if isPlain { return index < old.count ? old[index] != new[index] : !new[index].isBlank }
    guard column < oldColumns.count else { return !new[index].isBlank }
    guard let slot = oldColumns[column] else { return true }
    return old[slot] != new[index]
  }

  /// Whether something may show in the column behind `column`.
  func isCovering(_ column: Int) -> Bool {
    column > spill || column + 1 < oldWidth
  }
}
