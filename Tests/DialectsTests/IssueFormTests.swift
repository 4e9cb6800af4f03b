// Each item of an issue form as the native field that it comes to, and the form around them.

import Dialects
import Forms
import JSON
import Testing

/// An item and its field as JSON.
private struct ItemCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let item: String
  let field: String
  /// How many things GitHub would refuse.
  let warnings: Int

  init(_ name: String, _ item: String, _ field: String, warnings: Int = 0) {
    (testDescription, self.item, self.field, self.warnings) = (name, item, field, warnings)
  }
}

@Suite struct `an item of an issue form` {
  @Test(arguments: inputs + textareas + dropdowns + checkboxes + others)
  fileprivate func `becomes a field`(_ item: ItemCase) throws {
    #expect(try field(ofItem: item.item) == item.field)
    #expect(try translation(of: issueForm(item.item)).warnings.count == item.warnings)
  }

  @Test func `has texts with braces that refer to nothing`() throws {
    let text = issueForm(
      """
      - {type: input, id: a, attributes: {label: A}}
      - type: input
        id: b
        attributes: {label: "{{a}}", description: "${{ a }} {{{a}}}", placeholder: "{{{{a}}}}"}
      """)
    let form = try FormReader.form(from: translation(of: text).root)
    let field = form.fields[1]
    let answer = { (_: Int) in "answered" }
    #expect(field.label.text(answer) == "{{a}}")
    #expect(field.description?.text(answer) == "${{ a }} {{{a}}}")
    #expect(field.placeholder?.text(answer) == "{{{{a}}}}")
  }

  @Test func `without an id has one of its label, around those that are written out`() throws {
    let text = issueForm(
      """
      - {type: input, attributes: {label: What happened?}}
      - {type: input, attributes: {label: "What, happened"}}
      - {type: input, id: what_happened_2, attributes: {label: 何}}
      """)
    let form = try FormReader.form(from: translation(of: text).root)
    #expect(form.fields.map(\.id) == ["what_happened", "what_happened_3", "what_happened_2"])
  }
}

private let inputs = [
  ItemCase(
    "an input", "- type: input\n  id: a-b_1\n  attributes:\n    label: A\n",
    #"{"id":"a-b_1","type":"text","label":"A"}"#),
  ItemCase(
    "all of an input",
    """
    - type: input
      id: a
      attributes:
        label: A
        description: |
          One.

          Two.
        placeholder: |
          e.g. "1.0"
        value: |
          v
      validations:
        required: true
    """,
    #"{"id":"a","type":"text","label":"A","description":"One.\n\nTwo.","placeholder":"e.g. \"1.0\"","default":"v","required":true}"#
  ),
  ItemCase(
    "texts that YAML takes for something else",
    "- type: input\n  id: 1\n  attributes: {label: 2026, description: true, placeholder: 1.10, value: 010}\n",
    #"{"id":"1","type":"text","label":"2026","description":"true","placeholder":"1.10","default":"010"}"#,
    warnings: 4),
  ItemCase(
    "what is left empty",
    "- type: input\n  attributes:\n    label: A\n    description: ''\n    placeholder:\n    value: \"\"\n  validations:\n    required: false\n",
    #"{"type":"text","label":"A"}"#),
  ItemCase(
    "a placeholder of one space", "- type: input\n  attributes: {label: A, placeholder: ' '}\n",
    #"{"type":"text","label":"A","placeholder":" "}"#),
]

private let textareas = [
  ItemCase(
    "a textarea", "- type: textarea\n  attributes: {label: A}\n",
    #"{"type":"text","label":"A","multiline":true}"#),
  ItemCase(
    "a language", "- type: textarea\n  attributes: {label: A, render: shell}\n",
    #"{"type":"text","label":"A","multiline":{"language":"shell"}}"#),
  ItemCase(
    "a prefill, whose last line break is part of it",
    "- type: textarea\n  attributes:\n    label: A\n    value: |\n      1. \n      2. \n  validations: {required: yes}\n",
    #"{"type":"text","label":"A","multiline":true,"default":"1. \n2. \n","required":true}"#),
]

private let dropdowns = [
  ItemCase(
    "a dropdown", "- type: dropdown\n  attributes: {label: A, options: [b, c d]}\n",
    #"{"type":"select","label":"A","options":["b","c d"]}"#),
  ItemCase(
    "options as they are spelled",
    "- type: dropdown\n  attributes:\n    label: A\n    options: [1.10, 010, 0x1F, 1e3, 6.0, .5, No, 12:30, 2026-03-31]\n",
    #"{"type":"select","label":"A","options":["1.10","010","0x1F","1e3","6.0",".5","No","12:30","2026-03-31"]}"#,
    warnings: 1),
  ItemCase(
    "several",
    "- type: dropdown\n  attributes: {label: A, multiple: true, options: [b, c], default: 1}\n",
    #"{"type":"select","label":"A","options":["b","c"],"multiple":true,"default":["c"]}"#),
  ItemCase(
    "one at first",
    "- type: dropdown\n  attributes: {label: A, multiple: false, options: [b, c], default: 0}\n",
    #"{"type":"select","label":"A","options":["b","c"],"default":"b"}"#),
  ItemCase(
    "an option that stands for none",
    "- type: dropdown\n  attributes:\n    label: A\n    options:\n    -\n    - b\n    - ''\n    - ~\n    - c\n    default: 4\n  validations:\n    required: true\n",
    #"{"type":"select","label":"A","options":["b","c"],"default":"c","required":true}"#,
    warnings: 1),
  ItemCase(
    "none at first",
    "- type: dropdown\n  attributes: {label: A, options: ['', b], default: 0}\n",
    #"{"type":"select","label":"A","options":["b"]}"#),
]

private let checkboxes = [
  ItemCase(
    "check boxes",
    """
    - type: checkboxes
      id: a
      attributes:
        label: A
        description: B
        options:
          - label: c
            required: true
          - label: |
              d
              e
          - label: f
            required: false
    """,
    #"{"id":"a","type":"select","label":"A","description":"B","options":[{"label":"c","required":true},{"label":"d e"},{"label":"f"}],"multiple":true,"x-github":{"type":"checkboxes"}}"#
  ),
  ItemCase(
    "one check box that has to be ticked",
    "- type: checkboxes\n  id: coc\n  attributes: {label: Code of conduct, options: [{label: 'I agree to {{it}}', required: true}]}\n",
    #"{"id":"coc","type":"boolean","label":"Code of conduct","description":"I agree to {{{{it}}","validation":{"const":true,"message":"\"I agree to {{it}}\" has to be ticked."},"x-github":{"type":"checkboxes","box":"I agree to {{it}}"}}"#
  ),
  ItemCase(
    "one that says much, below a description",
    """
    - type: checkboxes
      attributes:
        label: A
        description: |
          One.

          Two.
        options:
          - label: I have looked at all of the open reports
              and all of the closed ones
            required: true
    """,
    #"{"type":"boolean","label":"A","description":"One.\n\nTwo.\n\nI have looked at all of the open reports and all of the closed ones","validation":{"const":true,"message":"This box has to be ticked."},"x-github":{"type":"checkboxes","box":"I have looked at all of the open reports and all of the closed ones"}}"#
  ),
  ItemCase(
    "one that need not be ticked",
    "- type: checkboxes\n  attributes: {label: A, options: [{label: b, required: false}]}\n",
    #"{"type":"select","label":"A","options":[{"label":"b"}],"multiple":true,"x-github":{"type":"checkboxes"}}"#
  ),
  ItemCase(
    "one that is left of two",
    "- type: checkboxes\n  attributes: {label: A, options: [{label: b, required: true}, {label: ''}]}\n",
    #"{"type":"boolean","label":"A","description":"b","validation":{"const":true,"message":"\"b\" has to be ticked."},"x-github":{"type":"checkboxes","box":"b"}}"#,
    warnings: 1),
]

private let others = [
  ItemCase(
    "an upload",
    "- type: upload\n  id: shot\n  attributes: {label: A, description: B}\n  validations: {required: true}\n",
    #"{"id":"shot","type":"path","label":"A","description":"B","required":true,"x-github":{"type":"upload"}}"#
  )
]

@Suite struct `an issue form` {
  @Test func `keeps what GitHub does with the issue`() throws {
    let native = try translation(
      of: """
        name: Bug
        description: |
          Tell us.
        title: "[Bug]: "
        labels: bug, needs care
        assignees: [ada, 7]
        projects:
          - a/1
        type: Bug
        body:
          - type: markdown
            attributes:
              value: |
                Hello
                {{you}}
          - type: input
            attributes: {label: A}
        """)
    #expect(native.warnings == [])
    let text = String(decoding: JSONWriter(.oneLine).bytes(of: native.root.value), as: UTF8.self)
    #expect(
      text
        == ##"{"title":"Bug","description":"Tell us.","x-github":{"title":"[Bug]: ","labels":["bug","needs care"],"assignees":["ada","7"],"projects":["a/1"],"type":"Bug"},"fields":[{"type":"note","description":"Hello\n{{{{you}}"},{"type":"text","label":"A"}]}"##
    )
    let values = IssueForm.Setting.allCases.map { IssueForm.values(of: $0, in: native.root.value) }
    #expect(values == [["[Bug]: "], ["bug", "needs care"], ["ada", "7"], ["a/1"], ["Bug"]])
  }

  @Test func `needs none of that`() throws {
    let native = try translation(of: "body:\n- {type: input, attributes: {label: A}}\n")
    #expect(native.warnings == [])
    #expect(native.root.value[member: "x-github"] == nil)
    for setting in IssueForm.Setting.allCases {
      #expect(IssueForm.values(of: setting, in: native.root.value) == [])
    }
  }

  @Test(arguments: [
    ("body:\n- type: input\n", true), ("body:\n- attributes: {}\n", true),
    ("name: A\nbody: []\n", true), ("name: A\nbody:\n", true), ("body: []\n", false),
    ("body:\n- a\n", false), ("fields: []\nbody:\n- type: input\n", false), ("a: b\n", false),
    ("- type: input\n", false),
  ])
  func `is known by its body`(text: String, isKnown: Bool) throws {
    let root = try #require(YAMLDocument.parse(Array(text.utf8)).root)
    #expect(IssueForm.isRecognized(in: root) == isKnown)
  }
}
