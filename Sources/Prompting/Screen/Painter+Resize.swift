// Where the region is after the terminal has changed its size.
//
// Reflowing terminals (VTE, kitty, tmux, iTerm2) wrap each row anew at the new width; others (xterm,
// the Linux console) cut the rows and leave them where they are. The painter ends every row by
// itself, so each is one line for a reflow, and all that has to be found out is how many rows the
// cursor now stands below the region's first one. Where both ways give the same number, as after
// every widening, it is certain. Else the reported column may tell them apart, then what the
// terminal did before, then what it is believed to do. In doubt nothing has moved: that leaves a
// stale row of the form above, while the other guess could erase what is not ours.

extension Painter {
  /// The bytes that erase the region where it is after a change of size; the next
  /// ``paint(_:in:)`` draws it anew from the same first row.
  ///
  /// - Parameters:
  ///   - size: the size now.
  ///   - report: where the terminal said the cursor is since then, both counted from 0 (the reply
  ///     counts from 1); nil if it was not asked (the width is the same) or did not answer.
  ///   - reflows: whether the terminal is believed to wrap rows anew; nil if that is not known.
  package mutating func resized(
    to size: Size, report: Frame.Position?, reflows: Bool?
  ) -> [UInt8] {
    guard let before = self.size else { return [] }
    var offset = pen.row
    if before.columns != size.columns {
      offset = rowsAboveCursor(columns: size.columns, report: report, believed: reflows)
    }
    if let report { offset = min(offset, report.row) }
    self.size = size
    // The cursor goes up from where the terminal has put it; the top of the screen stops it.
    pen.beginRegion(below: min(offset, size.rows - 1))
    pen.set(.plain)
    eraseBelow()
    lines = []
    unknownFrom = nil
    return pen.flush()
  }

  /// How many rows of the screen are between the region's first row and the cursor.
  private mutating func rowsAboveCursor(
    columns: Int, report: Frame.Position?, believed: Bool?
  ) -> Int {
    let kept = Frame.Position(row: pen.row, column: min(pen.column ?? 0, columns - 1))
    let wrapped = placesAfterReflow(columns: columns)
    // With a wrap pending, some terminals report the column behind the margin.
    let reported = report.map { min($0.column, columns - 1) }
    let fitting = wrapped.first { $0.column == reported }
    guard let guess = fitting ?? wrapped.first, guess.row != kept.row else { return kept.row }
    if reported != nil && (fitting != nil) != (kept.column == reported) {
      reflows = fitting != nil
    }
    return reflows ?? believed ?? false ? guess.row : kept.row
  }

  /// The cursor's place in a region whose rows are wrapped at `columns`, from its first row.
  ///
  /// Where the cursor stands just behind a full row there are two: terminals differ.
  private func placesAfterReflow(columns: Int) -> [Frame.Position] {
    let above = lines.prefix(pen.row).reduce(0) {
      $0 + $1.place(of: $1.written, in: columns).height
    }
    let line = lines.indices.contains(pen.row) ? lines[pen.row] : Line()
    let (row, column, _) = line.place(of: pen.column ?? 0, in: columns)
    let place = Frame.Position(row: above + row, column: column)
    guard column == 0 && row > 0 else { return [place] }
    return [Frame.Position(row: place.row - 1, column: columns - 1), place]
  }
}

extension Line {
  /// Where a column of the row is after a wrap at `columns`, and how many rows the row then takes.
  ///
  /// A wide cell that would straddle the margin goes to the next row whole.
  func place(of target: Int, in columns: Int) -> (row: Int, column: Int, height: Int) {
    var (row, column, passed) = (0, 0, 0)
    var place: (Int, Int)?
    let blanks = max(written, target) - width
    let widths = cells.map(\.width) + [Int](repeating: 1, count: max(0, blanks))
    for width in widths {
      if column + width > columns { (row, column) = (row + 1, 0) }
      if passed <= target && target < passed + width {
        place = (row, min(column + target - passed, columns - 1))
      }
      column += width
      passed += width
    }
    let height = row + 1
    if column >= columns { (row, column) = (row + 1, 0) }
    let (placeRow, placeColumn) = place ?? (row, column)
    return (placeRow, placeColumn, height)
  }
}
