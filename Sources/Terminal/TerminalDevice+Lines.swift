// Reading a terminal whose lines the kernel edits (canonical mode).
//
// References: POSIX.1-2024 chapter 11.1.6 (Canonical Mode Input Processing), termios(3).

extension TerminalDevice {
  /// The longest line, in bytes without its end, that the kernel hands over whole; of a longer one it drops
  /// the rest without a word.
  ///
  /// Linux: N_TTY_BUF_SIZE less one. Darwin: MAX_CANON less one, by its headers.
  package static var lineLimit: Int {
    #if canImport(Darwin)
      1023
    #else
      4095
    #endif
  }

  /// What a read of a line gave.
  package enum LineInput: Hashable, Sendable {
    /// At least one byte: a line with the newline that ends it, or a part of one, which the key for the end
    /// of input (ctrl-d) has sent on.
    case bytes([UInt8])
    /// Nothing yet.
    case nothing
    /// The end of input was typed at the start of a line, or the terminal is gone: `Descriptor.wait` tells
    /// which.
    case endOfInput
  }

  /// Reads one line at most, so that what was typed ahead stays for the next program; never waits where
  /// something else read it first.
  ///
  /// To be called when `Descriptor.wait` says that there is something.
  package borrowing func readLine() throws(SystemError) -> LineInput {
    // A shared description may be blocking.
    if !isOwn, try Descriptor.wait(for: [descriptor], timeoutMilliseconds: 0).isEmpty {
      return .nothing
    }
    do throws(SystemError) {
      guard let bytes = try descriptor.readAvailable(upTo: Self.lineLimit + 1) else {
        return .nothing
      }
      return bytes.isEmpty ? .endOfInput : .bytes(bytes)
    } catch {
      if error.code == .inputOutput { return .endOfInput }
      throw error
    }
  }
}
