// What is seen: the window on the form, the counts of what is above and below it, and the help line.

import Forms

extension Session {
  /// What a screen of that size shows.
  ///
  /// It changes nothing; `apply` and `show` have brought the cursor into view.
  ///
  /// Costs the rows of the screen. No row is wider than the screen, and there are never more rows.
  package func frame(in size: Size, keymap: Keymap) -> Frame {
    laidOutFrame(in: screen(of: size), keymap).frame
  }

  /// What a screen shows, put together from its blocks.
  func newFrame(in screen: ScreenPlan, _ keymap: Keymap) -> LaidOutFrame {
    var (frame, hidden, open) = body(in: screen)
    if screen.noticeRows > 0 { insertNotice(into: &frame, open: &open, in: screen) }
    if screen.hasGap { frame.rows.append(Row()) }
    if screen.hasHelp {
      frame.rows.append(helpRow(keymap, counts: screen.hasCountRows ? [] : hidden, in: screen))
    }
    for index in frame.rows.indices where frame.rows[index].width > screen.size.columns {
      frame.rows[index].cut(to: screen.size.columns, ellipsis: "")
    }
    return LaidOutFrame(
      frame: frame, open: open, top: window.top, keys: keymap.help, context: context)
  }

  /// What stays on a screen of that size when the form is left unsent: its rows without the help line,
  /// whose keys mean nothing any more.
  package func abandoned(in size: Size, keymap: Keymap) -> [Row] {
    // What came last may not have been shown.
    var session = self
    session.show(in: size, keymap: keymap)
    let screen = screen(of: size)
    let extra = (screen.hasHelp ? 1 : 0) + (screen.hasGap ? 1 : 0)
    return Array(session.frame(in: size, keymap: keymap).rows.dropLast(extra))
  }

  /// The rows of the window, the counts of the fields above and below it where there are any, and the rows of
  /// the open field where all are in the window.
  private func body(in screen: ScreenPlan) -> (Frame, hidden: [String], open: Range<Int>?) {
    var frame = Frame()
    var open: Range<Int>?
    let kept = max(1, screen.bodyRows - (screen.hasCountRows ? 1 : 0))
    /// The field that the last of the rows belongs to that are kept where there are too many.
    var lastKept = window.top.block
    var hidden: [String] = []
    let top = window.top
    let firstField = shown.next(after: -1) ?? 0
    let fieldsAbove = shown.askedBefore[max(0, top.block)]
    // A note out of sight is worth a mark without a count where there is a row for it; the form's head is
    // not.
    if fieldsAbove > 0 || screen.hasCountRows && top > BodyPosition(block: firstField, row: 0) {
      hidden.append(fieldsAbove > 0 ? "\(glyphs.above) \(fieldsAbove)" : glyphs.above)
      if screen.hasCountRows {
        frame.rows.append(countRow(hidden[0], in: screen))
      }
    }
    var next: Int? = top.block
    while let index = next, frame.rows.count <= screen.bodyRows {
      next = shown.next(after: index)
      let block = block(index, in: screen)
      let skipped = index == top.block ? top.row : 0
      if let cursor = block.cursor, cursor.row >= skipped {
        let row = frame.rows.count + cursor.row - skipped
        frame.cursor = Frame.Position(row: row, column: cursor.column)
      }
      if frame.rows.count < kept, block.rows.count > skipped { lastKept = index }
      if index == focus, skipped == 0 {
        open = frame.rows.count..<frame.rows.count + block.rows.count
      }
      frame.rows += block.rows.dropFirst(skipped)
    }
    if frame.rows.count > screen.bodyRows {
      let fieldsBelow = shown.asked.count - shown.askedBefore[max(0, lastKept + 1)]
      // The mark alone says that only words are hidden.
      let below = fieldsBelow > 0 ? "\(glyphs.below) \(fieldsBelow)" : glyphs.below
      if fieldsBelow > 0 || screen.hasCountRows { hidden.append(below) }
      frame.rows.removeSubrange(kept...)
      if screen.hasCountRows { frame.rows.append(countRow(below, in: screen)) }
      if let cursor = frame.cursor, cursor.row >= kept { frame.cursor = nil }
      if let end = open?.upperBound, end > kept { open = nil }
    }
    return (frame, hidden, open)
  }

  private func countRow(_ count: String, in screen: ScreenPlan) -> Row {
    var row = Row()
    row.pad(to: screen.indent)
    row.append(count, style: theme.help)
    return row
  }
}
