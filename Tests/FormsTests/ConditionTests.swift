// What conditions make of answers.

import Forms
import JSON
import Testing

@Suite struct conditions {
  /// The kind of the field that is looked at, what is typed there, the test, and whether it passes.
  @Test(arguments: [
    (#""type": "text""#, "red", #""equals": "red""#, true),
    (#""type": "text""#, "Red", #""equals": "red""#, false),
    (#""type": "text""#, "e\u{301}", #""equals": "é""#, false),
    (#""type": "text""#, "", #""equals": "red""#, false),
    (#""type": "text""#, "red", #""notEquals": "red""#, false),
    (#""type": "text""#, "", #""notEquals": "red""#, true),
    (#""type": "text""#, "blue", #""in": ["red", "blue"]"#, true),
    (#""type": "text""#, "", #""in": ["red", "blue"]"#, false),
    (#""type": "text""#, "my s3:bucket", #""contains": "s3:""#, true),
    (#""type": "text""#, "s3", #""contains": "s3:""#, false),
    (#""type": "text""#, "aab", #""contains": "ab""#, true),
    (#""type": "text""#, "x", #""contains": """#, true),
    (#""type": "text""#, "v12", #""pattern": "^v\\d+$""#, true),
    (#""type": "text""#, "v", #""pattern": "^v\\d+$""#, false),
    (#""type": "text""#, " ", #""answered": true"#, true),
    (#""type": "text""#, "", #""answered": false"#, true),
    (#""type": "text", "validation": {"minLength": 5}"#, "red", #""equals": "red""#, true),
    (#""type": "number""#, "1.0", #""equals": 1"#, true),
    (#""type": "number""#, "10e-1", #""in": [2, 1]"#, true),
    (#""type": "number""#, "1.", #""answered": true"#, false),
    (#""type": "number""#, "13", #""min": 13.0"#, true),
    (#""type": "number""#, "12.99", #""min": 13.0"#, false),
    (#""type": "number""#, "", #""min": 0"#, false),
    (#""type": "number""#, "9007199254740993", #""max": 9007199254740992"#, false),
    (#""type": "boolean""#, "y", #""equals": true"#, true),
    (#""type": "boolean""#, "", #""equals": false"#, false),
    (#""type": "date""#, "2026-02-28", #""max": "2026-03-01""#, true),
    (#""type": "date""#, "2026-02-29", #""answered": false"#, true),
    (#""type": "select", "options": [7.0, 13.0]"#, "13.0", #""equals": 13"#, true),
    (#""type": "select", "options": [7.0, 13.0]"#, "7.0", #""min": 13"#, false),
    (#""type": "select", "options": ["13"]"#, "13", #""equals": 13"#, false),
    (#""type": "select", "options": ["", "a"]"#, "", #""answered": true"#, false),
    (#""type": "select", "options": ["s3:a"]"#, "s3:a", #""contains": "s3:""#, true),
    (#""type": "select", "multiple": true, "options": [1, "b"]"#, "b", #""contains": "b""#, true),
    (#""type": "select", "multiple": true, "options": [1, "b"]"#, "b", #""contains": 1"#, false),
    (#""type": "select", "multiple": true, "options": [1, "b"]"#, "1,b", #""contains": 1.0"#, true),
    (
      #""type": "select", "multiple": true, "options": [1, "b"]"#, "1,b", #""equals": ["b", 1]"#,
      true
    ),
    (
      #""type": "select", "multiple": true, "options": [1, "b"]"#, "b", #""equals": ["b", 1]"#,
      false
    ),
  ])
  func `a test passes or not`(kind: String, text: String, test: String, passes: Bool) throws {
    let form = try form(
      #"{"fields": [{"id": "a", \#(kind)}, {"id": "b", "when": {"field": "a", \#(test)}}]}"#)
    var state = FormState(form: form)
    state.set(try form.fields[0].entered(fromLine: text), for: 0)
    #expect(state.shows(1) == passes)
  }

  @Test(arguments: [
    ("x", "", false), ("x", "y", true), ("", "y", false), ("", "z", true), ("", "", false),
  ])
  func `conditions combine`(a: String, b: String, holds: Bool) throws {
    let form = try form(
      """
      {"fields": [{"id": "a"}, {"id": "b"}, {"id": "c", "when": {"any": [
        {"all": [{"field": "a", "equals": "x"}, {"not": {"field": "b", "answered": false}}]},
        {"field": "b", "equals": "z"}]}}]}
      """)
    var state = FormState(form: form)
    state.set(.text(a), for: 0)
    state.set(.text(b), for: 1)
    #expect(state.shows(2) == holds)
  }
}
