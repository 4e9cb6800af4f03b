// Child processes: spawn and wait. Thin wrappers over C.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemCalls {
  /// What waitpid(2) says about a child.
  enum ChildState: Equatable {
    case exited(Int32)
    case signalled(Signal)
    case stopped
  }

  /// Starts a program found in PATH, its three streams on the terminal: posix_spawnp(3).
  ///
  /// The terminal is opened anew, so that the child gets no flag of ours; signals are as at the start
  /// of a program, SIGPIPE too.
  static func spawn(
    _ arguments: [String], onTerminal terminal: FilePath, defaultSignals: [Signal]
  ) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    _ = unsafe posix_spawn_file_actions_init(&actions)
    _ = unsafe posix_spawnattr_init(&attributes)
    defer {
      _ = unsafe posix_spawn_file_actions_destroy(&actions)
      _ = unsafe posix_spawnattr_destroy(&attributes)
    }
    // Opened beside the streams first: the path may be that of a stream.
    let spare: Int32 = 200
    _ = unsafe posix_spawn_file_actions_addopen(
      &actions, spare, terminal.nullTerminated, O_RDWR | O_NOCTTY, 0)
    for stream: Int32 in 0...2 {
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, spare, stream)
    }
    _ = unsafe posix_spawn_file_actions_addclose(&actions, spare)

    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in defaultSignals { _ = unsafe sigaddset(&signals, signal.rawValue) }
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    _ = unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(
      &process, arguments.first ?? "", &actions, &attributes, &words, environ)
    if code != 0 { throw SystemError("posix_spawn", ErrorCode(rawValue: code)) }
    return process
  }

  /// kill(2) of one process.
  static func sendSignal(_ signal: Signal, to process: Int32) { _ = kill(process, signal.rawValue) }

  /// waitpid(2) that never waits: nil where the child has neither ended nor stopped since the last call.
  static func childState(_ process: Int32) throws(SystemError) -> ChildState? {
    var status: Int32 = 0
    let changed = try check("waitpid") { unsafe waitpid(process, &status, WUNTRACED | WNOHANG) }
    if changed == 0 { return nil }
    switch status & 0x7F {
    case 0: return .exited(status >> 8 & 0xFF)
    case 0x7F: return .stopped
    default: return .signalled(Signal(rawValue: status & 0x7F))
    }
  }
}
