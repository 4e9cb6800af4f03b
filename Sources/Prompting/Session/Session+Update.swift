// What each command does to the session.

import Forms

extension Session {
  /// Carries out one command on a screen of that size, and says what comes next.
  ///
  /// Before the next frame `show` is called, once for however many commands came.
  ///
  /// Costs what is on the screen and what the command changes, whatever the length of the text and the
  /// number of fields; sending costs all texts, and a field that comes or goes costs the fields.
  package mutating func apply(_ command: Command, in size: Size) -> Step {
    let heldControlD = deletedByControlD
    deletedByControlD = false
    notice = nil
    invalidCount = 0
    window.isHeld = false
    let before = focus
    let step = perform(command, heldControlD: heldControlD, in: screen(of: size))
    forgetBlocks(after: command, wasOpen: before)
    return step
  }

  /// Brings the cursor into view on a screen of that size: before a frame is drawn.
  ///
  /// - Parameter keymap: the one that the frame is going to be made with, so that its help line is laid out
  ///   only where it changed.
  package mutating func show(in size: Size, keymap: Keymap? = nil) {
    let screen = screen(of: size)
    if window.size != size {
      window.size = size
      window.isHeld = false
    }
    let words = shownWords(in: screen)
    let remarks = remarks(in: screen)
    let scene = scene(in: screen, words, remarks: remarks)
    entries[focus].prompt.show(in: scene)
    laidOut.keep(
      openField(in: screen, words, remarks: remarks, scene), words, scene, in: screen, focus: focus)
    scrollWindow(in: screen)
    if let keymap { keepFrame(keymap, in: screen) }
  }

  /// Tells that the person paused, so that what comes next is undone apart from what was before.
  package mutating func pause() {
    entries[focus].prompt.pause()
  }

  private mutating func perform(
    _ command: Command, heldControlD: Bool, in screen: ScreenPlan
  ) -> Step {
    let scene = laidOut.scene(in: screen, focus: focus) ?? scene(in: screen)
    let effect = entries[focus].prompt.apply(command, in: scene, killRing: &killRing)
    notice = effect.notice
    if case .paste(let paste) = command { noteLosses(of: paste) }
    if effect.isChanged { noteChange() }
    if case .deleteForwardOrLeave = command {
      // While the key is held, the end that was reached is no wish to leave.
      deletedByControlD = !effect.isPassed || heldControlD
      if deletedByControlD { return .stay }
    }
    if let directory = effect.directory { return .list(directory) }
    return effect.isPassed ? performAnywhere(command, in: screen) : .stay
  }

  /// What a command means in any field that does not take it for itself.
  private mutating func performAnywhere(_ command: Command, in screen: ScreenPlan) -> Step {
    switch command {
    case .edit, .paste, .first, .last, .mark, .answer, .toggle, .complete: break
    case .invalidBytes: notice = .bytesRepaired(1)
    case .deleteForwardOrLeave:
      if focusedField.multiline != nil {
        moveFocus(by: 1)
      } else if entries[focus].prompt.isEmpty {
        return .gaveUp
      }
    case .up: moveFocusWithoutWrap(by: -1)
    case .down: moveFocusWithoutWrap(by: 1)
    case .pageUp: scrollWindow(by: -1, in: screen)
    case .pageDown: scrollWindow(by: 1, in: screen)
    case .accept: return accept()
    case .nextField: moveFocus(by: 1)
    case .previousField: moveFocus(by: -1)
    case .send: return send()
    case .interrupt: return .interrupt
    case .quit: return .quit
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .startOver: startOver()
    case .openEditor: return outsideText().map(Step.editOutside) ?? .stay
    }
    return .stay
  }

  /// What was lost of a paste matters more than what was only changed.
  mutating func noteLosses(of paste: Paste) {
    if paste.unterminated {
      notice = .pasteUnfinished
    } else if paste.droppedControls > 0 {
      notice = .controlsDropped(paste.droppedControls)
    } else if paste.repairedBytes > 0 {
      notice = .bytesRepaired(paste.repairedBytes)
    }
  }
}
