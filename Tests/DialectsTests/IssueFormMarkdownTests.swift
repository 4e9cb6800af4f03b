// The body of an issue, byte for byte as GitHub writes it from a filled form.
//
// What GitHub writes was read off issues that forms made, in public repositories: a fence for a rendered text even where
// it is empty, as in unjs/std-env; `_No response_` and `- [x]`, as in FreeCAD/FreeCAD.

import Dialects
import Forms
import JSON
import Testing

/// An issue form with an item of every kind.
private let everyKind = """
  name: Bug
  description: Tell us
  body:
  - type: markdown
    attributes: {value: Thanks!}
  - type: input
    id: version
    attributes: {label: Which version?}
  - type: textarea
    id: story
    attributes: {label: What happened?}
  - type: textarea
    id: log
    attributes: {label: Log, render: shell}
  - type: dropdown
    id: where
    attributes: {label: Where, options: [Linux, macOS, "Windows, too"]}
  - type: dropdown
    id: browsers
    attributes: {label: Browsers, multiple: true, options: [Firefox, Chrome, Safari]}
  - type: checkboxes
    id: terms
    attributes:
      label: Terms
      options: [{label: I agree to **all** of it, required: false}, {label: And to the rest}]
  - type: checkboxes
    id: coc
    attributes:
      label: Code of conduct
      description: Be kind.
      options: [{label: "I follow [it](https://a.example)", required: true}]
  - type: upload
    id: shot
    attributes: {label: Screenshot}
  """

/// The markdown of a form whose answers are given as JSON.
private func markdown(_ root: JSONNode, _ answers: String) throws -> String {
  let form = try FormReader.form(from: root)
  var known = KnownAnswers(of: form)
  try #require(known.take(JSONDocument(parsing: Array(answers.utf8)).root).isEmpty)
  return IssueFormMarkdown(form, from: root)
    .text(of: try FormState(form: form, known: known).answers())
}

@Suite struct `the markdown of an issue form` {
  @Test func `of a filled form`() throws {
    let answers = #"""
      {"version": "1.2", "story": "It broke.\n\n- here\n", "log": "$ run\nerror", "where": "Windows, too",
       "browsers": ["Firefox", "Safari"], "terms": ["I agree to **all** of it"], "coc": true, "shot": "/tmp/a.png"}
      """#
    #expect(
      try markdown(translation(of: everyKind).root, answers) == """
        ### Which version?

        1.2

        ### What happened?

        It broke.

        - here


        ### Log

        ```shell
        $ run
        error
        ```

        ### Where

        Windows, too

        ### Browsers

        Firefox, Safari

        ### Terms

        - [x] I agree to **all** of it
        - [ ] And to the rest

        ### Code of conduct

        - [x] I follow [it](https://a.example)

        ### Screenshot

        /tmp/a.png

        """)
  }

  @Test func `of an empty form`() throws {
    #expect(
      try markdown(translation(of: everyKind).root, #"{"coc": true}"#) == """
        ### Which version?

        _No response_

        ### What happened?

        _No response_

        ### Log

        ```shell

        ```

        ### Where

        _No response_

        ### Browsers

        _No response_

        ### Terms

        - [ ] I agree to **all** of it
        - [ ] And to the rest

        ### Code of conduct

        - [x] I follow [it](https://a.example)

        ### Screenshot

        _No response_

        """)
  }

  @Test(arguments: [
    ("a", "```sh\na\n```"), ("`a` and ``b``", "```sh\n`a` and ``b``\n```"),
    ("```\na\n```", "````sh\n```\na\n```\n````"), ("````", "`````sh\n````\n`````"),
  ])
  func `has fences that no answer can close`(answer: String, block: String) throws {
    let root = try JSONDocument(
      parsing: Array(
        #"{"fields": [{"id": "a", "multiline": {"language": "sh"}}]}"#.utf8)
    ).root
    let answers = JSONValue.object([JSONMember(name: "a", value: .string(answer))])
    let text = String(decoding: JSONWriter(.oneLine).bytes(of: answers), as: UTF8.self)
    #expect(try markdown(root, text) == "### a\n\n\(block)\n")
  }

  @Test func `of a native form is made alike`() throws {
    let root = try JSONDocument(
      parsing: Array(
        #"""
        {"fields": [
          {"id": "n", "label": "How\nmany?", "type": "integer"},
          {"id": "sure", "type": "boolean"},
          {"id": "tags", "type": "select", "multiple": true, "options": [{"value": 1, "label": "one"}, {"value": 2, "label": "two"}]},
          {"id": "size", "label": "Of {{n}}, {{tags}}", "type": "select", "options": [{"value": "s", "label": "small"}], "other": true},
          {"id": "hidden", "when": {"field": "sure", "equals": false}},
          {"id": "box", "type": "boolean", "x-github": {"type": "checkboxes", "box": "I {{n}}"}},
          {"type": "note", "label": "nothing"}
        ]}
        """#.utf8)
    ).root
    #expect(
      try markdown(root, #"{"n": 3, "sure": true, "tags": [1, 2], "size": "huge"}"#)
        == "### How many?\n\n3\n\n### sure\n\nYes\n\n### tags\n\none, two\n\n### Of 3, one, two\n\nhuge\n\n### box\n\n- [ ] I {{n}}\n"
    )
  }

  @Test func `of a converted form is the same`() throws {
    let root = try translation(of: everyKind).root
    let written = JSONWriter(.indented).bytes(of: root.value)
    let again = try JSONDocument(parsing: written).root
    let answers = #"{"terms": ["And to the rest"], "coc": true}"#
    #expect(try markdown(again, answers) == markdown(root, answers))
  }
}
