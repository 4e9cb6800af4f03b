// What is seen: the window on the form, the counts of what is above and below it, and the help line.

import Forms

extension Session {
  /// What a screen of that size shows. It changes nothing; `apply` and `show` have brought the cursor
  /// into view.
  ///
  /// Costs the rows of the screen. No row is wider than the screen, and there are never more rows.
  package func frame(in size: Size, keymap: Keymap) -> Frame {
    let screen = ScreenPlan(size: size)
    var (frame, hidden) = body(in: screen)
    if screen.hasGap { frame.rows.append(Row()) }
    if screen.hasHelp {
      frame.rows.append(helpLine(keymap, counts: screen.hasCountRows ? [] : hidden, in: screen))
    }
    for index in frame.rows.indices { frame.rows[index].cut(to: size.columns, ellipsis: "") }
    return frame
  }

  /// The rows of the window, and the counts of the fields above and below it where there are any.
  private func body(in screen: ScreenPlan) -> (Frame, hidden: [String]) {
    var frame = Frame()
    /// The field that each row belongs to.
    var owners: [Int] = []
    var hidden: [String] = []
    let top = window.top
    if top > BodyPosition(block: -1, row: 0) {
      hidden.append(count(glyphs.above, plan.askedBefore[max(0, top.block)]))
      if screen.hasCountRows {
        frame.rows.append(countRow(hidden[0], in: screen))
        owners.append(top.block)
      }
    }
    for index in top.block..<form.fields.count where frame.rows.count <= screen.bodyRows {
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
      let below = count(
        glyphs.below, plan.asked.count - plan.askedBefore[max(0, owners[kept - 1] + 1)])
      hidden.append(below)
      frame.rows.removeSubrange(kept...)
      if screen.hasCountRows { frame.rows.append(countRow(below, in: screen)) }
      if let cursor = frame.cursor, cursor.row >= kept { frame.cursor = nil }
    }
    return (frame, hidden)
  }

  /// A mark and how many fields it stands for; the mark alone where only words are hidden.
  private func count(_ mark: String, _ fields: Int) -> String {
    fields > 0 ? "\(mark) \(fields)" : mark
  }

  private func countRow(_ count: String, in screen: ScreenPlan) -> Row {
    var row = Row()
    row.pad(to: screen.indent)
    row.append(count, style: Theme.count)
    return row
  }

  /// The help line: what the keys do here, as far as there is room, and at its end the place.
  private func helpLine(_ keymap: Keymap, counts: [String], in screen: ScreenPlan) -> Row {
    let separator = " \(glyphs.separator) "
    let place = (plan.askedBefore[focus] + 1, plan.asked.count)
    let end = (counts + ["\(place.0) of \(place.1)"]).joined(separator: separator)
    var items = keymap.helpItems(in: context, isLast: focus == plan.asked.last).map {
      "\($0.keys) \($0.meaning)"
    }
    // The first key and the last one are those that a person needs most.
    var line = Row((items + [end]).joined(separator: separator), style: Theme.help)
    while line.width > screen.size.columns, !items.isEmpty {
      items.remove(at: items.count > 2 ? items.count - 2 : items.count - 1)
      line = Row((items + [end]).joined(separator: separator), style: Theme.help)
    }
    return line
  }
}
