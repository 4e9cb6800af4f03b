// A script from the start to the end: which frames are shown, and how the form was left.

import Forms
import JSON
import Testing

@testable import Prompting

@Suite struct `a play` {
  private static let form = #"""
    {"title": "Two", "fields": [
      {"id": "name", "label": "Name", "required": true}, {"id": "age", "label": "Age", "type": "integer"}
    ]}
    """#

  /// The steps and the first row of the open field in the frame after each, and how it ended.
  private func run(
    _ keys: String, form: String = form, hasEditor: Bool = true
  ) throws -> (shown: [String], ending: Play.Ending, rest: [String]) {
    var play = Play(
      try Form(parsing: form), in: Size(columns: 40, rows: 12),
      keymap: Keymap(hasEditor: hasEditor))
    var shown: [String] = []
    let (ending, rest) = play.run(try KeyScript(keys)) { frame, step in
      let row = frame.cursor.map { frame.rows[$0.row].text } ?? frame.rows.last?.text ?? ""
      shown.append((step?.name ?? "start") + ":" + row)
    }
    return (shown, ending, rest.map(\.name))
  }

  private static func problem(_ field: String, _ sentence: String) -> Play.FieldProblem {
    Play.FieldProblem(field: field, sentence: sentence)
  }

  @Test func `shows a frame for each step, and at last the transcript`() throws {
    let (shown, ending, rest) = try run("Ada<Tab>3<x*2><Backspace*2><Enter>more<Tab>")
    #expect(
      shown == [
        "start:  ", "Ada:  Ada", "<Tab>:  ", "3:  3", "<x>:  3x", "<x>:  3xx",
        "<Backspace>:  3x", "<Backspace>:  3", "<Enter>:Age   3",
      ])
    guard case .sent(let answers) = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(JSONWriter(.oneLine).bytes(of: answers.value) == Array(#"{"name":"Ada","age":3}"#.utf8))
    #expect(rest == ["more", "<Tab>"])
  }

  private static let address = #"""
    {"x-answers": {"rules": [{"field": "zip", "when": {"field": "land", "equals": "US"},
        "accepts": {"validation": {"maxLength": 3}}}]},
      "fields": [{"id": "land"}, {"id": "zip", "label": "Zip", "validation": {"maxLength": 5}}]}
    """#

  @Test(
    arguments: [
      (
        "US<Tab>1234<Enter>", .unsent([problem("zip", "At most 3 characters, please: 1 too many.")])
      ),
      ("NL<Tab>1234", .unsent([])),
      // What was refused is accepted as soon as the other answer says so.
      ("US<Tab>1234<Enter><Up><Ctrl-U>NL", .unsent([])),
      (
        "NL<Tab>1234<Up><Ctrl-U>US<Ctrl-S>",
        .unsent([problem("zip", "At most 3 characters, please: 1 too many.")])
      ),
    ] as [(String, Play.Ending)])
  func `refuses by a rule while its condition holds`(keys: String, ending: Play.Ending) throws {
    #expect(try run(keys, form: Self.address).ending == ending)
  }

  @Test(
    arguments: [
      ("", .unsent([problem("name", "This needs an answer.")])),
      ("Ada", .unsent([])),
      ("Ada<Tab>x", .unsent([problem("age", "A whole number is needed, such as 12 or -3.")])),
      ("<Ctrl-D>", .gaveUp),
      ("Ada<Ctrl-C>", .interrupted),
      ("Ada<Ctrl-\\>", .interrupted),
      ("<Ctrl-Z>", .unsent([problem("name", "This needs an answer.")])),
    ] as [(String, Play.Ending)])
  func `says how its keys left the form`(keys: String, ending: Play.Ending) throws {
    #expect(try run(keys).ending == ending)
  }

  private static let dependent = #"""
    {"x-answers": {"required": [{"fields": ["address"], "when": {"field": "card", "answered": true}}]},
     "fields": [{"id": "address"}, {"id": "card"}, {"id": "note"}]}
    """#

  /// A field that needs an answer because of another's is marked as one that always does.
  @Test(arguments: [
    ("<Tab>1<Tab>", "✘ address\n✔ card     1\n▸ note", ["address"]),
    ("<Tab>1<Ctrl-S>", "▸ address\n\n  This needs an answer.\n✔ card     1\n  note", ["address"]),
    (
      "<Tab>1<Tab><Up><Up><Enter>", "▸ address\n\n  This needs an answer.\n✔ card     1\n  note",
      ["address"]
    ),
    ("<Tab>1<Tab><Up><Backspace><Tab>", "  address\n  card\n▸ note", []),
    ("<Tab>1<Tab><Up><Up>x<Tab>", "✔ address  x\n▸ card\n  1\n  note", []),
  ])
  func `marks what is needed because of other answers`(
    keys: String, screen: String, problems: [String]
  ) throws {
    var play = Play(
      try Form(parsing: Self.dependent), in: Size(columns: 40, rows: 12), keymap: Keymap())
    var last = Frame()
    let (ending, _) = play.run(try KeyScript(keys)) { frame, _ in last = frame }
    #expect(last.text().hasPrefix(screen), "\(last.text())")
    #expect(ending == .unsent(problems.map { Self.problem($0, "This needs an answer.") }))
  }

  @Test func `presses each key by itself`() throws {
    // Quickly typed these would be alt-enter, and the up key.
    #expect(try run("Ada<Escape><Enter>").shown.last == "<Enter>:  ")
    #expect(try run("Ada<Tab><Escape>[A").shown.last == "[A:  [A")
    #expect(try run("Ada<Tab><Byte 1B>[A").shown.last == "[A:  Ada")
  }

  @Test func `ends as if nothing came for a while`() throws {
    let (shown, ending, _) = try run("<Paste>Ada")
    #expect(shown == ["start:  ", "<Paste>:  ", "Ada:  ", "<Wait>:  Ada"])
    #expect(ending == .unsent([]))
  }

  @Test func `undoes what was typed after a pause by itself`() throws {
    #expect(try run("Ada<Wait>Bob<Ctrl-_>").shown.last == "<Ctrl-_>:  Ada")
    #expect(try run("AdaBob<Ctrl-_>").shown.last == "<Ctrl-_>:  ")
  }

  @Test func `opens no editor, and says so`() throws {
    var play = Play(
      try Form(parsing: Self.form), in: Size(columns: 40, rows: 12), keymap: Keymap(hasEditor: true)
    )
    var last = Frame()
    _ = play.run(try KeyScript("Ada<Ctrl-O>")) { frame, _ in last = frame }
    #expect(last.text().contains("  Ada\n  No editor is opened here; nothing was\n  changed.\n"))
  }

  @Test func `completes paths from nothing`() throws {
    let form = #"{"fields": [{"id": "file", "type": "path"}]}"#
    let (shown, ending, _) = try run("Sou<Tab><Ctrl-S>", form: form)
    #expect(shown.last == "<Ctrl-S>:file  Sou")
    #expect(ending != .unsent([]))
  }

  @Test func `sends a form of notes at once`() throws {
    let (shown, ending, rest) = try run(
      "x", form: #"{"fields": [{"type": "note", "label": "Only words"}]}"#)
    #expect(shown == [])
    #expect(ending == .sent(Answers()))
    #expect(rest == ["x"])
  }

  @Test(arguments: [
    (0, "|Ada\n\nE\n"), (1, "A|da\n\nE\n"), (3, "Ada|\n\nE\n"), (5, "Ada  |\n\nE\n"),
  ])
  func `marks the cursor in a frame's text`(column: Int, text: String) {
    let rows = [Row("Ada "), Row("  "), Row("E")]
    #expect(Frame(rows: rows, cursor: .init(row: 0, column: column)).text(cursor: "|") == text)
    #expect(Frame(rows: rows).text(cursor: "|") == "Ada\n\nE\n")
  }

  @Test func `marks the cursor before a wide cell`() {
    let frame = Frame(rows: [Row("日本")], cursor: .init(row: 0, column: 2))
    #expect(frame.text(cursor: "|") == "日|本\n")
    #expect(frame.text() == "日本\n")
  }
}
