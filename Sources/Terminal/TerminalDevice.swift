// The terminal to ask at: found, opened, read, written.

/// The terminal of this process, whatever stdin, stdout and stderr are.
package struct TerminalDevice: ~Copyable {
  package let descriptor: Descriptor
  /// Opened here, as a file description of our own; else stdin's, whose flags others share.
  let isOwn: Bool
  /// Whether a change of its size is told by SIGWINCH: it is the terminal that controls this process.
  package let isControlling: Bool
  /// A path under which a child process can open the terminal anew.
  let path: FilePath
  private var sawEmptyRead = false

  /// Opens /dev/tty; where that is not possible and stdin is a terminal, the terminal of stdin.
  ///
  /// The description is our own and non-blocking, so that no flag of the shell's descriptors
  /// changes. Only where even stdin cannot be opened again is it used as it is. Throws the reason
  /// why /dev/tty did not open: ENXIO for a process without a terminal.
  package init() throws(SystemError) {
    (descriptor, path, isOwn) = try TerminalDevice.open()
    isControlling = path == SystemCalls.controllingTerminal
  }

  /// Uses a terminal that is open already, and never closes it.
  package init(using descriptor: Descriptor) {
    self.descriptor = descriptor
    path = "/dev/fd/\(descriptor.rawValue)"
    isOwn = false
    isControlling = false
  }

  deinit {
    if isOwn { descriptor.close() }
  }

  private static func open() throws(SystemError) -> (Descriptor, FilePath, isOwn: Bool) {
    let path = SystemCalls.controllingTerminal
    do throws(SystemError) {
      return (try Descriptor(opening: path, for: .terminal), path, true)
    } catch {
      guard Descriptor.standardInput.isTerminal else { throw error }
    }
    let standardInput: FilePath = "/dev/fd/0"
    if let again = try? Descriptor(opening: standardInput, for: .terminal) {
      return (again, standardInput, true)
    }
    return (.standardInput, standardInput, false)
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
