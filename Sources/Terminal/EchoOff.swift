// A terminal that does not show what is typed, as a thing one owns: for secrets where the kernel edits the line.
//
// References: termios(3), POSIX.1-2024 chapter 11.2.5 (Local Modes).

/// A terminal without ECHO, and else as it was found: lines are edited and signals sent by the kernel.
///
/// When the value goes, the terminal is as it was; also when the process dies of a signal that can be
/// caught. What holds of `RawMode` in that regard holds here.
@safe
package struct EchoOff: ~Copyable {
  /// At a fixed address for the emergency handler.
  private let saved: UnsafeMutablePointer<SavedTerminal>

  /// Switches the echo off.
  ///
  /// Type-ahead is kept; what the kernel echoed of it is seen already.
  /// Waits and throws as `RawMode` does.
  package init(_ descriptor: Descriptor) throws(SystemError) {
    unsafe saved = try SavedTerminal.hold(descriptor) { $0.withoutEcho }
  }

  deinit {
    // Nobody is left to hear of a failure.
    try? unsafe SavedTerminal.giveBack(saved)
  }
}
