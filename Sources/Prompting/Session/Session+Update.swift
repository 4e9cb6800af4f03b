// What each command does to the session.

import Forms

extension Session {
  /// Carries out one command on a screen of that size, and says what comes next.
  ///
  /// Before the next frame `show` is called, once for however many commands came.
  ///
  /// Costs what is on the screen and what the command changes, whatever the length of the text and the
  /// number of fields; sending costs all texts.
  package mutating func apply(_ command: Command, in size: Size) -> Step {
    let heldControlD = deletedByControlD
    deletedByControlD = false
    notice = nil
    invalidCount = 0
    window.isHeld = false
    return perform(command, heldControlD: heldControlD, in: ScreenPlan(size: size))
  }

  /// Brings the cursor into view on a screen of that size: before a frame is drawn.
  package mutating func show(in size: Size) {
    let screen = ScreenPlan(size: size)
    noteChange()
    let cursor = entries[focus].editor.cursor
    let (layout, height) = (layout(in: screen), textHeight(in: screen))
    entries[focus].viewport.follow(cursor, layout, height: height)
    scrollWindow(in: screen)
  }

  /// Tells that the person paused, so that what comes next is undone apart from what was before.
  package mutating func pause() {
    entries[focus].editor.breakUndoGroup()
  }

  private mutating func perform(
    _ command: Command, heldControlD: Bool, in screen: ScreenPlan
  ) -> Step {
    switch command {
    case .edit(let edit):
      perform(edit)
    case .paste(let paste):
      take(paste)
    case .invalidBytes:
      notice = .bytesRepaired(1)
    case .deleteForwardOrLeave:
      return deleteForwardOrLeave(heldControlD: heldControlD)
    case .up, .down, .pageUp, .pageDown:
      moveVertically(command, in: screen)
    case .accept: return accept()
    case .nextField: moveFocus(by: 1)
    case .previousField: moveFocus(by: -1)
    case .send: return send()
    case .interrupt: return .interrupt
    case .quit: return .quit
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .openEditor: break  // The key map does not give it until there is an editor to open.
    }
    return .stay
  }

  @discardableResult
  private mutating func perform(_ edit: Edit) -> EditResult {
    entries[focus].viewport.releaseColumn()
    let result = entries[focus].editor.apply(edit, killRing: &killRing)
    if result.lineBreaksMadeSpaces > 0 {
      notice = .lineBreaksMadeSpaces(result.lineBreaksMadeSpaces)
    }
    if result.effect == .changed { recheck() }
    return result
  }

  private mutating func take(_ paste: Paste) {
    perform(.paste(paste.text))
    // What was lost matters more than what was only changed.
    if paste.unterminated {
      notice = .pasteUnfinished
    } else if paste.droppedControls > 0 {
      notice = .controlsDropped(paste.droppedControls)
    } else if paste.repairedBytes > 0 {
      notice = .bytesRepaired(paste.repairedBytes)
    }
  }

  private mutating func deleteForwardOrLeave(heldControlD: Bool) -> Step {
    if perform(.deleteForward).effect == .changed {
      deletedByControlD = true
      return .stay
    }
    if heldControlD {
      // The key is still held: the end that was reached is no wish to leave.
      deletedByControlD = true
      return .stay
    }
    if focusedField.multiline != nil {
      moveFocus(by: 1)
    } else if entries[focus].editor.buffer.isEmpty {
      return .gaveUp
    }
    return .stay
  }

  /// Lets the viewport forget what the changed text has moved.
  private mutating func noteChange() {
    if let offset = entries[focus].editor.buffer.takeLowestChange() {
      entries[focus].viewport.textChanged(from: offset)
    }
  }

  private mutating func moveVertically(_ command: Command, in screen: ScreenPlan) {
    guard focusedField.multiline != nil else {
      switch command {
      case .up: moveFocusWithoutWrap(by: -1)
      case .down: moveFocusWithoutWrap(by: 1)
      case .pageUp: scrollWindow(by: -1, in: screen)
      default: scrollWindow(by: 1, in: screen)
      }
      return
    }
    noteChange()
    let page = max(1, textHeight(in: screen) - 1)
    let count =
      switch command {
      case .up: -1
      case .down: 1
      case .pageUp: -page
      default: page
      }
    let layout = layout(in: screen)
    let cursor = entries[focus].editor.cursor
    if let offset = entries[focus].viewport.offset(rows: count, from: cursor, layout) {
      entries[focus].editor.moveCursor(to: offset)
    } else if abs(count) == 1 {
      moveFocusWithoutWrap(by: count)
    }
  }

  /// Up and down end at the first and the last field.
  private mutating func moveFocusWithoutWrap(by count: Int) {
    let place = plan.askedBefore[focus] + count
    if plan.asked.indices.contains(place) { moveFocus(by: count) }
  }
}
