// A small terminal in memory: what the painter's bytes are tested on.

import Prompting

/// A terminal that understands what the program may send, and notes everything else.
///
/// It behaves as xterm does: after the last column a wrap is pending and the cursor stays on it; a
/// wide character that does not fit wraps whole; half of a wide character goes when the other half
/// is overwritten. How it measures clusters, and what a change of size does, can be chosen, because
/// terminals differ in both.
package struct VirtualScreen {
  package enum Measure: Sendable, CaseIterable {
    /// One cluster, one place, as CellWidth counts: recent terminals.
    case clusters
    /// Each scalar by itself, marks apart: xterm and VTE.
    case scalars
  }

  package struct Look: Equatable, Sendable {
    package var bold = false
    package var faint = false
    package var underline = false
    package var reverse = false
    /// The SGR parameters of the colour.
    package var color: [Int] = []

    package init() {}
  }

  package struct Place: Equatable, Sendable {
    /// Empty in the second half of a wide character.
    package var text = " "
    package var look = Look()
    /// Whether something was written here since it was erased.
    var isWritten = false
  }

  struct Line {
    var places: [Place]
    /// Whether the terminal wrapped it, so that it goes on in the next line.
    var goesOn = false
  }

  package private(set) var columns: Int
  package private(set) var rows: Int
  package let measure: Measure
  package let reflows: Bool
  var lines: [Line]
  var history: [Line] = []
  package var cursorRow = 0
  package var cursorColumn = 0
  package var isWrapPending = false
  package var isCursorShown = true
  package var isUpdating = false
  package var wraps = true
  package var modes: Set<Int> = []
  /// The modes when the program last had some saved.
  var savedModes: Set<Int> = []
  package var look = Look()
  /// What the terminal has answered.
  package var replies: [UInt8] = []
  /// Sequences that it does not know.
  package var unknown: [String] = []
  /// How many rows the terminal had to wrap by itself.
  package var wrapCount = 0
  /// The bytes of a sequence or a character that is not complete.
  var held: [UInt8] = []
  /// Where the last character was printed, while nothing else has happened since.
  var last: (row: Int, column: Int)?

  package init(columns: Int, rows: Int, measure: Measure = .clusters, reflows: Bool = false) {
    self.columns = columns
    self.rows = rows
    self.measure = measure
    self.reflows = reflows
    lines = [Line](repeating: Self.blank(columns), count: rows)
  }

  private static func blank(_ columns: Int) -> Line {
    Line(places: [Place](repeating: Place(), count: columns))
  }

  // MARK: - What it shows

  /// The rows of the screen without the blanks at their ends.
  package var text: [String] { lines.map(Self.text) }

  /// The rows that have scrolled off the top.
  package var scrollback: [String] { history.map(Self.text) }

  package func place(_ row: Int, _ column: Int) -> Place { lines[row].places[column] }

  /// The screen in a frame; the cursor is `▁` on a blank and a low line under anything else.
  package var picture: String {
    lines.enumerated().map { row, line in
      let cells = line.places.enumerated().map { column, place in
        guard isCursorShown, row == cursorRow, column == cursorColumn else { return place.text }
        return place.text == " " ? "▁" : place.text + "\u{332}"
      }
      return "│" + cells.joined() + "│\n"
    }.joined()
  }

  private static func text(_ line: Line) -> String {
    var text = line.places.map(\.text).joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  // MARK: - Printing

  mutating func print(_ scalar: Unicode.Scalar) {
    if join(scalar) { return }
    var width = CellWidth.of(scalar: scalar)
    if scalar.properties.generalCategory == .spacingMark { width = 1 }
    guard width > 0 else { return }
    if cursorColumn + width > columns || isWrapPending {
      if wraps {
        wrapCount += 1
        lines[cursorRow].goesOn = true
        cursorColumn = 0
        lineFeed()
      } else {
        cursorColumn = max(0, columns - width)
      }
    }
    isWrapPending = false
    put(String(scalar), width: min(width, columns))
  }

  /// Adds the scalar to the character before the cursor, where it belongs to it.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard let (row, column) = last else { return false }
    let joined = lines[row].places[column].text + String(scalar)
    switch measure {
    case .clusters:
      guard joined.count == 1 else { return false }
    case .scalars:
      let isMark = CellWidth.of(scalar: scalar) == 0
      guard isMark, scalar.properties.generalCategory != .spacingMark else { return false }
    }
    lines[row].places[column].text = joined
    let isWide = column + 1 < columns && lines[row].places[column + 1].text.isEmpty
    if measure == .clusters, !isWide, CellWidth.of(cluster: joined) == 2, column + 1 < columns {
      cursorColumn = column
      put(joined, width: 2)
    }
    return true
  }

  private mutating func put(_ text: String, width: Int) {
    for column in cursorColumn..<cursorColumn + width { clear(cursorRow, column) }
    lines[cursorRow].places[cursorColumn] = Place(text: text, look: look, isWritten: true)
    if width == 2 {
      lines[cursorRow].places[cursorColumn + 1] = Place(text: "", look: look, isWritten: true)
    }
    last = (cursorRow, cursorColumn)
    cursorColumn += width
    if cursorColumn == columns {
      cursorColumn = columns - 1
      isWrapPending = wraps
    }
  }

  /// Blanks a place, and the other half of a wide character with it.
  mutating func clear(_ row: Int, _ column: Int) {
    let place = lines[row].places[column]
    if place.text.isEmpty, column > 0 { lines[row].places[column - 1].text = " " }
    if column + 1 < columns, lines[row].places[column + 1].text.isEmpty {
      lines[row].places[column + 1].text = " "
    }
    lines[row].places[column] = Place()
  }

  mutating func lineFeed() {
    if cursorRow + 1 < rows {
      cursorRow += 1
    } else {
      history.append(lines.removeFirst())
      lines.append(Self.blank(columns))
    }
  }

  /// Adds what is on the screen to the scrollback.
  mutating func keep() {
    let blank = lines.reversed().prefix { Self.text($0).isEmpty }.count
    history += lines.dropLast(blank)
  }

  // MARK: - Changes of size

  package mutating func resize(columns: Int, rows: Int) {
    if reflows && columns != self.columns { wrapAnew(at: columns) } else { cut(at: columns) }
    let below = lines.count - rows
    if below > 0 {
      // Rows under the cursor go first, then the top scrolls off.
      let blank = lines[(cursorRow + 1)...].reversed().prefix { Self.text($0).isEmpty }.count
      lines.removeLast(min(below, reflows ? blank : lines.count - 1 - cursorRow))
      let over = min(max(0, lines.count - rows), cursorRow)
      history += lines[..<over]
      lines.removeFirst(over)
      lines.removeLast(max(0, lines.count - rows))
      cursorRow -= over
    }
    while lines.count < rows { lines.append(Self.blank(columns)) }
    self.columns = columns
    self.rows = rows
    last = nil
  }

  private mutating func cut(at columns: Int) {
    for row in lines.indices {
      let places = lines[row].places.prefix(columns)
      let missing = [Place](repeating: Place(), count: columns - places.count)
      lines[row] = Line(places: places + missing)
      if columns < self.columns, lines[row].places[columns - 1].text.isEmpty == false,
        CellWidth.of(cluster: lines[row].places[columns - 1].text) == 2
      {
        lines[row].places[columns - 1] = Place()
      }
    }
    if cursorColumn >= columns { cursorColumn = columns - 1 }
    isWrapPending = false
  }

  /// Joins what the terminal wrapped and wraps it at the new width.
  private mutating func wrapAnew(at columns: Int) {
    var result: [Line] = []
    var place = (row: 0, column: 0)
    var open = false
    for (row, line) in lines.enumerated() {
      var places = line.places
      if !line.goesOn {
        let end = places.lastIndex(where: \.isWritten).map { $0 + 1 } ?? 0
        // The place under the cursor is part of its line.
        places.removeLast(places.count - max(end, row == cursorRow ? cursorColumn : 0))
      }
      if !open { result.append(Line(places: [])) }
      for (column, cell) in places.enumerated() where !cell.text.isEmpty {
        let isWide = column + 1 < places.count && places[column + 1].text.isEmpty
        if result[result.count - 1].places.count + (isWide ? 2 : 1) > columns {
          result[result.count - 1].goesOn = true
          result.append(Line(places: []))
        }
        if row == cursorRow && column <= cursorColumn {
          place = (result.count - 1, result[result.count - 1].places.count)
        }
        result[result.count - 1].places.append(cell)
        if isWide { result[result.count - 1].places.append(places[column + 1]) }
      }
      if row == cursorRow && cursorColumn >= places.count {
        place = (result.count - 1, result[result.count - 1].places.count)
      }
      open = line.goesOn
    }
    for row in result.indices {
      let missing = max(0, columns - result[row].places.count)
      result[row].places += [Place](repeating: Place(), count: missing)
    }
    lines = result
    (cursorRow, cursorColumn) = (place.row, min(place.column, columns - 1))
    isWrapPending = false
  }
}
