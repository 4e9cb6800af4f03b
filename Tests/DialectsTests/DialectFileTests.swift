// Which dialect a file is in: by its content, by its name, or because somebody says so.

import Dialects
import JSON
import Support
import Testing

@Suite struct `the dialect of a file` {
  private static let issueForm = "body:\n- type: input\n  attributes: {label: A}\n"

  @Test(arguments: [
    (#"{"fields": []}"#, Dialect.native),
    (#"{"fields": [], "body": [{"type": "input"}]}"#, .native),
    (issueForm, .issueForm), (#"{"body": [{"type": "input"}]}"#, .issueForm),
    ("--- # a\n" + issueForm, .issueForm), (#"{"inputs": []}"#, .vscode),
    (#"{"$schema": "https://json-schema.org/draft/2020-12/schema"}"#, .jsonSchema),
    (#"{"type": "object", "properties": {}}"#, .jsonSchema),
    (##"{"$ref": "#/$defs/a", "$defs": {"a": {}}}"##, .jsonSchema),
    (##"{"allOf": [{"$ref": "#/definitions/a"}], "definitions": {"a": {}}}"##, .jsonSchema),
    (#"{"schema": {"properties": {}}, "uiSchema": {}}"#, .jsonSchema),
    (#"{"requestedSchema": {"properties": {}}}"#, .jsonSchema),
    (#"{"name": "a", "slug": "{{ cookiecutter.name }}"}"#, .cookiecutter),
    (
      #"{"properties": {"inputs": {"type": "array"}}, "default": {"inputs": ["a"]}}"#, .jsonSchema
    ),
    (#"{"$schema": "http://json-schema.org/draft-07/schema#", "inputs": []}"#, .jsonSchema),
    (#"{"mcp": {"inputs": [{"id": "a"}]}}"#, .vscode),
  ])
  func `is shown by its content`(text: String, dialect: Dialect) {
    let file = DialectFile(reading: SourceText(Array(text.utf8)))
    #expect(file.dialect == dialect && file.isRecognized && file.problems == [])
  }

  @Test func `is shown by its name where its content could be anything`() {
    let read = { (text: String, name: String) in
      let file = DialectFile(reading: SourceText(Array(text.utf8)), fileName: name)
      return "\(file.dialect) \(file.isRecognized) \(file.problems.count)"
    }
    #expect(read(#"{"name": "a"}"#, "cookiecutter.json") == "cookiecutter true 0")
    #expect(read(#"{"name": "a"}"#, "form.json") == "native false 0")
    let misspelled = #"{"$schema": "forms/form.schema.json", "feilds": [{"label": "{{a}}"}]}"#
    #expect(read(misspelled, "form.json") == "native false 0")
    #expect(read("name: a\nbody: 'b\n", "form.yml") == "issueForm true 1")
    #expect(read("name: a\nbody: 'b\n", "form.json") == "native false 2")
    #expect(read("name: a\n", "form.yaml") == "issueForm false 0")
    #expect(read(#"{"fields": []}"#, "form.yml") == "native true 0")
    #expect(read(#"{"fields": ["#, "form.json") == "native true 1")
    #expect(read("", "form.json") == "native false 1")
    #expect(read("", "cookiecutter.json") == "cookiecutter true 1")
    #expect(read(#"{"inputs": ["a"]}"#, "form.json") == "native false 0")
    #expect(read(#"{"default": {"inputs": [{}]}}"#, "form.json") == "native false 0")
    #expect(read(#"{"a": 1}"#, "settings.json") == "vscode false 0")
    #expect(read(#"{"fields": [] /**/}"#, "settings.json") == "native true 1")
  }

  @Test(arguments: [
    #""inputs": ["a"]"#, #""fields": "x""#, #""properties": {"a": {}}"#,
    #""name": "a", "body": "b""#,
    #""body": [{"type": "input"}]"#, #""$schema": "https://json-schema.org/draft/2020-12/schema""#,
  ])
  func `is cookiecutter's where that is its name, whatever its variables are called`(
    members: String
  ) {
    let source = SourceText(Array("{\(members)}".utf8))
    let file = DialectFile(reading: source, fileName: "cookiecutter.json")
    #expect(file.dialect == .cookiecutter && file.isRecognized && file.problems == [])
  }

  /// The comments and trailing commas of a file of VS Code stay no problems where something else is one.
  @Test(arguments: [
    (
      "{\n// one\n\"inputs\": [{ \"id\": \"a\" \"type\": \"promptString\" },],\n}", "tasks.json",
      "31: a comma is missing between two members"
    ),
    (
      "{\"inputs\": [{\"id\": \"a\",,},], // a\n}", "form.json",
      "23: a comma stands here with no value before it; remove it"
    ),
    (
      "{\"a\": True, /* x", "launch.json",
      "6: True is no word of JSON; write true; 12: this comment is not closed; */ is missing"
    ),
    ("// a\n{\"inputs\": [], # b\n}", "", "20: # begins no comment here; write //"),
    (
      "{\"folders\": [,], // a\n}", "x.code-workspace",
      "13: a comma stands here with no value before it; remove it"
    ),
  ])
  func `of VS Code may have comments beside its problems`(
    text: String, fileName: String, problems: String
  ) {
    let file = DialectFile(reading: SourceText(Array(text.utf8)), fileName: fileName)
    #expect(file.dialect == .vscode)
    #expect(
      file.problems.map { "\($0.byte): \($0.sentence)" }.joined(separator: "; ") == problems)
  }

  @Test(arguments: [
    "---\nname: Bug\nabout: Tell us\n---\n\n**What** happened?\n",
    "---\r\nname: Bug\r\n---\r\n# a: b: c\r\n",
  ])
  func `is none where a template is Markdown`(text: String) {
    let file = DialectFile(reading: SourceText(Array(text.utf8)), fileName: "bug.md")
    #expect(file.root == nil && file.isRecognized)
    #expect(
      file.problems.map(\.sentence) == [
        "this is a Markdown template, which has no fields to fill in; an issue form is YAML with a \"body\""
      ])
    #expect(file.problems.map(\.isNoFault) == [true])
  }

  @Test(arguments: [
    "name: a\nbody:\n- type: input\n    id: a\n    attributes:\n      label: A\n",
    "name:\u{A0}a\nbody:\n- type: input\n  attributes: {label: A}\n",
    "body:\n- type: input\n  attributes:\n    label:\u{A0}A\n",
  ])
  func `is told no more of than the mistake that leads to others`(text: String) {
    let file = DialectFile(reading: SourceText(Array(text.utf8)), fileName: "form.yml")
    #expect(file.root == nil && file.isRecognized && file.problems.count == 1)
  }

  @Test(arguments: [
    #"{"inputs": [{"id": "a"}, ‸/* b ]}"#, #"{"inputs": [] ‸/* b"#, "{ // a\n‸/* b",
  ])
  func `of VS Code has comments, which must be closed`(text: String) {
    let marked = MarkedText(text)
    let file = DialectFile(reading: SourceText(marked.bytes), fileName: "tasks.json", as: .vscode)
    #expect(file.problems.last?.sentence == "this comment is not closed; */ is missing")
    #expect(file.problems.last?.byte == marked.places.last)
    let unasked = DialectFile(reading: SourceText(marked.bytes), fileName: "tasks.json")
    #expect(unasked.dialect == .vscode && unasked.problems == file.problems)
  }

  @Test func `is what somebody says`() {
    let bytes = Array("{fields: []}".utf8)
    let yaml = DialectFile(reading: SourceText(bytes), fileName: "form.json", as: .issueForm)
    #expect(yaml.dialect == .issueForm && yaml.problems == [] && yaml.root != nil)
    let json = DialectFile(reading: SourceText(bytes), fileName: "form.yml", as: .native)
    #expect(json.dialect == .native)
    #expect(json.problems.map(\.sentence) == [#"the name must stand in double quotes: "fields""#])
  }

  @Test func `of YAML has its problems as those of JSON`() {
    let text = Self.issueForm + "title: *a\nlabels: [\n"
    let file = DialectFile(reading: SourceText(Array(text.utf8)), fileName: "form.yml")
    #expect(file.root == nil && file.dialect == .issueForm)
    #expect(file.problems.map(\.byte) == [52, 63])
  }
}
