// Pastes as a terminal sends them: cut, never ended, with keys in them that must not act.

import Support
import Testing

@Suite struct `a paste at the terminal` {
  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  private let oneLine = #"{"id": "a", "label": "Words"}"#
  private let severalLines = #"{"id": "a", "label": "Words", "multiline": true}"#

  private func open(_ field: String, in folder: TemporaryFolder) throws -> PseudoTerminal {
    let path = folder.write(#"{"fields": [\#(field)]}"#, to: "form.json")
    let terminal = try PseudoTerminal(
      running: [PseudoTerminal.product("ttyform"), path, "-f", "jsonl"])
    try terminal.read(until: "ctrl-c")
    return terminal
  }

  private func answer(_ terminal: PseudoTerminal) throws -> String {
    try terminal.send("\u{13}")
    #expect(try terminal.waitForExit() == .exited(0))
    return String(decoding: terminal.standardOutput, as: UTF8.self)
  }

  @Test func `is the same wherever it is cut`() throws {
    let bytes = [UInt8]((Self.begin + "漢\r\n\u{1B}[20b" + Self.end + "c").utf8)
    // Behind the very first byte silence makes it the Escape key.
    for cut in stride(from: 2, to: bytes.count, by: 3) {
      let folder = TemporaryFolder()
      let terminal = try open(severalLines, in: folder)
      try terminal.send(Array(bytes[..<cut]))
      // Longer than an Escape waits.
      try terminal.settle(quiet: 70)
      try terminal.send(Array(bytes[cut...]))
      try terminal.read(until: "c")
      #expect(try answer(terminal) == #"{"a":"漢\n[20bc"}"# + "\n", "cut at \(cut)")
    }
  }

  @Test func `whose end never comes is closed by silence, with a notice`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(oneLine, in: folder)
    try terminal.send(Self.begin + "abc")
    try terminal.read(until: "The end of the paste never came", timeout: 6000)
    try terminal.send("d")
    try terminal.read(until: "d")
    #expect(try answer(terminal) == #"{"a":"abcd"}"# + "\n")
  }

  @Test(arguments: [("\u{3}", 2), ("\u{1C}", 3)] as [(String, Int32)])
  func `whose end never comes is no prison`(key: String, signal: Int32) throws {
    let folder = TemporaryFolder()
    let terminal = try open(oneLine, in: folder)
    try terminal.send(Self.begin + "abc")
    try terminal.settle(quiet: 300)
    try terminal.send(key)
    #expect(try terminal.waitForExit(timeout: 2000) == .signalled(signal))
    #expect(terminal.settings == terminal.settingsAtStart)
    #expect(String(decoding: terminal.screenBytes, as: UTF8.self).contains("abc"))
  }

  @Test func `that stalls takes a key in the midst of what follows as text`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(oneLine, in: folder)
    try terminal.send(Self.begin + "abc")
    try terminal.settle(quiet: 300)
    try terminal.send("\u{3}d" + Self.end)
    try terminal.read(until: "A control character was left out.")
    #expect(try answer(terminal) == #"{"a":"abcd"}"# + "\n")
  }

  @Test func `has no key that acts`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(oneLine, in: folder)
    try terminal.send(Self.begin + "a\u{3}b\u{1A}c\u{13}d\u{1C}e\u{4}" + Self.end)
    try terminal.read(until: "5 control characters were left out.")
    #expect(terminal.isRunning)
    #expect(try answer(terminal) == #"{"a":"abcde"}"# + "\n")
  }

  @Test func `of a whole line is taken for the line, without a word`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(oneLine, in: folder)
    try terminal.send(Self.begin + "make install\n" + Self.end)
    try terminal.read(until: "make install")
    let after = String(decoding: try terminal.settle(), as: UTF8.self)
    #expect(!after.contains("line break"))
    #expect(try answer(terminal) == #"{"a":"make install"}"# + "\n")
  }

  @Test(arguments: [1 << 20, 10 << 20])
  func `of any size is in the answer byte for byte`(size: Int) throws {
    let folder = TemporaryFolder()
    let terminal = try open(severalLines, in: folder)
    let line = "lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod\n"
    let text = String(repeating: line, count: size / line.utf8.count)
    try terminal.send(Self.begin + text + Self.end, timeout: 60_000)
    try terminal.send("x\u{13}")
    #expect(try terminal.waitForExit(timeout: 60_000) == .exited(0))
    let wanted = #"{"a":""# + text.replacing("\n", with: "\\n") + "x\"}\n"
    #expect(terminal.standardOutput == Array(wanted.utf8))
  }
}
