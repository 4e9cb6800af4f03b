// Fields of other kinds than text at a real terminal: with the files that are there, and the answers that come out.

import Support
import Testing

@Suite struct `fields of every kind at the terminal` {
  private let folder = TemporaryFolder()

  @Test func `are filled in with their own keys`() throws {
    let form = folder.write(
      #"""
      {"fields": [{"id": "kind", "type": "select", "options": ["person", "company"]},
        {"id": "name", "when": {"field": "kind", "equals": "company"}},
        {"id": "tags", "type": "select", "multiple": true, "options": [1, 2.50, true]},
        {"id": "news", "type": "boolean"}, {"id": "day", "type": "date"}, {"id": "pin", "secret": true}]}
      """#, to: "form.json")
    let person = try Person([ttyform, "-f", "jsonl", form])
    try person.see("▸ kind")
    try person.type("comp<Enter>")
    try person.see("▸ name")
    try person.type("ACME<Enter> <Down> <Enter>y<Enter>2026-02-28<Up><Enter>Ξ<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      person.output
        == #"{"kind":"company","name":"ACME","tags":[1,2.50],"news":true,"day":"2026-03-01","pin":"Ξ"}"#
        + "\n")
    #expect(!String(decoding: person.terminal.screenBytes, as: UTF8.self).contains("Ξ"))
    person.expectRestored()
  }

  @Test func `complete the names of the files that are there`() throws {
    folder.write("", to: "letter-1.txt")
    folder.write("", to: "letter-2.txt")
    let form = folder.write(
      #"{"fields": [{"id": "file", "type": "path"}, {"id": "home", "type": "path"}]}"#,
      to: "form.json")
    let person = try Person(
      [ttyform, "-f", "jsonl", form], environment: ["HOME": folder.path])
    try person.see("▸ file")
    try person.type(folder.path + "/l")
    try person.see("/letter-")
    try person.type("<Tab>")
    try person.see("ctrl-s")
    try person.type("2<Right><Enter>~/f<Tab><Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      person.output
        == #"{"file":"\#(folder.path)/letter-2.txt","home":"~/form.json"}"# + "\n")
    person.expectRestored()
  }
}
