// Brings frames to the screen in as few bytes as it can.

/// Paints frames one over the other, inline: the region begins on the row where the cursor stands, or on
/// the next one if something stands before the cursor, and grows downwards.
///
/// It remembers what it painted and writes only what differs.
///
/// It takes the terminal's word for nothing that terminals disagree on: after the last column, and
/// after a cluster of disputed width, the column counts as unknown and the next move is absolute.
/// Output processing has to be off (a line feed is only that). Each call returns the bytes of one
/// write; they are empty where nothing has to change.
package struct Painter: Sendable {
  let depth: ColorDepth
  /// What the region shows, from its first row on.
  var lines: [Line] = []
  /// The size at the last paint; nil while there is no region.
  var size: Size?
  var pen = Pen()
  /// From this row of the region on, the screen may hold anything.
  var unknownFrom: Int? = 0
  var showsCursor = true
  /// What the terminal may do to painted rows when its width changes, as far as it was seen.
  var possible = Set(Reflow.allCases)
  /// Rows of the region that a change of size has put off the top of the screen, the lowest of them
  /// right above it; the region's first row is then the screen's.
  ///
  /// A terminal that becomes wider or taller may bring them back.
  var lost: [Extent] = []
  /// The row of the screen on which the region began after the last change of size, where the terminal
  /// said it; since then the region may have scrolled up.
  var top: Int?
  /// After tmux became wider, until the next paint: the width before, and the row of the screen where
  /// the region begins.
  var widened: (from: Int, at: Int)?
  /// Blank rows at the region's top, see ``Painter/keptDown(_:in:)``.
  var margin = 0

  package init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The bytes that turn what is on the screen into `frame`.
  ///
  /// Rows are cut at the width; of more rows than the terminal has, those around the cursor show.
  package mutating func paint(_ frame: Frame, in size: Size) -> [UInt8] {
    if let before = self.size, before != size,
      before.columns != size.columns || before.rows > size.rows || !lost.isEmpty
    {
      pen.output = resized(to: size, report: nil, believed: nil)
    }
    let isNew = self.size == nil
    self.size = size
    let frame = keptDown(visible(frame, in: size), in: size)
    let rows = frame.rows

    var changed: [(row: Int, line: Line)] = []
    for (row, cells) in rows.enumerated() {
      let isKnown = row < unknownFrom ?? .max && row < lines.count
      // Rows that were kept since the last frame are found equal without a look at their cells.
      if isKnown && cells == lines[row].source { continue }
      let line = Line(cells, columns: size.columns, depth: depth)
      if !isKnown || line != lines[row] { changed.append((row, line)) }
    }
    let isShorter = rows.count < lines.count
    let isUpdate = isNew || changed.count + (isShorter ? 1 : 0) > 1
    if isUpdate {
      pen.output += TerminalModes.beginUpdate
      show(cursor: false)
    }
    if isNew { pen.startFreshRow(columns: size.columns) }
    for (row, line) in changed { repaint(row, as: line, columns: size.columns) }
    if rows.count < lines.count { erase(from: rows.count) }
    pen.set(.plain)
    if let cursor = frame.cursor {
      let line = lines.indices.contains(cursor.row) ? lines[cursor.row] : Line()
      move(to: cursor.row, cursor.column, over: line)
    }
    show(cursor: frame.cursor != nil)
    if isUpdate { pen.output += TerminalModes.endUpdate }
    return pen.flush()
  }

  /// Makes the next ``paint(_:in:)`` write everything anew in the same place (ctrl-l).
  package mutating func forget() {
    unknownFrom = 0
    pen.column = nil
  }

  /// How many rows of the region are below the cursor, as things stand.
  package var rowsBelow: Int { max(0, lines.count - 1 - pen.row) }

  /// What takes the cursor to a fresh row below a region; 16 bytes at most.
  package static func wayOut(below rows: Int) -> [UInt8] {
    (rows > 0 ? Pen.sequence("B", rows) : []) + [0x0D, 0x0A]
  }

  /// Leaves the region on the screen as it is and puts the cursor on a fresh row below it.
  ///
  /// The next ``paint(_:in:)`` begins a new region there.
  package mutating func leave() -> [UInt8] {
    if size != nil {
      move(to: max(0, lines.count - 1), 0)
      pen.lineFeed()
    }
    return end()
  }

  /// Replaces the region by `transcript`, which may be taller than the screen, and leaves the
  /// cursor on the fresh row below it.
  ///
  /// The next ``paint(_:in:)`` begins a new region there.
  package mutating func finish(with transcript: [Row]) -> [UInt8] {
    // Where nothing was painted, what stands on the cursor's row is not ours.
    guard size != nil || !transcript.isEmpty else { return end() }
    let columns = size?.columns ?? .max
    pen.output += TerminalModes.beginUpdate
    show(cursor: false)
    move(to: 0, 0)
    for (index, row) in transcript.enumerated() {
      let line = Line(row, columns: columns, depth: depth)
      var column = 0
      for cell in line.cells {
        pen.move(to: column)
        write(cell, columns: columns, isCovering: true)
        column += cell.width
      }
      pen.set(.plain)
      let mayBeFollowed = index < lines.count || unknownFrom != nil
      if line.width < columns, mayBeFollowed || line.cells.contains(where: \.isDisputed) {
        pen.move(to: line.width)
        pen.output += TerminalModes.eraseToEndOfRow
      }
      pen.carriageReturn()
      pen.lineFeed()
    }
    eraseBelow()
    show(cursor: true)
    pen.output += TerminalModes.endUpdate
    return end()
  }

  private mutating func end() -> [UInt8] {
    show(cursor: true)
    let bytes = pen.flush()
    let possible = possible
    self = Painter(depth: depth)
    self.possible = possible
    return bytes
  }

  /// The frame's rows for which the screen is tall enough, and the cursor inside of them.
  private func visible(_ frame: Frame, in size: Size) -> Frame {
    var rows = frame.rows
    var cursor = frame.cursor
    if rows.count > size.rows {
      let last = max(0, min(rows.count - 1, cursor?.row ?? 0))
      let first = max(0, last - size.rows + 1)
      rows = Array(rows[first..<first + size.rows])
      cursor?.row -= first
    }
    if let place = cursor {
      cursor = Frame.Position(
        row: max(0, min(place.row, max(rows.count, 1) - 1)),
        column: max(0, min(place.column, size.columns - 1)))
    }
    return Frame(rows: rows, cursor: cursor)
  }

  mutating func show(cursor: Bool) {
    guard cursor != showsCursor else { return }
    showsCursor = cursor
    pen.output += cursor ? TerminalModes.showCursor : TerminalModes.hideCursor
  }
}
