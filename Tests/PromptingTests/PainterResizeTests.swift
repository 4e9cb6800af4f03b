// A change of the terminal's size: one copy of the form, and everything above it intact.

import Prompting
import Support
import Testing

/// A terminal with earlier output and a form on it.
private struct Stage {
  var screen: VirtualScreen
  var painter = Painter(depth: .none)
  var size: Size
  let earlier: [String]

  init(_ size: Size, earlier count: Int, reflow: Reflow) {
    self.size = size
    screen = VirtualScreen(columns: size.columns, rows: size.rows, reflow: reflow)
    earlier = (0..<count).map { "\($0)" }
    for line in earlier { screen.feed(line + "\r\n") }
  }

  mutating func paint(_ frame: Frame) { screen.feed(painter.paint(frame, in: size)) }

  /// Resizes the terminal and lets the painter find the region, as the loop does.
  mutating func resize(to new: Size, answers: Bool = true, believed: Reflow?) {
    screen.resize(columns: new.columns, rows: new.rows)
    var report: Frame.Position?
    if answers && new.columns != size.columns {
      screen.feed(TerminalModes.cursorReport)
      report = Frame.Position(row: screen.cursorRow, column: screen.cursorColumn)
    }
    screen.feed(painter.resized(to: new, report: report, believed: believed))
    size = new
  }

  /// Everything that was ever shown, blank rows at the end left out.
  var all: [String] {
    var rows = screen.scrollback + screen.text
    while rows.last == "" { rows.removeLast() }
    return rows
  }
}

private func lines(of frame: Frame) -> [String] {
  var rows = frame.rows.map { trimmed($0.text) }
  while rows.last == "" { rows.removeLast() }
  return rows
}

@Suite struct `a change of size` {
  @Test(
    arguments: [(.cut, nil), (.cut, .cut), (.trimmed, .trimmed)]
      as [(Reflow, Reflow?)])
  func `leaves one copy of the form`(reflow: Reflow, believed: Reflow?) {
    for seed in UInt64(1)...1000 {
      var random = RandomFrames(seed: seed)
      random.isTame = true
      var size = Size(columns: random.number(4...14), rows: 32)
      var stage = Stage(size, earlier: random.number(0...4), reflow: reflow)
      for step in 0..<5 {
        let frame = random.frame(in: Size(columns: size.columns, rows: 6))
        stage.paint(frame)
        let painted = stage.all
        #expect(painted == stage.earlier + lines(of: frame), "seed \(seed), step \(step)")
        size = Size(columns: random.number(4...14), rows: 32)
        stage.resize(to: size, believed: believed)
        let left = stage.all
        #expect(left == stage.earlier, "seed \(seed), step \(step), to \(size.columns)")
        if left != stage.earlier { return }
      }
    }
  }

  /// What tmux pushes off the top before anybody can react stays in its scrollback; it may be brought
  /// back, and has to go then.
  @Test func `leaves one copy of the form on the screen in tmux`() {
    for seed in UInt64(1)...2000 {
      var random = RandomFrames(seed: seed)
      random.isTame = true
      var size = Size(columns: random.number(4...14), rows: random.number(2...16))
      var stage = Stage(size, earlier: random.number(0...20), reflow: .tmux)
      // The first report tells where the form is.
      stage.paint(Frame(rows: [Row()], cursor: Frame.Position(row: 0, column: 0)))
      size = Size(columns: size.columns + 1, rows: size.rows)
      stage.resize(to: size, believed: .tmux)
      for step in 0..<8 {
        var frame = random.frame(in: Size(columns: size.columns, rows: min(size.rows, 6)))
        stage.paint(frame)
        for _ in 0..<random.number(0...3) {
          frame = random.next(
            after: frame, in: Size(columns: size.columns, rows: min(size.rows, 6)))
          stage.paint(frame)
        }
        let place = Comment(
          rawValue: "seed \(seed), step \(step), \(size)\n\(stage.screen.picture)")
        let top = stage.screen.cursorRow - (frame.cursor?.row ?? 0)
        let shown = stage.screen.text[max(0, top)...].map { $0 }
        let wanted = frame.rows.map { trimmed($0.text) }
        #expect(shown.starts(with: wanted), place)
        #expect(shown.dropFirst(wanted.count).joined().isEmpty, place)
        let above = stage.screen.text[..<max(0, top)].filter { !$0.isEmpty }
        #expect(stage.earlier.suffix(above.count) == above, place)
        #expect(stage.all.starts(with: stage.earlier), place)
        if stage.earlier.suffix(above.count) != above[...] { return }
        let columns = random.number(4...14)
        // A higher screen of the same width gives no report, and no row is certain then.
        let mostRows = columns == size.columns ? size.rows : 16
        size = Size(columns: columns, rows: random.number(2...mostRows))
        stage.resize(to: size, believed: .tmux)
      }
    }
  }

  @Test(arguments: Reflow.allCases)
  func `never erases what is above, whatever is believed or answered`(reflow: Reflow) {
    for seed in UInt64(1)...1000 {
      var random = RandomFrames(seed: seed)
      random.isTame = true
      var size = Size(columns: random.number(3...14), rows: random.number(1...8))
      var stage = Stage(size, earlier: random.number(0...9), reflow: reflow)
      for step in 0..<4 {
        let frame = random.frame(in: size)
        stage.paint(frame)
        let rows = stage.all
        #expect(rows.starts(with: stage.earlier), "seed \(seed), step \(step)")
        #expect(stage.screen.cursorColumn == frame.cursor?.column, "seed \(seed), step \(step)")
        if !rows.starts(with: stage.earlier) { return }
        size = Size(columns: random.number(3...14), rows: random.number(1...8))
        stage.resize(
          to: size, answers: random.number(0...1) == 0,
          believed: [nil, .cut, reflow].randomElement(using: &random.generator) ?? nil)
      }
    }
  }

  @Test func `the reported column tells a reflow from a cut`() {
    // The cursor's column is beyond the new width: a reflow puts it into the next row.
    for reflow in Reflow.allCases {
      var stage = Stage(Size(columns: 12, rows: 8), earlier: 2, reflow: reflow)
      let frame = Frame(
        rows: [Row("title of the"), Row("answer text")], cursor: Frame.Position(row: 1, column: 9))
      stage.paint(frame)
      stage.resize(to: Size(columns: 6, rows: 8), believed: nil)
      #expect(stage.all == ["0", "1"], "\(reflow)")
      // What it did once it will do again, though now the column says nothing.
      stage.paint(
        Frame(rows: [Row("title"), Row("ab")], cursor: Frame.Position(row: 1, column: 2)))
      stage.resize(to: Size(columns: 3, rows: 8), believed: nil)
      // What tmux has pushed off the top stays in its scrollback.
      #expect(
        stage.screen.text.filter { !$0.isEmpty } == (reflow == .tmux ? [] : ["0", "1"]), "\(reflow)"
      )
    }
  }

  @Test func `blanks that were typed are wrapped with their row`() {
    let size = Size(columns: 12, rows: 8)
    var stage = Stage(size, earlier: 2, reflow: .tmux)
    var row = Row("abc")
    for column in 3...10 {
      stage.paint(
        Frame(rows: [row, Row("x")], cursor: Frame.Position(row: 0, column: column)))
      row.append(" ")
    }
    stage.paint(Frame(rows: [row, Row("x")], cursor: Frame.Position(row: 1, column: 1)))
    stage.resize(to: Size(columns: 6, rows: 8), believed: .tmux)
    #expect(stage.all == ["0", "1"])
  }

  @Test func `nothing of the form gets into the scrollback from the screen's first row`() {
    for count in [0, 1] {
      let size = Size(columns: 8, rows: 4)
      var stage = Stage(size, earlier: count, reflow: .tmux)
      let frame = Frame(
        rows: [Row(), Row("ab"), Row("c")], cursor: Frame.Position(row: 1, column: 1))
      stage.paint(frame)
      stage.painter.forget()
      stage.paint(frame)
      stage.resize(to: Size(columns: 6, rows: 4), believed: .tmux)
      stage.paint(frame)
      stage.screen.feed(stage.painter.finish(with: []))
      #expect(stage.all == stage.earlier)
      #expect((stage.screen.cursorRow, stage.screen.cursorColumn) == (count, 0))
    }
  }

  @Test func `a change of height alone needs no report`() {
    var stage = Stage(Size(columns: 8, rows: 8), earlier: 3, reflow: .cut)
    let frame = Frame(
      rows: [Row("a"), Row("b"), Row("c")], cursor: Frame.Position(row: 1, column: 1))
    stage.paint(frame)
    stage.resize(to: Size(columns: 8, rows: 5), believed: nil)
    stage.paint(frame)
    #expect(stage.all == ["0", "1", "2", "a", "b", "c"])
    #expect((stage.screen.cursorRow, stage.screen.cursorColumn) == (3, 1))
  }

  @Test func `a size that was not told is noticed at the next paint`() {
    var stage = Stage(Size(columns: 8, rows: 8), earlier: 1, reflow: .cut)
    let frame = Frame(rows: [Row("abcdef"), Row("b")], cursor: Frame.Position(row: 1, column: 1))
    stage.paint(frame)
    stage.screen.resize(columns: 4, rows: 8)
    stage.size = Size(columns: 4, rows: 8)
    stage.paint(frame)
    #expect(stage.all == ["0", "abcd", "b"])
    #expect(stage.screen.wrapCount == 0)
  }

  @Test func `sizes of one cell are drawn`() {
    var stage = Stage(Size(columns: 0, rows: 0), earlier: 0, reflow: .cut)
    stage.paint(Frame(rows: [Row("漢"), Row("b")], cursor: Frame.Position(row: 1, column: 1)))
    #expect(stage.screen.text == ["b"])
    stage.paint(Frame(rows: [Row("漢"), Row("b")], cursor: Frame.Position(row: 0, column: 1)))
    #expect(stage.screen.text == [""])
    #expect(stage.screen.wrapCount == 0)
  }
}
