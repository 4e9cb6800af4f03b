// How a text lies in rows: word wrap, tab stops, and where in a row an offset stands.
//
// Everything works from a row's start on, never through the whole text; RowIndex remembers the starts.

/// One row of a wrapped text.
struct TextRow: Equatable {
  /// Bytes of the text that stand in the row, without the newline that ends it.
  let range: Range<Int>

  /// Where the next row starts; `nil` where the text ends with this one.
  let next: Int?

  /// Whether it is known that each byte is printable ASCII, and so a cell.
  var isPlain = false

  /// Whether an offset stands in this row.
  ///
  /// One at a soft wrap stands in the row that starts there.
  func contains(_ offset: Int) -> Bool {
    guard offset >= range.lowerBound else { return false }
    return next.map { offset < $0 } ?? true
  }
}

/// Lays a text out in rows of a width.
struct TextLayout {
  let buffer: TextBuffer

  /// Cells that a row holds, at least 1.
  ///
  /// One more is kept free at the right: for the cursor behind a full row, and for the one blank
  /// that may hang over when a row breaks between words.
  let width: Int

  init(_ buffer: TextBuffer, width: Int) {
    self.buffer = buffer
    self.width = max(1, width)
  }

  /// The row that starts at an offset.
  ///
  /// It breaks behind white space where there is some, else between clusters; no cluster is lost, and
  /// one that is wider than the width has a row of its own.
  func row(from start: Int) -> TextRow {
    // A line of ASCII that fits is the common case.
    let plainEnd = buffer.printableRunEnd(in: start..<min(start + width + 1, buffer.utf8Count))
    if plainEnd - start <= width {
      if plainEnd == buffer.utf8Count {
        return TextRow(range: start..<plainEnd, next: nil, isPlain: true)
      }
      if buffer.byte(at: plainEnd) == UInt8(ascii: "\n") {
        return TextRow(range: start..<plainEnd, next: plainEnd + 1, isPlain: true)
      }
    }
    var walk = ClusterWalk(buffer, from: start)
    var breakPoint: Int?
    while let cluster = walk.next() {
      if cluster.isNewline {
        return TextRow(range: start..<cluster.range.lowerBound, next: cluster.range.upperBound)
      }
      if walk.column > width, cluster.range.lowerBound > start {
        // A blank hangs over where exactly the free cell is left for it.
        let end =
          cluster.isBlank
          ? (walk.column == width + 1 ? cluster.range.upperBound : cluster.range.lowerBound)
          : breakPoint ?? cluster.range.lowerBound
        return TextRow(range: start..<end, next: end)
      }
      if cluster.isBlank || cluster.width == 2 { breakPoint = cluster.range.upperBound }
    }
    return TextRow(range: start..<buffer.utf8Count, next: nil)
  }

  /// The rows from a row's start on, `limit` of them at most.
  func rows(from start: Int, limit: Int) -> [TextRow] {
    var rows: [TextRow] = []
    var next: Int? = start
    while let start = next, rows.count < limit {
      let row = row(from: start)
      rows.append(row)
      next = row.next
    }
    return rows
  }

  /// The cell in which an offset stands in its row, counted from 0.
  func column(of offset: Int, in row: TextRow) -> Int {
    let before = row.range.lowerBound..<max(row.range.lowerBound, offset)
    if row.isPlain, offset <= row.range.upperBound { return before.count }
    if buffer.printableRunEnd(in: before) == before.upperBound { return before.count }
    var walk = ClusterWalk(buffer, from: row.range.lowerBound)
    var column = 0
    while let cluster = walk.next(), cluster.range.upperBound <= offset { column = walk.column }
    return column
  }

  /// The first offset of a row that stands at or behind a cell, or else the last one: as Emacs does it,
  /// where a wide character or a tab covers the cell.
  func offset(atColumn column: Int, in row: TextRow) -> Int {
    var walk = ClusterWalk(buffer, from: row.range.lowerBound)
    var offset = row.range.lowerBound
    while walk.column < column, let cluster = walk.next(),
      cluster.range.upperBound <= row.range.upperBound
    {
      // The end of a soft-wrapped row is the start of the next one.
      if cluster.range.upperBound == row.next { break }
      offset = cluster.range.upperBound
    }
    return offset
  }

  /// What a row shows.
  func cells(of row: TextRow, style: Style) -> Row {
    if row.isPlain { return Row(printable: row.range.lazy.map(buffer.byte), style: style) }
    var cells = Row()
    if !cells.append(plain: buffer.bytes(in: row.range), style: style) {
      let visible = VisibleText(tabs: .expanded(from: 0))
      cells.append(visible.string(buffer.string(in: row.range)), style: style)
    }
    return cells
  }
}

/// The clusters of a text one after the other, with the cells that they take.
private struct ClusterWalk {
  struct Cluster {
    let range: Range<Int>
    let width: Int
    let isNewline: Bool
    /// White space at which a row may break.
    let isBlank: Bool
  }

  private let buffer: TextBuffer
  private var offset: Int

  /// Cells from the start of the walk to the end of the last cluster.
  private(set) var column = 0

  init(_ buffer: TextBuffer, from offset: Int) {
    self.buffer = buffer
    self.offset = offset
  }

  mutating func next() -> Cluster? {
    guard offset < buffer.utf8Count else { return nil }
    let start = offset
    let byte = buffer.byte(at: start)
    if isPlain(byte), start + 1 == buffer.utf8Count || isPlain(buffer.byte(at: start + 1)) {
      offset = start + 1
      column += 1
      return Cluster(
        range: start..<offset, width: 1, isNewline: false, isBlank: byte == UInt8(ascii: " "))
    }
    offset = buffer.boundary(after: start)
    if byte == UInt8(ascii: "\n") {
      return Cluster(range: start..<offset, width: 0, isNewline: true, isBlank: false)
    }
    var width = 1
    var isBlank = byte == UInt8(ascii: " ")
    if offset > start + 1 || !(0x20..<0x7F ~= byte) {
      (width, isBlank) = measure(start..<offset)
    }
    column += width
    return Cluster(range: start..<offset, width: width, isNewline: false, isBlank: isBlank)
  }

  /// Whether a byte is a cell by itself, where the one behind it is too: the quick way for most text.
  private func isPlain(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }

  /// The cells of a cluster that is not a printable letter of ASCII, and whether a row may break at it.
  private func measure(_ range: Range<Int>) -> (width: Int, isBlank: Bool) {
    guard let first = buffer.scalar(at: range.lowerBound) else { return (0, false) }
    let isBlank = isBreakingSpace(first)
    if UTF8.width(first) == range.count, let width = VisibleText.width(ofPlain: first) {
      return (width, isBlank)
    }
    var width = 0
    VisibleText(tabs: .expanded(from: column)).forEach(buffer.string(in: range)) { piece in
      width += piece.width
      return true
    }
    return (width, isBlank)
  }

  private func isBreakingSpace(_ scalar: Unicode.Scalar) -> Bool {
    // The three that say in their names that no break belongs there.
    let isGlue = ["\u{A0}", "\u{2007}", "\u{202F}"].contains(scalar)
    return !isGlue && scalar.properties.isWhitespace
  }
}
