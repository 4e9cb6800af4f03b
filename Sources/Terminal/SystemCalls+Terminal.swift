// The terminal driver: termios, window size, foreground group. Thin wrappers over C.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemCalls {
  /// The text that names the process's controlling terminal, whatever its real name.
  static let controllingTerminal: FilePath = "/dev/tty"

  /// tcgetattr(3).
  static func terminalMode(of descriptor: Int32) throws(SystemError) -> TerminalMode {
    var settings = termios()
    try check("tcgetattr") { unsafe tcgetattr(descriptor, &settings) }
    return TerminalMode(settings: settings)
  }

  /// tcsetattr(3) with TCSANOW: whoever wants the output drained first calls `drainOutput`, which
  /// cannot hang on a terminal that is stopped.
  ///
  /// Async-signal-safe; 0 or an error number.
  static func setTerminalMode(_ descriptor: Int32, _ mode: borrowing TerminalMode) -> Int32 {
    let result = unsafe withUnsafePointer(to: mode.settings) { settings in
      retrying { unsafe tcsetattr(descriptor, TCSANOW, settings) }
    }
    return result == 0 ? 0 : errno
  }

  /// The count of bytes that the driver has not sent yet: ioctl(2) TIOCOUTQ; 0 where it cannot say.
  static func unsentBytes(_ descriptor: Int32) -> Int {
    var count: Int32 = 0
    return unsafe ioctl(descriptor, UInt(TIOCOUTQ), &count) == 0 ? Int(count) : 0
  }

  /// ioctl(2) TIOCGWINSZ: columns and rows as the driver has them, zeroes included.
  static func windowSize(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard retrying({ unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) }) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// tcgetpgrp(3) against getpgrp(2): nil where the terminal is not our controlling one.
  ///
  /// Async-signal-safe.
  static func isInForeground(_ descriptor: Int32) -> Bool? {
    let group = retrying { tcgetpgrp(descriptor) }
    return group < 0 ? nil : group == getpgrp()
  }
}

/// The settings of a terminal: termios(3).
struct TerminalMode: Sendable {
  fileprivate let settings: termios

  /// The same terminal with every byte handed through as it was typed, at once, and every byte of
  /// output sent as it is.
  ///
  /// Speeds, parity and flow control by wire stay.
  var raw: TerminalMode {
    var raw = settings
    raw.c_iflag &= ~tcflag_t(BRKINT | PARMRK | INPCK | ISTRIP | INLCR | IGNCR | ICRNL | IXON)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_cflag = raw.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    unsafe withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    return TerminalMode(settings: raw)
  }

  /// The same terminal, which does not show what is typed.
  var withoutEcho: TerminalMode {
    var silent = settings
    silent.c_lflag &= ~tcflag_t(ECHO)
    return TerminalMode(settings: silent)
  }

  /// Whether keys come as they are typed, unechoed and without a signal.
  var isRaw: Bool { settings.c_lflag & tcflag_t(ECHO | ICANON | ISIG) == 0 }

  /// The keys that the settings name; nil where one is switched off (_POSIX_VDISABLE).
  var controlCharacters: ControlCharacters {
    ControlCharacters(
      interrupt: character(VINTR), quit: character(VQUIT),
      suspend: character(VSUSP), erase: character(VERASE))
  }

  private func character(_ index: Int32) -> UInt8? {
    #if canImport(Darwin)
      let disabled = UInt8(0xFF)
    #else
      let disabled = UInt8(0)
    #endif
    let value = unsafe withUnsafeBytes(of: settings.c_cc) { unsafe $0[Int(index)] }
    return value == disabled ? nil : value
  }
}
