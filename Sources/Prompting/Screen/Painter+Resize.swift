// Where the region is after the terminal has changed its size.
//
// Terminals do one of three things (``Reflow``) to their rows. The painter ends every row by itself,
// so each is one line for a reflow, and all that has to be found out is how many rows the cursor now
// stands below the region's first one. Where all three give the same number, as after every
// widening, it is certain. Else the reported column may tell them apart, then what the terminal did
// before, then what it is believed to do. In doubt the fewest rows count: that leaves a stale row of
// the form above, while another guess could erase what is not ours.
//
// What the terminal itself pushes off the top cannot be erased there. It is remembered, since it may
// come back. The region then begins on the screen's first row, which is where going up ends, so that
// counting too many of those rows does no harm.

extension Painter {
  /// The bytes that erase the region where it is after a change of size; the next
  /// ``paint(_:in:)`` draws it anew from the same first row.
  ///
  /// - Parameters:
  ///   - size: the size now.
  ///   - report: where the terminal said the cursor is since then, both counted from 0 (the reply
  ///     counts from 1); nil if it was not asked (the width is the same) or did not answer.
  ///   - believed: what the terminal is believed to do to its rows; nil if that is not known.
  package mutating func resized(
    to size: Size, report: Frame.Position?, believed: Reflow?
  ) -> [UInt8] {
    guard let before = self.size else { return [] }
    let guess = guess(from: before, to: size, report: report, believed: believed)
    let highest = report?.row ?? highestCursorRow(from: before, to: size)
    let offset = min(guess.above, highest, size.rows - 1)
    var gone = guess.above - offset
    if guess.region.reflow == .tmux, report == Frame.Position(row: 0, column: 0) {
      // It has perhaps pushed the cursor's row off the top, and put the cursor in the corner.
      gone = max(gone, guess.region.pushed(from: before, to: size, blank: blankRows(in: before)))
    }
    lost = guess.region.top(gone)
    top = lost.isEmpty ? (report?.row ?? cursorRow(from: before, to: size)).map { $0 - offset } : 0
    margin = 0
    widened = nil
    if let report, guess.region.reflow == .tmux, before.columns < size.columns {
      widened = (before.columns, report.row - offset)
    }
    self.size = size
    // The cursor goes up from where the terminal has put it; the top of the screen stops it.
    pen.beginRegion(below: offset)
    pen.set(.plain)
    eraseBelow()
    lines = []
    unknownFrom = nil
    return pen.flush()
  }

  /// The frame with blank rows above it where it would else go into tmux's scrollback.
  ///
  /// As many rows as a narrowing adds, tmux puts off the top, though there be blank ones at the bottom.
  /// A form near the top that has just become wider would leave its first rows there when it becomes as
  /// narrow again. So it is kept as far from the top as it then grows.
  mutating func keptDown(_ frame: Frame, in size: Size) -> Frame {
    if let (columns, start) = widened {
      let height = frame.rows.reduce(0) { height, row in
        var line = Line(row, columns: size.columns, depth: depth)
        line.everWritten = line.width
        return height + Extent(of: line, in: .tmux).height(in: columns)
      }
      margin = min(height - start, size.rows - start) - frame.rows.count
    }
    widened = nil
    margin = max(0, min(margin, size.rows - frame.rows.count))
    guard margin > 0 else { return frame }
    var frame = frame
    frame.rows.insert(contentsOf: [Row](repeating: Row(), count: margin), at: 0)
    frame.cursor?.row += margin
    return frame
  }

  /// The row of the screen where the region begins, if it is known: rows that it got since ``top`` was
  /// told may have scrolled it up.
  private func firstRow(in size: Size) -> Int? {
    top.map { min($0, size.rows - pen.height) }
  }

  /// The row of the screen where the cursor is, if that is certain without a report: a screen that has
  /// become lower scrolls no further than the cursor makes it.
  private func cursorRow(from before: Size, to size: Size) -> Int? {
    guard before.columns == size.columns, size.rows <= before.rows else { return nil }
    return firstRow(in: before).map { min($0 + pen.row, size.rows - 1) }
  }

  /// How many rows of the screen are surely blank under the region.
  private func blankRows(in size: Size) -> Int {
    firstRow(in: size).map { max(0, size.rows - $0 - lines.count) } ?? 0
  }

  /// The lowest row of the screen on which the cursor can be, where the terminal does not say.
  private func highestCursorRow(from before: Size, to size: Size) -> Int {
    guard !lost.isEmpty, before.columns == size.columns else { return size.rows - 1 }
    // The region began on the screen's first row. A higher screen may have brought rows back.
    return pen.row + max(0, size.rows - before.rows)
  }

  /// What has become of the region, as far as it can be told.
  private mutating func guess(
    from before: Size, to size: Size, report: Frame.Position?, believed: Reflow?
  ) -> Guess {
    let guesses = Reflow.allCases.flatMap { reflow in
      let rows = lost + lines.map { Extent(of: $0, in: reflow) }
      let region = Region(
        reflow, rows: rows, cursorRow: lost.count + pen.row, columns: size.columns)
      let isSame = before.columns == size.columns
      return region.places(of: pen.column ?? 0, isReflowed: !isSame && reflow != .cut)
        .map { Guess(region: region, cursor: $0) }
    }
    // With a wrap pending, some terminals report the column behind the margin.
    let reported = report.map { min($0.column, size.columns - 1) }
    var fitting = guesses
    if let reported, pen.column != nil, report != Frame.Position(row: 0, column: 0) {
      fitting = guesses.filter { min($0.cursor.column, size.columns - 1) == reported }
      let kinds = Set(fitting.map(\.region.reflow))
      if kinds.isEmpty {
        fitting = guesses
      } else {
        // What contradicts all that was seen before is believed alone.
        possible = possible.isDisjoint(with: kinds) ? kinds : possible.intersection(kinds)
      }
    }
    let seen = fitting.filter { possible.contains($0.region.reflow) }
    if !seen.isEmpty { fitting = seen }
    return fitting.first { $0.region.reflow == believed }
      ?? fitting.min { $0.above < $1.above } ?? guesses[0]
  }
}

/// A region as one kind of terminal leaves it, and a place where the cursor may be in it.
private struct Guess {
  let region: Region
  /// Its row is counted from the first row of the row it stands on.
  let cursor: Frame.Position

  /// How many rows of the screen are between the first of the region's rows and the cursor.
  var above: Int { region.heights.prefix(region.cursorRow).reduce(0, +) + cursor.row }
}

/// The region's rows, those lost before among them, as one kind of terminal leaves them.
private struct Region {
  let reflow: Reflow
  let rows: [Extent]
  /// Which of the rows the cursor stands on.
  let cursorRow: Int
  let columns: Int
  /// How many rows of the screen each takes now.
  let heights: [Int]

  init(_ reflow: Reflow, rows: [Extent], cursorRow: Int, columns: Int) {
    self.reflow = reflow
    self.rows = rows
    self.cursorRow = cursorRow
    self.columns = columns
    heights = rows.map { reflow == .cut ? 1 : $0.height(in: columns) }
  }

  /// Where the cursor may be now that was in a column of its row.
  func places(of column: Int, isReflowed: Bool) -> [Frame.Position] {
    guard isReflowed else { return [Frame.Position(row: 0, column: min(column, columns - 1))] }
    var row = rows.indices.contains(cursorRow) ? rows[cursorRow] : Extent()
    if reflow == .tmux { return [row.place(of: column, in: columns)] }
    // The blanks before the cursor are part of the row.
    row.widths += [Int](repeating: 1, count: max(0, column - row.widths.reduce(0, +)))
    let place = row.place(of: column, in: columns)
    // Just behind a full row there are two places: terminals differ.
    if place.column == columns { return [place, Frame.Position(row: place.row + 1, column: 0)] }
    guard place.column == 0, place.row > 0 else { return [place] }
    return [Frame.Position(row: place.row - 1, column: columns - 1), place]
  }

  /// How many rows tmux has surely pushed off the top, with `blank` rows under the region.
  ///
  /// When it becomes lower it deletes rows under the cursor first, and of what a reflow makes it keeps
  /// the last rows.
  func pushed(from before: Size, to size: Size, blank: Int) -> Int {
    let below = max(0, rows.count - cursorRow - 1)
    let deleted = min(below + blank, max(0, before.rows - size.rows))
    let left = heights.dropLast(max(0, deleted - blank)).reduce(0, +) + max(0, blank - deleted)
    return max(0, left - size.rows)
  }

  /// The first `count` rows of the screen that it takes.
  func top(_ count: Int) -> [Extent] {
    var result: [Extent] = []
    var left = count
    for (row, height) in zip(rows, heights) where left > 0 {
      result.append(left < height ? row.prefix(rows: left, in: columns) : row)
      left -= height
    }
    return result
  }
}
