// The child process of a pseudo-terminal and the descriptors that lead to it.
//
// posix_spawn(3), because fork(2) is not safe in a Swift program. The session leader's first open of
// the terminal makes it the controlling one.

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Held while descriptors exist that are not close-on-exec yet, so that no other test's child
/// inherits them: a second holder of a terminal would keep it from hanging up.
let spawning = Mutex(())

extension PseudoTerminal {
  /// Descriptors are -1 once closed.
  struct Child {
    let process: Int32
    /// Taken before the program runs: it may be quick to change them.
    let settingsAtStart: TerminalSettings?
    private var terminal: PseudoTerminalPair
    private var input: Int32 = -1
    private var output: Int32 = -1
    private var errors: Int32 = -1

    init(
      _ arguments: [String], columns: Int, rows: Int, environment: [String: String],
      input: Input, output: Output, errors: Output, typedAhead: [UInt8]
    ) throws {
      terminal = try PseudoTerminalPair(columns: columns, rows: rows)
      settingsAtStart = terminal.settings
      if !typedAhead.isEmpty { try terminal.type(typedAhead) }
      let actions = FileActions()
      // The controlling terminal first, at a number that no descriptor of ours has.
      let spare: Int32 = 200
      actions.open(spare, terminal.path)
      var childEnds: [Int32] = []
      defer { for end in childEnds { closeDescriptor(end) } }
      (process, self.input, self.output, self.errors) = try spawning.withLock { _ in
        var mine: (input: Int32, output: Int32, errors: Int32) = (-1, -1, -1)
        switch input {
        case .terminal: actions.duplicate(spare, to: 0)
        case .closed: actions.close(0)
        case .bytes:
          let pipe = try makePipe()
          mine.input = pipe.writing
          childEnds.append(pipe.reading)
          actions.duplicate(pipe.reading, to: 0)
        }
        for (stream, number) in [(output, Int32(1)), (errors, 2)] {
          if stream == .terminal {
            actions.duplicate(spare, to: number)
            continue
          }
          let pipe = try makePipe()
          if number == 1 { mine.output = pipe.reading } else { mine.errors = pipe.reading }
          childEnds.append(pipe.writing)
          actions.duplicate(pipe.writing, to: number)
        }
        actions.close(spare)
        let process = try actions.spawn(arguments, environment)
        return (process, mine.input, mine.output, mine.errors)
      }
      terminal.closeInner()
    }

    var settings: TerminalSettings? { terminal.settings }

    var foregroundGroup: Int32 { tcgetpgrp(terminal.outer) }

    func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }

    mutating func hangUp() { terminal.close() }

    mutating func close() {
      terminal.close()
      for end in [input, output, errors] where end >= 0 { closeDescriptor(end) }
      (input, output, errors) = (-1, -1, -1)
    }

    /// Waits until there is something to read.
    func poll(milliseconds: Int32) {
      // A hung-up descriptor would end every wait at once; -1 is passed over.
      var polled = [terminal.outer, output, errors].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      pollDescriptors(&polled, milliseconds: milliseconds)
      if polled.allSatisfy({ $0.revents & Int16(POLLIN) == 0 }) && milliseconds > 0 {
        usleep(500)
      }
    }

    /// Writes what fits, and closes the input pipe after its last byte.
    mutating func write(_ typed: inout [UInt8], _ piped: inout [UInt8]) {
      put(&typed, terminal.outer)
      put(&piped, input)
      if piped.isEmpty, input >= 0 {
        closeDescriptor(input)
        input = -1
      }
    }

    func read(_ screen: inout [UInt8], _ printed: inout [UInt8], _ complaints: inout [UInt8]) {
      take(terminal.outer, into: &screen)
      take(output, into: &printed)
      take(errors, into: &complaints)
    }
  }
}

/// posix_spawn_file_actions(3) and the attributes that go with them.
@safe
private final class FileActions {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
    private let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    private var actions = unsafe posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    // POSIX_SPAWN_SETSID, which the headers hide from Swift.
    private let newSession: Int16 = 0x80
  #endif

  init() {
    _ = unsafe posix_spawn_file_actions_init(&actions)
    _ = unsafe posix_spawnattr_init(&attributes)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    _ = unsafe posix_spawnattr_setflags(&attributes, flags | newSession)
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    _ = unsafe sigfillset(&signals)
    for fixed in [SIGKILL, SIGSTOP] { _ = unsafe sigdelset(&signals, fixed) }
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
  }

  deinit {
    _ = unsafe posix_spawn_file_actions_destroy(&actions)
    _ = unsafe posix_spawnattr_destroy(&attributes)
  }

  func open(_ number: Int32, _ path: String) {
    _ = unsafe posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
  }

  func duplicate(_ old: Int32, to new: Int32) {
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, old, new)
  }

  func close(_ number: Int32) {
    _ = unsafe posix_spawn_file_actions_addclose(&actions, number)
  }

  func spawn(_ arguments: [String], _ environment: [String: String]) throws -> Int32 {
    var argv = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var envp = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      unsafe (argv + envp).forEach { unsafe free($0) }
    }
    var process: pid_t = 0
    let code = unsafe posix_spawn(
      &process, arguments.first ?? "", &actions, &attributes, &argv, &envp)
    guard code == 0 else {
      throw PseudoTerminal.Failure(
        description: "posix_spawn \(arguments.first ?? ""): error \(code)")
    }
    return process
  }
}

// MARK: Bytes

/// pipe(2), our end non-blocking.
///
/// To be called with `spawning` held.
private func makePipe() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else { throw PseudoTerminal.Failure(description: "pipe") }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

private func isReady(_ descriptor: Int32, _ events: Int32) -> Bool {
  var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  return unsafe descriptor >= 0 && poll(&polled, 1, 0) > 0
}

/// Writes as much as fits now, and takes it from the front; all of it where nobody reads any more.
func put(_ bytes: inout [UInt8], _ descriptor: Int32) {
  while !bytes.isEmpty {
    guard descriptor >= 0 else { return bytes.removeAll() }
    guard isReady(descriptor, POLLOUT) else { return }
    let count = unsafe write(descriptor, bytes, min(bytes.count, 512))
    if count < 0 { return errno == EAGAIN ? () : bytes.removeAll() }
    bytes.removeFirst(count)
  }
}

/// Reads all there is.
func take(_ descriptor: Int32, into bytes: inout [UInt8]) {
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while isReady(descriptor, POLLIN) {
    let count = unsafe read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return }
    bytes += buffer[..<count]
  }
}

/// close(2) and poll(2) by other names, for methods that have theirs.
func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

private func pollDescriptors(
  _ polled: inout [pollfd], milliseconds: Int32
) { _ = unsafe poll(&polled, nfds_t(polled.count), milliseconds) }
