// A secret is nowhere but in the answers: not on the screen, not in the draft, not in another field, not in an error.

import Support
import Testing

@Suite struct `a secret` {
  private let folder = TemporaryFolder()
  private let state = StateFolders.next()

  private static let word = "hunter2hunter"

  private static let form = #"""
    {"title": "Of {{key}}", "fields": [
      {"id": "key", "secret": true, "validation": {"pattern": "^\\d+$"}},
      {"id": "copy", "label": "Copy of {{key}}", "placeholder": "like {{key}}", "description": "Not {{key}}"}
    ]}
    """#

  @Test func `typed at the terminal is in no byte that is drawn or kept`() throws {
    let person = try Person(
      [ttyform, folder.write(Self.form, to: "form.json"), "-fjsonl"],
      environment: ["XDG_STATE_HOME": state, "EDITOR": "touch \(folder.path)/opened;"])
    try person.see("▸ key")
    // Refused, cut, put back in the other field, sent to an editor: none of it shows the secret.
    try person.type("\(Self.word)<Enter>")
    try person.see("pattern")
    try person.type("<Ctrl-O><Ctrl-U><Tab>x<Ctrl-Y><Alt-y>")
    try person.see("  x")
    try person.type("<Shift-Tab><Ctrl-Y>")
    try person.see("•••••••••••••")
    try person.look(for: "a draft") { _ in !TemporaryFolder.names(in: state + "/ttyform").isEmpty }
    try person.type("<Ctrl-U>\(Self.word.utf8.count)4<Enter>y<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"key":"134","copy":"xy"}"# + "\n")
    let seen = String(decoding: person.terminal.screenBytes, as: UTF8.self)
    #expect(!seen.contains(Self.word) && !seen.contains("134"))
    #expect(folder.names == ["form.json"])
  }

  @Test func `in a draft of a killed session is not there`() throws {
    let person = try Person(
      [ttyform, folder.write(Self.form, to: "form.json")],
      environment: ["XDG_STATE_HOME": state])
    try person.see("▸ key")
    try person.type("\(Self.word)<Tab>visible")
    try person.look(for: "a draft") { _ in
      TemporaryFolder.names(in: state + "/ttyform").contains { $0.hasSuffix(".json") }
    }
    try person.type("<Ctrl-C>")
    _ = try person.waitForExit()
    let files = TemporaryFolder.names(in: state + "/ttyform")
    #expect(files.count == 1)
    for name in files {
      let bytes = FixtureFolder(state + "/ttyform", beside: "").bytes(of: name) ?? []
      #expect(String(decoding: bytes, as: UTF8.self).contains("visible"))
      #expect(!String(decoding: bytes, as: UTF8.self).contains(Self.word))
    }
  }

  @Test(arguments: [
    (
      #"{"fields": [{"id": "k", "secret": true, "default": "WORD", "validation": {"maxLength": 3}}]}"#,
      "form.json"
    ),
    (
      #"{"fields": [{"id": "k", "secret": true, "default": "WORD", "placeholdr": "x"}]}"#,
      "form.json"
    ),
    (
      #"{"fields": [{"id": "k", "secret": true, "validation": {"const": "WORD"}, "x": 1}]}"#,
      "form.json"
    ),
    (
      #"{"inputs": [{"id": "k", "type": "promptString", "password": true, "default": "WORD", "x": 1}]}"#,
      "mcp.json"
    ),
    (
      #"{"type": "object", "properties": {"k": {"type": "string", "format": "password", "default": "WORD", "maxLength": 3}}}"#,
      "schema.json"
    ),
  ])
  func `of a form file is in no line that is shown of it`(file: String, name: String) throws {
    let path = folder.write(file.replacing("WORD", with: Self.word), to: name)
    let outcome = try run([ttyform, "check", path])
    #expect(outcome.errors.contains("*************"), "\(outcome)")
    #expect(!outcome.errors.contains(Self.word), "\(outcome)")
  }

  @Test(arguments: [
    ["--no-input", "-s", "key=\(word)"], ["--no-input", "--set-file", "key=word"],
    ["--no-input", "-a", "answers.json"], ["--no-input", "-e", "answers.json"], [],
    ["--batch"],
  ])
  func `that is refused is in no error`(options: [String]) throws {
    folder.write(Self.form, to: "form.json")
    folder.write(Self.word + "\n", to: "word")
    folder.write(#"{"key": "\#(Self.word)"}"#, to: "answers.json")
    let input = options == ["--batch"] ? "answers.json" : "word"
    let outcome = try shell(
      #"cd "$1" && shift && in=$1 && shift && exec "$ttyform" form.json "$@" <"$in""#,
      [folder.path, input] + options)
    #expect(outcome.status == .exited(3))
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("This has to match the pattern"))
    #expect(!outcome.errors.contains(Self.word))
  }
}
