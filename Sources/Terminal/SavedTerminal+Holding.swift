// Other settings of a terminal, taken and given back: what raw mode and a silent terminal have in common.

extension SavedTerminal {
  /// Gives the terminal other settings, and watches over it until `giveBack`.
  ///
  /// In a background job this stops the process first, as the kernel would. `entering` is written once the
  /// new settings hold.
  ///
  /// Throws with the terminal as it was found.
  static func hold(
    _ descriptor: Descriptor, entering: [UInt8] = [], leaving: [UInt8] = [],
    changing change: (TerminalMode) -> TerminalMode
  ) throws(SystemError) -> UnsafeMutablePointer<SavedTerminal> {
    try descriptor.waitForForeground()
    let mode = try SystemCalls.terminalMode(of: descriptor.rawValue)
    let saved = UnsafeMutablePointer<SavedTerminal>.allocate(capacity: 1)
    unsafe saved.initialize(
      to: SavedTerminal(descriptor: descriptor, mode: mode, leaving: leaving))
    unsafe EmergencyRestore.arm(saved)
    do throws(SystemError) {
      let code = SystemCalls.setTerminalMode(descriptor.rawValue, change(mode))
      if code != 0 { throw SystemError("tcsetattr", ErrorCode(rawValue: code)) }
      try descriptor.writeAll(entering)
    } catch {
      try? unsafe giveBack(saved)
      throw error
    }
    return unsafe saved
  }

  /// Puts the settings back, and frees what `hold` made.
  ///
  /// Throws where the terminal did not take them.
  static func giveBack(_ saved: UnsafeMutablePointer<SavedTerminal>) throws(SystemError) {
    defer {
      unsafe EmergencyRestore.disarm(saved)
      unsafe saved.pointee.deallocate()
      unsafe saved.deinitialize(count: 1)
      unsafe saved.deallocate()
    }
    try unsafe saved.pointee.restore()
  }
}
