// Terminals of every size, and changes of size: one copy of the form on the screen, wrapped right.

import Prompting
import Support
import Testing

@Suite struct `the size of the terminal` {
  private let folder = TemporaryFolder()

  /// What a terminal of that kind sets.
  private func environment(of reflow: Reflow) -> [String: String] {
    switch reflow {
    case .cut: ["XTERM_VERSION": "XTerm(370)"]
    case .trimmed: ["VTE_VERSION": "7000"]
    case .tmux: ["TMUX": "/tmp/tmux-1000/default,1,0"]
    }
  }

  private func form() -> String { folder.write(threeFields, to: "form.json") }

  @Test(arguments: Reflow.allCases)
  func `changes, and one copy of the form is on the screen`(reflow: Reflow) throws {
    let person = try Person(
      [ttyform, "-f", "jsonl", form()], columns: 60, rows: 20,
      environment: environment(of: reflow), reflow: reflow)
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
      // What tmux pushes off the top before anybody can react stays in its scrollback.
      let text = ((reflow == .tmux ? [] : person.screen.scrollback) + person.screen.text)
        .filter { !$0.isEmpty }
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

  @Test func `changes many times in a row, and one copy of the form is on the screen`() throws {
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

  @Test(arguments: Reflow.allCases)
  func `changes in height, and one copy of the form is on the screen`(reflow: Reflow) throws {
    let person = try Person(
      [ttyform, "-f", "jsonl", form()], columns: 80, rows: 24,
      environment: environment(of: reflow), reflow: reflow)
    try person.see("Ada Lovelace")
    try person.type("Grace")
    for rows in [6, 24, 3, 10, 1, 24] {
      person.resize(columns: 80, rows: rows)
      try person.settle()
      try person.type("!")
      try person.see("!")
      try person.settle()
      let text = person.rows.filter { !$0.isEmpty }
      #expect(text.count { $0.contains("Grace!") } == 1, "\(rows):\n\(person.screen.picture)")
      #expect(text.count { $0.contains("1 of 3") } <= 1, "\(rows):\n\(person.screen.picture)")
      #expect(text.count { $0.contains("Town") } <= 1, "\(rows):\n\(person.screen.picture)")
    }
    #expect(
      person.rows == [
        "Three", "", "▸ Name", "  Grace!!!!!!", "  Town   London", "  Notes  one⏎two", "",
        "enter next · tab next · shift-tab back · ctrl-s send · ctrl-c cancel  1 of 3",
      ], "\(person.screen.picture)")
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    person.expectRestored()
  }

  @Test func `is that of the environment where the terminal knows none`() throws {
    let person = try Person(
      [ttyform, form()], columns: 0, rows: 0, environment: ["COLUMNS": "40", "LINES": "10"])
    try person.terminal.settle()
    let bytes = String(decoding: person.terminal.screenBytes, as: UTF8.self)
    #expect(bytes.contains("ctrl-c") && !bytes.contains("shift-tab"))
    try person.type("Ada<Ctrl-S>")
    #expect(try person.terminal.waitForExit() == .exited(0))
  }

  @Test(arguments: [(1, 1), (2, 2), (20, 5), (5, 1), (1, 30)])
  func `may be any`(columns: Int, rows: Int) throws {
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
