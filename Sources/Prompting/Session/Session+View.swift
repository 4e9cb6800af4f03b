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
    let fieldsAbove = shown.askedBefore[max(0, top.block)]
    if fieldsAbove > 0 {
      hidden.append("\(glyphs.above) \(fieldsAbove)")
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
      hidden.append(fieldsBelow > 0 ? "\(glyphs.below) \(fieldsBelow)" : glyphs.below)
      frame.rows.removeSubrange(kept...)
      if screen.hasCountRows, let below = hidden.last {
        frame.rows.append(countRow(below, in: screen))
      }
      if let cursor = frame.cursor, cursor.row >= kept { frame.cursor = nil }
    }
    return (frame, hidden)
  }

  private func countRow(_ count: String, in screen: ScreenPlan) -> Row {
    var row = Row()
    row.pad(to: screen.indent)
    row.append(count, style: Theme.count)
    return row
  }

  /// The help line: what the keys do here, as far as there is room, and at its end the place.
  private func helpLine(_ keymap: Keymap, counts: [String], in screen: ScreenPlan) -> Row {
    var items = keymap.helpItems(in: context, isLast: focus == shown.asked.last)
    if shown.asked.count == 1 {
      items.removeAll { [.nextField, .previousField].contains($0.command) }
    }
    var counts = counts
    let place = "\(shown.askedBefore[focus] + 1) of \(shown.asked.count)"
    func line() -> Row {
      let keys = items.map { "\($0.keys) \($0.meaning)" }.joined(separator: " \(glyphs.separator) ")
      return Row(
        ([keys] + counts + [place]).filter { !$0.isEmpty }.joined(separator: "  "),
        style: Theme.help)
    }
    var row = line()
    while row.width > screen.size.columns {
      if let least = items.indices.min(by: {
        weight(of: items[$0].command) < weight(of: items[$1].command)
      }) {
        items.remove(at: least)
      } else if counts.isEmpty {
        break
      } else {
        counts.removeFirst()
      }
      row = line()
    }
    return row
  }

  /// What a narrow help line keeps longest has the greatest weight: how to go on, how to get out, how to
  /// send.
  private func weight(of command: Command) -> Int {
    switch command {
    case .accept: 9
    case .mark, .complete: 8
    case .interrupt: 6
    case .answer, .up, .down: 5
    case .nextField: 4
    // On the last field of several lines it is the only key that sends.
    case .send: focus == shown.asked.last && focusedField.multiline?.enter == .newline ? 7 : 3
    case .edit(.insertNewline): 2
    case .previousField: 1
    default: 0
    }
  }
}
