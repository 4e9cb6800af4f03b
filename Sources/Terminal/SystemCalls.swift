// Only the SystemCalls files import C. Thin wrappers with Swift names; nothing here decides anything.
// One place retries a call that a signal cut short (`retrying`); each wrapper names its C function.
// (A member of a C struct needs the import in the file that names it, hence one import a file.)

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C functions this program uses, by the module that may use them.
enum SystemCalls {
  /// Runs `body` until no signal cuts it short, and throws what errno says where it returns -1.
  @discardableResult
  static func check<Result: FixedWidthInteger & SignedInteger>(
    _ call: String, _ body: () -> Result
  ) throws(SystemError) -> Result {
    let result = retrying(body)
    if result == -1 { throw SystemError(call, ErrorCode(rawValue: errno)) }
    return result
  }

  /// Runs `body` until no signal cuts it short; errno tells what its -1 means.
  ///
  /// Async-signal-safe where `body` is.
  static func retrying<Result: FixedWidthInteger & SignedInteger>(_ body: () -> Result) -> Result {
    while true {
      let result = body()
      if result != -1 || errno != EINTR { return result }
    }
  }

  /// errno, which a signal handler must leave as it found it.
  static var errorNumber: Int32 {
    get { errno }
    set { errno = newValue }
  }

  /// strerror(3), in English: no locale is ever set.
  static func errorText(_ code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  // MARK: Descriptors

  /// open(2).
  ///
  /// The descriptor never outlives an exec (O_CLOEXEC), and opening makes no terminal the
  /// controlling one (O_NOCTTY).
  static func openFile(
    _ path: FilePath, _ access: Descriptor.Access, mode: UInt32 = 0o666
  ) throws(SystemError) -> Descriptor {
    let flags =
      switch access {
      case .read: O_RDONLY
      case .write: O_WRONLY
      case .terminal: O_RDWR | O_NONBLOCK
      case .createNew: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      case .directory: O_RDONLY | O_DIRECTORY
      }
    return Descriptor(
      rawValue: try check("open") {
        unsafe open(path.nullTerminated, flags | O_CLOEXEC | O_NOCTTY, mode_t(mode))
      })
  }

  /// Throws EBADF where a descriptor is not open for writing, as write(2) would: fcntl(2).
  static func checkWriting(_ descriptor: Int32) throws(SystemError) {
    let flags = try check("fcntl") { fcntl(descriptor, F_GETFL) }
    if flags & O_ACCMODE == O_RDONLY { throw SystemError("write", ErrorCode(rawValue: EBADF)) }
  }

  /// close(2), never retried: after EINTR the descriptor is gone on every system we know.
  static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

  /// read(2), not retried: the caller says what EINTR and EAGAIN mean to it.
  static func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    unsafe read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// write(2), not retried.
  static func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    unsafe write(descriptor, buffer.baseAddress, buffer.count)
  }

  /// write(2) of one byte whose failure does not matter.
  ///
  /// Async-signal-safe.
  static func writeByte(to descriptor: Int32) {
    var byte: UInt8 = 0
    _ = unsafe write(descriptor, &byte, 1)
  }

  /// pipe(2): both ends non-blocking and close-on-exec.
  static func makePipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    try check("pipe") { unsafe pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (Descriptor(rawValue: ends[0]), Descriptor(rawValue: ends[1]))
  }

  /// isatty(3), which says no by an error.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    retrying { isatty(descriptor) == 1 ? 0 : -1 } == 0
  }

  // MARK: Waiting

  /// poll(2) for reading; -1 waits without limit.
  ///
  /// Adds what it finds to `found`. Darwin's poll does not work on /dev/tty (it says POLLNVAL), so
  /// there it is select(2), which cannot tell a hang-up: the read that follows does. That branch is
  /// not compiled on Linux.
  static func wait(
    for descriptors: [Descriptor], milliseconds: Int32, found: inout Readiness
  ) -> (count: Int32, code: ErrorCode) {
    #if canImport(Darwin)
      func place(_ descriptor: Int32) -> (byte: Int, bit: UInt8)? {
        guard (0..<Int32(FD_SETSIZE)).contains(descriptor) else { return nil }
        return (Int(descriptor) / 8, UInt8(1) << UInt8(descriptor % 8))
      }
      var reading = fd_set()
      for descriptor in descriptors {
        guard let (byte, bit) = place(descriptor.rawValue) else { continue }
        unsafe withUnsafeMutableBytes(of: &reading) { unsafe $0[byte] |= bit }
      }
      let limit = (descriptors.map(\.rawValue).max() ?? -1) + 1
      var time = timeval(
        tv_sec: Int(milliseconds) / 1000, tv_usec: numericCast(milliseconds % 1000 * 1000))
      let count =
        milliseconds < 0
        ? unsafe select(limit, &reading, nil, nil, nil)
        : unsafe select(limit, &reading, nil, nil, &time)
      let code = ErrorCode(rawValue: errno)
      for descriptor in descriptors where count > 0 {
        guard let (byte, bit) = place(descriptor.rawValue) else { continue }
        let isReady = unsafe withUnsafeBytes(of: &reading) { unsafe $0[byte] & bit } != 0
        if isReady { found.readable.append(descriptor) }
      }
      return (count, code)
    #else
      // On the stack: this is done at every key.
      return unsafe withUnsafeTemporaryAllocation(of: pollfd.self, capacity: descriptors.count) {
        polled in
        for (index, descriptor) in descriptors.enumerated() {
          unsafe polled.initializeElement(
            at: index, to: pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0))
        }
        let count = unsafe poll(polled.baseAddress, nfds_t(polled.count), milliseconds)
        let code = ErrorCode(rawValue: errno)
        for (index, descriptor) in descriptors.enumerated() where count > 0 {
          let events = unsafe Int32(polled[index].revents)
          if events & POLLIN != 0 { found.readable.append(descriptor) }
          if events & (POLLHUP | POLLERR | POLLNVAL) != 0 { found.hungUp.append(descriptor) }
        }
        return (count, code)
      }
    #endif
  }

  /// poll(2) on nothing: sleeps, at most so long; a signal ends it.
  static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// poll(2) for writing on one descriptor, without allocation; select(2) on Darwin, as above.
  ///
  /// Async-signal-safe.
  static func canWrite(_ descriptor: Int32, withinMilliseconds limit: Int32) -> Bool {
    #if canImport(Darwin)
      guard (0..<Int32(FD_SETSIZE)).contains(descriptor) else { return true }
      var writing = fd_set()
      unsafe withUnsafeMutableBytes(of: &writing) {
        unsafe $0[Int(descriptor) / 8] |= UInt8(1) << UInt8(descriptor % 8)
      }
      var time = timeval(tv_sec: Int(limit) / 1000, tv_usec: numericCast(limit % 1000 * 1000))
      return unsafe select(descriptor + 1, nil, &writing, nil, &time) > 0
    #else
      var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      return unsafe poll(&polled, 1, limit) > 0
    #endif
  }
}
