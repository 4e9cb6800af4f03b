import Support
import Testing

@testable import Terminal

extension ProcessWide {
  @Suite struct `a terminal that does not echo` {
    let terminal: PseudoTerminalPair
    let before: TerminalSettings
    var descriptor: Descriptor { Descriptor(rawValue: terminal.inner) }

    init() throws {
      terminal = try PseudoTerminalPair()
      before = try #require(terminal.settings)
    }

    func close() {
      var terminal = terminal
      terminal.close()
    }

    @Test func `is silent for its scope and else as it was found`() throws {
      defer { close() }
      do {
        let silence = try EchoOff(descriptor)
        let now = try #require(terminal.settings)
        #expect(before.echoes && !now.echoes)
        #expect(now.input == before.input && now.characters == before.characters)
        try terminal.type([UInt8]("secret\r".utf8))
        _ = try Descriptor.wait(for: [descriptor], timeoutMilliseconds: 1000)
        #expect(terminal.screenBytes() == [])
        _ = silence
      }
      #expect(terminal.settings == before)
      #expect(try TerminalDevice(using: descriptor).readLine() == .bytes([UInt8]("secret\n".utf8)))
    }

    @Test func `echoes again when an error leaves its scope`() throws {
      defer { close() }
      #expect(throws: SystemError("read", .brokenPipe)) {
        let silence = try EchoOff(descriptor)
        defer { _ = silence }
        throw SystemError("read", .brokenPipe)
      }
      #expect(terminal.settings == before)
    }

    @Test func `gives lines one by one, and what an end of input sends on`() throws {
      defer { close() }
      let device = TerminalDevice(using: descriptor)
      #expect(try device.readLine() == .nothing)
      for (typed, seen) in [
        ("one\rtwo\r", .bytes([UInt8]("one\n".utf8))), ("", .bytes([UInt8]("two\n".utf8))),
        ("par\u{4}", .bytes([UInt8]("par".utf8))), ("\u{4}", .endOfInput),
        ("ab\u{7F}\r", .bytes([UInt8]("a\n".utf8))),
      ] as [(String, TerminalDevice.LineInput)] {
        try terminal.type([UInt8](typed.utf8))
        _ = try Descriptor.wait(for: [descriptor], timeoutMilliseconds: 1000)
        #expect(try device.readLine() == seen)
      }
    }

    #if !canImport(Darwin)
      @Test func `hands over lines up to the limit, and drops the rest of longer ones`() throws {
        defer { close() }
        let device = TerminalDevice(using: descriptor)
        let limit = TerminalDevice.lineLimit
        for (count, kept) in [(limit - 1, limit - 1), (limit, limit), (limit + 3, limit)] {
          let line = [UInt8](repeating: 97, count: count) + [13]
          for start in stride(from: 0, to: line.count, by: 500) {
            try terminal.type(Array(line[start..<min(line.count, start + 500)]))
            _ = terminal.screenBytes()
          }
          _ = try Descriptor.wait(for: [descriptor], timeoutMilliseconds: 1000)
          #expect(try device.readLine() == .bytes([UInt8](repeating: 97, count: kept) + [10]))
        }
      }
    #endif
  }
}

extension TerminalSettings {
  /// Whether what is typed shows: ECHO, the same bit on all systems.
  fileprivate var echoes: Bool { local & 0o10 != 0 }
}
