// A form filled in at a real terminal: typed, gone back to, pasted, sent.

import Support
import Testing

@Suite struct `a form filled in at the terminal` {
  private let folder = TemporaryFolder()

  private func form(_ text: String = threeFields) -> String {
    folder.write(text, to: "form.json")
  }

  @Test func `is typed and sent`() throws {
    let person = try Person([ttyform, form()])
    try person.see("Ada Lovelace")
    try person.type("Grace<Enter>Arlington<Enter>one<Enter>two<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      person.output == """
        {
          "name": "Grace",
          "town": "Arlington",
          "notes": "one\\ntwo"
        }

        """)
    #expect(
      person.rows == ["Three", "Name   Grace", "Town   Arlington", "Notes  one (+1 line)"])
    #expect(person.screen.cursorRow == 4 && person.screen.cursorColumn == 0)
    person.expectRestored()
  }

  @Test func `shows the whole form at the start`() throws {
    let person = try Person([ttyform, form()])
    try person.see(rows: [
      "Three", "", "▸ Name", "  Ada Lovelace", "  Town   London", "  Notes  one⏎two", "",
      "enter next · tab next · shift-tab back · ctrl-s send · ctrl-c cancel  1 of 3",
    ])
    #expect((person.screen.cursorRow, person.screen.cursorColumn) == (3, 2))
    #expect(person.screen.isCursorShown)
    #expect(person.terminal.settings?.isRaw == true)
    #expect(person.screen.unknown == [])
    #expect(person.output == "")
  }

  @Test func `is gone back to and changed`() throws {
    let person = try Person([ttyform, "-f", "jsonl", form()])
    try person.see("Ada Lovelace")
    try person.type("Grace<Enter>Arlington<Enter>x")
    try person.see("✔ Town")
    try person.type("<Shift-Tab><Shift-Tab><Backspace*5>Ada<Tab><Ctrl-A>New <Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Ada","town":"New Arlington","notes":"x"}"# + "\n")
    person.expectRestored()
  }

  @Test func `is not sent while an answer is missing`() throws {
    let person = try Person([ttyform, "-f", "jsonl", form()])
    try person.see("Ada Lovelace")
    try person.type("<Enter>")
    try person.see("This needs an answer.")
    try person.type("<Tab>x<Ctrl-S>")
    try person.look(for: "the first field") { $0.text[2] == "▸ Name" }
    #expect(person.output == "")
    try person.type("Ada")
    try person.look(for: "no error") { !$0.text.joined().contains("needs") }
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Ada","town":"x","notes":null}"# + "\n")
  }

  @Test func `gives up with ctrl-d in an empty field`() throws {
    let person = try Person([ttyform, form()])
    try person.see("Ada Lovelace")
    try person.type("<Ctrl-D>")
    #expect(try person.waitForExit() == .exited(1))
    #expect(person.output == "")
    person.expectRestored()
  }

  // MARK: Pastes

  @Test(.timeLimit(.minutes(1)))
  func `takes a paste of a thousand lines byte for byte`() throws {
    let person = try Person([
      ttyform, "-f", "jsonl", form(#"{"fields": [{"id": "a", "multiline": true}]}"#),
    ])
    try person.see("ctrl-s")
    let lines = (1...1000).map { "\($0)\té e\u{301} 日本 👩‍👩‍👧 \\n \"x\" " }
    try person.terminal.send(
      Array(("\u{1B}[200~" + lines.joined(separator: "\r") + "\u{1B}[201~").utf8), timeout: 30_000)
    try person.see("1000 ")
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    let escaped = lines.map {
      $0.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
        .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "\\t")
    }
    let expected = #"{"a":""# + escaped.joined(separator: "\\n") + "\"}\n"
    #expect(person.terminal.standardOutput == Array(expected.utf8))
    person.expectRestored()
  }

  @Test func `takes a paste for text and never for keys`() throws {
    let person = try Person([ttyform, "-f", "jsonl", form()])
    try person.see("Ada Lovelace")
    try person.type("<Paste>a<Enter>b<Byte 03><Byte 13></Paste>")
    try person.see("control characters")
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"a b","town":null,"notes":null}"# + "\n")
  }

  @Test func `takes three lines written at once for three answers`() throws {
    let person = try Person([
      ttyform, "-f", "jsonl", form(#"{"fields": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}"#),
    ])
    try person.see("1 of 3")
    try person.type("one<Enter>two<Enter>three<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"a":"one","b":"two","c":"three"}"# + "\n")
  }

  // MARK: What stays

  @Test func `leaves nothing with -q`() throws {
    let person = try Person([ttyform, "-q", form()])
    try person.see("Ada Lovelace")
    try person.type("Ada<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.rows == [])
    #expect(person.screen.cursorRow == 0 && person.screen.cursorColumn == 0)
    person.expectRestored()
  }

  @Test func `leaves nothing with -q when it is cancelled`() throws {
    let person = try Person([ttyform, "-q", form()])
    try person.see("Ada Lovelace")
    try person.type("Ada<Ctrl-C>")
    #expect(try person.waitForExit() == .signalled(2))
    #expect(person.rows == [])
    person.expectRestored()
  }

  @Test func `writes a file whole, and nothing to stdout`() throws {
    let person = try Person([ttyform, form(), "-f", "jsonl", "-o", folder.path + "/out"])
    try person.see("Ada Lovelace")
    #expect(folder.names == ["form.json"])
    try person.type("Ada<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == "")
    #expect(folder.names == ["form.json", "out"])
    #expect(
      folder.bytes(of: "out") == Array((#"{"name":"Ada","town":null,"notes":null}"# + "\n").utf8))
  }

  @Test func `starts where the cursor is, and the prompt goes on below`() throws {
    let person = try Person(
      shell: "echo before; \"$ttyform\" -fjsonl \"$1\"; echo after", [form()])
    try person.see("Ada Lovelace")
    #expect(person.screen.text[0] == "before" && person.screen.text[1] == "Three")
    try person.type("Ada<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      person.rows == [
        "before", "Three", "Name   Ada", "Town   –", "Notes  –",
        #"{"name":"Ada","town":null,"notes":null}"#, "after",
      ])
  }

  @Test func `asks with --tty although stdin is a pipe`() throws {
    let person = try Person(
      [ttyform, "-f", "jsonl", "--tty", form()], input: .bytes(Array("not read\n".utf8)))
    try person.see("Ada Lovelace")
    try person.type("Ada<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Ada","town":null,"notes":null}"# + "\n")
  }

  @Test func `draws on the terminal alone`() throws {
    let person = try Person([ttyform, form()], errors: .pipe)
    try person.see("Ada Lovelace")
    try person.type("Ada<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.errors == "")
  }
}
