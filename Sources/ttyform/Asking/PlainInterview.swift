// The loop of the plain mode: write, wait, read a line. The terminal stays as it is: the kernel edits the lines and
// makes signals of its keys.

import Forms
import Prompting
import Terminal

/// One filling-in of a form in plain lines.
struct PlainInterview {
  private(set) var dialog: PlainDialog

  /// When to give up.
  let deadline: Deadline

  /// Keeps what is entered; `nil` where nothing may be kept.
  private let drafts: DraftKeeper?

  /// What was read of a line whose end did not come yet.
  private var typed: [UInt8] = []

  init(_ dialog: PlainDialog, deadline: Deadline, drafts: DraftKeeper?) {
    self.dialog = dialog
    self.deadline = deadline
    self.drafts = drafts
    if let found = drafts?.found { self.dialog.restore(found.draft, age: found.age) }
    // What must not stay in the file goes from it at once.
    saveDraft()
  }

  /// Why the terminal is left to others, or asked in another way.
  private enum Leaving {
    case finished(Interview.Outcome)
    /// The next answer is shown where the last one was not, or the reverse.
    case echo
    /// To be stopped, and to ask again afterwards.
    case stopped
    /// Continued after a stop that nobody could see coming.
    case continued
  }

  /// Asks until the form is filled in or left; what was entered is in the draft then, unless it was filled in.
  ///
  /// Whatever the reason, the terminal's settings are as they were found when it returns.
  mutating func run() -> Interview.Outcome {
    let outcome = askAndGiveBack()
    if case .answered = outcome { return outcome }
    saveDraft()
    return outcome
  }

  /// Writes the draft now.
  func saveDraft() {
    guard let drafts else { return }
    drafts.save(revision: dialog.revision) { drafts.draft(dialog.draft) }
  }

  private mutating func askAndGiveBack() -> Interview.Outcome {
    do throws(SystemError) {
      let device: TerminalDevice
      do throws(SystemError) { device = try TerminalDevice() } catch { return .noTerminal(error) }
      let signals = try Signals()
      do throws(SystemError) {
        return try converse(device, signals)
      } catch {
        // A write that a signal cut short ends by that signal.
        if let signal = signals.take().ending { return .ended(by: signal) }
        return .lost(error)
      }
    } catch {
      return .lost(error)
    }
  }

  private mutating func converse(
    _ device: borrowing TerminalDevice, _ signals: borrowing Signals
  ) throws(SystemError) -> Interview.Outcome {
    var turn = dialog.begin()
    while true {
      switch try hold(&turn, device, signals) {
      case .finished(let outcome): return outcome
      case .echo: continue
      case .stopped:
        saveDraft()
        signals.suspend(.process)
      case .continued: break
      }
      // The shell has had the terminal, and what was typed of a line is gone.
      typed = []
      turn = dialog.again()
    }
  }

  /// Asks while answers are shown, or while they are not.
  private mutating func hold(
    _ turn: inout PlainDialog.Turn, _ device: borrowing TerminalDevice,
    _ signals: borrowing Signals
  ) throws(SystemError) -> Leaving {
    try device.descriptor.waitForForeground()
    // Who was stopped for that has missed nothing.
    if let signal = signals.take().ending { return end(.ended(by: signal), device) }
    guard case .ask(isEchoed: false) = turn.next else {
      return try ask(&turn, device, signals)
    }
    // Before the prompt, so that not even the quickest person sees the answer.
    let silence = try EchoOff(device.descriptor)
    defer { _ = silence }
    return try ask(&turn, device, signals)
  }

  private mutating func ask(
    _ turn: inout PlainDialog.Turn, _ device: borrowing TerminalDevice,
    _ signals: borrowing Signals
  ) throws(SystemError) -> Leaving {
    let kind = turn.next
    while turn.next == kind {
      if case .ask = kind, let remark = drafts?.takeRemark() {
        turn.text = dialog.sentence(of: remark) + turn.text
      }
      let isAhead = try hasLine(device)
      try device.descriptor.writeAll(Array(turn.text.utf8))
      switch turn.next {
      case .done(let answers): return .finished(.answered(answers))
      case .gaveUp: return .finished(.gaveUp)
      case .ask: break
      }
      switch try read(device, signals) {
      case .line(var line):
        // Without a prompt there is nothing that it should stand behind.
        line.isTypedAhead = isAhead && turn.hasPrompt
        turn = dialog.take(line)
      case .end: turn = dialog.takeEnd()
      case .leaving(let leaving): return leaving
      }
    }
    return .echo
  }

  // MARK: Reading

  private enum Reading {
    case line(TypedLine)
    /// The end of input on an empty line.
    case end
    case leaving(Leaving)
  }

  /// Waits for a line, or for what ends the wait.
  private mutating func read(
    _ device: borrowing TerminalDevice, _ signals: borrowing Signals
  ) throws(SystemError) -> Reading {
    while true {
      if let line = takeLine() { return .line(line) }
      if let drafts { drafts.keep(revision: dialog.revision) { drafts.draft(dialog.draft) } }
      let deadlines = [deadline, drafts?.deadline].compactMap(\.self)
      let left = deadlines.min().map { max(0, $0 - MonotonicClock.milliseconds) }
      let ready = try Descriptor.wait(
        for: [device.descriptor, signals.descriptor], timeoutMilliseconds: left)
      if ready.readable.contains(signals.descriptor) {
        let came = signals.take()
        if let signal = came.ending { return .leaving(end(.ended(by: signal), device)) }
        if came.contains(.stop) { return .leaving(.stopped) }
        if came.contains(.continued) { return .leaving(.continued) }
      }
      if let deadline, MonotonicClock.milliseconds >= deadline {
        return .leaving(end(.timedOut, device))
      }
      let isGone = ready.hungUp.contains(device.descriptor)
      guard isGone || ready.readable.contains(device.descriptor) else { continue }
      switch try device.readLine() {
      case .nothing: continue
      case .bytes(let bytes): typed += bytes
      case .endOfInput where isGone:
        return .leaving(.finished(try Interview.hangUp(signals)))
      case .endOfInput where typed.isEmpty: return .end
      case .endOfInput:
        defer { typed = [] }
        return .line(TypedLine(typed, end: .endKey, isFull: isFull(typed.count)))
      }
    }
  }

  /// Whether a line can be read without anything being typed.
  private func hasLine(_ device: borrowing TerminalDevice) throws(SystemError) -> Bool {
    if typed.contains(UInt8(ascii: "\n")) { return true }
    return try !Descriptor.wait(for: [device.descriptor], timeoutMilliseconds: 0).isEmpty
  }

  /// The first line of what was read; more than one comes only where the kernel edits no lines.
  private mutating func takeLine() -> TypedLine? {
    guard let end = typed.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { typed.removeSubrange(...end) }
    return TypedLine(Array(typed[..<end]), isFull: isFull(end))
  }

  private func isFull(_ count: Int) -> Bool { count >= TerminalDevice.lineLimit }

  /// Ends on a fresh row, so that what comes next does not stand behind the prompt.
  private func end(
    _ outcome: Interview.Outcome, _ device: borrowing TerminalDevice
  ) -> Leaving {
    if !device.descriptor.isInBackground {
      try? device.descriptor.writeAll([UInt8(ascii: "\n")])
    }
    return .finished(outcome)
  }
}
