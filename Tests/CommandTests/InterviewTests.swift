// A form filled in at a real terminal: typed, gone back to, pasted, resized, sent.

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

  // MARK: The placeholder

  @Test func `shows the placeholder in its colour exactly while the text is empty`() throws {
    let person = try Person([ttyform, form()])
    var grey = VirtualScreen.Look()
    grey.color = [90]
    var cyan = VirtualScreen.Look()
    cyan.color = [36]
    func looks(_ row: Int, _ columns: Range<Int>) -> [VirtualScreen.Look] {
      columns.filter { person.screen.place(row, $0).text != " " }
        .map { person.screen.place(row, $0).look }
    }
    func expect(_ text: String, _ look: VirtualScreen.Look, cursor: Int) throws {
      try person.look(for: text) {
        $0.text[3] == "  " + text && $0.cursorRow == 3 && $0.cursorColumn == cursor
      }
      #expect(looks(3, 0..<80).allSatisfy { $0 == look }, "\(text)")
    }
    let plain = VirtualScreen.Look()
    try expect("Ada Lovelace", grey, cursor: 2)
    #expect(looks(4, 9..<80) == Array(repeating: cyan, count: 6))
    try person.type("G")
    try expect("G", plain, cursor: 3)
    try person.type("<Backspace>")
    try expect("Ada Lovelace", grey, cursor: 2)
    try person.type("Grace<Ctrl-U>")
    try expect("Ada Lovelace", grey, cursor: 2)
    try person.type("<Ctrl-_>")
    try expect("Grace", plain, cursor: 7)
    try person.type("<Ctrl-W>")
    try expect("Ada Lovelace", grey, cursor: 2)
    try person.type("Ada Lovelace")
    try expect("Ada Lovelace", plain, cursor: 14)
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output.contains("\"name\": \"Ada Lovelace\",\n  \"town\": null"))
  }

  @Test func `shows the placeholder faint where there are no colours`() throws {
    let person = try Person([ttyform, form()], environment: ["NO_COLOR": "1"])
    try person.see("Ada Lovelace")
    var faint = VirtualScreen.Look()
    faint.faint = true
    #expect(person.screen.place(3, 2).look == faint)
    let colors = (0..<24).flatMap { row in (0..<80).map { person.screen.place(row, $0).look.color }
    }
    #expect(colors.allSatisfy { $0 == [] })
  }

  @Test func `shows marks of ASCII where the locale has no more`() throws {
    let person = try Person([ttyform, form()], environment: ["LANG": "C", "LC_ALL": "C"])
    try person.see("Ada Lovelace")
    try person.type("x<Tab>")
    try person.look(for: "> Town") { $0.text[3] == "> Town" }
    #expect(person.terminal.screenBytes.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    (["--color", "never"], "xterm-256color", false), (["--color", "always"], "dumb", true),
    (["--color=always"], "xterm", true), ([], "dumb", false), ([], "vt100", false),
  ])
  func `shows colours where they are wanted`(
    options: [String], terminal: String, isColored: Bool
  ) throws {
    let person = try Person([ttyform, form()] + options, environment: ["TERM": terminal])
    try person.see("Ada Lovelace")
    #expect(person.screen.place(3, 2).look.color == (isColored ? [90] : []))
    #expect(person.screen.place(3, 2).look.faint == !isColored)
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
    try person.type("<Paste>a<Enter>b<Byte-03><Byte-13></Paste>")
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

  // MARK: Changes of size

  @Test(arguments: [false, true])
  func `is on the screen once after a change of width`(reflows: Bool) throws {
    let person = try Person(
      [ttyform, "-f", "jsonl", form()], columns: 60, rows: 20,
      environment: reflows ? ["VTE_VERSION": "7000"] : ["XTERM_VERSION": "XTerm(370)"],
      reflows: reflows)
    try person.see("Ada Lovelace")
    try person.type("The quick brown fox jumps over the lazy dog, again and again")
    try person.see("again and")
    for columns in [30, 60, 20, 60] {
      person.resize(columns: columns, rows: 20)
      try person.look(for: "\(columns) columns") { screen in
        screen.text.count { $0.contains("▸ Name") } == 1 && screen.text.contains { $0 == "Three" }
          && screen.text.contains { $0.hasSuffix("1 of 3") }
      }
      try person.settle()
      let text = (person.screen.scrollback + person.screen.text).filter { !$0.isEmpty }
      #expect(text.count { $0.contains("Name") } == 1, "\(columns):\n\(person.screen.picture)")
      #expect(text.count { $0.contains("Town") } == 1, "\(columns):\n\(person.screen.picture)")
      #expect(text.count { $0.contains("1 of 3") } == 1, "\(columns):\n\(person.screen.picture)")
      #expect(text.allSatisfy { $0.count <= columns })
    }
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      person.output.contains("The quick brown fox jumps over the lazy dog, again and again\""))
    person.expectRestored()
  }

  @Test func `is on the screen once after many changes of width in a row`() throws {
    let person = try Person(
      [ttyform, "-f", "jsonl", form()], columns: 80, rows: 20,
      environment: ["XTERM_VERSION": "XTerm(370)"])
    try person.see("Ada Lovelace")
    for columns in [70, 61, 52, 43, 34, 25, 36, 47, 58, 69, 60] {
      person.resize(columns: columns, rows: 20)
    }
    try person.see("1 of 3")
    try person.settle()
    let text = (person.screen.scrollback + person.screen.text).joined(separator: "\n")
    #expect(text.split(separator: "▸ Name").count == 2, "\(person.screen.picture)")
    #expect(text.split(separator: "1 of 3").count == 2, "\(person.screen.picture)")
    try person.type("Ada<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    person.expectRestored()
  }

  @Test func `takes the size from the environment where the terminal knows none`() throws {
    let person = try Person(
      [ttyform, form()], columns: 0, rows: 0, environment: ["COLUMNS": "40", "LINES": "10"])
    try person.terminal.settle()
    let bytes = String(decoding: person.terminal.screenBytes, as: UTF8.self)
    #expect(bytes.contains("ctrl-c") && !bytes.contains("shift-tab"))
    try person.type("Ada<Ctrl-S>")
    #expect(try person.terminal.waitForExit() == .exited(0))
  }

  @Test(arguments: [(1, 1), (2, 2), (20, 5), (5, 1), (1, 30)])
  func `works at any size`(columns: Int, rows: Int) throws {
    let person = try Person([ttyform, "-f", "jsonl", form()], columns: columns, rows: rows)
    try person.settle()
    try person.type("Ada")
    try person.settle()
    person.resize(columns: rows, rows: columns)
    try person.settle()
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Ada","town":null,"notes":null}"# + "\n")
    #expect(person.screen.wrapCount == 0)
    person.expectRestored()
  }
}
