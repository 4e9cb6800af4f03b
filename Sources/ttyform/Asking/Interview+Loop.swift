// The turns of the loop: what is drawn, what is waited for, and what each thing that comes does.

import Prompting
import Terminal

extension Interview {
  /// How long bytes that keep coming may hold back the next picture, in milliseconds.
  private static let paintInterval = 16

  /// A pause in typing after which what follows is undone by itself, in milliseconds.
  private static let undoPause = 1000

  /// So many bytes in a row are no typing; they are then read in bulk.
  ///
  /// Up to there each byte is read by itself, so that what is typed ahead of the form's end stays for
  /// the next program.
  private static let burst = 256

  /// Bytes that come so long after others are a key by themselves, in milliseconds: no burst is so slow.
  private static let keyInterval = 2

  /// The key of a signal that comes so long after the last byte of a paste is pressed by somebody who waits
  /// for its end in vain, in milliseconds.
  private static let pasteStall = 200

  /// How long a terminal may take to say where the cursor is, in milliseconds.
  private static let reportPatience = 200

  /// Draws, waits, decodes and applies until something says to leave.
  mutating func ask(
    _ device: inout TerminalDevice, _ signals: borrowing Signals, _ raw: borrowing RawMode
  ) throws(SystemError) -> Leaving {
    if let leaving = take([], signals) { return leaving }
    try draw(device, raw)
    while true {
      let ready = try Descriptor.wait(
        for: [device.descriptor, signals.descriptor], timeoutMilliseconds: patience)
      if let deadline, MonotonicClock.milliseconds >= deadline { return .finished(.timedOut) }
      if ready.readable.contains(signals.descriptor) || signals.areWaiting,
        let leaving = react(to: signals.take(), device, raw)
      {
        return leaving
      }
      if ready.readable.contains(device.descriptor) || ready.hungUp.contains(device.descriptor) {
        if let leaving = try drain(&device, signals) { return leaving }
      } else if let leaving = settle(signals) {
        return leaving
      }
      // A new size that was set before a key was sent is drawn with that key: a picture of the old one would
      // go astray.
      if signals.areWaiting, let leaving = react(to: signals.take(), device, raw) { return leaving }
      keepDraft()
      try draw(device, raw)
    }
  }

  // MARK: Draft

  /// Writes the draft where it is time to.
  private mutating func keepDraft() {
    guard let drafts else { return }
    drafts.keep(revision: session.revision) { drafts.draft(session.draft) }
    remarkOnDrafts()
  }

  /// Says what a person should know about drafts, once.
  mutating func remarkOnDrafts() {
    if let remark = drafts?.takeRemark() { session.note(remark) }
  }

  /// Writes the draft now.
  func saveDraft() {
    guard let drafts else { return }
    drafts.save(revision: session.revision) { drafts.draft(session.draft) }
  }

  // MARK: Drawing

  private mutating func draw(
    _ device: borrowing TerminalDevice, _ raw: borrowing RawMode
  ) throws(SystemError) {
    // No signal tells the size of a terminal that is not ours.
    if !device.isControlling, surroundings.size(WindowSize(of: device.descriptor)) != size {
      resize(device)
    }
    if wantsReport, reportDeadline == nil {
      wantsReport = false
      decoder.expectsCursorReport = true
      reportDeadline = MonotonicClock.milliseconds + Self.reportPatience
      try device.descriptor.writeAll(TerminalModes.cursorReport)
    }
    // Until it is known where the form is after a change of width, nothing is drawn.
    guard reportDeadline == nil else { return }
    session.show(in: size, keymap: keymap)
    var bytes = painter.paint(session.frame(in: size, keymap: keymap), in: size)
    if !erasure.isEmpty {
      bytes = erasure + bytes
      erasure = []
    }
    guard !bytes.isEmpty else { return }
    try device.descriptor.writeAll(bytes)
    if painter.rowsBelow != rowsBelow {
      rowsBelow = painter.rowsBelow
      raw.setWayOut(Painter.wayOut(below: painter.rowsBelow))
    }
  }

  // MARK: Time

  /// Until when something has to happen without a byte, in milliseconds from now; `nil` for ever.
  private var patience: Int? {
    let deadlines = [silenceDeadline, reportDeadline, deadline, drafts?.deadline].compactMap(\.self)
    return deadlines.min().map { max(0, $0 - MonotonicClock.milliseconds) }
  }

  private var silenceDeadline: Int? {
    switch decoder.wait {
    case .nothing: nil
    case .escape: lastInput + surroundings.escapeMilliseconds
    case .escapeTail: lastInput + surroundings.escapeMilliseconds + 1000
    case .paste: lastInput + 3000
    }
  }

  /// Time has passed: what waited for it is settled.
  private mutating func settle(_ signals: borrowing Signals) -> Leaving? {
    let now = MonotonicClock.milliseconds
    if let deadline = reportDeadline, now >= deadline { finishResize(report: nil) }
    guard let deadline = silenceDeadline, now >= deadline else { return nil }
    return take(decoder.silence(), signals)
  }

  // MARK: Input

  /// Reads and applies what is there, so that many bytes are one picture; of what comes after a pause, the
  /// first key.
  private mutating func drain(
    _ device: inout TerminalDevice, _ signals: borrowing Signals
  ) throws(SystemError) -> Leaving? {
    let start = MonotonicClock.milliseconds
    let pause = start - lastInput
    if pause >= Self.undoPause { session.pause() }
    // A key by itself is drawn before it is asked whether more came.
    let mayBeAlone = pause >= Self.keyInterval
    if mayBeAlone { readsInARow = 0 }
    repeat {
      let isBulk = decoder.wait == .paste || readsInARow >= Self.burst
      switch try device.read(upTo: isBulk ? 65_536 : 1) {
      case .nothing:
        readsInARow = 0
        return nil
      case .ended:
        return .finished(try Self.hangUp(signals))
      case .bytes(let bytes):
        let closed = try endsStalledPaste(bytes, device) ? decoder.silence() : []
        lastInput = MonotonicClock.milliseconds
        if let leaving = take(closed + decoder.feed(bytes), signals) { return leaving }
        if mayBeAlone, decoder.isBetweenKeys { return nil }
      }
      readsInARow += 1
    } while lastInput - start < Self.paintInterval
    return nil
  }

  /// Whether these bytes are the key of a signal, by itself, in a paste that goes on no more.
  ///
  /// Each such key would else begin the silence anew that closes the paste.
  private func endsStalledPaste(
    _ bytes: [UInt8], _ device: borrowing TerminalDevice
  ) throws(SystemError) -> Bool {
    guard decoder.wait == .paste, bytes.count == 1, keymap.sendsSignal(bytes[0]),
      MonotonicClock.milliseconds - lastInput >= Self.pasteStall
    else { return false }
    // A paste that a slow line held up has more to come.
    let more = try Descriptor.wait(
      for: [device.descriptor], timeoutMilliseconds: 5 * Self.keyInterval)
    return more.isEmpty
  }

  /// What a terminal that is gone means.
  ///
  /// It also says so by a signal, which may come a moment later, unless that was
  /// ignored when the program started.
  static func hangUp(_ signals: borrowing Signals) throws(SystemError) -> Outcome {
    _ = try Descriptor.wait(for: [signals.descriptor], timeoutMilliseconds: 100)
    return signals.take().ending.map { .ended(by: $0) } ?? .lost(nil)
  }

  private mutating func take(
    _ events: [InputEvent], _ signals: borrowing Signals
  ) -> Leaving? {
    var events = events[...]
    if !deferred.isEmpty {
      events = (deferred + events)[...]
      deferred = []
    }
    while let event = events.popFirst() {
      if case .cursorReport(let row, let column) = event {
        finishResize(report: Frame.Position(row: row - 1, column: column - 1))
        continue
      }
      guard let command = keymap.command(for: event, in: session.context) else { continue }
      switch session.apply(command, in: size) {
      case .stay: break
      case .redraw: painter.forget()
      case .list(let directory):
        session.take(DirectoryListing(reading: directory, surroundings), in: size)
      case .done(let answers): return .finished(.answered(answers))
      case .gaveUp: return .finished(.gaveUp)
      case .interrupt: if let leaving = press(.interrupt, signals) { return leaving }
      case .quit: if let leaving = press(.quit, signals) { return leaving }
      case .suspend:
        deferred = Array(events)
        return .stopping(.job)
      case .editOutside(let text):
        deferred = Array(events)
        return .editing(text)
      }
    }
    return nil
  }

  /// The key of a signal: the whole job gets it.
  ///
  /// Where it was ignored when the program started, it ends others perhaps, but not this.
  private func press(_ signal: Signal, _ signals: borrowing Signals) -> Leaving? {
    if signals.caught.contains(SignalSet(signal)) { return .key(signal) }
    signal.sendToJob()
    return nil
  }

  // MARK: Signals and size

  private mutating func react(
    to signals: SignalSet, _ device: borrowing TerminalDevice, _ raw: borrowing RawMode
  ) -> Leaving? {
    if let signal = signals.ending { return .finished(.ended(by: signal)) }
    if signals.contains(.stop) { return .stopping(.process) }
    if signals.contains(.continued) {
      guard raw.stillHolds(), !device.descriptor.isInBackground else { return .continued }
      // Stopped and continued without a shell in between: the form is where it was.
      painter.forget()
      resize(device)
    }
    if signals.contains(.windowChange) { resize(device) }
    return nil
  }

  private mutating func resize(_ device: borrowing TerminalDevice) {
    let new = surroundings.size(WindowSize(of: device.descriptor))
    if new.columns != size.columns { wantsReport = true }
    // It was another in between: tmux has deleted rows that it has no more.
    if new == size { painter.forget() }
    size = new
  }

  /// Goes on after a change of width, with the terminal's answer or without.
  private mutating func finishResize(report: Frame.Position?) {
    reportDeadline = nil
    decoder.expectsCursorReport = false
    // An answer from before yet another change says nothing; it is asked again.
    guard !wantsReport else { return }
    erasure += painter.resized(to: size, report: report, believed: surroundings.reflow)
  }

  /// Takes in the answer that the terminal still owes: unread it would be typed into the shell.
  mutating func awaitReport(_ device: inout TerminalDevice) throws(SystemError) {
    while let deadline = reportDeadline {
      let left = deadline - MonotonicClock.milliseconds
      let ready = try Descriptor.wait(for: [device.descriptor], timeoutMilliseconds: max(0, left))
      guard !ready.isEmpty, case .bytes(let bytes) = try device.read(upTo: 1) else {
        finishResize(report: nil)
        break
      }
      for case .cursorReport(let row, let column) in decoder.feed(bytes) {
        finishResize(report: Frame.Position(row: row - 1, column: column - 1))
      }
    }
    if wantsReport {
      wantsReport = false
      finishResize(report: nil)
    }
  }
}
