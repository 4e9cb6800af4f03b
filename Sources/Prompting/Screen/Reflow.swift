// What terminals do to their rows when their width changes, and how many rows that makes of one.

/// What a terminal does to the rows on its screen when its width changes.
package enum Reflow: Sendable, CaseIterable {
  /// It cuts them and leaves them where they are: xterm, the Linux console, GNU screen.
  case cut
  /// It wraps each at the new width, up to the last cell written since the row's end was erased: VTE,
  /// kitty, foot, WezTerm, iTerm2.
  case trimmed
  /// It wraps each as far as it was *ever* written since it was last cleared whole, for erasing a row's
  /// end leaves its length as it is; and it keeps the last rows, those under the cursor too, so that
  /// others go into the scrollback.
  case tmux
}

/// The cells of a row that a reflow wraps, as their widths.
struct Extent: Sendable {
  var widths: [Int] = []

  init() {}

  /// - Parameter reflow: which of the row's cells count.
  init(of line: Line, in reflow: Reflow) {
    let length = reflow == .tmux ? line.everWritten : line.written
    widths = line.cells.map(\.width) + [Int](repeating: 1, count: max(0, length - line.width))
  }

  /// Into how many rows it is wrapped at `columns`; an empty one still is a row.
  func height(in columns: Int) -> Int { starts(in: columns).count }

  /// The cells that the first `rows` rows hold after a wrap at `columns`.
  func prefix(rows: Int, in columns: Int) -> Extent {
    let starts = starts(in: columns)
    var prefix = self
    if rows < starts.count { prefix.widths.removeSubrange(starts[max(0, rows)]...) }
    return prefix
  }

  /// Where a column of the unwrapped row is after a wrap at `columns`.
  ///
  /// Behind the last cell the column is that of the margin where the last row is full.
  func place(of target: Int, in columns: Int) -> Frame.Position {
    var place = Frame.Position(row: 0, column: 0)
    var passed = 0
    for width in widths {
      if place.column + width > columns { place = Frame.Position(row: place.row + 1, column: 0) }
      if target < passed + width {
        place.column = min(place.column + max(0, target - passed), columns - 1)
        return place
      }
      place.column += width
      passed += width
    }
    return place
  }

  /// The first cell of each row after a wrap at `columns`.
  ///
  /// A wide cell that would straddle the margin goes to the next row whole.
  private func starts(in columns: Int) -> [Int] {
    var starts = [0]
    var column = 0
    for (index, width) in widths.enumerated() {
      if column + width > columns && column > 0 {
        starts.append(index)
        column = 0
      }
      column += width
    }
    return starts
  }
}
