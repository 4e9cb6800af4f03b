// The terminal given back when the process dies where no scope ends: a trap, a crash, a signal that
// nobody handles. Armed only while raw mode is held.

import Synchronization

/// Catches every signal that would end the process, restores, and lets the signal end it.
enum EmergencyRestore {
  /// The address of the armed `SavedTerminal`, or 0.
  ///
  /// As bits, for a global may not hold a pointer.
  private static let armed = Atomic<UInt>(0)

  /// Starts to watch over the terminal.
  ///
  /// Only one is watched at a time; a second call does nothing.
  static func arm(_ terminal: UnsafeMutablePointer<SavedTerminal>) {
    let address = UInt(bitPattern: terminal)
    let (isFree, _) = armed.compareExchange(
      expected: 0, desired: address, ordering: .sequentiallyConsistent)
    guard isFree else { return }
    SystemCalls.prepareSignalStack()
    for signal in Signal.deadly {
      // What is ignored stays so. What has a handler keeps it, but for the faults: theirs (the
      // runtime's backtrace) knows no terminal, and is called after ours.
      guard let old = SystemCalls.disposition(of: signal), !old.isIgnored,
        old.isDefault || signal.isFault
      else { continue }
      unsafe terminal.pointee.dispositions[Int(signal.rawValue)] = old
      unsafe terminal.pointee.caught.insert(SignalSet(signal))
      SystemCalls.setHandler(of: signal, to: handle, onOwnStack: true)
    }
  }

  /// Ends the watch, if it was over this terminal, and puts the dispositions back.
  static func disarm(_ terminal: UnsafeMutablePointer<SavedTerminal>) {
    let address = UInt(bitPattern: terminal)
    guard armed.load(ordering: .sequentiallyConsistent) == address else { return }
    for signal in Signal.deadly where unsafe terminal.pointee.caught.contains(SignalSet(signal)) {
      let old = unsafe terminal.pointee.dispositions[Int(signal.rawValue)]
      SystemCalls.setDisposition(of: signal, to: old)
    }
    armed.store(0, ordering: .sequentiallyConsistent)
  }

  /// All other signals are blocked here, so that nothing comes between the restore and the end.
  private static let handle: SystemCalls.SignalHandler = { number in
    let signal = Signal(rawValue: number)
    let address = EmergencyRestore.armed.exchange(0, ordering: .sequentiallyConsistent)
    if let terminal = unsafe UnsafeMutablePointer<SavedTerminal>(bitPattern: address) {
      unsafe terminal.pointee.restoreAtOnce()
      let old = unsafe terminal.pointee.dispositions[Int(number)]
      SystemCalls.setDisposition(of: signal, to: old)
    } else {
      SystemCalls.setDefault(of: signal)
    }
    SystemCalls.unblock(signal)
    SystemCalls.raiseSignal(signal)
    // Only the first process of a system (a container) is not ended by its signals.
    SystemCalls.exitAtOnce(signal.shellStatus)
  }
}
