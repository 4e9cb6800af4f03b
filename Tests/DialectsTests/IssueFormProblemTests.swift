// What is told of issue forms: for what no form comes of it, and what GitHub would refuse or a native form has no place
// for.

import Dialects
import Testing

/// A form and what is told of it: `LINE:COLUMN: SENTENCE`.
private struct TellingCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let form: String
  let told: [String]

  init(_ name: String, _ form: String, _ told: String...) {
    (testDescription, self.form, self.told) = (name, form, told)
  }
}

@Suite struct `what is wrong with an issue form` {
  @Test(arguments: errors)
  fileprivate func `is told where no form comes of it`(_ form: TellingCase) throws {
    #expect(try told(ofIssueForm: form.form) == form.told)
    #expect(throws: (any Error).self) { try translation(of: form.form) }
  }

  @Test(arguments: warnings)
  fileprivate func `is a warning otherwise`(_ form: TellingCase) throws {
    #expect(try told(ofIssueForm: form.form) == form.told)
    #expect(try translation(of: form.form).warnings.count == form.told.count)
  }
}

private let errors = [
  TellingCase("no mapping", "- a\n", "1:1: an issue form is a mapping, not a list"),
  TellingCase("no body", "name: A\ndescription: B\n", "1:1: there is no \"body\" in an issue form"),
  TellingCase("a body without items", "body: []\n", "1:7: \"body\" is empty; it needs an item"),
  TellingCase(
    "a body that is text", "body: a\n", "1:7: \"body\" must be a list of items, not a string"),
  TellingCase(
    "a body that is a mapping", "body:\n  type: input\n",
    "2:3: \"body\" must be a list of items, not a mapping"),
  TellingCase(
    "items of all sorts", "body:\n- a\n- id: b\n- type: inptu\n- type: c\n",
    "2:3: an item of \"body\" is a mapping, not a string",
    "3:3: an item of \"body\" needs \"type\"",
    "4:9: \"inptu\" is no value of \"type\"; did you mean \"input\"?",
    "5:9: \"c\" is no value of \"type\"; known: markdown, input, textarea, dropdown, checkboxes, upload"
  ),
  TellingCase(
    "text alone", "body:\n- type: markdown\n  attributes: {value: a}\n",
    "2:1: nothing can be asked of an issue form"),
  TellingCase(
    "no label", "body:\n- type: input\n- type: textarea\n  attributes: {label: ' '}\n",
    "2:3: an \"input\" needs \"label\"", "3:3: a \"textarea\" needs \"label\""),
  TellingCase(
    "no options",
    "body:\n- type: dropdown\n  attributes: {label: A}\n- type: dropdown\n  attributes: {label: B, options: ['']}\n- type: checkboxes\n  attributes: {label: C, options: a}\n",
    "2:3: a \"dropdown\" needs \"options\"", "5:35: \"options\" is empty; it needs an option",
    "7:35: \"options\" must be a list of options, not a string"),
  TellingCase(
    "two that have one id",
    "body:\n- type: input\n  id: a\n  attributes: {label: A}\n- type: input\n  id: a\n  attributes: {label: B}\n",
    "6:7: the id \"a\" is taken: it stands first on line 3"),
]

private let warnings = [
  TellingCase(
    "keys that nobody knows",
    """
    nmae: A
    description: B
    body:
    - type: input
      idd: a
      attributes: {label: A, placehodler: b, render: c}
      validations: {requried: true}
    """,
    "1:1: an issue form has no key \"nmae\"; it is left out (did you mean \"name\"?)",
    "1:1: GitHub shows no form without a \"name\"; here it has no title",
    "5:3: an item has no key \"idd\"; it is left out (did you mean \"id\"?)",
    "6:26: an \"input\" has no key \"placehodler\"; it is left out (did you mean \"placeholder\"?)",
    "6:42: an \"input\" has no key \"render\"; it is left out",
    "7:17: the \"validations\" of an \"input\" has no key \"requried\"; it is left out (did you mean \"required\"?)"
  ),
  TellingCase(
    "values of wrong types",
    """
    name: [A]
    labels: {a: b}
    assignees: [[a], b]
    body:
    - type: input
      attributes: {label: A, placeholder: [b]}
      validations: {required: maybe}
    """,
    "1:7: \"name\" is a list and left out; a string is needed",
    "2:9: \"labels\" is a mapping and left out; a list of names is needed",
    "3:12: \"assignees\" holds something that is no name; it is left out",
    "6:39: \"placeholder\" is a list and left out; a string is needed",
    "7:27: \"required\" is left out; true or false is needed"),
  TellingCase(
    "ids and labels that GitHub refuses",
    "body:\n- {type: input, id: a b, attributes: {label: A}}\n- {type: input, attributes: {label: A}}\n- {type: input, id: c}\n",
    "2:21: GitHub takes only letters, digits, - and _ in an \"id\"",
    "4:3: GitHub refuses an \"input\" without a \"label\"; its id stands instead"),
  TellingCase(
    "labels that GitHub cannot tell apart",
    """
    body:
    - {type: input, attributes: {label: A}}
    - {type: textarea, attributes: {label: A}}
    - {type: textarea, id: a2, attributes: {label: A}}
    - {type: input, attributes: {label: "A???"}}
    - {type: input, id: not, attributes: {label: B}}
    - {type: input, attributes: {label: Nöt}}
    - {type: input, attributes: {label: 日本}}
    - {type: input, attributes: {label: 語}}
    - {type: checkboxes, attributes: {label: C, options: [{label: a}, {label: d}]}}
    - {type: input, attributes: {label: D!}}
    - {type: input, attributes: {label: My Password}}
    """,
    "3:40: GitHub refuses a second field with the label \"A\"; an \"id\" would tell them apart",
    "5:37: GitHub takes the label \"A???\" for the same as \"A\"; an \"id\" would tell them apart",
    "7:37: GitHub takes the label \"Nöt\" for the same as \"B\"; an \"id\" would tell them apart",
    "10:63: GitHub takes this check box for the same as \"A\"; an \"id\" of the field would tell them apart",
    "11:37: GitHub takes the label \"D!\" for the same as \"d\"; an \"id\" would tell them apart",
    "12:37: GitHub refuses a label with the word \"password\""),
  TellingCase(
    "booleans and numbers where texts are meant, and the reverse",
    """
    name: true
    description: 'true'
    body:
    - type: input
      attributes: {label: No, placeholder: 1.3, value: "1.3"}
      validations: {required: 'true'}
    - type: dropdown
      attributes: {label: B, multiple: "no", options: [Yes, "No", off, |, a, 1.10, ~, 'on', y]}
    - type: input
      attributes: {label: C}
      validations: {required: yes}
    """.replacing(" |,", with: ""),
    "1:7: GitHub refuses a \"name\" that is true without quotes",
    "5:23: GitHub refuses a \"label\" that is No without quotes",
    "5:40: GitHub refuses a \"placeholder\" that is 1.3 without quotes",
    "6:27: GitHub refuses a \"required\" in quotes; true or false stands without",
    "8:36: GitHub refuses a \"multiple\" in quotes; true or false stands without",
    "8:52: GitHub refuses an option that is Yes without quotes",
    "8:63: GitHub refuses an option that is off without quotes",
    "8:77: an option is a text; this is null and left out"),
  TellingCase(
    "a name or a description alone",
    "name: A\nbody:\n- {type: input, attributes: {label: A}}\n",
    "1:1: GitHub shows no form without a \"description\""),
  TellingCase(
    "a prefill that no answer could be",
    "body:\n- {type: input, attributes: {label: A, value: \"a\\eb\"}}\n",
    "2:47: this \"value\" is left out: A control character (U+001B) cannot be part of the text."),
  TellingCase(
    "options that GitHub refuses",
    "body:\n- type: dropdown\n  attributes:\n    label: A\n    options: [a, true, a, [b], None]\n    default: a\n- type: dropdown\n  attributes: {label: B, options: [a], default: 1}\n",
    "5:18: GitHub refuses an option that is true without quotes",
    "5:24: the option \"a\" stands here twice; the second is left out",
    "5:27: an option is a text; this is a list and left out",
    "5:32: GitHub refuses the option \"None\", which it adds itself",
    "6:14: \"default\" is the number of an option, counted from 0; it is left out (did you mean 0?)",
    "8:49: \"default\" is the number of an option, counted from 0; it is left out"),
  TellingCase(
    "check boxes",
    "body:\n- type: checkboxes\n  attributes:\n    label: A\n    options:\n    - label: a\n      requierd: true\n    - required: true\n    - label: a\n    - b\n  validations:\n    required: true\n",
    "7:7: a check box has no key \"requierd\"; it is left out (did you mean \"required\"?)",
    "8:7: a check box needs a \"label\"; this one is left out",
    "9:7: the option \"a\" stands here twice; the second is left out",
    "12:5: the \"validations\" of \"checkboxes\" has no key \"required\"; it is left out"),
  TellingCase(
    "lines in one line",
    "body:\n- type: input\n  attributes:\n    label: A\n    value: |\n      a\n      b\n- type: markdown\n",
    "5:12: an \"input\" has one line; the line breaks of its \"value\" become spaces",
    "8:3: a \"markdown\" without a \"value\" shows nothing; it is left out"),
  TellingCase(
    "an upload of some kinds of files",
    "body:\n- type: upload\n  attributes: {label: A}\n  validations: {accept: .png}\n",
    "4:17: which files are accepted is not checked"),
  TellingCase(
    "attributes that are none", "body:\n- type: input\n  id: a\n  attributes: b\n",
    "2:3: GitHub refuses an \"input\" without a \"label\"; its id stands instead",
    "4:15: \"attributes\" is a string and left out; a mapping is needed"),
]
