// The frame that was put together last, so that a key costs the rows of the field that is typed in.

import Forms

/// A frame with what it was put together for, and the rows in it that only the open field has changed since.
struct LaidOutFrame: Sendable {
  var frame: Frame

  /// The rows of the open field's block; `nil` where they are not all in the window.
  let open: Range<Int>?

  let top: BodyPosition
  let keys: Keymap.HelpTable
  let context: Keymap.Context

  /// Whether the open field's rows are those that it shows now.
  fileprivate(set) var isCurrent = true

  /// Puts the open field's new rows in the place of the old ones, and says whether nothing else has changed.
  ///
  /// Costs those rows.
  fileprivate mutating func renew(
    _ block: Block, columns: Int, top: BodyPosition, keys: Keymap.HelpTable,
    context: Keymap.Context
  ) -> Bool {
    guard let open, open.count == block.rows.count, self.top == top, self.context == context,
      self.keys == keys
    else { return false }
    for (place, row) in zip(open, block.rows) {
      frame.rows[place] = row
      if row.width > columns { frame.rows[place].cut(to: columns, ellipsis: "") }
    }
    frame.cursor = block.cursor.map {
      Frame.Position(row: open.lowerBound + $0.row, column: $0.column)
    }
    isCurrent = true
    return true
  }
}

extension BlockCache {
  /// The open field shows something else now, or nothing that is known.
  mutating func outdateFrame() {
    frame?.isCurrent = false
  }

  /// Brings the frame up to date where only the open field has changed, and says whether it did.
  fileprivate mutating func renewFrame(
    in screen: ScreenPlan, top: BodyPosition, keys: Keymap.HelpTable, context: Keymap.Context
  ) -> Bool {
    guard let openBlock, var frame else { return false }
    // The only one that holds it, so that its rows are changed in place.
    self.frame = nil
    guard
      frame.renew(
        openBlock, columns: screen.size.columns, top: top, keys: keys, context: context)
    else { return false }
    self.frame = frame
    return true
  }
}

extension Session {
  /// Remembers what a screen of that size shows; `show` has laid out the open field for it.
  mutating func keepFrame(_ keymap: Keymap, in screen: ScreenPlan) {
    if laidOut.renewFrame(in: screen, top: window.top, keys: keymap.help, context: context) {
      return
    }
    keepHelp(keymap, in: screen)
    laidOut.keep(newFrame(in: screen, keymap), in: screen, focus: focus)
  }

  /// The same; put together only where it is not remembered.
  func laidOutFrame(in screen: ScreenPlan, _ keymap: Keymap) -> LaidOutFrame {
    if let known = laidOut.frame(in: screen, focus: focus), known.isCurrent,
      known.top == window.top, known.keys == keymap.help
    {
      return known
    }
    return newFrame(in: screen, keymap)
  }
}
