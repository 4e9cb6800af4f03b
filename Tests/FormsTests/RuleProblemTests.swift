import Forms
import JSON
import Support
import Testing

/// A field with one fault at `‸`, without the braces around it, and the exact sentence for it.
let ruleFaults: [(keys: String, sentence: String)] = [
  (
    #""validation": {‸"min": 1}"#,
    #""min" has no meaning here: only numbers, dates and times have limits"#
  ),
  (
    #""type": "number", "validation": {‸"maxLength": 1}"#,
    #""maxLength" has no meaning here: only a text has a length"#
  ),
  (
    #""type": "integer", "validation": {‸"pattern": "1"}"#,
    #""pattern" has no meaning here: only a text can match a pattern"#
  ),
  (
    #""type": "select", "options": ["a"], "validation": {‸"minItems": 1}"#,
    #""minItems" has no meaning here: only a select with "multiple" has several answers"#
  ),
  (
    #""type": "number", "validation": {"min": ‸"1"}"#, #""min" must be a number, not a string"#
  ),
  (
    #""type": "date", "validation": {"min": ‸20260101}"#,
    #""min" must be a date such as "2026-03-31", not a number"#
  ),
  (
    #""type": "date", "validation": {"max": ‸"2026-02-30"}"#,
    #""max" must be a date such as "2026-03-31", not "2026-02-30""#
  ),
  (
    #""type": "time", "validation": {"max": ‸"24:00"}"#,
    #""max" must be a time such as "18:30", not "24:00""#
  ),
  (
    #""type": "datetime", "validation": {"max": ‸"2026-03-31"}"#,
    #""max" must be a date and time such as "2026-03-31T18:30:00Z", not "2026-03-31""#
  ),
  (
    #""type": "number", "validation": {"min": ‸1.5e1, "max": 10}"#,
    #"no answer can keep this: "min" (1.5e1) is over "max" (10)"#
  ),
  (
    #""type": "date", "validation": [{"max": "2026-01-01"}, {"min": ‸"2026-01-02"}]"#,
    #"no answer can keep this: "min" (2026-01-02) is over "max" (2026-01-01)"#
  ),
  (
    #""type": "select", "multiple": true, "options": [1, 2, 3], "validation": {"minItems": ‸3, "maxItems": 2}"#,
    #"no answer can keep this: "minItems" (3) is over "maxItems" (2)"#
  ),
  (
    #""type": "select", "multiple": true, "options": [1, 2], "validation": {"minItems": ‸3}"#,
    #"no answer can keep this: "minItems" is 3, but there are 2 options"#
  ),
  (
    #""type": "boolean", "validation": {"const": ‸"yes"}"#,
    #""const" must be true or false, not a string"#
  ),
  (#""type": "number", "validation": {"const": ‸null}"#, #""const" must be a number, not null"#),
  (
    #""type": "select", "options": ["red", "blue"], "validation": {"const": ‸"bleu"}"#,
    #""const" is no option of this field; did you mean "blue"?"#
  ),
  (
    #""type": "email", "validation": {"const": ‸"x"}"#,
    #""const" can be no answer of this field: "#
      + "An e-mail address is needed, such as name@example.org."
  ),
  (#""type": "number", "default": ‸"1""#, #""default" must be a number, not a string"#),
  (#""type": "boolean", "default": ‸"yes""#, #""default" must be true or false, not a string"#),
  (#""default": ‸null"#, #""default" must be a string, not null"#),
  (
    #""type": "integer", "default": ‸1.5"#,
    #""default" breaks a rule of its own field: "#
      + "A whole number is needed, such as 12 or -3, without a decimal point."
  ),
  (
    #""type": "number", "default": ‸5, "validation": {"max": 4}"#,
    #""default" breaks a rule of its own field: At most 4, please."#
  ),
  (
    #""type": "boolean", "default": ‸false, "validation": {"const": true}"#,
    #""default" breaks a rule of its own field: This has to be yes."#
  ),
  (
    #""type": "date", "default": ‸"2026-02-29""#,
    #""default" breaks a rule of its own field: "#
      + "There is no day 29 in that month: it has 28 days."
  ),
  (
    #""default": "x", ‸"defaultTemplate": "y""#,
    #""defaultTemplate" stands instead of "default"; take one of them"#
  ),
]

@Suite struct `problems of rules and defaults` {
  @Test(arguments: ruleFaults)
  func `a fault is told at its place in one exact sentence`(
    keys: String, sentence: String
  ) throws {
    try expectProblem(#"{"fields": [{"id": "f", \#(keys)}]}"#, sentence)
  }

  /// The sentence is the engine's; here it matters that the place is one inside of the string.
  @Test func `a bad pattern is told where it is bad`() throws {
    for keys in [
      #""validation": {"pattern": "‸(a"}"#, #""when": {"field": "a", "pattern": "‸(a"}"#,
    ] {
      let marked = MarkedText(#"{"fields": [{"id": "a"}, {"id": "b", \#(keys)}]}"#)
      let root = try JSONDocument(parsing: marked.bytes).root
      let error = try #require(throws: FormError.self) { try FormReader.form(from: root) }
      let source = SourceText(marked.bytes)
      #expect(error.problems.map { $0.byte(in: source) } == marked.places)
    }
  }
}
