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
