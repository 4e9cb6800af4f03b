// A whole process on a terminal: keys, signals, stops, hang-ups, background starts.

import Support
import Testing

@testable import Terminal

extension ProcessWide {
  @Suite struct `a program on a terminal` {
    @Test func `takes raw mode, sees the keys, and gives the terminal back`() throws {
      let terminal = try TestProgram.loop.start()
      try terminal.read(until: "<raw>")
      #expect(terminal.settings?.isRaw == true)
      try terminal.send("\u{1B}[A")
      try terminal.read(until: "[\u{1B}[A]")
      try terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.settings == terminal.settingsAtStart)
      try terminal.read(until: "<cooked>")
    }

    @Test func `asks at the terminal although stdin is something else`() throws {
      let terminal = try TestProgram.loop.start(input: .bytes([113]))
      try terminal.read(until: "<raw>")
      try terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test func `sees what was typed before it started`() throws {
      let terminal = try TestProgram.loop.start(typedAhead: [UInt8]("ab\rc".utf8))
      try terminal.read(until: "[ab\nc]")
      try terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test func `passes over an end of input that was typed before it started`() throws {
      let terminal = try TestProgram.loop.start(typedAhead: [4])
      try terminal.read(until: "<raw>")
      try terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test(arguments: [("\u{3}", 2), ("\u{1C}", 3)] as [(String, Int32)])
    func `a key that the settings name sends its signal`(key: String, signal: Int32) throws {
      let terminal = try TestProgram.loop.start()
      try terminal.read(until: "<raw>")
      try terminal.send(key)
      #expect(try terminal.waitForExit() == .signalled(signal))
      #expect(terminal.settings == terminal.settingsAtStart)
    }

    @Test func `the interrupt key ends the calling script too`() throws {
      let terminal = try TestProgram.loop.start(shell: "PROGRAM; echo went on")
      try terminal.read(until: "<raw>")
      try terminal.send("\u{3}")
      #expect(try terminal.waitForExit() == .signalled(2))
      #expect(terminal.settings == terminal.settingsAtStart)
      #expect(!String(decoding: terminal.standardOutput, as: UTF8.self).contains("went on"))
    }

    @Test(arguments: [1, 2, 3, 6, 11, 14, 15, 10] as [Int32])
    func `a signal from outside restores and ends it`(signal: Int32) throws {
      let terminal = try TestProgram.loop.start()
      try terminal.read(until: "<raw>")
      terminal.signal(signal)
      #expect(try terminal.waitForExit() == .signalled(signal))
      #expect(terminal.settings == terminal.settingsAtStart)
      try terminal.read(until: "<cooked>")
    }

    @Test func `a signal ignored at the start stays ignored`() throws {
      let terminal = try TestProgram.loop.start(shell: "trap '' HUP; exec PROGRAM")
      try terminal.read(until: "<raw>")
      terminal.signal(1)
      try terminal.settle()
      try terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test func `a trap restores`() throws {
      let terminal = try TestProgram.loop.start()
      try terminal.read(until: "<raw>")
      try terminal.send("t")
      let status = try terminal.waitForExit()
      #expect([.signalled(4), .signalled(5)].contains(status))
      #expect(terminal.settings == terminal.settingsAtStart)
    }

    @Test func `a closed terminal ends it`() throws {
      let terminal = try TestProgram.loop.start()
      try terminal.read(until: "<raw>")
      terminal.hangUp()
      #expect(try terminal.waitForExit() == .signalled(1))
    }

    @Test func `a closed terminal ends it also where SIGHUP is ignored`() throws {
      let terminal = try TestProgram.loop.start(shell: "trap '' HUP; exec PROGRAM")
      try terminal.read(until: "<raw>")
      terminal.hangUp()
      // It dies by the default action, whatever was ignored.
      #expect(try terminal.waitForExit() == .signalled(1))
    }

    @Test func `a resize is seen`() throws {
      let terminal = try TestProgram.loop.start()
      try terminal.read(until: "<raw>")
      terminal.resize(columns: 33, rows: 7)
      try terminal.read(until: "<33x7>")
    }

    @Test func `the suspend key stops the job with the terminal restored, and fg goes on`() throws {
      let terminal = try TestProgram.loop.start(
        shell: "set -m; PROGRAM; echo stopped $? >/dev/tty; read l; fg >/dev/null; echo end $?")
      try terminal.read(until: "<raw>")
      try terminal.send("\u{1A}")
      try terminal.read(until: "stopped")
      #expect(terminal.settings == terminal.settingsAtStart)
      try terminal.send("\n")
      try terminal.read(until: "<raw>")
      #expect(terminal.settings?.isRaw == true)
      try terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(String(decoding: terminal.standardOutput, as: UTF8.self).hasSuffix("end 0\n"))
      #expect(terminal.settings == terminal.settingsAtStart)
    }

    @Test(arguments: [20, 19] as [Int32])
    func `a stop from outside is survived`(signal: Int32) throws {
      let terminal = try TestProgram.loop.start(
        shell: "set -m; PROGRAM; stty sane; echo stopped >/dev/tty; read l; fg >/dev/null")
      try terminal.read(until: "<raw>")
      terminal.signalForegroundJob(signal)
      try terminal.read(until: "stopped")
      #expect(terminal.settings?.isCooked == true)
      try terminal.send("\n")
      try terminal.read(until: "<raw>")
      #expect(terminal.settings?.isRaw == true)
      try terminal.send("q")
      try terminal.waitForExit()
      #expect(terminal.settings?.isCooked == true)
    }

    @Test func `a stop that nobody could end is passed over`() throws {
      let terminal = try TestProgram.loop.start()
      try terminal.read(until: "<raw>")
      try terminal.send("\u{1A}")
      try terminal.read(until: "<cooked><raw>")
      try terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test func `started in the background it stops, and fg starts it`() throws {
      let terminal = try TestProgram.loop.start(
        shell:
          "set -m; PROGRAM & sleep 1; jobs >/dev/tty; echo ready >/dev/tty; read l; fg >/dev/null")
      let seen = String(decoding: try terminal.read(until: "ready"), as: UTF8.self)
      #expect(seen.contains("Stopped"))
      #expect(!seen.contains("<raw>"))
      #expect(terminal.settings == terminal.settingsAtStart)
      try terminal.send("\n")
      try terminal.read(until: "<raw>")
      try terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.settings == terminal.settingsAtStart)
    }

    @Test func `without a terminal it says so`() throws {
      // A session without a controlling terminal: `setsid` inside the session of the test.
      let terminal = try TestProgram.loop.start(
        shell: "setsid -w PROGRAM </dev/null >/dev/null 2>&1; echo $?")
      try terminal.waitForExit()
      let printed = String(decoding: terminal.standardOutput, as: UTF8.self)
      #expect(printed == "1\n")
    }

    @Test func `kept in the background after a stop, it leaves the terminal alone`() throws {
      let terminal = try TestProgram.loop.start(
        shell: "set -m; PROGRAM; stty sane -echo; echo stopped >/dev/tty; read l; kill -TERM %1; "
          + "kill -CONT %1; wait; echo over >/dev/tty; read l")
      try terminal.read(until: "<raw>")
      terminal.signalForegroundJob(19)
      try terminal.read(until: "stopped")
      let shells = terminal.settings
      try terminal.send("\n")
      let seen = String(decoding: try terminal.read(until: "over"), as: UTF8.self)
      #expect(!seen.contains("<cooked>"))
      #expect(terminal.settings == shells)
      try terminal.send("\n")
      try terminal.waitForExit()
    }

    @Test func `where no terminal is the process's own, that of stdin is used`() throws {
      let terminal = try TestProgram.loop.start(shell: "setsid -w PROGRAM >/dev/null 2>&1")
      try terminal.read(until: "<raw>")
      #expect(terminal.settings?.isRaw == true)
      try terminal.send("q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.settings == terminal.settingsAtStart)
    }
  }

  @Suite struct `a child process` {
    @Test func `has the terminal on its three streams, whatever ours are`() throws {
      let terminal = try TestProgram.child.start(
        input: .bytes([]),
        environment: ["COMMAND": "test -t 0 && test -t 1 && test -t 2 && echo here; exit 7"])
      #expect(try terminal.waitForExit() == .exited(7))
      try terminal.read(until: "here")
      #expect(!String(decoding: terminal.standardOutput, as: UTF8.self).contains("here"))
    }

    @Test func `starts with the signals that we started with`() throws {
      let terminal = try TestProgram.child.start(environment: ["COMMAND": "kill -PIPE $$"])
      #expect(try terminal.waitForExit() == .exited(128 + 13))
    }

    @Test func `stops together with us`() throws {
      let terminal = try TestProgram.child.start(
        shell: "set -m; PROGRAM; echo stopped >/dev/tty; read l; fg >/dev/tty; echo end $?",
        environment: ["COMMAND": "echo begun; read l; echo \"got $l\"; exit 5"])
      try terminal.read(until: "begun")
      try terminal.send("\u{1A}")
      try terminal.read(until: "stopped")
      try terminal.send("\n")
      try terminal.read(until: "\"$")
      try terminal.settle()
      try terminal.send("word\n")
      try terminal.read(until: "got word")
      try terminal.waitForExit()
      #expect(String(decoding: terminal.standardOutput, as: UTF8.self).hasSuffix("end 5\n"))
    }

    @Test func `that does not exist is an error`() throws {
      let signals = try Signals()
      var terminal = try PseudoTerminalPair()
      defer { terminal.close() }
      let device = TerminalDevice(using: Descriptor(rawValue: terminal.inner))
      #expect(throws: SystemError("posix_spawn", .noSuchFile)) {
        try ChildProcess.run(["no-such-program-anywhere"], on: device, signals: signals)
      }
    }
  }
}
