// Another program that has the terminal for a while: an editor.

/// A program run to its end in the foreground.
package enum ChildProcess {
  /// How it ended.
  package enum Status: Hashable, Sendable {
    case exited(Int32)
    case signalled(Signal)
  }

  /// Runs a program, found in PATH, on the terminal, and waits for its end.
  ///
  /// Its three streams are the terminal, whatever ours are; its signals are the default, those that
  /// were ignored at our start stay so. When it stops (its user pressed the suspend key), our
  /// job stops too, and all go on after `fg`. Signals from its keys come to us
  /// as well: the caller takes them and passes over an interrupt. Raw mode must not be held. Whatever it did to the
  /// terminal's settings, they are as before when this returns.
  ///
  /// Throws ENOENT where there is no such program.
  package static func run(
    _ arguments: [String], on terminal: borrowing TerminalDevice, signals: borrowing Signals
  ) throws(SystemError) -> Status {
    let descriptor = terminal.descriptor
    let settings = try SystemCalls.terminalMode(of: descriptor.rawValue)
    defer { _ = SavedTerminal.putBack(settings, on: descriptor) }
    return try signals.withDefaultStop { () throws(SystemError) in
      let process = try SystemCalls.spawn(
        arguments, onTerminal: terminal.path, defaultSignals: signals.defaultSignals)
      while true {
        switch try SystemCalls.waitForChild(process) {
        case .exited(let status): return .exited(status)
        case .signalled(let signal): return .signalled(signal)
        case .stopped: Signals.stopWithChild()
        }
      }
    }
  }
}
