// What the form looks like on a real terminal: the placeholder's life in its colour, depths, marks.

import Support
import Testing

@Suite struct `the looks of the form` {
  private let folder = TemporaryFolder()

  private func form() -> String { folder.write(threeFields, to: "form.json") }

  @Test func `have the placeholder in its colour exactly while the text is empty`() throws {
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

  @Test func `have the placeholder faint where there are no colours`() throws {
    let person = try Person([ttyform, form()], environment: ["NO_COLOR": "1"])
    try person.see("Ada Lovelace")
    var faint = VirtualScreen.Look()
    faint.faint = true
    #expect(person.screen.place(3, 2).look == faint)
    let colors = (0..<24).flatMap { row in (0..<80).map { person.screen.place(row, $0).look.color }
    }
    #expect(colors.allSatisfy { $0 == [] })
  }

  @Test func `have marks of ASCII where the locale has no more`() throws {
    let person = try Person([ttyform, form()], environment: ["LANG": "C", "LC_ALL": "C"])
    try person.see("Ada Lovelace")
    try person.type("x<Tab>")
    try person.look(for: "> Town") { $0.text[3] == "> Town" }
    #expect(person.terminal.screenBytes.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    (["--color", "never"], "xterm-256color", false), (["--color", "always"], "vt100", true),
    (["--color=always"], "xterm", true), ([], "vt100", false),
  ])
  func `have colours where they are wanted`(
    options: [String], terminal: String, isColored: Bool
  ) throws {
    let person = try Person([ttyform, form()] + options, environment: ["TERM": terminal])
    try person.see("Ada Lovelace")
    #expect(person.screen.place(3, 2).look.color == (isColored ? [90] : []))
    #expect(person.screen.place(3, 2).look.faint == !isColored)
  }

  @Test func `are the person's own where the form names none`() throws {
    let person = try Person(
      [ttyform, form()],
      environment: ["TTYFORM_COLORS": "placeholder=201:acent=red:error=#0000ff:label"],
      errors: .pipe)
    try person.see("Ada Lovelace")
    #expect(person.screen.place(3, 2).look.color == [38, 5, 201])
    #expect(person.screen.place(4, 9).look.color == [36], "the form's own colour")
    try person.type("<Enter>")
    try person.see("needs an answer")
    #expect(person.screen.place(4, 2).look.color == [38, 5, 21])
    try person.type("<Ctrl-C>")
    #expect(try person.waitForExit() == .signalled(2))
    #expect(
      person.errors == """
        ttyform: TTYFORM_COLORS: unknown part "acent"; did you mean "accent"?
        ttyform: TTYFORM_COLORS: "label" is no PART=LOOK, such as error=red

        """)
  }
}
