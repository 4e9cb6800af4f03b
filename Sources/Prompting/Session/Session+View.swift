// What is seen: the window on the form, the counts of what is above and below it, and the help line.

import Forms

extension Session {
  /// What a screen of that size shows.
  ///
  /// It changes nothing; `apply` and `show` have brought the cursor into view.
  ///
  /// Costs the rows of the screen. No row is wider than the screen, and there are never more rows.
  package func frame(in size: Size, keymap: Keymap) -> Frame {
    let screen = ScreenPlan(size: size)
    var (frame, hidden) = body(in: screen)
    if screen.hasGap { frame.rows.append(Row()) }
    if screen.hasHelp {
      frame.rows.append(helpRow(keymap, counts: screen.hasCountRows ? [] : hidden, in: screen))
    }
    for index in frame.rows.indices { frame.rows[index].cut(to: size.columns, ellipsis: "") }
    return frame
  }

  /// What stays on a screen of that size when the form is left unsent: its rows without the help line,
  /// whose keys mean nothing any more.
  package func abandoned(in size: Size, keymap: Keymap) -> [Row] {
    let screen = ScreenPlan(size: size)
    let extra = (screen.hasHelp ? 1 : 0) + (screen.hasGap ? 1 : 0)
    return Array(frame(in: size, keymap: keymap).rows.dropLast(extra))
  }

  /// The rows of the window, and the counts of the fields above and below it where there are any.
  private func body(in screen: ScreenPlan) -> (Frame, hidden: [String]) {
    var frame = Frame()
    /// The field that each row belongs to.
    var owners: [Int] = []
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
        owners.append(top.block)
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
      frame.rows += block.rows.dropFirst(skipped)
      while owners.count < frame.rows.count { owners.append(index) }
    }
    if frame.rows.count > screen.bodyRows {
      let kept = max(1, screen.bodyRows - (screen.hasCountRows ? 1 : 0))
      let fieldsBelow = shown.asked.count - shown.askedBefore[max(0, owners[kept - 1] + 1)]
      // The mark alone says that only words are hidden.
      let below = fieldsBelow > 0 ? "\(glyphs.below) \(fieldsBelow)" : glyphs.below
      if fieldsBelow > 0 || screen.hasCountRows { hidden.append(below) }
      frame.rows.removeSubrange(kept...)
      if screen.hasCountRows { frame.rows.append(countRow(below, in: screen)) }
      if let cursor = frame.cursor, cursor.row >= kept { frame.cursor = nil }
    }
    return (frame, hidden)
  }

  private func countRow(_ count: String, in screen: ScreenPlan) -> Row {
    var row = Row()
    row.pad(to: screen.indent)
    row.append(count, style: theme.help)
    return row
  }
}
