// A program on a real terminal, driven from a test: type, look, resize, stop, hang up, see how it
// ended. Bytes only. Every wait has a limit, and no process outlives the value.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that runs in a session of its own on a pseudo-terminal.
///
///     let terminal = try PseudoTerminal(running: [PseudoTerminal.product("ttyform"), "form.json"])
///     try terminal.read(until: "Name")
///     try terminal.send("Ada\r")
///     #expect(try terminal.waitForExit() == .exited(0))
///     #expect(terminal.settings == terminal.settingsAtStart)
///
/// The program leads its session, so its process group is orphaned and the kernel drops its
/// SIGTSTP. A test of stopping runs a shell instead:
/// `["/bin/sh", "-c", "set -m; ttyform form.json; stty -a; fg"]`.
package final class PseudoTerminal {
  /// Where the program's standard input comes from.
  package enum Input {
    case terminal
    /// A pipe with these bytes, closed after them.
    case bytes([UInt8])
    case closed
  }

  /// Where the program's standard output or error goes.
  package enum Output { case terminal, pipe }

  /// How a program ended.
  package enum ExitStatus: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// A wait that took too long, or a system call that failed.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// What the program gets where a test says nothing else: each with a place of its own for drafts.
  package static var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
      "HOME": "/nonexistent", "XDG_STATE_HOME": StateFolders.next(),
    ]
  }

  /// All bytes that came to the terminal so far: what a person would have seen.
  package private(set) var screenBytes: [UInt8] = []
  /// All bytes that came to the pipes so far; empty where the stream is the terminal.
  package private(set) var standardOutput: [UInt8] = []
  package private(set) var standardError: [UInt8] = []
  /// The terminal's settings before the program started.
  package let settingsAtStart: TerminalSettings?
  /// The program's process number, which is also its session's.
  package let process: Int32

  private var child: Child
  private var unsent: [UInt8] = []
  private var unsentInput: [UInt8] = []
  private var readMark = 0
  private var ending: ExitStatus?
  private var stoppedBy: Int32?

  /// Starts `arguments[0]` (a path) with default signal dispositions.
  ///
  /// `typedAhead` is in the terminal before the program runs. `environment` is all it gets.
  package init(
    running arguments: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = PseudoTerminal.environment,
    input: Input = .terminal, output: Output = .pipe, errors: Output = .terminal,
    typedAhead: [UInt8] = []
  ) throws {
    child = try Child(
      arguments, columns: columns, rows: rows, environment: environment,
      input: input, output: output, errors: errors, typedAhead: typedAhead)
    process = child.process
    settingsAtStart = child.settingsAtStart
    if case .bytes(let bytes) = input { unsentInput = bytes }
  }

  deinit {
    _ = kill(-process, SIGKILL)
    _ = kill(process, SIGKILL)
    child.close()
    let limit = now() + 2000
    while ending == nil, now() < limit {
      look()
      usleep(1000)
    }
  }

  // MARK: What a person does

  /// Types bytes; returns when the terminal has taken them.
  package func send(_ bytes: [UInt8], timeout: Int = 5000) throws {
    unsent += bytes
    try wait(timeout, for: "the terminal to take what was typed") { unsent.isEmpty }
  }

  package func send(_ text: String, timeout: Int = 5000) throws {
    try send([UInt8](text.utf8), timeout: timeout)
  }

  /// Gives the terminal another size; the foreground job gets SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    child.resize(columns: columns, rows: rows)
  }

  /// Closes the terminal's window.
  package func hangUp() { child.hangUp() }

  /// Sends a signal to the program alone.
  package func signal(_ number: Int32) { _ = kill(process, number) }

  /// Sends a signal to the terminal's foreground job, which under a shell is another than `process`.
  package func signalForegroundJob(_ number: Int32) {
    let group = child.foregroundGroup
    if group > 1 { _ = kill(-group, number) }
  }

  // MARK: What a person sees

  /// Waits until the bytes since the last read satisfy the predicate, and returns them.
  @discardableResult
  package func read(
    timeout: Int = 5000, until isEnough: ([UInt8]) -> Bool
  ) throws -> [UInt8] {
    try wait(timeout, for: "output") { isEnough(Array(screenBytes[readMark...])) }
    defer { readMark = screenBytes.count }
    return Array(screenBytes[readMark...])
  }

  /// Waits until the bytes since the last read hold this text, and returns them all.
  @discardableResult
  package func read(until text: String, timeout: Int = 5000) throws -> [UInt8] {
    let wanted = [UInt8](text.utf8)
    do {
      return try read(timeout: timeout) { $0.firstRange(of: wanted) != nil }
    } catch {
      throw Failure(description: "\(error); wanted \(text.debugDescription)")
    }
  }

  /// Waits until nothing came for so many milliseconds, and returns what came since the last read.
  @discardableResult
  package func settle(quiet: Int = 100, timeout: Int = 5000) throws -> [UInt8] {
    var count = -1
    var since = now()
    try wait(timeout, for: "silence") {
      if screenBytes.count != count { (count, since) = (screenBytes.count, now()) }
      return now() - since >= quiet
    }
    defer { readMark = screenBytes.count }
    return Array(screenBytes[readMark...])
  }

  /// The terminal's settings now: flags, control characters, speeds.
  ///
  /// Nil once hung up.
  package var settings: TerminalSettings? { child.settings }

  /// Waits until the settings satisfy the predicate.
  package func waitForSettings(
    timeout: Int = 5000, _ isWanted: (TerminalSettings) -> Bool
  ) throws {
    try wait(timeout, for: "other terminal settings") { settings.map(isWanted) ?? false }
  }

  // MARK: How the program fares

  /// Waits for the end of the program; all of its output is read then.
  @discardableResult
  package func waitForExit(timeout: Int = 5000) throws -> ExitStatus {
    try wait(timeout, for: "the program to end") { ending != nil }
    pump(0)
    return ending ?? .exited(-1)
  }

  /// Waits until the program has been stopped, and returns the signal that did it.
  @discardableResult
  package func waitForStop(timeout: Int = 5000) throws -> Int32 {
    try wait(timeout, for: "the program to stop") { stoppedBy != nil }
    return stoppedBy ?? 0
  }

  /// Lets a stopped program go on.
  package func `continue`() {
    stoppedBy = nil
    _ = kill(process, SIGCONT)
  }

  /// The program has not ended.
  package var isRunning: Bool {
    look()
    return ending == nil
  }

  // MARK: Waiting

  private func now() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  private func wait(_ timeout: Int, for what: String, until isDone: () -> Bool) throws {
    let limit = now() + timeout
    while true {
      look()
      pump(isDone() ? 0 : 5)
      if isDone() { return }
      if now() >= limit {
        let seen = String(decoding: screenBytes[readMark...].suffix(2000), as: UTF8.self)
        throw Failure(
          description: "waited \(timeout) ms for \(what); seen since the last read: "
            + "\(seen.debugDescription); ended: \(ending.map { "\($0)" } ?? "no")")
      }
    }
  }

  /// Moves bytes both ways, waiting for some at most so many milliseconds.
  private func pump(_ milliseconds: Int32) {
    child.poll(milliseconds: milliseconds)
    child.write(&unsent, &unsentInput)
    child.read(&screenBytes, &standardOutput, &standardError)
  }

  /// Asks whether the program has ended or stopped.
  private func look() {
    guard ending == nil else { return }
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, WNOHANG | WUNTRACED) == process else { return }
    switch status & 0x7F {
    case 0: ending = .exited(status >> 8 & 0xFF)
    case 0x7F: stoppedBy = status >> 8 & 0xFF
    default: ending = .signalled(status & 0x7F)
    }
  }
}
