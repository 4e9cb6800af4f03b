// What is needed to give a terminal back as it was found, from anywhere, a signal handler included.

/// The settings and bytes that undo raw mode.
///
/// Lives at a fixed address, made before it is needed, so that a handler can use it without
/// allocating.
@safe
struct SavedTerminal {
  let descriptor: Descriptor
  let mode: TerminalMode
  /// What is written on leaving.
  private let leaving: UnsafeMutableRawBufferPointer
  /// What an emergency writes before that, and how many bytes of it count.
  private let wayOut: UnsafeMutableRawBufferPointer
  private var wayOutCount = 0
  /// Dispositions of the signals in `caught`, each at the index of its number.
  let dispositions: UnsafeMutablePointer<SignalDisposition>
  /// The signals that `EmergencyRestore` caught.
  var caught: SignalSet = []

  init(descriptor: Descriptor, mode: TerminalMode, leaving bytes: [UInt8]) {
    self.descriptor = descriptor
    self.mode = mode
    unsafe leaving = .allocate(byteCount: bytes.count, alignment: 1)
    unsafe leaving.copyBytes(from: bytes)
    unsafe wayOut = .allocate(byteCount: 32, alignment: 1)
    unsafe dispositions = .allocate(capacity: SignalSet.signalLimit)
  }

  func deallocate() {
    unsafe leaving.deallocate()
    unsafe wayOut.deallocate()
    unsafe dispositions.deallocate()
  }

  /// Sets what an emergency writes first; what does not fit in 32 bytes is not written at all.
  mutating func setWayOut(_ bytes: [UInt8]) {
    // Never more bytes than are there, should a signal come in between.
    wayOutCount = 0
    guard unsafe bytes.count <= wayOut.count else { return }
    unsafe wayOut.copyBytes(from: bytes)
    wayOutCount = bytes.count
  }

  /// False where another job has the terminal: then it is not ours to change. (Nil, when it is not
  /// our controlling terminal, forbids nothing.)
  private static func mayTouch(_ descriptor: Descriptor) -> Bool {
    SystemCalls.isInForeground(descriptor.rawValue) != false
  }

  /// Sets what was read from a terminal before, unless another job has it; 0 or an error number.
  static func putBack(_ mode: TerminalMode, on descriptor: Descriptor) -> Int32 {
    guard mayTouch(descriptor) else { return 0 }
    return SystemCalls.withSignalsBlocked(.terminalOutput) {
      SystemCalls.setTerminalMode(descriptor.rawValue, mode)
    }
  }

  /// Writes the leaving bytes and puts the settings back; in a second or so, whatever the terminal
  /// does.
  ///
  /// Throws what tcsetattr(3) says.
  func restore() throws(SystemError) {
    guard Self.mayTouch(descriptor) else { return }
    // A terminal that takes no bytes must still get its settings.
    try? descriptor.writeAll(unsafe [UInt8](leaving), withinMilliseconds: 500)
    descriptor.drainOutput(withinMilliseconds: 500)
    let code = Self.putBack(mode, on: descriptor)
    if code != 0 { throw SystemError("tcsetattr", ErrorCode(rawValue: code)) }
  }

  /// The same for a signal handler: settings first, then the bytes, those of the way out before.
  ///
  /// Async-signal-safe; SIGTTOU must be blocked.
  func restoreAtOnce() {
    guard Self.mayTouch(descriptor) else { return }
    _ = SystemCalls.setTerminalMode(descriptor.rawValue, mode)
    if SystemCalls.canWrite(descriptor.rawValue, withinMilliseconds: 100) {
      let first = unsafe UnsafeRawBufferPointer(rebasing: wayOut[..<wayOutCount])
      _ = unsafe SystemCalls.writeBytes(descriptor.rawValue, first)
      _ = unsafe SystemCalls.writeBytes(descriptor.rawValue, UnsafeRawBufferPointer(leaving))
    }
  }
}

extension Descriptor {
  /// Waits until the driver has sent what was written, or the time is up: tcdrain(3) with an end.
  fileprivate func drainOutput(withinMilliseconds limit: Int) {
    let deadline = MonotonicClock.milliseconds + limit
    while SystemCalls.unsentBytes(rawValue) > 0, MonotonicClock.milliseconds < deadline {
      SystemCalls.pause(milliseconds: 5)
    }
  }
}
