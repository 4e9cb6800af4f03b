// The painter's law: painting A and then B leaves B on the screen, whatever they are.

import Prompting
import Support
import Testing

@Suite struct `the painter's law` {
  @Test(arguments: VirtualScreen.Measure.allCases)
  func `painting one frame over another shows the other`(measure: VirtualScreen.Measure) {
    for seed in UInt64(1)...1500 {
      var random = RandomFrames(seed: seed)
      let size = Size(columns: random.number(1...14), rows: random.number(1...6))
      var screen = VirtualScreen(columns: size.columns, rows: size.rows, measure: measure)
      var painter = Painter(depth: .trueColor)
      let earlier = (0..<random.number(0...8)).map { "\($0)" }
      for line in earlier { screen.feed(line + "\r\n") }
      var frame = random.frame(in: size)
      for step in 0..<8 {
        if random.number(0...9) == 0 { painter.forget() }
        screen.feed(painter.paint(frame, in: size))
        let wrong = difference(screen, frame, earlier, measure)
        #expect(
          wrong == nil,
          "seed \(seed), step \(step), \(size)\n\(frame.picture(columns: size.columns))\(screen.picture)"
        )
        if wrong != nil { return }
        #expect(painter.paint(frame, in: size).isEmpty, "seed \(seed), step \(step)")
        frame = random.next(after: frame, in: size)
      }
    }
  }

  @Test func `a transcript replaces the region and may be taller than the screen`() {
    for seed in UInt64(1)...500 {
      var random = RandomFrames(seed: seed)
      let size = Size(columns: random.number(1...14), rows: random.number(1...6))
      var screen = VirtualScreen(columns: size.columns, rows: size.rows)
      var painter = Painter(depth: .trueColor)
      screen.feed("1\r\n2\r\n")
      screen.feed(painter.paint(random.frame(in: size), in: size))
      let transcript = (0..<random.number(0...9)).map { _ in random.row(columns: size.columns) }
      screen.feed(painter.finish(with: transcript))
      let expected = ["1", "2"] + transcript.map { trimmed($0.text) }
      let shown = (screen.scrollback + screen.text)
      #expect(Array(shown.prefix(expected.count)) == expected, "seed \(seed)")
      #expect(shown.dropFirst(expected.count).joined() == "", "seed \(seed)")
      let row = screen.scrollback.count + screen.cursorRow
      #expect((row, screen.cursorColumn) == (expected.count, 0), "seed \(seed)")
      #expect(screen.wrapCount == 0 && screen.isCursorShown && !screen.isUpdating, "seed \(seed)")
      #expect(screen.look == VirtualScreen.Look() && screen.wraps && screen.unknown.isEmpty)
    }
  }

  @Test func `a region begins behind the row on which something stands`() {
    for seed in UInt64(1)...500 {
      var random = RandomFrames(seed: seed)
      let size = Size(columns: random.number(1...14), rows: random.number(1...6))
      let reflow = Reflow.allCases[random.number(0...2)]
      var screen = VirtualScreen(columns: size.columns, rows: size.rows, reflow: reflow)
      var painter = Painter(depth: .trueColor)
      var earlier = (0..<random.number(0...8)).map { "\($0)" }
      for line in earlier { screen.feed(line + "\r\n") }
      let length = random.number(0...size.columns)
      screen.feed(String(repeating: "#", count: length))
      if length > 0 { earlier.append(String(repeating: "#", count: length)) }
      let frame = random.frame(in: size)
      screen.feed(painter.paint(frame, in: size))
      let wraps = screen.wrapCount
      screen.wrapCount = 0
      let wrong = difference(screen, frame, earlier, .clusters)
      #expect(wrong == nil, "seed \(seed), \(size)\n\(screen.picture)")
      #expect(wraps == (length > 0 ? 1 : 0), "seed \(seed)")
    }
  }

  @Test func `where nothing was painted, nothing is erased`() {
    var painter = Painter(depth: .none)
    #expect(painter.finish(with: []).isEmpty)
    #expect(painter.leave().isEmpty)
  }

  @Test func `leaving puts the cursor on a fresh row, and the next region begins there`() {
    var screen = VirtualScreen(columns: 10, rows: 5)
    var painter = Painter(depth: .none)
    let size = Size(columns: 10, rows: 5)
    let frame = Frame(
      rows: [Row("one"), Row("two")], cursor: Frame.Position(row: 0, column: 1))
    screen.feed(painter.paint(frame, in: size))
    screen.feed(painter.leave())
    #expect((screen.cursorRow, screen.cursorColumn) == (2, 0))
    screen.feed(painter.paint(frame, in: size))
    #expect(screen.text == ["one", "two", "one", "two", ""])
    #expect((screen.cursorRow, screen.cursorColumn) == (2, 1))
    #expect(painter.leave() == Array("\r\n\n".utf8))
    #expect(painter.leave().isEmpty)
  }

  @Test func `of a frame taller than the screen, the rows around the cursor show`() {
    var screen = VirtualScreen(columns: 4, rows: 2)
    var painter = Painter(depth: .none)
    let rows = ["a", "b", "c", "d"].map { Row($0) }
    for (row, text) in [(0, ["a", "b"]), (3, ["c", "d"]), (2, ["b", "c"]), (9, ["c", "d"])] {
      let frame = Frame(rows: rows, cursor: Frame.Position(row: row, column: 9))
      screen.feed(painter.paint(frame, in: Size(columns: 4, rows: 2)))
      #expect(screen.text == text)
      #expect(screen.cursorColumn == 3)
    }
  }

  @Test func `a frame without a cursor hides it until it is left`() {
    var screen = VirtualScreen(columns: 4, rows: 2)
    var painter = Painter(depth: .none)
    screen.feed(painter.paint(Frame(rows: [Row("a")]), in: Size(columns: 4, rows: 2)))
    #expect(!screen.isCursorShown)
    screen.feed(painter.leave())
    #expect(screen.isCursorShown)
  }

  @Test func `behind full rows, too, nothing of what was there before is left`() {
    let size = Size(columns: 3, rows: 4)
    var screen = VirtualScreen(columns: 3, rows: 4)
    screen.feed("XXX\r\nXXX\r\nXXX\r\nXXX\u{1B}[1;1H")
    var painter = Painter(depth: .none)
    let cursor = Frame.Position(row: 0, column: 0)
    screen.feed(painter.paint(Frame(rows: [Row("abc"), Row("def")], cursor: cursor), in: size))
    #expect(screen.text == ["abc", "def", "XXX", "XXX"], "no place to erase them from")
    let rows = [Row("abc"), Row("def"), Row("g")]
    screen.feed(painter.paint(Frame(rows: rows, cursor: cursor), in: size))
    #expect(screen.text == ["abc", "def", "g", ""])
  }

  @Test func `after another program's output the whole region is painted anew`() {
    var screen = VirtualScreen(columns: 6, rows: 3)
    var painter = Painter(depth: .none)
    let size = Size(columns: 6, rows: 3)
    let frame = Frame(
      rows: [Row("abc"), Row(), Row("漢")], cursor: Frame.Position(row: 2, column: 0))
    screen.feed(painter.paint(frame, in: size))
    screen.feed("\u{1B}7\u{1B}[1;1HZZZZZZ\u{1B}[2;3HZZ\u{1B}[3;1H")
    painter.forget()
    screen.feed(painter.paint(frame, in: size))
    #expect(screen.text == ["abc", "", "漢"])
  }
}

func trimmed(_ text: String) -> String {
  var text = text
  while text.hasSuffix(" ") { text.removeLast() }
  return text
}

/// What is wrong on the screen, or nil.
private func difference(
  _ screen: VirtualScreen, _ frame: Frame, _ earlier: [String], _ measure: VirtualScreen.Measure
) -> String? {
  guard let cursor = frame.cursor else { return "no cursor" }
  let top = screen.cursorRow - cursor.row
  guard top >= 0 else { return "the cursor's row" }
  if screen.cursorColumn != cursor.column { return "the cursor's column" }
  let state = (screen.wrapCount, screen.isCursorShown, screen.isUpdating, screen.wraps)
  if state != (0, true, false, true) { return "the state: \(state)" }
  if screen.look != VirtualScreen.Look() || !screen.unknown.isEmpty { return "the look" }
  if screen.scrollback + screen.text[..<top] != earlier { return "the output above" }
  for row in top..<screen.rows {
    let cells = row - top < frame.rows.count ? frame.rows[row - top].cells : []
    var column = 0
    for cell in cells {
      let places = (column..<column + cell.width).map { screen.place(row, $0) }
      if measure == .clusters || !CellWidth.isDisputed(cluster: cell.text) {
        guard places[0].text.utf8.elementsEqual(cell.text.utf8) else { return "\(row), \(column)" }
        guard seen(places[0]) == look(of: cell) else { return "the look at \(row), \(column)" }
      } else {
        // A terminal that measures scalars shows what part of the cluster fits, and nothing else.
        let allowed = Array(cell.text.unicodeScalars) + [" "]
        let shown = places.map(\.text).joined().unicodeScalars
        guard shown.allSatisfy({ allowed.contains($0) }) else { return "\(row), \(column)" }
      }
      column += cell.width
    }
    for column in column..<screen.columns where screen.place(row, column).text != " " {
      return "row \(row), column \(column) is not blank"
    }
  }
  return nil
}

/// The look of a place as far as it is seen: on a blank, weight and colour are not.
private func seen(_ place: VirtualScreen.Place) -> VirtualScreen.Look {
  var look = place.look
  if place.text == " " {
    (look.bold, look.faint) = (false, false)
    if !look.underline && !look.reverse { look.color = [] }
  }
  return look
}

private func look(of cell: Cell) -> VirtualScreen.Look {
  var look = VirtualScreen.Look()
  look.underline = cell.style.underline
  look.reverse = cell.style.reverse
  if cell.text == " " && !look.underline && !look.reverse { return look }
  if cell.text != " " { (look.bold, look.faint) = (cell.style.bold, cell.style.faint) }
  switch cell.style.color {
  case .rgb(let red, let green, let blue): look.color = [38, 2, Int(red), Int(green), Int(blue)]
  case .palette(let number): look.color = [38, 5, Int(number)]
  case .ansi(8): look.color = [90]
  default: break
  }
  return look
}
