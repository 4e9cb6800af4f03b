// The program is killed at random moments of typing, over and over: nothing older than a second is lost, the terminal is
// as it was found wherever the program could act, and no temporary file stays behind.
//
// A short run is part of the tests. TTYFORM_SOAK_SECONDS and TTYFORM_SEED make it long, and the same again: .ci/soak.

import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct `deaths` {
  /// What ends a session that is being typed at.
  private enum Death: CaseIterable {
    case kill, terminate, hangUp, interrupt, quit, interruptKey, closedTerminal, stopAndGo, sent

    var signal: Int32? {
      switch self {
      case .kill: SIGKILL
      case .terminate: SIGTERM
      case .hangUp: SIGHUP
      case .interrupt: SIGINT
      case .quit: SIGQUIT
      case .interruptKey, .closedTerminal, .stopAndGo, .sent: nil
      }
    }
  }

  @Test func `cost at most a second, and leave nothing behind`() throws {
    let seconds = Self.number("TTYFORM_SOAK_SECONDS") ?? 6
    let seed = Self.number("TTYFORM_SEED").map(UInt64.init) ?? UInt64.random(in: 0 ... .max)
    var session = KilledSession(seed: seed)
    let end = Self.now + Double(seconds)
    var counts: [String: Int] = [:]
    while Self.now < end {
      let death = try #require(Death.allCases.randomElement(using: &session.generator))
      try session.live(until: death)
      counts["\(death)", default: 0] += 1
    }
    let total = counts.values.reduce(0, +)
    let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print(
      "deaths: \(total) survived (\(parts.joined(separator: ", "))), \(session.typed) letters, seed \(seed)"
    )
    #expect(total > 0)
  }

  private static func number(_ name: String) -> Int? {
    unsafe getenv(name).flatMap { unsafe Int(String(cString: $0)) }
  }

  fileprivate static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// One form that is filled in from one death to the next.
  private struct KilledSession {
    var generator: SeededGenerator
    private(set) var typed = 0

    private let folder = TemporaryFolder()
    private let state = StateFolders.next()
    private let form: String

    /// All that was typed since the form was last sent, and when: the letters, and the time of each.
    private var text: [UInt8] = []
    private var times: [Double] = []

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      form = folder.write(#"{"fields": [{"id": "text"}]}"#, to: "form.json")
    }

    /// Starts the program, types for a while, and ends it.
    mutating func live(until death: Death) throws {
      let terminal = try PseudoTerminal(
        running: [ttyform, form, "-fjsonl"],
        environment: PseudoTerminal.environment.merging(["XDG_STATE_HOME": state]) { $1 })
      _ = try terminal.read(timeout: 20_000) {
        String(decoding: $0, as: UTF8.self).contains("1 of 1")
      }
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        let letter = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &generator)
        try terminal.send([letter])
        text.append(letter)
        times.append(deaths.now)
        typed += 1
        usleep(UInt32.random(in: 0...20_000, using: &generator))
      }
      if Bool.random(using: &generator) {
        usleep(UInt32.random(in: 0...1_200_000, using: &generator))
      }
      try end(terminal, by: death)
    }

    private mutating func end(_ terminal: PseudoTerminal, by death: Death) throws {
      let moment = deaths.now
      switch death {
      case .sent:
        try terminal.send([0x13])
        #expect(try terminal.waitForExit() == .exited(0))
        let expected = text.isEmpty ? "null" : "\"\(String(decoding: text, as: UTF8.self))\""
        #expect(
          String(decoding: terminal.standardOutput, as: UTF8.self) == "{\"text\":\(expected)}\n")
        expectRestored(terminal)
        #expect(files == [])
        (text, times) = ([], [])
        return
      case .stopAndGo:
        kill(terminal.process, SIGSTOP)
        usleep(20_000)
        kill(terminal.process, SIGCONT)
        try terminal.send([0x03])
        #expect(try terminal.waitForExit() == .signalled(SIGINT))
        expectRestored(terminal)
      case .interruptKey:
        try terminal.send([0x03])
        #expect(try terminal.waitForExit() == .signalled(SIGINT))
        expectRestored(terminal)
      case .closedTerminal:
        terminal.hangUp()
        _ = try terminal.waitForExit()
      case .kill, .terminate, .hangUp, .interrupt, .quit:
        let signal = death.signal ?? SIGKILL
        kill(terminal.process, signal)
        #expect(try terminal.waitForExit() == .signalled(signal))
        if death != .kill { expectRestored(terminal) }
      }
      expectKept(before: moment)
    }

    private func expectRestored(_ terminal: PseudoTerminal) {
      #expect(terminal.settings == terminal.settingsAtStart)
    }

    private var files: [String] { TemporaryFolder.names(in: state + "/ttyform") }

    /// What is on the disk now is the beginning of what was typed, and holds all of it but the last second.
    private mutating func expectKept(before moment: Double) {
      let old = times.prefix { $0 < moment - 1 }.count
      let names = files
      #expect(names.allSatisfy { $0.hasSuffix(".json") }, "a temporary file stayed: \(names)")
      #expect(names.count <= 1)
      var kept: [UInt8] = []
      if let name = names.first {
        let bytes = FixtureFolder(state + "/ttyform", beside: "").bytes(of: name) ?? []
        // Letters need no escapes, so the text stands between quotes.
        let draft = String(decoding: bytes, as: UTF8.self)
        if let start = draft.firstRange(of: "\"text\": \"")?.upperBound {
          kept = Array(draft[start...].prefix { $0 != "\"" }.utf8)
        }
      }
      #expect(text.starts(with: kept), "what was kept was not typed")
      #expect(kept.count >= old, "\(old) letters were older than a second, \(kept.count) were kept")
      text.removeSubrange(kept.count...)
      times.removeSubrange(kept.count...)
    }
  }
}
