// The loop: draw, wait, decode, apply. The one place where the session meets the terminal.

import Forms
import Prompting
import Terminal

/// One filling-in of a form at the terminal.
struct Interview {
  /// How it ended.
  enum Outcome {
    case answered(Answers)
    case gaveUp
    case ended(by: Signal)
    case timedOut
    case noTerminal(SystemError)
    /// The terminal went away, or failed.
    case lost(SystemError?)
  }

  /// Why raw mode is left.
  enum Leaving {
    case finished(Outcome)
    /// The key of a signal was pressed, which the whole job must get.
    case key(Signal)
    /// To be stopped, and to go on afterwards.
    case stopping(Signals.StopScope)
    /// Continued after a stop that nobody could see coming.
    case continued
    /// To give the terminal to an editor for a while.
    case editing(OutsideText)
  }

  let surroundings: Surroundings
  let isQuiet: Bool
  /// When to give up.
  let deadline: Deadline
  /// Keeps what is entered; `nil` where nothing may be kept.
  let drafts: DraftKeeper?
  var session: Session
  var painter: Painter
  var decoder = KeyDecoder()
  var keymap = Keymap()
  var size = Size(columns: 80, rows: 24)

  /// What came behind a key that gave the terminal away, to be taken once it is back.
  var deferred: [InputEvent] = []

  /// When the last byte came, on the monotonic clock.
  var lastInput = 0
  /// How many reads gave bytes since one gave none.
  var readsInARow = 0
  /// Whether the width changed and the terminal has not been asked since where the cursor is.
  var wantsReport = false
  /// Until when an answer to that is waited for.
  var reportDeadline: Int?
  /// How many rows of the form are below the cursor, as raw mode was told; `nil` where it was not.
  var rowsBelow: Int?
  /// Erases the form where it was before a change of width; goes out with the next picture.
  var erasure: [UInt8] = []

  init(
    _ session: Session, _ surroundings: Surroundings, depth: ColorDepth, isQuiet: Bool,
    deadline: Deadline, drafts: DraftKeeper?
  ) {
    self.session = session
    self.drafts = drafts
    if let found = drafts?.found { self.session.restore(found.draft, age: found.age) }
    self.deadline = deadline
    self.surroundings = surroundings
    self.isQuiet = isQuiet
    painter = Painter(depth: depth)
    // What must not stay in the file goes from it at once.
    saveDraft()
    remarkOnDrafts()
  }

  /// Asks until the form is sent or left; what was entered is in the draft then, unless it was sent.
  ///
  /// The terminal is as it was found when it returns.
  mutating func run() -> Outcome {
    let outcome = askAndGiveBack()
    if case .answered = outcome { return outcome }
    saveDraft()
    return outcome
  }

  private mutating func askAndGiveBack() -> Outcome {
    do throws(SystemError) {
      var device: TerminalDevice
      do throws(SystemError) { device = try TerminalDevice() } catch { return .noTerminal(error) }
      let signals = try Signals()
      while true {
        do throws(SystemError) {
          switch try hold(&device, signals) {
          case .finished(let outcome): return outcome
          case .key(let signal):
            // What the kernel would have done; the terminal is restored already.
            signal.sendToJob()
            return .ended(by: signal)
          case .stopping(let scope):
            saveDraft()
            signals.suspend(scope)
          case .continued: break
          case .editing(let text):
            saveDraft()
            let edited = OutsideEditor().edit(
              text, on: device, signals: signals, until: deadline, saved: keepAhead())
            // Whatever follows, the draft must have it.
            session.take(edited.result, in: size)
            switch edited.cause {
            case .signal(let signal): return .ended(by: signal)
            case .deadline: return .timedOut
            case nil: break
            }
            // The keys of signals were meant for the editor, which had the terminal.
            let came = signals.take().subtracting([.interrupt, .quit])
            if let signal = came.ending { return .ended(by: signal) }
          }
        } catch {
          // A write that a signal cut short ends by that signal.
          if let signal = signals.take().ending { return .ended(by: signal) }
          return .lost(error)
        }
      }
    } catch {
      return .lost(error)
    }
  }

  /// Keeps what an editor has saved while it is open: killed together with it, nothing is lost.
  private func keepAhead() -> ([UInt8]) -> Void {
    { [drafts, session, size] bytes in
      guard let drafts else { return }
      var ahead = session
      ahead.take(.bytes(bytes), in: size)
      drafts.saveAhead(drafts.draft(ahead.draft))
    }
  }

  /// Takes raw mode, asks, and gives the terminal back.
  private mutating func hold(
    _ device: inout TerminalDevice, _ signals: borrowing Signals
  ) throws(SystemError) -> Leaving {
    let raw = try RawMode(
      device.descriptor, entering: TerminalModes.enter, leaving: TerminalModes.leave)
    rowsBelow = nil
    let control = raw.controlCharacters
    keymap = Keymap(
      control: Keymap.ControlBytes(
        interrupt: control.interrupt, quit: control.quit, suspend: control.suspend),
      hasEditor: true)
    decoder = KeyDecoder(eraseByte: control.erase ?? 0)
    size = surroundings.size(WindowSize(of: device.descriptor))
    let leaving = try ask(&device, signals, raw)
    do throws(SystemError) {
      // After a stop that nobody could see coming it may be in the hands of another job.
      if !device.descriptor.isInBackground {
        try awaitReport(&device)
        try device.descriptor.writeAll(erasure + lastPaint(leaving))
        erasure = []
      }
      try raw.end()
    } catch {
      // A terminal that is gone cannot take the last picture; how it ended stays true.
      switch leaving {
      case .finished, .key: return leaving
      case .stopping, .continued, .editing: throw error
      }
    }
    return leaving
  }

  /// What stays on the screen: the transcript after success, nothing while the job is stopped, else the
  /// form as it stands without its help line, and the cursor on a fresh row below it.
  private mutating func lastPaint(_ leaving: Leaving) -> [UInt8] {
    switch leaving {
    case .finished(.answered) where !isQuiet:
      painter.finish(with: session.transcript(in: size))
    case .finished, .key:
      painter.finish(with: isQuiet ? [] : session.abandoned(in: size, keymap: keymap))
    case .stopping, .editing:
      // Drawn anew afterwards, so that there is one copy of the form on the screen.
      painter.finish(with: [])
    case .continued:
      []
    }
  }
}
