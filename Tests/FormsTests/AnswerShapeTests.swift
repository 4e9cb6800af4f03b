// What `x-answers` and `x-answer` make of answers: what is left out, added, required together, and of another type.

import Forms
import JSON
import Testing

/// What is written of a form for an object of known answers, or the refusals by id.
private func written(_ form: Form, _ answers: String) throws -> String {
  var known = KnownAnswers(of: form)
  let problems = known.take(try JSONDocument(parsing: Array(answers.utf8)).root)
  if !problems.isEmpty { return problems.map(\.sentence).joined(separator: " ") }
  do throws(RefusedAnswers) {
    return oneLine(try FormState(form: form, filledIn: known).answers().value)
  } catch {
    return error.refusals.sorted { $0.key < $1.key }
      .map { "\(form.fields[$0.key].id): \($0.value.sentence)" }.joined(separator: " ")
  }
}

@Suite struct `shaped answers` {
  private static let person = #"""
    {"nested": true, "x-answers": {
      "omitEmpty": true,
      "objects": [
        {"id": "home"}, {"id": "work", "optional": true, "required": ["work.street"]}
      ],
      "constants": [
        {"id": "version", "value": 2}, {"id": "work.kind", "value": "office"},
        {"id": "home.since", "value": 1, "when": {"field": "name", "equals": "Ada"}}
      ],
      "required": [{"fields": ["mail"], "when": {"field": "news", "equals": true}}]
    }, "fields": [
      {"id": "name", "x-answer": {"empty": null}}, {"id": "mail"},
      {"id": "news", "type": "boolean"}, {"id": "home.street"},
      {"id": "work.street"}, {"id": "work.main", "type": "boolean", "default": false}]}
    """#

  @Test(arguments: [
    ("{}", #"{"name":null,"home":{},"version":2}"#),
    (#"{"name": "Ada"}"#, #"{"name":"Ada","home":{"since":1},"version":2}"#),
    (#"{"news": true}"#, "mail: This needs an answer."),
    (
      #"{"news": true, "mail": "a", "home": {"street": "b"}}"#,
      #"{"name":null,"mail":"a","news":true,"home":{"street":"b"},"version":2}"#
    ),
    (#"{"work": {"main": true}}"#, "work.street: This needs an answer."),
    (
      #"{"work": {"street": "c"}}"#,
      #"{"name":null,"work":{"street":"c","main":false,"kind":"office"},"home":{},"version":2}"#
    ),
    (
      // Answers that were written come back.
      #"{"name": null, "home": {}, "work": {"street": "c", "kind": "office"}, "version": 2}"#,
      #"{"name":null,"work":{"street":"c","main":false,"kind":"office"},"home":{},"version":2}"#
    ),
    (#"{"version": 3}"#, #"no field is called "version""#),
  ])
  func `leave out, add and require`(answers: String, result: String) throws {
    #expect(try written(form(Self.person), answers) == result)
  }

  @Test func `a known answer that is required by others is asked of lines, too`() throws {
    let form = try form(
      #"""
      {"x-answers": {"required": [{"fields": ["a"], "when": {"field": "b", "answered": true}}]},
        "fields": [{"id": "a"}, {"id": "b"}]}
      """#)
    let error = #expect(throws: LineProblems.self) {
      try form.answers(fromLines: Array("\nx\n".utf8))
    }
    #expect(error?.problems.map(\.sentence) == ["This needs an answer."])
    #expect(
      oneLine(try form.answers(fromLines: Array("\n\n".utf8)).value) == #"{"a":null,"b":null}"#)
  }

  @Test func `come out of a batch alike`() throws {
    var batch = Batch(form: try form(Self.person), recordLimit: 1 << 20)
    let outcome = batch.outcome(
      of: Array("{}\n{\"work\": {\"main\": true}}\n{\"version\": 2, \"name\": \"Ada\"}\n".utf8))
    #expect(
      outcome.lines == [
        #"{"name":null,"home":{},"version":2}"#,
        #"{"name":"Ada","home":{"since":1},"version":2}"#,
      ])
    #expect(outcome.told == ["2: work.street: This needs an answer."])
    var plain = Batch(
      form: try form(
        #"""
        {"fields": [{"id": "a", "x-answer": {"empty": ""}},
          {"id": "b", "type": "number", "x-answer": {"multipleOf": 2}}]}
        """#), recordLimit: 1 << 20)
    let numbers = plain.outcome(of: Array("{}\n{\"b\": 3}\n{\"b\": 4}\n".utf8))
    #expect(numbers.lines == [#"{"a":"","b":null}"#, #"{"a":"","b":4}"#])
    #expect(numbers.told == ["2: b: This has to be a multiple of 2."])
  }

  private static let address = #"""
    {"x-answers": {"rules": [
      {"field": "zip", "when": {"field": "country", "equals": "US"},
        "accepts": {"validation": {"pattern": "^[0-9]{5}$"}}},
      {"field": "zip", "when": {"field": "country", "equals": "CA"}, "accepts": {"type": "email"}},
      {"field": "way", "when": {"field": "country", "equals": "CA"},
        "accepts": {"type": "select", "options": ["air", 2]}},
      {"field": "way", "when": {"field": "zip", "equals": "11111"},
        "accepts": {"type": "select", "options": ["air"]}},
      {"field": "pin", "when": {"field": "zip", "answered": true},
        "accepts": {"validation": {"const": "1234"}}}
    ]}, "fields": [
      {"id": "pin", "secret": true}, {"id": "country", "type": "select", "options": ["US", "CA", "NL"]},
      {"id": "zip"},
      {"id": "way", "type": "select", "options": [{"value": "air", "label": "By air"}, "sea", 2, 3]}]}
    """#

  @Test(arguments: [
    (#"{"country": "US", "zip": "12345"}"#, nil),
    (#"{"country": "US", "zip": "1234"}"#, "zip: This has to match the pattern ^[0-9]{5}$."),
    (#"{"country": "US"}"#, nil), (#"{"country": "NL", "zip": "1234"}"#, nil),
    (#"{"zip": "1234"}"#, nil), (#"{"country": "CA", "zip": "a@b.ca"}"#, nil),
    (
      #"{"country": "CA", "zip": "a@b"}"#, nil
    ),
    (
      #"{"country": "CA", "zip": "a"}"#,
      "zip: An e-mail address is needed, such as name@example.org."
    ),
    (#"{"country": "CA", "zip": "a@b.ca "}"#, "zip: This cannot have blanks at its ends."),
    (#"{"country": "CA", "way": 2.0}"#, nil), (#"{"country": "US", "way": "sea"}"#, nil),
    (#"{"country": "CA", "way": "sea"}"#, "way: This has to be one of these: By air, 2."),
    (#"{"zip": "11111", "way": "sea"}"#, "way: This has to be By air."),
    (#"{"zip": "1", "pin": "1"}"#, "pin: This is not the one answer that is accepted."),
    (#"{"zip": "1", "pin": "1234"}"#, nil), (#"{"pin": "1"}"#, nil),
  ])
  func `are accepted by rules that hold under conditions`(answers: String, refusal: String?) throws
  {
    let form = try form(Self.address)
    let result = try written(form, answers)
    #expect(refusal == nil ? result.hasPrefix("{") : result == refusal)
    var batch = Batch(form: form, recordLimit: 1 << 20)
    let outcome = batch.outcome(of: Array((answers + "\n").utf8))
    #expect(outcome.told == (refusal.map { ["1: \($0)"] } ?? []))
  }

  @Test func `are not refused by a rule that looks at what tells nothing`() throws {
    let form = try form(
      #"""
      {"x-answers": {"rules": [{"field": "zip", "when": {"not": {"field": "country", "equals": "US"}},
          "accepts": {"validation": {"pattern": "^[A-Z]"}}}]},
        "fields": [{"id": "country", "type": "select", "options": ["US", "CA"]}, {"id": "zip"}]}
      """#)
    var batch = Batch(form: form, recordLimit: 1 << 20)
    let outcome = batch.outcome(of: Array("{\"country\": \"us\", \"zip\": \"1\"}\n".utf8))
    #expect(outcome.told == [#"1: country: No option has that value; did you mean "US"?"#])
  }

  @Test func `are refused by such rules on the line where they stand`() throws {
    let form = try form(Self.address)
    let error = #expect(throws: LineProblems.self) {
      try form.answers(fromLines: Array("1\nUS\nx\nsea\n".utf8))
    }
    #expect(
      error?.problems.map { "\($0.line): \($0.sentence)" } == [
        "3: This has to match the pattern ^[0-9]{5}$."
      ])
    let rest = #expect(throws: LineProblems.self) {
      try form.answers(fromLines: Array("1\nUS\n12345\n\n".utf8))
    }
    #expect(
      rest?.problems.map { "\($0.field ?? ""): \($0.sentence)" } == [
        "pin: This is not the one answer that is accepted."
      ])
  }

  @Test func `may be under one name, and come back from there`() throws {
    let form = try form(#"{"x-answers": {"under": "all"}, "fields": [{"id": "a"}]}"#)
    #expect(try written(form, #"{"a": "x"}"#) == #"{"all":{"a":"x"}}"#)
    #expect(try written(form, #"{"all": {"a": "x"}}"#) == #"{"all":{"a":"x"}}"#)
  }

  @Test(arguments: [
    (#""as": "object""#, #"{"b": 1.50}"#, #"{"b":1.50}"#),
    (#""as": "object""#, "", "null"),
    (#""as": "object""#, " \n ", "null"),
    (
      #""as": "object""#, "[1]",
      #"A JSON object is needed, such as {"key": "value"}, not an array."#
    ),
    (
      #""as": "object""#, "{\n\"b\": 1,}",
      "A JSON object is needed; line 2, column 7: a comma stands after the last member; remove it."
    ),
    (#""as": "list""#, "a\n\n b \n", #"["a"," b "]"#),
    (#""as": "list""#, " \n", "null"),
    (
      #""as": "list", "item": {"type": "integer"}"#, "1\n007",
      "Line 2: A number does not begin with extra zeros: 7, not 007."
    ),
    (#""as": "list", "item": {"type": "number"}"#, "1\n2.50", "[1,2.50]"),
    (#""as": "list", "minItems": 2"#, "1", "At least 2 lines, please: 1 more."),
    (#""as": "list", "maxItems": 1"#, "1\n2\n3", "At most 1 line, please: 2 too many."),
    (#""as": "list", "uniqueItems": true"#, "1\n2\n1", #"Line 3: "1" is there twice."#),
    (#""not": ["x"]"#, "x", "This cannot be x."),
    (#""not": ["x"]"#, "", "null"),
  ])
  func `a text stands for something else`(keys: String, text: String, result: String) throws {
    let field = try field(#"{"id": "a", "multiline": true, "x-answer": {\#(keys)}}"#)
    #expect(outcome(field, text) == result)
  }

  @Test(arguments: [
    (#""as": "object""#, #"{"b": {"c": 1.50}}"#, #"{"b":{"c":1.50}}"#),
    (#""as": "object""#, #""x""#, "This takes an object, not a string."),
    (#""as": "list""#, #"["a", "b"]"#, #"["a","b"]"#),
    (#""as": "list""#, "[]", "null"),
    (#""as": "list""#, #"["a\nb"]"#, "Each element has to be one line, and not an empty one."),
    (#""as": "list""#, #"[""]"#, "Each element has to be one line, and not an empty one."),
    (#""as": "list""#, "[1]", "This takes a string, not a number."),
    (#""as": "list", "item": {"type": "number"}"#, "[1.50]", "[1.50]"),
  ])
  func `a value is entered as such a text`(keys: String, value: String, result: String) throws {
    let field = try field(#"{"id": "a", "multiline": true, "x-answer": {\#(keys)}}"#)
    #expect(outcome(field, from: try FormsTests.value(value)) == result)
  }

  @Test(arguments: [
    ("3", "9", true), ("3", "10", false), ("0.01", "1.25", true), ("0.01", "1.255", false),
    ("0.05", "1e2", true), ("2.5", "-7.5", true), ("2.5", "7", false), ("100", "1e3", true),
    ("100", "50", false), ("7", "1e999", false), ("3", "111111111111111111111111111111", true),
    ("7", "0.0", true), ("99999999999999999", "99999999999999999e5", true),
  ])
  func `a number is a multiple or not`(divisor: String, text: String, isMultiple: Bool) throws {
    let field = try field(
      #"{"id": "a", "type": "number", "x-answer": {"multipleOf": \#(divisor)}}"#)
    #expect(
      outcome(field, text) == (isMultiple ? text : "This has to be a multiple of \(divisor)."))
  }

  @Test func `a default is such a value`() throws {
    let form = try form(
      #"""
      {"fields": [{"id": "a", "multiline": true, "default": {"b": 1}, "x-answer": {"as": "object"}},
        {"id": "c", "multiline": true, "default": ["d", "e"], "x-answer": {"as": "list"}}]}
      """#)
    #expect(FormState(form: form).entered[0] == .text("{\n  \"b\": 1\n}"))
    #expect(try written(form, "{}") == #"{"a":{"b":1},"c":["d","e"]}"#)
  }

  @Test(arguments: [
    (
      #"{"x-answers": ‸1, "fields": [{"id": "a"}]}"#,
      #""x-answers" must be an object, not a number"#
    ),
    (
      #"{"x-answers": {‸"omitempty": true}, "fields": [{"id": "a"}]}"#,
      #"unknown key "omitempty" in "x-answers"; did you mean "omitEmpty"?"#
    ),
    (
      #"{"x-answers": {"constants": [‸{"id": "b"}]}, "fields": [{"id": "a"}]}"#,
      #""value" is missing here"#
    ),
    (
      #"{"x-answers": {"rules": [‸{"field": "a", "when": {"field": "a", "answered": true}}]}, "fields": [{"id": "a"}]}"#,
      #""accepts" is missing here"#
    ),
    (
      #"{"x-answers": {"rules": [{"field": "a", "when": {"field": "a", "answered": true}, "accepts": {"type": ‸"txt"}}]}, "fields": [{"id": "a"}]}"#,
      #"unknown type "txt"; did you mean "text"?"#
    ),
    (
      #"{"x-answers": {"objects": [{"id": "b", "required": [‸"c"]}]}, "fields": [{"id": "a"}]}"#,
      #"no field has the id "c""#
    ),
    (
      #"{"fields": [{"id": "a", "x-answer": ‸{"as": "list"}}]}"#,
      #""as" has no meaning here: only a text of several lines stands for something else"#
    ),
  ])
  func `mistakes are told`(text: String, sentence: String) throws {
    try expectProblem(text, sentence)
  }
}
