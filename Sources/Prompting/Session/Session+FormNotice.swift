// The notice about the whole form: a draft that was restored, or that cannot be kept. It stands at the form's head.

extension Session {
  /// How a screen of that size is shared out as things stand.
  func screen(of size: Size) -> ScreenPlan {
    guard ScreenPlan.hasNoticeRows(size) else { return ScreenPlan(size: size) }
    // However many words there are, the form itself is seen.
    return ScreenPlan(
      size: size, noticeRows: min(size.rows / 3, noticeRows(columns: size.columns).count))
  }

  private func noticeRows(columns: Int) -> [Row] {
    guard let notice, notice.isAboutForm else { return [] }
    return prose(notice.sentence, width: columns, indent: 0, style: theme.notice)
  }

  /// Puts the notice below the title and the description where they are in the window, else into the first rows.
  func insertNotice(into frame: inout Frame, open: inout Range<Int>?, in screen: ScreenPlan) {
    let rows = noticeRows(columns: screen.size.columns).prefix(screen.noticeRows)
    let isAtStart = window.top == BodyPosition(block: -1, row: 0)
    // A blank row ends the head.
    let head = isAtStart ? max(0, block(-1, in: screen).rows.count - 1) : 0
    let place = min(head, frame.rows.count)
    frame.rows.insert(contentsOf: rows, at: place)
    if let cursor = frame.cursor, cursor.row >= place {
      frame.cursor = Frame.Position(row: cursor.row + rows.count, column: cursor.column)
    }
    if let known = open, known.lowerBound >= place {
      open = known.lowerBound + rows.count..<known.upperBound + rows.count
    }
  }
}
