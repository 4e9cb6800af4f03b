// Forms of other dialects on the command line: known by what they are, filled in, checked and converted.

import Support
import Testing

@Suite struct `a form of another dialect` {
  private let folder = TemporaryFolder()

  private static let bug = """
    name: Bug
    description: Tell us
    title: "[Bug]: "
    labels: [bug, new one]
    body:
    - type: markdown
      attributes: {value: Thanks!}
    - type: input
      id: version
      attributes: {label: Version, placeholder: "1.0"}
      validations: {required: true}
    - type: textarea
      attributes: {label: Log, render: shell}
    - type: dropdown
      attributes: {label: Systems, multiple: true, options: [Linux, macOS]}
    - type: checkboxes
      id: terms
      attributes:
        label: Terms
        options: [{label: I agree, required: true}, {label: I help}]

    """

  private static let lossy = """
    body:
    - type: input
      attributes: {label: A, hint: b}
      validations: {requird: true}

    """

  private func write(_ text: String, to name: String = "bug.yml") -> String {
    folder.write(text, to: name)
  }

  @Test func `is filled in as it is`() throws {
    let form = write(Self.bug)
    #expect(
      try run(
        [ttyform, form, "-fjsonl"],
        input: .bytes(Array("1.2\n$ x\n.\nLinux, macOS\nI agree\n".utf8)))
        == Outcome(
          output: #"""
            {"version":"1.2","log":"$ x","systems":["Linux","macOS"],"terms":["I agree"]}

            """#))
  }

  @Test func `is written as GitHub writes it`() throws {
    let form = write(Self.bug)
    #expect(
      try run(
        [ttyform, form, "-f", "markdown", "--no-input", "-s", "version=1.2", "-s", "terms=I agree"])
        == Outcome(
          output: """
            ### Version

            1.2

            ### Log

            ```shell

            ```

            ### Systems

            _No response_

            ### Terms

            - [x] I agree
            - [ ] I help

            """))
  }

  /// A single box that has to be ticked is asked as yes or no.
  @Test(arguments: [
    (["-s", "coc=yes"], Outcome(output: "### Conduct\n\n- [x] I agree\n")),
    (
      ["-s", "coc=no"],
      Outcome(status: .exited(3), errors: "ttyform: -s coc: \"I agree\" has to be ticked.\n")
    ),
  ])
  func `has a box that is ticked with yes`(options: [String], outcome: Outcome) throws {
    let form = write(
      """
      body:
      - type: checkboxes
        id: coc
        attributes: {label: Conduct, options: [{label: I agree, required: true}]}

      """)
    #expect(try run([ttyform, form, "-fmarkdown", "--no-input"] + options) == outcome)
    let known = folder.write(#"{"coc": true}"#, to: "known.json")
    #expect(
      try run([ttyform, form, "-fjsonl", "-a", known]) == Outcome(output: "{\"coc\":true}\n"))
  }

  @Test func `has the same markdown once it is converted`() throws {
    let form = write(Self.bug)
    let native = folder.path + "/bug.json"
    #expect(try run([ttyform, "convert", form, "-o", native]) == Outcome())
    let options = ["-fmarkdown", "--no-input", "-s", "version=1.2", "-s", "terms=I agree,I help"]
    let outcomes = try [form, native].map { try run([ttyform, $0] + options) }
    #expect(outcomes[0].status == .exited(0))
    #expect(outcomes[0] == outcomes[1])
  }

  @Test func `is known from stdin, and by its content alone`() throws {
    let outcome = try run([ttyform, "schema", "-"], input: .bytes(Array(Self.bug.utf8)))
    #expect(outcome.status == .exited(0))
    #expect(outcome.output.hasPrefix("{\n"))
    #expect(try run([ttyform, "check", write(Self.bug, to: "form.json")]) == Outcome())
  }

  @Test(arguments: [
    ("title", "[Bug]: \n"), ("labels", "bug\nnew one\n"), ("assignees", ""), ("projects", ""),
    ("type", ""),
  ])
  func `gives scripts what GitHub wants to know`(key: String, output: String) throws {
    #expect(
      try run([ttyform, "convert", "--get", key, write(Self.bug)]) == Outcome(output: output))
  }

  @Test func `is converted with warnings where something is lost`() throws {
    let form = write(Self.lossy)
    #expect(
      try run([ttyform, "convert", form])
        == Outcome(
          output: """
            {
              "fields": [
                {
                  "type": "text",
                  "label": "A"
                }
              ]
            }

            """,
          errors: """
            \(form):3:26: warning: an "input" has no key "hint"; it is left out
              attributes: {label: A, hint: b}
                                     ^
            \(form):4:17: warning: the "validations" of an "input" has no key "requird"; it is left out \
            (did you mean "required"?)
              validations: {requird: true}
                            ^

            """))
    let checked = try run([ttyform, "check", form])
    #expect(checked.status == .exited(0) && checked.output == "")
    #expect(checked.errors.split(separator: "\n").count == 6)
  }

  @Test func `says that something is lost before it asks`() throws {
    let form = write(Self.lossy)
    #expect(
      try run([ttyform, form, "-fjsonl"], input: .bytes(Array("b\n".utf8)))
        == Outcome(
          output: "{\"a\":\"b\"}\n",
          errors: "\(form): 2 things could not be carried over; ttyform check \(form) lists them\n")
    )
    let other = write(Self.lossy.split(separator: "requird").joined(separator: "required"))
    #expect(
      try run(
        [ttyform, "--dialect", "issue-form", other, "-fjsonl"], input: .bytes(Array("b\n".utf8))
      )
      .errors
        == "\(other): one thing could not be carried over; ttyform check --dialect issue-form \(other) tells it\n"
    )
  }

  @Test func `has its mistakes told with their places`() throws {
    let form = write("body:\n- type: inptu\n- type: input\n  attributes: {label: *a}\n")
    #expect(
      try run([ttyform, form])
        == Outcome(
          status: .exited(2),
          errors: """
            \(form):2:9: error: "inptu" is no value of "type"; did you mean "input"?
            - type: inptu
                    ^
            \(form):4:23: error: aliases such as *a are not read here; a text that begins with * stands in quotes
              attributes: {label: *a}
                                  ^

            """))
  }

  @Test func `that a native field cannot be is told where it stands`() throws {
    let form = write("body:\n- type: input\n  attributes: {label: A, value: \"a\\eb\"}\n")
    let outcome = try run([ttyform, "check", form])
    #expect(outcome.status == .exited(0))
    #expect(outcome.errors.hasPrefix("\(form):3:33: warning: this \"value\" is left out: "))
  }

  @Test(arguments: [
    ("config.yml", "blank_issues_enabled: false\ncontact_links: []\n", "these are the settings of"),
    (
      "question.md", "---\nname: Question\nabout: Ask\n---\n\nAsk:\n", "this is a Markdown template"
    ),
  ])
  func `stands beside files that are no forms`(name: String, text: String, words: String) throws {
    let file = write(text, to: name)
    let checked = try run([ttyform, "check", write(Self.bug), file])
    #expect(checked.status == .exited(0))
    #expect(checked.errors.hasPrefix("\(file):1:1: warning: \(words)"))
    let filled = try run([ttyform, file])
    #expect(filled.status == .exited(2))
    #expect(filled.errors.hasPrefix("\(file):1:1: error: \(words)"))
    #expect(!filled.errors.contains("--dialect"))
  }

  @Test(arguments: [
    (
      #"{"type": "object", "properties": {"a": {"$ref": "https://x/y.json"}}}"#,
      ["1:1: error: nothing can be asked of a JSON Schema", "1:49: warning: "]
    ),
    (
      #"{"inputs": [{"id": "a", "type": "command"}]}"#,
      [
        "1:12: error: nothing can be asked of a file of VS Code inputs",
        #"1:33: warning: the input "a" runs a command of VS Code; it is not asked"#,
      ]
    ),
    (
      #"{"b": [], "_c": "{{ cookiecutter.b }}"}"#,
      [
        "1:1: error: nothing can be asked of a cookiecutter.json",
        #"1:7: warning: "b" has no options; it is not asked"#,
      ]
    ),
    (
      #"{"body": [{"type": "markdown"}]}"#,
      [
        "1:10: error: nothing can be asked of an issue form",
        #"1:11: warning: a "markdown" without a "value" shows nothing; it is left out"#,
      ]
    ),
    (
      #"{"inputs": [{"id": "a", "type": "command"}, {"id": "b\u0000", "type": "promptString"}]}"#,
      [
        #"1:33: warning: the input "a" runs a command of VS Code; it is not asked"#,
        "1:45: error: ",
      ]
    ),
  ])
  func `of which no form comes has its losses told beside the error`(
    text: String, told: [String]
  ) throws {
    let form = write(text, to: "form.json")
    for command in [["check"], ["convert"], []] {
      let outcome = try run([ttyform] + command + [form])
      #expect(outcome.status == .exited(2) && outcome.output == "")
      let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix(form) }
      #expect(lines.count == told.count, "\(outcome.errors)")
      for (line, start) in zip(lines, told) {
        #expect(line.hasPrefix("\(form):\(start)"))
      }
    }
  }

  @Test(arguments: [
    (
      #"{"a": "x", "b": "p {{ cookiecutter.a|lower }} \"\u00e9 {{ cookiecutter.a|wordcount }}"}"#,
      "1:73", "cookiecutter.json"
    ),
    (#"{"properties": {"a": {"type": "string", "pattern": "\\d\u0041(b"}}}"#, "1:62", "a.json"),
  ])
  func `has a caret inside of a string, behind its escapes`(
    text: String, place: String, name: String
  ) throws {
    let form = write(text, to: name)
    let outcome = try run([ttyform, "check", form])
    #expect(outcome.status == .exited(0))
    #expect(outcome.errors.hasPrefix("\(form):\(place): warning: "), "\(outcome.errors)")
  }

  @Test func `has its error told however many losses stand before it`() throws {
    let losses = (0..<150).map { #"{"id": "a\#($0)", "type": "command"}"# }
    let form = write(
      #"{"inputs": [\#(losses.joined(separator: ", ")), {"id": "\u0000", "type": "promptString"}]}"#,
      to: "tasks.json")
    let lines = try run([ttyform, "check", form]).errors.split(separator: "\n")
    #expect(lines.count == 301)
    #expect(lines.count { $0.contains(": error: ") } == 1)
    #expect(lines.last == "\(form): 51 more problems are not shown")
  }

  @Test func `is what somebody says it is`() throws {
    let form = write(
      #"{"name": "Bug", "description": "D", "body": [{"type": "input", "attributes": {"label": "A"}}]}"#
    )
    #expect(try run([ttyform, "check", form]) == Outcome())
    let outcome = try run([ttyform, "check", "--dialect", "native", form])
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.hasPrefix("\(form):1:1: error: a form needs \"fields\""))
    #expect(outcome.errors.contains("unknown key \"body\""))
    #expect(
      try run([ttyform, "check", "--dialect", "yaml", form]).errors.hasPrefix(
        "ttyform: \"yaml\" is no value of --dialect; known: native, issue-form, json-schema, cookiecutter, vscode\n"
      ))
  }

  @Test(arguments: ["{\"a\": 1}", "[]", "name: a\nfields: b\n"])
  func `that is none is told which there are`(text: String) throws {
    let form = write(text, to: "form")
    let outcome = try run([ttyform, form])
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.hasPrefix("\(form):1:1: error: "))
    #expect(
      outcome.errors.hasSuffix(
        "\nttyform: \(form) shows none of the dialects native, issue-form, json-schema, cookiecutter, vscode; "
          + "--dialect says which it is\n"))
  }

  @Test func `that is YAML and none is told that only one could be`() throws {
    let form = write("name: a\nfields: b\n")
    let outcome = try run([ttyform, form])
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.hasPrefix("\(form):1:1: error: there is no \"body\" in an issue form\n"))
    #expect(
      outcome.errors.hasSuffix(
        "\nttyform: \(form) is no issue-form, the only dialect in YAML; "
          + "native, json-schema, cookiecutter, vscode are JSON\n"))
  }

  @Test func `is found in public repositories`() throws {
    let forms = FixtureFolder("../Data/dialects/issue-forms")
    for name in forms.names(withExtension: "yml") {
      let form = folder.write(try #require(forms.bytes(of: name)), to: name)
      #expect(try run([ttyform, "check", form]) == Outcome())
    }
  }
}
