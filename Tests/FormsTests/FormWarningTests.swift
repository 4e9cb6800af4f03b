// What works in a form file and was probably not meant: its place, the exact sentence, and what is no reason to warn.

import Forms
import JSON
import Support
import Testing

/// Fields with something at `‸` that was not meant, and the exact sentence for it.
private let slips: [(fields: String, sentence: String)] = [
  // Placeholders.
  (
    #"{"id": "a", "type": "date", "placeholder": ‸"31.03.2026"}"#,
    "the placeholder looks like an answer that the field itself refuses: A date is needed, written YYYY-MM-DD, such as 2026-03-31."
  ),
  (
    #"{"id": "a", "type": "url", "placeholder": ‸"you.example.org"}"#,
    "the placeholder looks like an answer that the field itself refuses: A whole web address is needed, such as https://example.org/."
  ),
  (
    #"{"id": "a", "type": "email", "placeholder": ‸"ada@"}"#,
    "the placeholder looks like an answer that the field itself refuses: An e-mail address is needed, such as name@example.org."
  ),
  (
    #"{"id": "a", "type": "number", "placeholder": ‸"2,5"}"#,
    "the placeholder looks like an answer that the field itself refuses: A number is written without commas; its decimal sign is a point, as in 2.5."
  ),
  (
    #"{"id": "a", "placeholder": ‸"AB-12", "validation": {"pattern": "^[A-Z]{2}\\d+$", "message": "As AB12."}}"#,
    "the placeholder looks like an answer that the field itself refuses: As AB12."
  ),
  (
    #"{"id": "a", "placeholder": ‸"A sentence that is long", "validation": {"maxLength": 20}}"#,
    #"the placeholder has 23 characters; as an answer it would be over "maxLength" (20)"#
  ),
  // Conditions.
  (
    #"{"id": "a", "type": "select", "options": ["red", "blue"]}, {"id": "b", "when": {"field": "a", "equals": ‸"rde"}}"#,
    #"this is never the answer of "a": No option has that value; did you mean "red"?"#
  ),
  (
    #"{"id": "a", "type": "select", "options": ["red", "blue"]}, {"id": "b", "when": {"not": {"field": "a", "in": ["red", ‸"turquoise"]}}}"#,
    #"this is never the answer of "a": No option has that value; there are "red", "blue"."#
  ),
  (
    #"{"id": "a", "type": "select", "multiple": true, "options": ["x"]}, {"id": "b", "when": {"any": [{"field": "a", "contains": ‸"anything"}]}}"#,
    #"this is never the answer of "a": No option has that value; there are "x"."#
  ),
  (
    #"{"id": "a", "type": "select", "options": ["x"]}, {"id": "b", "when": {"field": "a", "contains": ‸"y"}}"#,
    #"no answer of "a" passes this "contains""#
  ),
  (
    #"{"id": "a", "type": "select", "options": [1, 2]}, {"id": "b", "when": {"field": "a", "min": ‸3}}"#,
    #"no answer of "a" passes this "min""#
  ),
  (
    #"{"id": "a", "type": "select", "options": ["x"]}, {"id": "b", "when": {"field": "a", "pattern": ‸"y"}}"#,
    #"no answer of "a" passes this "pattern""#
  ),
  (
    #"{"id": "a", "type": "number", "validation": {"max": 9}}, {"id": "b", "when": {"field": "a", "min": ‸10}}"#,
    #"no answer of "a" passes this "min""#
  ),
  (
    #"{"id": "a", "type": "date", "validation": {"min": "2026-01-01"}}, {"id": "b", "when": {"field": "a", "max": ‸"2025-12-31"}}"#,
    #"no answer of "a" passes this "max""#
  ),
  (
    #"{"id": "a", "validation": {"maxLength": 2}}, {"id": "b", "when": {"field": "a", "notEquals": ‸"abc"}}"#,
    #"this is never the answer of "a": At most 2 characters, please: 1 too many."#
  ),
  (
    #"{"id": "a"}, {"id": "b", "when": {"field": "a", "equals": ‸""}}"#,
    #""a" is never empty text: no answer is null, which "answered" looks at"#
  ),
  (
    #"{"id": "a", "type": "email"}, {"id": "b", "when": {"field": "a", "equals": ‸" a@b"}}"#,
    #"this is never the answer of "a": blanks at the ends of an answer are dropped"#
  ),
  (
    #"{"id": "a"}, {"id": "b", "when": {"all": [{"field": "a", "equals": "x"}, {"field": "a", "equals": ‸"y"}]}}"#,
    #""a" cannot be both; for one or the other write "any" or "in""#
  ),
  (
    #"{"id": "a", "required": true}, {"id": "b", "when": {"field": "a", "answered": ‸false}}"#,
    #""a" is required, so there always is an answer"#
  ),
  // Words.
  (
    #"{"id": "name"}, {"id": "b", "label": "Hello é, ‸{{ nmae }}"}"#,
    #"this stays as it is: no field has the id "nmae"; did you mean "name"?"#
  ),
  (
    #"{"id": "b", "description": "as ‸{{c}}"}, {"id": "c"}"#,
    #"this stays as it is: the field "c" stands later in the form; only earlier answers can be looked at"#
  ),
  (
    #"{"id": "b", "placeholder": "\"‸{{b}}"}"#,
    "this stays as it is: a field cannot look at its own answer"
  ),
  (
    #"{"id": "n", "type": "note"}, {"id": "b", "label": "‸{{n}}"}"#,
    #"this stays as it is: "n" is a note, which has no answer"#
  ),
  // Rules and options.
  (
    #"{"id": "a", "validation": {"pattern": ‸"/^a$/i"}}"#,
    "the slashes belong to this pattern, so nothing matches it; leave them out"
  ),
  (
    #"{"id": "a", "required": true, "validation": {"maxLength": ‸0}}"#,
    #"no answer can satisfy this field: it is required, and "maxLength" is 0"#
  ),
  (
    #"{"id": "a", "type": "select", "multiple": true, "options": [{"value": 1, "required": true}, {"value": 2, "required": true}], "validation": {"maxItems": ‸1}}"#,
    #"no answer can satisfy this field: 2 options are required, and "maxItems" is 1"#
  ),
  (
    #"{"id": "a", "validation": [{"const": ‸"abc"}, {"maxLength": 2}]}"#,
    "no answer can satisfy this field: another rule refuses this one: At most 2 characters, please: 1 too many."
  ),
  (
    #"{"id": "a", "type": "select", "options": [{"value": 1, "label": "One"}, {"value": 2, "label": ‸"One"}]}"#,
    #"another option has the label "One" too; people cannot tell them apart"#
  ),
  (#"‸{"type": "note"}"#, #"a note shows its "label" and "description"; this one has neither"#),
]

@Suite struct `form warnings` {
  @Test(arguments: slips)
  func `what was not meant is told at its place in one exact sentence`(
    fields: String, sentence: String
  ) throws {
    let marked = MarkedText(#"{"fields": [\#(fields)]}"#)
    let warnings = try warnings(marked.bytes)
    let source = SourceText(marked.bytes)
    #expect(warnings.map { $0.byte(in: source) } == marked.places)
    #expect(warnings.map(\.sentence) == [sentence])
  }

  @Test(arguments: [
    // Words about an answer are no example of one.
    #"{"id": "a", "type": "email", "placeholder": "your address"}"#,
    #"{"id": "a", "type": "email", "placeholder": "you@…"}"#,
    #"{"id": "a", "type": "url", "placeholder": "https://"}"#,
    #"{"id": "a", "type": "date", "placeholder": "YYYY-MM-DD"}"#,
    #"{"id": "a", "type": "date", "placeholder": "<2026.03>"}"#,
    #"{"id": "a", "type": "number", "placeholder": "1-10 pieces"}"#,
    #"{"id": "a", "type": "select", "options": ["x"], "placeholder": "y2"}"#,
    #"{"id": "a", "placeholder": "two letters, as in DE", "validation": {"maxLength": 2}}"#,
    #"{"id": "a", "placeholder": "like A1A 1A1", "validation": {"pattern": "^\\w{3} \\w{3}$"}}"#,
    #"{"id": "a", "placeholder": "1.\n2.", "multiline": true, "validation": {"pattern": "^-"}}"#,
    #"{"id": "n"}, {"id": "a", "type": "date", "placeholder": "{{n}}2026"}"#,
    // Other languages have braces too.
    #"{"id": "a", "placeholder": "${{ env.HOME }} {{ .Values.x }} {{#each}} {{{{b}} {{}} {{ a b }}"}"#,
    // Each of these may hold.
    #"{"id": "a", "type": "select", "other": true, "options": ["x"]}, {"id": "b", "when": {"field": "a", "equals": "y"}}"#,
    #"{"id": "a", "type": "integer"}, {"id": "b", "when": {"field": "a", "equals": 2.0}}"#,
    #"{"id": "a", "type": "select", "options": ["", "x"]}, {"id": "b", "when": {"field": "a", "equals": ""}}"#,
    #"{"id": "a"}, {"id": "b", "required": true, "when": {"field": "a", "answered": true}}, {"id": "c", "when": {"field": "b", "answered": false}}"#,
    #"{"id": "a"}, {"id": "b", "when": {"any": [{"field": "a", "equals": "x"}, {"field": "a", "equals": "y"}]}}"#,
    #"{"id": "a", "validation": {"pattern": "/a"}}, {"id": "b", "validation": {"pattern": "^/usr/"}}"#,
    #"{"type": "note", "description": "x"}, {"type": "note", "id": "n"}"#,
  ])
  func `what may well be meant is no reason to warn`(fields: String) throws {
    #expect(try warnings(Array(#"{"fields": [\#(fields)]}"#.utf8)) == [])
  }

  @Test(arguments: ["../../forms", "../Data/real-forms", "../Data/forms"])
  func `forms of every day have none`(path: String) throws {
    let folder = FixtureFolder(path)
    let names = folder.names(withExtension: "json").filter { !$0.hasSuffix(".schema.json") }
    #expect(!names.isEmpty)
    for name in names {
      #expect(try warnings(folder.bytes(of: name) ?? []) == [], "\(name)")
    }
  }

  private func warnings(_ bytes: [UInt8]) throws -> [FormWarning] {
    let root = try JSONDocument(parsing: bytes).root
    return FormWarning.warnings(about: try FormReader.form(from: root), from: root)
  }
}
