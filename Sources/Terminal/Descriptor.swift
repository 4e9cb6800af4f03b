// Open files as the kernel numbers them: read, write, close.

/// A file descriptor.
///
/// A plain number: copying does not duplicate it, and nothing closes it but `close`.
package struct Descriptor: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let standardInput = Descriptor(rawValue: 0)
  package static let standardOutput = Descriptor(rawValue: 1)
  package static let standardError = Descriptor(rawValue: 2)

  /// What a file is opened for.
  package enum Access: Sendable {
    case read
    /// Write to what is there, which is not made empty.
    case write
    /// Read and write a terminal; calls on it never block.
    case terminal
    /// A new file; fails where the name is taken, even by a dangling link.
    case createNew
    case directory
  }

  /// Opens a file, close-on-exec: open(2).
  ///
  /// `mode` is for a new file, before the umask.
  package init(
    opening path: FilePath, for access: Access, mode: UInt32 = 0o666
  ) throws(SystemError) {
    self = try SystemCalls.openFile(path, access, mode: mode)
  }

  package func close() { SystemCalls.closeDescriptor(rawValue) }

  /// isatty(3).
  package var isTerminal: Bool { SystemCalls.isTerminal(rawValue) }

  // MARK: Reading

  /// At least one byte and at most `limit`; empty at the end of the input.
  ///
  /// Waits for bytes, also where another program left the descriptor non-blocking (the flag stays
  /// as it is).
  package func read(upTo limit: Int) throws(SystemError) -> [UInt8] {
    while true {
      if let bytes = try readAvailable(upTo: limit) { return bytes }
      _ = try Descriptor.wait(for: [self], timeoutMilliseconds: nil)
    }
  }

  /// Reads at least one byte into `bytes`, to the start of `room`, and returns how many there were; 0 at the
  /// end of the input.
  ///
  /// For long inputs, which need no new memory for each read then. Waits as `read` does.
  ///
  /// - Parameter room: not empty, and inside of `bytes`.
  package func read(
    into bytes: inout [UInt8], at room: Range<Int>
  ) throws(SystemError) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe SystemCalls.readBytes(
          rawValue, into: UnsafeMutableRawBufferPointer(rebasing: buffer[room]))
      }
      if count >= 0 { return count }
      switch ErrorCode(rawValue: SystemCalls.errorNumber) {
      case .interrupted: break
      case .wouldBlock: _ = try Descriptor.wait(for: [self], timeoutMilliseconds: nil)
      case let code: throw SystemError("read", code)
      }
    }
  }

  /// What one read(2) gives: nil where nothing is there yet, empty at the end of the input.
  ///
  /// Nil as well where a caught signal that would end the process has cut it short: in the background
  /// another try would only stop the job again.
  func readAvailable(upTo limit: Int) throws(SystemError) -> [UInt8]? {
    let bytes: [UInt8]? = unsafe withUnsafeTemporaryAllocation(byteCount: limit, alignment: 1) {
      buffer in
      while true {
        let count = unsafe SystemCalls.readBytes(rawValue, into: buffer)
        if count >= 0 { return unsafe [UInt8](buffer[..<count]) }
        if SystemCalls.errorNumber != ErrorCode.interrupted.rawValue || Signals.endIsPending {
          return nil
        }
      }
    }
    if let bytes { return bytes }
    let code = ErrorCode(rawValue: SystemCalls.errorNumber)
    if code == .wouldBlock || code == .interrupted { return nil }
    throw SystemError("read", code)
  }

  /// Everything up to the end of the input: of a regular file, a pipe, a FIFO, a terminal.
  ///
  /// Throws EISDIR for a directory, EFBIG as soon as there are more than `limit` bytes, and ETIMEDOUT at
  /// `deadline`, which is a moment of the monotonic clock in milliseconds.
  package func readAll(
    limit: Int = .max, deadline: Int? = nil
  ) throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    if let status = try? FileStatus(of: self), status.kind == .regular {
      all.reserveCapacity(max(0, min(status.size, limit)))
    }
    while true {
      if let deadline {
        let left = deadline - MonotonicClock.milliseconds
        let ready = try Descriptor.wait(for: [self], timeoutMilliseconds: max(0, left))
        if ready.isEmpty { throw SystemError("read", .timedOut) }
      }
      let bytes = try read(upTo: 65_536)
      if bytes.isEmpty { return all }
      all += bytes
      if all.count > limit { throw SystemError("read", .tooLarge) }
    }
  }

  // MARK: Writing

  /// Throws where nothing could be written at all, since it is closed or open for reading alone.
  package func checkWriting() throws(SystemError) {
    try SystemCalls.checkWriting(rawValue)
  }

  /// Writes every byte, waiting where the other side is slow.
  ///
  /// A terminal that is stopped, or a pipe that nobody reads, would hold this call for ever,
  /// SIGTERM or not, once `Signals` catches that. So while it waits, a caught signal that would end
  /// the process makes it throw EINTR; the caller then takes the signals.
  package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, withinMilliseconds: nil)
  }

  /// The same, and throws ETIMEDOUT where the whole takes longer than the limit.
  func writeAll(_ bytes: [UInt8], withinMilliseconds limit: Int?) throws(SystemError) {
    let deadline = limit.map { MonotonicClock.milliseconds + $0 }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe SystemCalls.writeBytes(rawValue, UnsafeRawBufferPointer(rebasing: $0[written...]))
      }
      if count >= 0 {
        written += count
        continue
      }
      let code = ErrorCode(rawValue: SystemCalls.errorNumber)
      guard code == .wouldBlock || code == .interrupted else { throw SystemError("write", code) }
      if Signals.endIsPending { throw SystemError("write", .interrupted) }
      if let deadline, MonotonicClock.milliseconds >= deadline {
        throw SystemError("write", .timedOut)
      }
      // In slices, because a signal that comes just before poll(2) does not end it.
      _ = SystemCalls.canWrite(rawValue, withinMilliseconds: 50)
    }
  }
}

extension FilePath {
  /// The bytes of a file, whatever it is: see `Descriptor.readAll`.
  package func readAll(
    limit: Int = .max, deadline: Int? = nil
  ) throws(SystemError) -> [UInt8] {
    let descriptor = try Descriptor(opening: self, for: .read)
    defer { descriptor.close() }
    return try descriptor.readAll(limit: limit, deadline: deadline)
  }
}
