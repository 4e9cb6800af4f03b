import Support
import Testing

@testable import Terminal

extension ProcessWide {
  @Suite struct `raw mode` {
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

    @Test func `holds for its scope, and the terminal is then as it was`() throws {
      defer { close() }
      do {
        let raw = try RawMode(descriptor, entering: [1, 2], leaving: [3])
        #expect(terminal.settings?.isRaw == true)
        #expect(terminal.screenBytes() == [1, 2])
        #expect(raw.controlCharacters.interrupt == 3)
      }
      #expect(terminal.settings == before)
      #expect(terminal.screenBytes() == [3])
    }

    @Test func `ends when an error leaves its scope`() throws {
      defer { close() }
      #expect(throws: SystemError("read", .brokenPipe)) {
        let raw = try RawMode(descriptor)
        #expect(raw.controlCharacters.quit == 28)
        throw SystemError("read", .brokenPipe)
      }
      #expect(terminal.settings == before)
    }

    @Test func `can be ended by hand, once`() throws {
      defer { close() }
      let raw = try RawMode(descriptor, leaving: [9])
      try raw.end()
      #expect(terminal.settings == before)
      #expect(terminal.screenBytes() == [9])
    }

    @Test func `tells the keys that the settings name, and those that are off`() throws {
      defer { close() }
      let setting = "stty intr ^B quit ^- susp undef erase ^H <\(terminal.path)"
      let shell = try PseudoTerminal(running: ["/bin/sh", "-c", setting])
      #expect(try shell.waitForExit() == .exited(0))
      let raw = try RawMode(descriptor)
      #expect(
        raw.controlCharacters
          == ControlCharacters(interrupt: 2, quit: nil, suspend: nil, erase: 8))
    }

    @Test func `is refused where there is no terminal`() throws {
      defer { close() }
      let (reading, writing) = try SystemCalls.makePipe()
      #expect(throws: SystemError("tcgetattr", .notTerminal)) { _ = try RawMode(reading) }
      reading.close()
      writing.close()
    }

    @Test func `keeps what was typed ahead, a line that was begun included`() throws {
      defer { close() }
      try terminal.type([UInt8]("one\rtw".utf8))
      // The kernel hands typed bytes over a little later.
      _ = try Descriptor.wait(for: [descriptor], timeoutMilliseconds: 1000)
      let raw = try RawMode(descriptor)
      try terminal.type([UInt8]("o".utf8))
      var device = TerminalDevice(using: descriptor)
      var typed: [UInt8] = []
      while typed.count < 7,
        !(try Descriptor.wait(for: [descriptor], timeoutMilliseconds: 1000)).isEmpty,
        case .bytes(let bytes) = try device.read()
      { typed += bytes }
      #expect(typed == [UInt8]("one\ntwo".utf8))
      try raw.end()
    }

    @Test func `gives up on a terminal that takes no bytes, and still restores it`() throws {
      defer { close() }
      let raw = try RawMode(
        try Descriptor(opening: FilePath(terminal.path), for: .terminal),
        leaving: [UInt8](repeating: 65, count: 200_000))
      let start = MonotonicClock.milliseconds
      try raw.end()
      #expect(MonotonicClock.milliseconds - start < 3000)
      #expect(terminal.settings == before)
    }

    @Test func `ends with an error and without a hang when the terminal is gone`() throws {
      var gone = try PseudoTerminalPair()
      let inner = gone.inner
      let raw = try RawMode(Descriptor(rawValue: inner), leaving: [1])
      let outer = Descriptor(rawValue: gone.outer)
      outer.close()
      do throws(SystemError) {
        try raw.end()
        Issue.record("the settings of a terminal that is gone were set")
      } catch {
        #expect(error == SystemError("tcsetattr", .inputOutput))
      }
      gone.closeInner()
      close()
    }
  }

  @Suite struct `reading the terminal` {
    @Test func `an end of input typed before is passed over once, and ends the second time`() throws
    {
      var terminal = try PseudoTerminalPair()
      defer { terminal.close() }
      var device = TerminalDevice(using: Descriptor(rawValue: terminal.inner))
      #expect(try device.read() == .nothing)
      for (typed, seen) in [
        ([4], .nothing), ([97, 10], .bytes([97, 10])), ([4], .nothing), ([4], .ended),
      ] as [([UInt8], TerminalDevice.Input)] {
        try terminal.type(typed)
        _ = try Descriptor.wait(for: [device.descriptor], timeoutMilliseconds: 1000)
        #expect(try device.read() == seen)
      }
    }

    @Test func `a terminal that has hung up is at its end`() throws {
      var terminal = try PseudoTerminalPair()
      let inner = Descriptor(rawValue: terminal.inner)
      var device = TerminalDevice(using: inner)
      Descriptor(rawValue: terminal.outer).close()
      let ready = try Descriptor.wait(for: [inner], timeoutMilliseconds: nil)
      #expect(ready.hungUp == [inner])
      var last = try device.read()
      if last == .nothing { last = try device.read() }
      #expect(last == .ended)
      terminal.closeInner()
    }

    @Test func `the size is what the driver says, and nothing where it says zero`() throws {
      var terminal = try PseudoTerminalPair(columns: 100, rows: 0)
      defer { terminal.close() }
      #expect(
        WindowSize(of: Descriptor(rawValue: terminal.inner))
          == WindowSize(columns: 100, rows: nil))
      #expect(WindowSize(of: Descriptor(rawValue: 987)) == WindowSize(columns: nil, rows: nil))
    }
  }
}
