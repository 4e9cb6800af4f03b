// Another program that has the terminal for a while: an editor.

/// A program run to its end in the foreground.
package enum ChildProcess {
  /// How it ended.
  package enum Status: Hashable, Sendable {
    case exited(Int32)
    case signalled(Signal)
    /// It was told to end, however it then did.
    case cutShort(Cause)
  }

  /// Why a program was told to end.
  package enum Cause: Hashable, Sendable {
    /// A signal came that ends this process.
    case signal(Signal)
    case deadline
  }

  /// How long a program that was told to end may take for it, in milliseconds.
  private static let patience = 1000

  /// How long after one look at what it does the next one comes, in milliseconds.
  package static let interval = 500

  /// Runs a program, found in PATH, on the terminal, and waits for its end.
  ///
  /// Its three streams are the terminal, whatever ours are; its signals are the default, those that
  /// were ignored at our start stay so. When it stops (its user pressed the suspend key), our job
  /// stops too, and all go on after `fg`. Signals from its keys come to us as well: the caller takes
  /// them and passes over an interrupt. Raw mode must not be held. Whatever it did to the terminal's
  /// settings, they are as before when this returns.
  ///
  /// HUP and TERM are passed on to it, as is TERM at `deadline`, a moment of the monotonic clock in
  /// milliseconds. A second later it is killed, for nobody else may have a terminal that is given back.
  ///
  /// Throws ENOENT where there is no such program.
  ///
  /// - Parameter meanwhile: is called every ``interval`` while it runs.
  package static func run(
    _ arguments: [String], on terminal: borrowing TerminalDevice, signals: borrowing Signals,
    until deadline: Int? = nil, meanwhile: () -> Void = {}
  ) throws(SystemError) -> Status {
    let descriptor = terminal.descriptor
    let settings = try SystemCalls.terminalMode(of: descriptor.rawValue)
    defer { _ = SavedTerminal.putBack(settings, on: descriptor) }
    return try signals.withDefaultStop { () throws(SystemError) in
      try signals.withChildNoted { () throws(SystemError) in
        let process = try SystemCalls.spawn(
          arguments, onTerminal: terminal.path, defaultSignals: signals.defaultSignals)
        return try wait(for: process, signals, until: deadline, meanwhile)
      }
    }
  }

  private static func wait(
    for process: Int32, _ signals: borrowing Signals, until deadline: Int?,
    _ meanwhile: () -> Void
  ) throws(SystemError) -> Status {
    var cause: Cause?
    var nextLook = MonotonicClock.milliseconds + interval
    // When something has to happen although no signal comes.
    var alarm = deadline
    while true {
      // Before the look at the child: a change after that look wakes the wait below.
      let signal = signals.take([.hangUp, .terminate]).ending
      let isTime = alarm.map { MonotonicClock.milliseconds >= $0 } ?? false
      if cause == nil, let new = signal.map(Cause.signal) ?? (isTime ? .deadline : nil) {
        cause = new
        alarm = MonotonicClock.milliseconds + patience
        SystemCalls.sendSignal(signal ?? .terminate, to: process)
        // One that is stopped could not hear it.
        SystemCalls.sendSignal(.continued, to: process)
      } else if isTime {
        alarm = nil
        SystemCalls.sendSignal(.kill, to: process)
      }
      switch try SystemCalls.childState(process) {
      case .exited(let status): return cause.map(Status.cutShort) ?? .exited(status)
      case .signalled(let signal): return cause.map(Status.cutShort) ?? .signalled(signal)
      case .stopped where cause == nil: Signals.stopWithChild()
      case .stopped, nil:
        let now = MonotonicClock.milliseconds
        if now >= nextLook {
          meanwhile()
          nextLook = now + interval
        }
        _ = try Descriptor.wait(
          for: [signals.descriptor],
          timeoutMilliseconds: max(0, min(alarm ?? nextLook, nextLook) - now))
      }
    }
  }
}
