// Where the terminal's cursor is, and the shortest way to another place.

/// The terminal's cursor and look as the bytes written so far have left them.
struct Pen: Sendable {
  var output: [UInt8] = []
  /// Counted from the region's first row.
  private(set) var row = 0
  /// Nil where it is not known: after the last column (the wrap is pending there, and terminals
  /// differ in what ends it) and after a cluster of disputed width.
  var column: Int?
  private(set) var style = Style.plain
  /// The rows that the region has had: down to the last of them the cursor can be moved, below it
  /// only a line feed makes room.
  private(set) var height = 1
  /// The column behind the last cell written.
  private(set) var reach = 0

  mutating func flush() -> [UInt8] {
    defer { output = [] }
    return output
  }

  /// Moves to the first column of the row that is `rows` above and takes it for the first of a new
  /// region.
  mutating func beginRegion(below rows: Int) {
    carriageReturn()
    if rows > 0 { output += Self.sequence("A", rows) }
    row = 0
    height = 1
  }

  /// Goes to the first column of this row if nothing stands before it, else of the next row.
  ///
  /// Nobody has to be asked for the column: a row of blanks fills this row, and its end is only a
  /// pending wrap, or goes over the margin. That the row before then goes on in this one, for a
  /// reflow, tmux forgets when this row is erased as a whole.
  mutating func startFreshRow(columns: Int) {
    output += [UInt8](repeating: 0x20, count: columns)
    carriageReturn()
  }

  mutating func set(_ style: Style) {
    guard style != self.style else { return }
    output += style.sgr(after: self.style)
    self.style = style
  }

  /// Writes text of `width` cells; it must fit into the row.
  mutating func write(_ text: String, width: Int, columns: Int) {
    output += text.utf8
    let end = (column ?? 0) + width
    reach = end
    column = end < columns ? end : nil
  }

  /// Writes a printable character of ASCII.
  mutating func write(_ byte: UInt8, columns: Int) {
    output.append(byte)
    let end = (column ?? 0) + 1
    reach = end
    column = end < columns ? end : nil
  }

  mutating func carriageReturn() {
    output.append(0x0D)
    column = 0
  }

  mutating func lineFeed() {
    output.append(0x0A)
    row += 1
    height = max(height, row + 1)
  }

  /// Moves within the column, out of a pending wrap first.
  mutating func move(toRow target: Int) {
    guard target != row else { return }
    if column == nil { carriageReturn() }
    if target < row {
      output += Self.sequence("A", row - target)
      row = target
    } else if target - row > 3 && target < height {
      output += Self.sequence("B", target - row)
      row = target
    } else {
      while row < target { lineFeed() }
    }
  }

  /// Moves within the row by the fewest bytes.
  mutating func move(to target: Int) {
    output += shortestWay(to: target)
    column = target
  }

  /// The shortest sequence that brings the cursor to another column of its row; empty where it is
  /// there.
  func shortestWay(to target: Int) -> [UInt8] {
    guard target != column else { return [] }
    guard target > 0 else { return [0x0D] }
    let absolute = Self.sequence("G", target + 1)
    guard let column else { return absolute }
    let distance = abs(target - column)
    var shortest = absolute
    func consider(_ way: [UInt8]) {
      if way.count < shortest.count { shortest = way }
    }
    consider([0x0D] + Self.sequence("C", target))
    consider(Self.sequence(target < column ? "D" : "C", distance))
    if target < column && distance < 8 { consider([UInt8](repeating: 0x08, count: distance)) }
    return shortest
  }

  /// `CSI count final`, the count left out where it is 1.
  static func sequence(_ final: Unicode.Scalar, _ count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x1B, UInt8(ascii: "[")]
    if count != 1 { bytes += String(count).utf8 }
    bytes.append(UInt8(ascii: final))
    return bytes
  }
}

extension Painter {
  /// Erases from the cursor to the end of the screen.
  ///
  /// The region's first row may be the screen's: erasing all of the screen at once makes tmux put it
  /// into the scrollback, where it would be a second copy. So that row goes by itself.
  mutating func eraseBelow() {
    let isFirst = pen.row == 0 && pen.column == 0
    guard isFirst, let size else { return pen.output += TerminalModes.eraseBelow }
    pen.output += TerminalModes.eraseToEndOfRow
    guard size.rows > 1 else { return }
    pen.lineFeed()
    pen.output += TerminalModes.eraseBelow
    pen.move(toRow: 0)
  }

  /// Moves the cursor inside the region; `line` is what its row shows up to there.
  ///
  /// Letters that are there already are written once more where that is shorter than a sequence.
  mutating func move(to row: Int, _ column: Int, over line: Line = Line()) {
    if row == pen.row && column == pen.column { return }
    if row != pen.row && column == 0 && pen.column != 0 { pen.carriageReturn() }
    pen.move(toRow: row)
    let way = pen.shortestWay(to: column)
    if let text = text(of: line, from: pen.column, to: column), text.count < way.count {
      pen.write(String(decoding: text, as: UTF8.self), width: text.count, columns: .max)
      note()
    } else {
      pen.move(to: column)
    }
  }

  /// The bytes of a few plain ASCII cells in the pen's style, or nil where there are others; a blank is
  /// the same in every style that draws nothing on it.
  private func text(of line: Line, from start: Int?, to end: Int) -> [UInt8]? {
    guard let start, start < end, end - start < 4 else { return nil }
    var bytes: [UInt8] = []
    var column = 0
    for cell in line.cells where column < end {
      if column >= start {
        let looksSame = cell.style == pen.style || cell.isBlank && pen.style.leavesBlanksBlank
        guard looksSame, cell.byte != 0 else { return nil }
        bytes.append(cell.byte)
      }
      column += cell.width
    }
    if column < end {
      guard pen.style.leavesBlanksBlank else { return nil }
      bytes += [UInt8](repeating: 0x20, count: end - max(start, column))
    }
    return bytes.count == end - start ? bytes : nil
  }
}
