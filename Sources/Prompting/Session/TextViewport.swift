// The part of a text that is on the screen, and moves of the cursor by what is seen.

/// Which rows of a field's text are shown.
struct TextViewport {
  /// The start of the first row shown: a byte offset.
  private(set) var top = 0

  /// The column that up and down try to keep, in cells.
  private var wantedColumn: Int?

  /// The rows shown, `height` at most.
  func rows(_ layout: TextLayout, height: Int) -> [TextRow] {
    layout.rows(from: top, limit: height)
  }

  /// Forgets the column that up and down keep: every other command does.
  mutating func releaseColumn() {
    wantedColumn = nil
  }

  /// Scrolls by as little as shows the cursor, and shows no blank row below while text is above.
  ///
  /// Costs the rows shown; a jump costs the line it lands in.
  mutating func follow(_ cursor: Int, _ layout: TextLayout, height: Int) {
    if !isRowStart(top, layout) {
      top = layout.row(containing: min(top, layout.buffer.utf8Count)).range.lowerBound
    }
    if cursor < top {
      top = layout.row(containing: cursor).range.lowerBound
    } else {
      // A step down is found among the rows right below; anything farther is a jump.
      let rows = layout.rows(from: top, limit: 2 * height)
      if let index = rows.firstIndex(where: { $0.contains(cursor) }) {
        if index >= height { top = rows[index - height + 1].range.lowerBound }
      } else {
        let row = layout.row(containing: cursor)
        top = layout.start(height - 1, rowsAbove: row.range.lowerBound)
      }
    }
    let missing = height - layout.rows(from: top, limit: height).count
    if missing > 0, top > 0 { top = layout.start(missing, rowsAbove: top) }
  }

  /// Whether a row starts at an offset, as far as is worth knowing: deep inside of a very long line a
  /// boundary is taken for one, since only rows that are not shown would tell.
  private func isRowStart(_ offset: Int, _ layout: TextLayout) -> Bool {
    let buffer = layout.buffer
    guard offset <= buffer.utf8Count, buffer.isBoundary(offset) else { return false }
    let nearby = max(0, offset - 4096)..<offset
    guard nearby.lowerBound == 0 || buffer.lastLineFeed(in: nearby) != nil else { return true }
    return layout.row(containing: offset).range.lowerBound == offset
  }

  /// Where the cursor goes by `count` rows down, or up where negative; it stops at the first and at the
  /// last row. From there it goes to the text's very start or end; `nil` if it already stands there.
  mutating func offset(
    rows count: Int, from cursor: Int, _ layout: TextLayout
  ) -> Int? {
    // A soft wrap may lie before `top`, so the row is looked for from what is shown where it can be.
    var row = shownRow(with: cursor, layout) ?? layout.row(containing: cursor)
    let column = wantedColumn ?? layout.column(of: cursor, in: row)
    var moved = 0
    while moved < abs(count) {
      let neighbour =
        count < 0 ? layout.row(above: row.range.lowerBound) : row.next.map { layout.row(from: $0) }
      guard let neighbour else { break }
      row = neighbour
      moved += 1
    }
    guard moved > 0 else {
      wantedColumn = nil
      let end = count < 0 ? 0 : layout.buffer.utf8Count
      return end == cursor ? nil : end
    }
    wantedColumn = column
    return layout.offset(atColumn: column, in: row)
  }

  private func shownRow(with cursor: Int, _ layout: TextLayout) -> TextRow? {
    guard cursor >= top, isRowStart(top, layout) else { return nil }
    return layout.rows(from: top, limit: 64).first { $0.contains(cursor) }
  }
}
