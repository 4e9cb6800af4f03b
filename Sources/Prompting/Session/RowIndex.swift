// Where the rows of one line start, remembered, so that a key in a line of a megabyte costs what one in a short
// line costs.

/// The starts of a line's rows, from the line's start as far as they were asked for.
///
/// A row's place depends on all rows of its line above it. Without this, each step upwards would lay
/// the line out from its start.
struct RowIndex: Sendable {
  /// Ascending byte offsets; the first is the line's start.
  ///
  /// Empty until something was asked for.
  private var starts: [Int] = []

  /// The width that the rows were laid out for.
  private var width = 0

  /// Forgets what a change of the text at an offset and behind it may have moved.
  ///
  /// The row above the changed one goes too: its break depends on the word that follows.
  mutating func textChanged(from offset: Int) {
    guard let first = starts.first, offset >= first else { return starts = [] }
    starts.removeSubrange(max(1, index(of: offset))...)
  }

  /// The row that an offset stands in.
  ///
  /// Costs the rows between it and those that are known, and the logarithm of their number.
  mutating func row(containing offset: Int, _ layout: TextLayout) -> TextRow {
    if width != layout.width || !isInLine(offset, layout.buffer) {
      starts = [layout.buffer.lineStart(containing: offset)]
      width = layout.width
    }
    var row = layout.row(from: starts[index(of: offset)])
    while !row.contains(offset), let next = row.next {
      if next > starts[starts.count - 1] { starts.append(next) }
      row = layout.row(from: next)
    }
    return row
  }

  /// The row above the one that starts at an offset; `nil` at the start of the text.
  mutating func row(above start: Int, _ layout: TextLayout) -> TextRow? {
    start > 0 ? row(containing: layout.buffer.boundary(before: start), layout) : nil
  }

  /// The start of the row that is `count` rows above, or of the first row where there are fewer.
  mutating func start(_ count: Int, rowsAbove start: Int, _ layout: TextLayout) -> Int {
    var start = start
    for _ in 0..<max(0, count) {
      guard let above = row(above: start, layout) else { break }
      start = above.range.lowerBound
    }
    return start
  }

  private func isInLine(_ offset: Int, _ buffer: TextBuffer) -> Bool {
    guard let first = starts.first, let last = starts.last, offset >= first else { return false }
    return offset <= last || buffer.lastLineFeed(in: last..<offset) == nil
  }

  /// The index of the last start at or before an offset; 0 where there is none.
  private func index(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
