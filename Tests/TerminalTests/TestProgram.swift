// Small programs for the tests of a whole process. The test bundle runs itself on a pseudo-terminal
// with a variable that says which one to be; the test that holds them is skipped otherwise.

import Support
import Testing

@testable import Terminal

enum TestProgram: String {
  /// Takes raw mode, writes what it sees, and obeys signals and the keys `q`, `z`, `t`.
  case loop
  /// Writes a large file to $TARGET; exits with the error number.
  case replace
  /// Runs the shell command $COMMAND on the terminal; exits with its status.
  case child

  /// Runs this test bundle as a program.
  static let arguments = [
    CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter",
    "a program for the other tests",
  ]

  static var current: TestProgram? {
    CurrentProcess.environment("TEST_PROGRAM").flatMap(TestProgram.init(rawValue:))
  }

  func environment(_ more: [String: String] = [:]) -> [String: String] {
    PseudoTerminal.environment.merging(more) { $1 }
      .merging(["TEST_PROGRAM": rawValue, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(
        CurrentProcess.environment("LD_LIBRARY_PATH").map { ["LD_LIBRARY_PATH": $0] } ?? [:]
      ) { $1 }
  }

  /// Starts it on a terminal of its own, or from a shell command that calls it `PROGRAM`.
  func start(
    shell command: String? = nil, input: PseudoTerminal.Input = .terminal,
    typedAhead: [UInt8] = [], environment more: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var arguments = TestProgram.arguments
    if let command {
      arguments =
        ["/bin/sh", "-c", command.replacing("PROGRAM", with: "\"$0\" \"$@\"")] + arguments
    }
    return try PseudoTerminal(
      running: arguments, environment: environment(more), input: input, typedAhead: typedAhead)
  }

  @discardableResult
  func run() throws -> Int32 {
    switch self {
    case .replace:
      let target = FilePath(CurrentProcess.environment("TARGET") ?? "")
      do throws(SystemError) {
        try target.replaceContents(with: [UInt8](repeating: 1, count: 100_000))
      } catch {
        return error.code.rawValue
      }
      return 0
    case .child:
      let status = try ChildProcess.run(
        ["sh", "-c", CurrentProcess.environment("COMMAND") ?? ""],
        on: try TerminalDevice(), signals: try Signals())
      switch status {
      case .exited(let code): return code
      case .signalled(let signal), .cutShort(.signal(let signal)): return signal.shellStatus
      case .cutShort(.deadline): return 124
      }
    case .loop:
      let signals = try Signals()
      var device = try TerminalDevice()
      while true {
        do {
          switch try TestProgram.untilEvent(&device, signals) {
          case .quit: return 0
          case .die(let signal): signal.die()
          case .suspend(let scope): signals.suspend(scope)
          case .again: break
          }
        } catch let error as SystemError where error.code == .inputOutput {
          // A hang-up sends SIGCONT too, and raw mode cannot be taken again.
          Signal.hangUp.die()
        }
      }
    }
  }

  private enum Event {
    case quit, again
    case die(Signal)
    case suspend(Signals.StopScope)
  }

  /// One stretch of raw mode.
  private static func untilEvent(
    _ device: inout TerminalDevice, _ signals: borrowing Signals
  ) throws -> Event {
    let raw = try RawMode(
      device.descriptor, entering: [UInt8]("<raw>".utf8), leaving: [UInt8]("<cooked>".utf8))
    while true {
      let ready = try Descriptor.wait(
        for: [device.descriptor, signals.descriptor], timeoutMilliseconds: nil)
      if ready.readable.contains(signals.descriptor) {
        let taken = signals.take()
        if let signal = taken.ending { return .die(signal) }
        if taken.contains(.stop) { return .suspend(.process) }
        if taken.contains(.continued) { return .again }
        if taken.contains(.windowChange) {
          let size = WindowSize(of: device.descriptor)
          try device.descriptor.writeAll(
            [UInt8]("<\(size.columns ?? 0)x\(size.rows ?? 0)>".utf8))
        }
      }
      guard ready.readable.contains(device.descriptor) || ready.hungUp.contains(device.descriptor)
      else { continue }
      switch try device.read() {
      case .nothing: continue
      case .ended: return .die(.hangUp)
      case .bytes(let bytes):
        try device.descriptor.writeAll([UInt8]("[\(String(decoding: bytes, as: UTF8.self))]".utf8))
        for byte in bytes {
          switch byte {
          case UInt8(ascii: "q"): return .quit
          case raw.controlCharacters.suspend: return .suspend(.job)
          case raw.controlCharacters.interrupt: Signal.interrupt.sendToJob()
          case raw.controlCharacters.quit: Signal.quit.sendToJob()
          case UInt8(ascii: "t"):
            let empty: [Int] = []
            return empty[bytes.count] == 0 ? .quit : .again
          default: break
          }
        }
      }
    }
  }
}

@Test(.enabled(if: TestProgram.current != nil))
func `a program for the other tests`() throws {
  let program = try #require(TestProgram.current)
  CurrentProcess.exit(try program.run())
}
