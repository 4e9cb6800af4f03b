import Forms
import Testing

/// A select with one fault at `‸`, without the braces around it, and the exact sentence for it.
let choiceFaults: [(keys: String, sentence: String)] = [
  (#""type": ‸"select""#, #"a select needs "options""#),
  (
    #""type": "select", "options": ‸[]"#, #""options" is empty; a select needs at least one option"#
  ),
  (
    #""type": "select", "options": ‸"a, b""#,
    #""options" must be an array of options, not a string"#
  ),
  (
    #""type": "select", "options": ["a", ‸null]"#,
    #"an option is a string, a number, a boolean or an object such as {"value": 1, "label": "One"}, not null"#
  ),
  (
    #""type": "select", "options": [{"value": ‸["a"]}]"#,
    #""value" must be a string, a number or a boolean, not an array"#
  ),
  (
    #""type": "select", "options": ["a", ‸{"description": "b"}]"#,
    #"an option needs a "value" or a "label""#
  ),
  (
    #""type": "select", "options": ["a", {"value": "b", "label": ‸2}]"#,
    #""label" must be a string, not a number"#
  ),
  (
    #""type": "select", "options": [{‸"lable": "b", "value": 1}]"#,
    #"unknown key "lable" in an option; did you mean "label"?"#
  ),
  (
    #""type": "select", "options": ["a", {"label": ‸"a"}]"#,
    #"the value "a" is taken: it stands first on line 1"#
  ),
  (#""type": "select", "options": [1, ‸1]"#, "the value 1 is taken: it stands first on line 1"),
  (
    #""type": "select", "options": [3.1, ‸3.10]"#,
    "the value 3.10 is the same number as 3.1; if the digits matter, write both in quotes"
  ),
  (
    #""type": "select", "options": [‸"a\u0007"]"#,
    "the value holds a control character, which no answer may"
  ),
  (
    #""type": "select", "options": [{"value": 1, ‸"required": true}]"#,
    #""required" has no meaning here: only of several options that may be chosen some can be required"#
  ),
  (
    #""type": "select", "options": ["a"], "multiple": ‸1"#,
    #""multiple" must be true or false, not a number"#
  ),
  (#"‸"options": ["a"]"#, #""options" has no meaning here: only a select has options"#),
  (#"‸"multiple": true"#, #""multiple" has no meaning here: only a select has options"#),
  (
    #""type": "boolean", ‸"other": true"#,
    #""other" has no meaning here: only a select has options"#
  ),
  (
    #""type": "select", "options": ["a"], ‸"secret": true"#,
    #""secret" has no meaning here: only what is typed can be shown as dots"#
  ),
  (
    #""type": "email", ‸"multiline": true"#,
    #""multiline" has no meaning here: only a text can have several lines"#
  ),
  (
    #""type": "select", "options": ["red", "blue"], "default": ‸"bleu""#,
    #""default" is no option of this field; did you mean "blue"?"#
  ),
  (
    #""type": "select", "options": ["red", "blue"], "default": ‸7"#,
    #""default" is no option of this field; known: "red", "blue""#
  ),
  (
    #""type": "select", "options": ["red", "blue"], "default": ‸["red"]"#,
    #""default" must be the value of an option, not an array"#
  ),
  (
    #""type": "select", "multiple": true, "options": ["red", "blue"], "default": ["red", ‸"bleu"]"#,
    #""default" is no option of this field; did you mean "blue"?"#
  ),
  (
    #""type": "select", "multiple": true, "options": ["red"], "default": ‸"red""#,
    #""default" must be an array of option values, not a string"#
  ),
  (
    #""type": "select", "multiple": true, "options": [{"value": "a", "required": true}, "b"], "default": ‸["b"]"#,
    #""default" breaks a rule of its own field: "a" must be among what is chosen."#
  ),
]

@Suite struct `problems of options and kinds` {
  @Test(arguments: choiceFaults)
  func `a fault is told at its place in one exact sentence`(
    keys: String, sentence: String
  ) throws {
    try expectProblem(#"{"fields": [{"id": "f", \#(keys)}]}"#, sentence)
  }

  @Test func `keys that ask for nothing may stand anywhere`() throws {
    let field = try field(
      """
      {"id": "a", "type": "number", "multiline": false, "multiple": false, "other": false,
        "secret": false, "required": false}
      """)
    #expect(field.choices == nil)
  }
}
