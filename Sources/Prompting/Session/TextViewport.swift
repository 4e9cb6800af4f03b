// The part of a text that is on the screen, and moves of the cursor by what is seen.

/// Which rows of a field's text are shown.
struct TextViewport: Sendable {
  /// The start of the first row shown: a byte offset.
  private(set) var top = 0

  /// The column that up and down try to keep, in cells.
  private var wantedColumn: Int?

  private var index = RowIndex()

  /// How many lines end before an offset; it goes along with `top`, so that nobody counts from the start.
  private var counted = (offset: 0, lines: 0)

  /// The rows that `follow` has found to be shown, and for what size.
  private var shown: (rows: [TextRow], width: Int, height: Int) = ([], 0, 0)

  /// The rows shown, `height` at most.
  ///
  /// The text must not have changed since `follow`.
  func rows(_ layout: TextLayout, height: Int) -> [TextRow] {
    shown.width == layout.width && shown.height == height && !shown.rows.isEmpty
      ? shown.rows : layout.rows(from: top, limit: height)
  }

  /// Forgets the column that up and down keep: every other command does.
  mutating func releaseColumn() {
    wantedColumn = nil
  }

  /// Takes note that the text changed at an offset and perhaps behind it.
  mutating func textChanged(from offset: Int) {
    index.textChanged(from: offset)
    shown.rows = []
    if offset < counted.offset { counted = (0, 0) }
  }

  /// Takes the rows of the whole text where `height` rows hold all of them.
  mutating func showAll(_ rows: [TextRow], _ layout: TextLayout, height: Int) {
    top = 0
    counted = (0, 0)
    shown = (rows, layout.width, height)
  }

  /// Scrolls by as little as shows the cursor, and shows no blank row below while text is above.
  ///
  /// Costs the rows shown; a jump costs the line it lands in.
  mutating func follow(_ cursor: Int, _ layout: TextLayout, height: Int) {
    top = index.row(containing: min(top, layout.buffer.utf8Count), layout).range.lowerBound
    if cursor < top {
      top = index.row(containing: cursor, layout).range.lowerBound
    } else {
      // A step down is found among the rows right below; anything farther is a jump.
      let rows = layout.rows(from: top, limit: 2 * height)
      if let place = rows.firstIndex(where: { $0.contains(cursor) }) {
        if place >= height { top = rows[place - height + 1].range.lowerBound }
      } else {
        let row = index.row(containing: cursor, layout)
        top = index.start(height - 1, rowsAbove: row.range.lowerBound, layout)
      }
    }
    var rows = layout.rows(from: top, limit: height)
    if rows.count < height, top > 0 {
      top = index.start(height - rows.count, rowsAbove: top, layout)
      rows = layout.rows(from: top, limit: height)
    }
    shown = (rows, layout.width, height)
    countLines(in: layout.buffer)
  }

  /// How many lines are above and below the rows shown; 0 where only rows of the first or the last line
  /// shown are hidden, `nil` where nothing is.
  ///
  /// As `follow` left it.
  func hiddenLines(in buffer: TextBuffer) -> (above: Int?, below: Int?) {
    let below = shown.rows.last?.next.map { next in
      let rest = buffer.lineCount - counted.lines - buffer.lineFeeds(in: min(top, next)..<next)
      return buffer.byte(at: next - 1) == UInt8(ascii: "\n") ? rest : rest - 1
    }
    return (top > 0 ? counted.lines : nil, below)
  }

  private mutating func countLines(in buffer: TextBuffer) {
    if top >= counted.offset {
      counted.lines += buffer.lineFeeds(in: counted.offset..<top)
    } else {
      counted.lines -= buffer.lineFeeds(in: top..<counted.offset)
    }
    counted.offset = top
  }

  /// Where the cursor goes by `count` rows down, or up where negative; it stops at the first and at
  /// the last row.
  ///
  /// From there it goes to the text's very start or end; `nil` if it already stands there.
  mutating func offset(rows count: Int, from cursor: Int, _ layout: TextLayout) -> Int? {
    var row = index.row(containing: cursor, layout)
    let column = wantedColumn ?? layout.column(of: cursor, in: row)
    var moved = 0
    while moved < abs(count) {
      let neighbour =
        count < 0
        ? index.row(above: row.range.lowerBound, layout) : row.next.map { layout.row(from: $0) }
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
}
