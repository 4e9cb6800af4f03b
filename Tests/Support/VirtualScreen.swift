// A small terminal in memory: what the painter's bytes are tested on.

package import Prompting

/// A terminal that understands what the program may send, and notes everything else.
///
/// It behaves as xterm does: after the last column a wrap is pending and the cursor stays on it; a
/// wide character that does not fit wraps whole; half of a wide character goes when the other half
/// is overwritten. How it measures clusters, and what a change of size does, can be chosen, because
/// terminals differ in both.
///
/// What it does as tmux was read from captures of tmux 3.3a:
/// - the length of a row is the last column ever written since the row was erased whole, by ED over it
///   or by EL or ED from its first column; EL from any other column leaves it;
/// - erasing a row whole, and a line feed, end the row's line, and the former that of the row above;
/// - becoming lower deletes rows under the cursor, written or not, then pushes rows off the top; becoming
///   higher brings those back;
/// - a reflow wraps the scrollback too, and the screen is the last rows of the whole;
/// - a cursor behind the length of its row goes to the end of its line; one whose row is pushed off the
///   top goes to the first column of the first row.
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
    /// How many columns were written since it was erased whole.
    var used = 0
  }

  package internal(set) var columns: Int
  package internal(set) var rows: Int
  package let measure: Measure
  package let reflow: Reflow
  var lines: [Line]
  var history: [Line] = []
  /// How many rows of the scrollback a higher screen would bring back.
  var scrolled = 0
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

  package init(columns: Int, rows: Int, measure: Measure = .clusters, reflow: Reflow = .cut) {
    self.columns = columns
    self.rows = rows
    self.measure = measure
    self.reflow = reflow
    lines = [Line](repeating: Self.blank(columns), count: rows)
  }

  static func blank(_ columns: Int) -> Line {
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

  static func text(_ line: Line) -> String {
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
    lines[cursorRow].used = max(lines[cursorRow].used, cursorColumn)
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
      scrolled += 1
      lines.append(Self.blank(columns))
    }
  }

  /// Adds what is on the screen to the scrollback.
  mutating func keep() {
    let blank = lines.reversed().prefix { Self.text($0).isEmpty }.count
    history += lines.dropLast(blank)
    scrolled += lines.count - blank
  }
}
