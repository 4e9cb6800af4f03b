// A row as the painter holds it: brought down to what the terminal shows.

/// A row's cells at the terminal's depth and width, without blanks at the end.
struct Line: Equatable, Sendable {
  private(set) var cells: [Cell] = []
  /// In cells of the terminal.
  private(set) var width = 0
  /// Whether each cell is one byte, and so one column.
  private(set) var isPlain = true
  /// What it was made from.
  private(set) var source = Row()
  /// How many columns of the terminal's row hold something written, blanks included: what most
  /// reflowing terminals wrap.
  ///
  /// Not part of what is compared.
  var written = 0
  /// How many columns were written since the whole row was last erased: what tmux wraps.
  ///
  /// Not part of what is compared.
  var everWritten = 0

  init() {}

  /// As much of the row as fits into `columns`.
  init(_ row: Row, columns: Int, depth: ColorDepth) {
    source = row
    // Most rows are shown as they are, and share what they hold.
    if row.width <= columns, row.cells.last.map({ !$0.isBlank }) ?? true,
      row.cells.allSatisfy({ $0.byte != 0 && $0.style.isShownEverywhere(on: $0.byte) })
    {
      cells = row.cells
      width = row.width
      return
    }
    cells.reserveCapacity(row.cells.count)
    var column = 0
    var kept = 0
    var previous = Style.plain
    var rendition = Style.plain
    for cell in row.cells {
      column += cell.width
      if column > columns { break }
      if cell.style != previous {
        previous = cell.style
        rendition = cell.style.rendition(depth)
      }
      var shown = cell
      shown.style = rendition
      // Of a blank only these two show; without the rest, blanks are skipped and cut.
      if cell.byte == 0x20 {
        shown.style = Style(underline: rendition.underline, reverse: rendition.reverse)
        if shown.style.reverse { shown.style.color = rendition.color }
        if shown.style.underline { shown.style.color = rendition.color }
      }
      if cell.byte == 0 { isPlain = false }
      cells.append(shown)
      if !shown.isBlank {
        kept = cells.count
        width = column
      }
    }
    cells.removeSubrange(kept...)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.width == right.width && left.cells == right.cells
  }

  /// The cells that are the same in both lines, counted from the left edge on, and their columns.
  func common(with other: Line) -> (cells: Int, columns: Int) {
    var (count, columns) = (0, 0)
    while count < cells.count, count < other.cells.count, cells[count] == other.cells[count] {
      columns += cells[count].width
      count += 1
    }
    return (count, columns)
  }

  /// The cell of each column: its index where it begins, nil where the second half of a wide one is.
  var columns: [Int?] {
    var result: [Int?] = []
    result.reserveCapacity(width)
    for (index, cell) in cells.enumerated() {
      result.append(index)
      if cell.width == 2 { result.append(nil) }
    }
    return result
  }
}

extension Style {
  /// Whether a character of one byte in this style looks the same on every terminal.
  fileprivate func isShownEverywhere(on byte: UInt8) -> Bool {
    color == nil && (byte != 0x20 || !(bold || faint))
  }
}
