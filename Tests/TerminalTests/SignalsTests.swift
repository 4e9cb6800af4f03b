import Testing

@testable import Terminal

extension ProcessWide {
  @Suite struct `signals` {
    @Test(arguments: [
      (Signal.interrupt, SignalSet.interrupt), (.terminate, .terminate), (.hangUp, .hangUp),
      (.quit, .quit), (.stop, .stop), (.continued, .continued), (.windowChange, .windowChange),
    ])
    func `a signal is heard by the wait and taken once`(signal: Signal, set: SignalSet) throws {
      let signals = try Signals()
      #expect(signals.take() == [])
      var isWaiting = signals.areWaiting
      #expect(!isWaiting)
      signal.deliver()
      isWaiting = signals.areWaiting
      #expect(isWaiting)
      let ready = try Descriptor.wait(for: [signals.descriptor], timeoutMilliseconds: 1000)
      #expect(ready.readable == [signals.descriptor])
      #expect(signals.take() == set)
      isWaiting = signals.areWaiting
      #expect(!isWaiting)
      #expect(signals.take() == [])
      #expect(try Descriptor.wait(for: [signals.descriptor], timeoutMilliseconds: 0).isEmpty)
    }

    @Test func `several come as a set, however often each came`() throws {
      let signals = try Signals()
      for _ in 0..<100_000 { Signal.windowChange.deliver() }
      Signal.terminate.deliver()
      #expect(signals.take() == [.windowChange, .terminate])
      #expect(try Descriptor.wait(for: [signals.descriptor], timeoutMilliseconds: 0).isEmpty)
    }

    @Test(
      arguments: [
        ([], nil), ([.windowChange, .continued], nil), ([.interrupt, .windowChange], .interrupt),
        ([.interrupt, .hangUp, .terminate], .hangUp), ([.quit, .interrupt], .quit),
      ] as [(SignalSet, Signal?)])
    func `which signal ends the process`(set: SignalSet, signal: Signal?) {
      #expect(set.ending == signal)
    }

    @Test func `the dispositions come back with the end of the scope`() throws {
      SystemCalls.setDefault(of: .terminate)
      do {
        let signals = try Signals()
        #expect(signals.caught.contains(.terminate))
        #expect(SystemCalls.disposition(of: .terminate)?.isDefault == false)
      }
      #expect(SystemCalls.disposition(of: .terminate)?.isDefault == true)
      #expect(SystemCalls.disposition(of: .windowChange)?.isDefault == true)
    }

    @Test func `what was ignored at the start stays ignored`() throws {
      SystemCalls.ignore(.hangUp)
      defer { SystemCalls.setDefault(of: .hangUp) }
      let signals = try Signals()
      #expect(!signals.caught.contains(.hangUp))
      Signal.hangUp.deliver()
      #expect(signals.take() == [])
      #expect(SystemCalls.disposition(of: .hangUp)?.isIgnored == true)
    }

    @Test func `only one may live`() throws {
      let signals = try Signals()
      #expect(throws: SystemError("sigaction", .busy)) { _ = try Signals() }
      Signal.windowChange.deliver()
      #expect(signals.take() == .windowChange)
    }

    @Test func `a pipe whose reader is gone is an error`() throws {
      let signals = try Signals()
      #expect(signals.caught.contains(.windowChange))
      let (reading, writing) = try SystemCalls.makePipe()
      reading.close()
      #expect(throws: SystemError("write", .brokenPipe)) { try writing.writeAll([1]) }
      writing.close()
    }

    @Test func `a write that nobody reads ends when a signal would end the process`() throws {
      let signals = try Signals()
      let (reading, writing) = try SystemCalls.makePipe()
      Signal.terminate.deliver()
      #expect(throws: SystemError("write", .interrupted)) {
        try writing.writeAll([UInt8](repeating: 0, count: 10_000_000))
      }
      #expect(signals.take() == .terminate)
      reading.close()
      writing.close()
    }

    @Test(arguments: [1, 2, 3, 15] as [Int32])
    func `a process dies by the signal it was told to`(number: Int32) async {
      await #expect(processExitsWith: .signal(number)) { [number = number as Int32] in
        let signals = try Signals()
        Signal(rawValue: number).deliver()
        signals.take().ending?.die()
      }
    }

    @Test func `a signal that ends nothing gives its status in the shell`() async {
      await #expect(processExitsWith: .exitCode(128 + Signal.windowChange.rawValue)) {
        Signal.windowChange.die()
      }
    }
  }
}
