// Raw mode as a thing one owns: it ends with its scope.
//
// References: termios(3), POSIX.1-2024 chapter 11 (General Terminal Interface).

/// A terminal in raw mode.
///
/// When the value goes, the terminal is exactly as it was found; also when the process dies of a
/// signal that can be caught.
///
/// Not restored: after SIGKILL; when this process calls `exit` while the value lives; when another
/// job has the terminal at that moment (then its settings are not ours to change).
@safe
package struct RawMode: ~Copyable {
  /// At a fixed address for the emergency handler.
  private let saved: UnsafeMutablePointer<SavedTerminal>

  /// The keys that the terminal's settings named before.
  package var controlCharacters: ControlCharacters {
    unsafe saved.pointee.mode.controlCharacters
  }

  /// Takes raw mode: every byte as it is typed, nothing echoed, no signals from keys, no output
  /// processing (a new line is "\r\n").
  ///
  /// Type-ahead is kept, a line that was begun included.
  ///
  /// In a background job this stops the process as the kernel would (SIGTTOU), and goes on after
  /// `fg`. `entering` is written once raw mode holds, `leaving` before (in an emergency: after) it
  /// ends.
  ///
  /// Throws ENOTTY where the descriptor is no terminal, and EIO where the terminal has hung up, or in a
  /// background job that nobody can bring to the foreground; EINTR where a background job is to end by a
  /// signal that `Signals` has caught.
  package init(
    _ descriptor: Descriptor, entering: [UInt8] = [], leaving: [UInt8] = []
  ) throws(SystemError) {
    unsafe saved = try SavedTerminal.hold(descriptor, entering: entering, leaving: leaving) {
      $0.raw
    }
  }

  /// Sets the bytes, 32 at most, that take the cursor out of what is drawn: only an emergency writes
  /// them, before `leaving`.
  package borrowing func setWayOut(_ bytes: [UInt8]) {
    unsafe saved.pointee.setWayOut(bytes)
  }

  /// Whether the terminal is still raw: after a stop, whether no shell has used it in between.
  package borrowing func stillHolds() -> Bool {
    let now = try? unsafe SystemCalls.terminalMode(of: saved.pointee.descriptor.rawValue)
    return now?.isRaw ?? false
  }

  /// Ends raw mode now, and throws where the terminal did not take its settings back.
  package consuming func end() throws(SystemError) {
    let saved = unsafe saved
    discard self
    try unsafe SavedTerminal.giveBack(saved)
  }

  deinit {
    // Nobody is left to hear of a failure.
    try? unsafe SavedTerminal.giveBack(saved)
  }
}
