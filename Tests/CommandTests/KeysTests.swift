// Bytes as terminals send them: in pieces, in floods, unknown ones, and the answers to what is asked.

import Prompting
import Support
import Testing

@Suite struct `bytes from the terminal` {
  private let folder = TemporaryFolder()

  private func start(columns: Int = 80) throws -> Person {
    let form = folder.write(#"{"fields": [{"id": "a"}]}"#, to: "form.json")
    let person = try Person([ttyform, "-fjsonl", form], columns: columns)
    try person.see("1 of 1")
    return person
  }

  private func finish(_ person: Person, _ text: String) throws {
    try person.type("<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"a":"\#(text)"}"# + "\n")
    person.expectRestored()
  }

  @Test func `may come one by one`() throws {
    let person = try start()
    for byte in try KeyScript("日👍🏽<Left>é<End>!").bytes {
      try person.terminal.send([byte])
      try person.terminal.settle(quiet: 3)
    }
    try finish(person, "日é👍🏽!")
  }

  @Test func `that are no key do nothing`() throws {
    let person = try start()
    try person.type("a<Byte 1B>[99~<Byte 1B>[1;2;3z<Byte 1B>OZ<Byte 00><Byte 1B>]0;title<Byte 07>b")
    try person.type(
      "<Byte 1B>P1$r0m<Byte 1B>\\<Byte 1B>[?62;1;2cc<F>".split(separator: "<F>").joined())
    try finish(person, "abc")
  }

  @Test func `may be an escape alone`() throws {
    let person = try start()
    try person.type("a<Escape>")
    try person.terminal.settle(quiet: 200)
    try person.type("b")
    try finish(person, "ab")
  }

  @Test func `may be six hundred at once`() throws {
    let text = (0..<100).map { "\($0 % 10)abé " }.joined()
    let person = try start()
    try person.terminal.send(Array(text.utf8), timeout: 20_000)
    try finish(person, text)
  }

  @Test func `that are no UTF-8 are told`() throws {
    let person = try start()
    try person.type("a<Byte FF>")
    try person.see("A byte that is not UTF-8 became U+FFFD.")
    try finish(person, "a\u{FFFD}")
  }

  // MARK: What the terminal is asked

  @Test func `answer only after a change of width`() throws {
    let person = try start()
    func queries() -> Int {
      String(decoding: person.terminal.screenBytes, as: UTF8.self).split(separator: "\u{1B}")
        .count { $0.hasPrefix("[6n") }
    }
    try person.type("abc")
    try person.see("abc")
    person.resize(columns: 80, rows: 12)
    try person.settle()
    #expect(queries() == 0)
    person.resize(columns: 60, rows: 12)
    try person.settle()
    #expect(queries() == 1)
    try finish(person, "abc")
  }

  @Test func `may never answer`() throws {
    let person = try start()
    person.answersQueries = false
    person.resize(columns: 40, rows: 10)
    try person.terminal.read(until: "\u{1B}[6n")
    try person.type("abc")
    // Nothing is drawn while the answer may come; then it is drawn without.
    try person.terminal.read(until: "abc")
    person.resize(columns: 60, rows: 10)
    try person.type("<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == "{\"a\":\"abc\"}\n")
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
  }

  @Test func `that answer late do not reach the next program`() throws {
    let form = folder.write(#"{"fields": [{"id": "a"}]}"#, to: "form.json")
    let person = try Person(
      shell: "\"$ttyform\" -qfjsonl \"$1\"; read line; echo \"[$line]\"", [form])
    try person.see("1 of 1")
    person.answersQueries = false
    person.resize(columns: 40, rows: 10)
    try person.terminal.read(until: "\u{1B}[6n")
    try person.type("abc<Enter>")
    try person.terminal.send("\u{1B}[1;1R")
    try person.terminal.read(until: #"{"a":"abc"}"#)
    try person.type("next<Newline>")
    #expect(try person.waitForExit() == .exited(0))
    try person.see("[next]")
  }
}
