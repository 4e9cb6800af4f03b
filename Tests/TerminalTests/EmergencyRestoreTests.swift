import Support
import Testing

@testable import Terminal

extension ProcessWide {
  @Suite struct `the emergency restore` {
    /// Every way to die that can be caught: faults, traps, and signals nobody handles.
    static let deaths: [Signal] = Signal.deadly.filter {
      SystemCalls.disposition(of: $0) != nil && $0 != .brokenPipe
    }

    @Test(arguments: deaths)
    func `restores before the signal ends the process`(signal: Signal) async throws {
      var terminal = try PseudoTerminalPair()
      defer { terminal.close() }
      let before = try #require(terminal.settings)
      let (path, number) = (terminal.path, signal.rawValue)
      await #expect(processExitsWith: .signal(number)) {
        [path = path as String, number = number as Int32] in
        let descriptor = try Descriptor(opening: FilePath(path), for: .terminal)
        let raw = try RawMode(descriptor, entering: [1], leaving: [2])
        Signal(rawValue: number).deliver()
        try raw.end()
      }
      #expect(terminal.settings == before)
      #expect(terminal.screenBytes() == [1, 2])
    }

    @Test func `restores when the program traps`() async throws {
      var terminal = try PseudoTerminalPair()
      defer { terminal.close() }
      let before = try #require(terminal.settings)
      let path = terminal.path
      await #expect(processExitsWith: .failure) { [path = path as String] in
        let descriptor = try Descriptor(opening: FilePath(path), for: .terminal)
        let raw = try RawMode(descriptor, leaving: [2])
        let empty: [Int] = []
        print(empty[path.utf8.count])
        try raw.end()
      }
      #expect(terminal.settings == before)
      #expect(terminal.screenBytes() == [2])
    }

    @Test func `restores when the stack overflows`() async throws {
      var terminal = try PseudoTerminalPair()
      defer { terminal.close() }
      let before = try #require(terminal.settings)
      let path = terminal.path
      await #expect(processExitsWith: .failure) { [path = path as String] in
        let descriptor = try Descriptor(opening: FilePath(path), for: .terminal)
        let raw = try RawMode(descriptor, leaving: [2])
        print(depth(path.utf8.count))
        try raw.end()
      }
      #expect(terminal.settings == before)
      #expect(terminal.screenBytes() == [2])
    }

    @Test func `is over when raw mode is`() throws {
      var terminal = try PseudoTerminalPair()
      defer { terminal.close() }
      let before = Signal.deadly.map { SystemCalls.disposition(of: $0)?.isDefault }
      do {
        let raw = try RawMode(Descriptor(rawValue: terminal.inner))
        #expect(raw.controlCharacters.interrupt == 3)
        #expect(SystemCalls.disposition(of: Signal(rawValue: 11))?.isDefault == false)
      }
      #expect(Signal.deadly.map { SystemCalls.disposition(of: $0)?.isDefault } == before)
    }
  }
}

/// Never returns: the stack ends first.
@inline(never)
private func depth(_ count: Int) -> Int {
  count < 0 ? 0 : 1 + depth(count + 1) + depth(count + 2)
}
