// Which part of a form that is higher than the screen is shown.

import Forms

/// A row of the form's body: the block it belongs to, and its place in it.
struct BodyPosition: Equatable, Comparable {
  /// -1 is the head of the form, the others are its fields.
  var block: Int
  var row: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.block, left.row) < (right.block, right.row)
  }
}

/// The window on a form.
struct FormWindow: Sendable {
  /// The first row shown.
  var top = BodyPosition(block: -1, row: 0)

  /// Whether the person scrolled, and the window stays where it was put until the next command or a
  /// change of size.
  var isHeld = false

  /// The size of the screen that the window was made for.
  var size: Size?
}

extension Session {
  /// Moves the window by as little as shows what is essential of the open field, and leaves no blank
  /// rows below while something is above.
  ///
  /// Costs the rows of a screen: only what is near is laid out.
  mutating func scrollWindow(in screen: ScreenPlan) {
    guard !window.isHeld else { return }
    if window.top.block >= 0, !state.shows(window.top.block) {
      // What was at the top is hidden now.
      window.top = BodyPosition(block: shown.previous(before: window.top.block) ?? -1, row: 0)
    }
    let start = BodyPosition(block: -1, row: 0)
    if rowCount(from: start, in: screen, limit: screen.bodyRows) <= screen.bodyRows {
      window.top = start
      return
    }
    let wanted = BodyPosition(block: focus, row: 0)
    if window.top > wanted {
      window.top = wanted
    } else {
      let end = BodyPosition(block: focus, row: rowCount(of: focus, in: screen))
      window.top = max(window.top, position(screen.openRows, rowsAbove: end, in: screen))
    }
    // Half of the form's head says little; the fields can use its rows.
    if window.top.block < 0, window.top.row > 0 {
      window.top = BodyPosition(block: shown.next(after: -1) ?? 0, row: 0)
    }
    fillWindow(in: screen)
  }

  /// Scrolls by a screen without moving the cursor.
  mutating func scrollWindow(by pages: Int, in screen: ScreenPlan) {
    window.isHeld = true
    let page = max(1, screen.bodyRows - 2)
    if pages < 0 {
      window.top = position(page, rowsAbove: window.top, in: screen)
    } else {
      window.top = position(page, rowsBelow: window.top, in: screen)
      fillWindow(in: screen)
    }
  }

  /// Pulls the window up where the form ends before the window does.
  private mutating func fillWindow(in screen: ScreenPlan) {
    // The count of what is above takes a row itself.
    let height = max(1, screen.bodyRows - (screen.hasCountRows ? 1 : 0))
    let count = rowCount(from: window.top, in: screen, limit: height)
    if count < height {
      window.top = position(height - count, rowsAbove: window.top, in: screen)
    }
  }

  /// The rows from a position to the end of the form, counted up to just over `limit`.
  private mutating func rowCount(from top: BodyPosition, in screen: ScreenPlan, limit: Int) -> Int {
    var count = -top.row
    var block: Int? = top.block
    while let index = block, count <= limit {
      count += rowCount(of: index, in: screen)
      block = shown.next(after: index)
    }
    return count
  }

  private mutating func position(
    _ count: Int, rowsAbove end: BodyPosition, in screen: ScreenPlan
  ) -> BodyPosition {
    var position = end
    var missing = count
    while missing > position.row, position.block > -1 {
      missing -= position.row
      position.block = shown.previous(before: position.block) ?? -1
      position.row = rowCount(of: position.block, in: screen)
    }
    position.row = max(0, position.row - missing)
    return position
  }

  private mutating func position(
    _ count: Int, rowsBelow start: BodyPosition, in screen: ScreenPlan
  ) -> BodyPosition {
    var position = start
    var missing = count
    while let next = shown.next(after: position.block) {
      let rows = rowCount(of: position.block, in: screen) - position.row
      if missing < rows { break }
      missing -= rows
      position = BodyPosition(block: next, row: 0)
    }
    let rows = rowCount(of: position.block, in: screen)
    position.row = min(position.row + missing, max(0, rows - 1))
    return position
  }
}
