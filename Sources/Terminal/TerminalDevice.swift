// The terminal to ask at: found, opened, read, written.

/// The terminal of this process, whatever stdin, stdout and stderr are.
package struct TerminalDevice: ~Copyable {
  package let descriptor: Descriptor
  /// Opened here, as a file description of our own; else stdin's, whose flags others share.
  private let isOwn: Bool
  private var sawEmptyRead = false

  /// Opens /dev/tty; where that is not possible and stdin is a terminal, the terminal of stdin.
  ///
  /// The description is our own and non-blocking, so that no flag of the shell's descriptors
  /// changes. Only where even stdin cannot be opened again is it used as it is. Throws the reason
  /// why /dev/tty did not open: ENXIO for a process without a terminal.
  package init() throws(SystemError) {
    let (descriptor, isOwn) = try TerminalDevice.open()
    self.descriptor = descriptor
    self.isOwn = isOwn
  }

  /// Uses a terminal that is open already, and never closes it.
  package init(using descriptor: Descriptor) {
    self.descriptor = descriptor
    isOwn = false
  }

  deinit {
    if isOwn { descriptor.close() }
  }

  private static func open() throws(SystemError) -> (Descriptor, isOwn: Bool) {
    do throws(SystemError) {
      return (try Descriptor(opening: SystemCalls.controllingTerminal, for: .terminal), true)
    } catch {
      guard Descriptor.standardInput.isTerminal else { throw error }
    }
    if let again = try? Descriptor(opening: "/dev/fd/0", for: .terminal) { return (again, true) }
    return (.standardInput, false)
  }

  /// What a read of the terminal gave.
  package enum Input: Hashable, Sendable {
    /// At least one byte.
    case bytes([UInt8])
    /// Nothing yet.
    case nothing
    /// The terminal is gone, or an end of input was typed at it twice.
    case ended
  }

  /// Reads what was typed, up to `limit` bytes; never waits where something else read it first.
  ///
  /// To be called when `Descriptor.wait` says that there is something.
  ///
  /// One empty read is `nothing`: a ctrl-d that was typed before raw mode held. Two in a row, and
  /// EIO (the other side has hung up), are the end.
  package mutating func read(upTo limit: Int = 65_536) throws(SystemError) -> Input {
    // A shared description may be blocking.
    if !isOwn, try Descriptor.wait(for: [descriptor], timeoutMilliseconds: 0).isEmpty {
      return .nothing
    }
    do throws(SystemError) {
      guard let bytes = try descriptor.readAvailable(upTo: limit) else { return .nothing }
      defer { sawEmptyRead = bytes.isEmpty }
      if bytes.isEmpty { return sawEmptyRead ? .ended : .nothing }
      return .bytes(bytes)
    } catch {
      if error.code == .inputOutput { return .ended }
      throw error
    }
  }
}
