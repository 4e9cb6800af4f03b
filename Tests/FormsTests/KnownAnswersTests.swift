// Answers that are known before anybody is asked: which fields they leave to ask, and everything that is wrong with them.

import Forms
import JSON
import Support
import Testing

@Suite struct `known answers` {
  private static let plain = #"""
    {"fields": [
      {"id": "name", "required": true, "validation": {"minLength": 2}},
      {"type": "note", "id": "hint", "label": "Hint"},
      {"id": "age", "type": "integer", "default": 7},
      {"id": "size", "type": "select", "options": ["S", {"value": 2, "label": "M"}]},
      {"id": "colors", "type": "select", "multiple": true, "options": ["red", "blue"]},
      {"id": "why", "when": {"field": "age", "min": 10}, "required": true}
    ]}
    """#

  private static func known(_ form: Form, _ json: String) throws -> KnownAnswers {
    var known = KnownAnswers(of: form)
    #expect(known.take(try JSONDocument(parsing: Array(json.utf8)).root) == [])
    return known
  }

  private static func asked(_ state: FormState) -> [String] {
    state.form.fields.indices.filter { state.asks($0) }.map { state.form.fields[$0].id }
  }

  @Test(arguments: [
    ("{}", ["name", "age", "size", "colors"]),
    (#"{"name": "Ada"}"#, ["age", "size", "colors"]),
    (#"{"age": 12}"#, ["name", "size", "colors", "why"]),
    (#"{"age": 12, "why": "so"}"#, ["name", "size", "colors"]),
    (#"{"age": 3, "why": "so", "name": "Ada", "size": 2, "colors": []}"#, []),
    (#"{"size": null, "colors": null, "age": null}"#, ["name"]),
    // No answer is none where one is needed.
    (#"{"name": null}"#, ["name", "age", "size", "colors"]),
    (#"{"name": ""}"#, ["name", "age", "size", "colors"]),
  ])
  func `leave the others to ask`(json: String, asked: [String]) throws {
    let form = try form(Self.plain)
    let state = FormState(form: form, known: try Self.known(form, json))
    #expect(Self.asked(state) == asked)
    #expect(state.refusedKnown.isEmpty)
  }

  @Test func `go before what is filled in, and that before defaults`() throws {
    let form = try form(
      #"{"fields": [{"id": "a", "default": "1"}, {"id": "b", "default": "1"}, {"id": "c", "default": "1"}]}"#
    )
    let state = FormState(
      form: form, known: try Self.known(form, #"{"a": "3"}"#),
      filledIn: try Self.known(form, #"{"a": "2", "b": "2"}"#))
    #expect(Self.asked(state) == ["b", "c"])
    #expect(oneLine(try state.answers().value) == #"{"a":"3","b":"2","c":"1"}"#)
  }

  @Test func `take the place of a default that follows others`() throws {
    let form = try form(
      #"{"fields": [{"id": "a"}, {"id": "b", "defaultTemplate": "{{a}}!"}, {"id": "c", "defaultTemplate": "{{b}}?"}]}"#
    )
    #expect(
      oneLine(try FormState(form: form, known: Self.known(form, #"{"a": "x"}"#)).answers().value)
        == #"{"a":"x","b":"x!","c":"x!?"}"#)
    #expect(
      oneLine(try FormState(form: form, known: Self.known(form, #"{"b": null}"#)).answers().value)
        == #"{"a":null,"b":null,"c":"?"}"#)
  }

  @Test func `of hidden fields are kept, left out and told`() throws {
    let form = try form(Self.plain)
    var state = FormState(form: form, known: try Self.known(form, #"{"why": "so"}"#))
    #expect(state.unusedKnown.map(\.id) == ["why"])
    state.set(.text("12"), for: 2)
    #expect(state.unusedKnown.map(\.id) == [])
    #expect(Self.asked(state) == ["name", "age", "size", "colors"])
  }

  @Test func `that break a rule are told, also where they do not show`() throws {
    let form = try form(Self.plain)
    let state = FormState(
      form: form, known: try Self.known(form, #"{"name": "x", "why": "\u0007"}"#))
    #expect(state.refusedKnown.map(\.index) == [0, 5])
    #expect(
      state.refusedKnown.map(\.refusal.sentence) == [
        "At least 2 characters, please: 1 more.",
        "A control character (U+0007) cannot be part of the text.",
      ])
  }

  @Test func `may be nested or dotted where the form is nested`() throws {
    let form = try form(
      #"{"nested": true, "fields": [{"id": "db.host"}, {"id": "db.port", "type": "integer"}, {"id": "x"}]}"#
    )
    for json in [
      #"{"db": {"host": "h", "port": 5}, "x": "y"}"#,
      #"{"db.host": "h", "x": "y", "db.port": 5}"#,
      #"{"db": {"host": "h"}, "db.port": 5, "x": "y"}"#,
    ] {
      let state = FormState(form: form, known: try Self.known(form, json))
      #expect(
        oneLine(try state.answers().value) == #"{"db":{"host":"h","port":5},"x":"y"}"#)
    }
  }

  @Test(arguments: [
    (#"‸["name"]"#, [#"answers are an object such as {"name": "Ada"}, not an array"#]),
    (#"{‸"nmae": 1}"#, [#"no field is called "nmae"; did you mean "name"?"#]),
    (#"{‸"hint": "x"}"#, [#"no field is called "hint""#]),
    (#"{"name": ‸1}"#, ["name: This takes a string, not a number."]),
    (#"{"age": ‸"1"}"#, ["age: This takes a number, not a string."]),
    (#"{"size": ‸"M"}"#, [#"size: No option has that value; did you mean 2?"#]),
    (#"{"colors": ‸"red"}"#, ["colors: This takes an array of option values, not a string."]),
    (
      #"{"name": ‸{}, "zzz": null, "age": ‸true}"#,
      [
        "name: This takes a string, not an object.", #"no field is called "zzz""#,
        "age: This takes a number, not a boolean.",
      ]
    ),
  ])
  func `that are wrong are all told, with their places`(json: String, sentences: [String]) throws {
    var known = KnownAnswers(of: try form(Self.plain))
    let marked = MarkedText(json)
    let problems = known.take(try JSONDocument(parsing: marked.bytes).root)
    #expect(problems.map(\.sentence) == sentences)
    let places = problems.map(\.range.lowerBound)
    #expect(marked.places.allSatisfy(places.contains))
  }

  @Test func `that are there both nested and dotted are told`() throws {
    var known = KnownAnswers(
      of: try form(#"{"nested": true, "fields": [{"id": "a.b"}, {"id": "c"}]}"#))
    let problems = known.take(
      try JSONDocument(parsing: Array(#"{"a": {"b": "1"}, "a.b": "2", "d": {}, "c": {}}"#.utf8))
        .root)
    #expect(
      problems.map(\.sentence) == [
        "a.b: The answer is there twice.", #"no field is called "d""#,
        "c: This takes a string, not an object.",
      ])
  }

  @Test(arguments: [
    (0, "Ada", nil), (0, "", nil), (2, "12", nil), (3, "M", nil), (3, "2", nil),
    (4, "red, blue", nil), (4, #"["blue"]"#, nil),
    (3, "L", "No option is called that; there are S, 2."),
  ])
  func `may be texts as a person types them`(index: Int, text: String, sentence: String?) throws {
    var known = KnownAnswers(of: try form(Self.plain))
    #expect(known.take(text: text, for: index)?.sentence == sentence)
  }

  @Test func `take no lines of stdin`() throws {
    let form = try form(Self.plain)
    let state = FormState(form: form, known: try Self.known(form, #"{"age": 12, "name": "Ada"}"#))
    let answers = try state.filled(fromLines: Array("S\nred\nbecause\n".utf8)).answers
    #expect(
      oneLine(answers.value)
        == #"{"name":"Ada","age":12,"size":"S","colors":["red"],"why":"because"}"#)
  }
}
