// What depends on answers: if/then/else, dependencies, unions, and objects that may be left out.

import Forms
import JSON
import Testing

@testable import Dialects

@Suite struct `branches of a schema` {
  private static func schema(_ rest: String) -> String {
    #"{"properties": {"a": {"type": "string"}, "b": {"type": "integer"}, "c": {"type": "boolean"}, "r": {"enum": ["x", "y", 3]}}, "required": ["r"], "#
      + rest + "}"
  }

  /// The condition of `d`, which stands in the `then` of a condition.
  @Test(arguments: [
    (#"{"properties": {"r": {"const": "x"}}}"#, #"{"field":"r","equals":"x"}"#),
    (
      #"{"properties": {"r": {"enum": ["x", 3.0]}}}"#,
      #"{"any":[{"field":"r","equals":"x"},{"field":"r","equals":3.0}]}"#
    ),
    (
      #"{"properties": {"a": {"const": "x"}}, "required": ["a"]}"#,
      #"{"field":"a","equals":"x"}"#
    ),
    (
      #"{"properties": {"a": {"const": "x"}}}"#,
      #"{"any":[{"field":"a","answered":false},{"field":"a","equals":"x"}]}"#
    ),
    (
      #"{"required": ["a", "c"]}"#,
      #"{"all":[{"field":"a","answered":true},{"field":"c","answered":true}]}"#
    ),
    (#"{"not": {"required": ["a"]}}"#, #"{"field":"a","answered":false}"#),
    (
      #"{"required": ["b"], "properties": {"b": {"minimum": 2, "exclusiveMaximum": 5}}}"#,
      #"{"all":[{"field":"b","min":2},{"not":{"field":"b","min":5}}]}"#
    ),
    (
      #"{"required": ["a"], "properties": {"a": {"pattern": "^x"}}}"#,
      #"{"field":"a","pattern":"^x"}"#
    ),
    (
      #"{"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}"#,
      #"{"any":[{"field":"a","answered":true},{"field":"b","answered":true}]}"#
    ),
    (#"{"properties": {"r": {"not": {"const": "x"}}}}"#, #"{"not":{"field":"r","equals":"x"}}"#),
    (
      #"{"required": ["c"], "properties": {"c": {"const": true}}}"#,
      #"{"field":"c","equals":true}"#
    ),
  ])
  func `are asked while a condition holds`(condition: String, native: String) throws {
    let translated = try Translated(
      Self.schema(#""if": \#(condition), "then": {"properties": {"d": {}}}"#),
      by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    let field = try #require(translated.translation.root[member: "fields"]?.elements?.last)
    #expect(field[member: "when"].map { oneLine($0.value) } == native)
    _ = try translated.form
  }

  @Test(arguments: [
    (#"{"properties": {"r": {"const": true}}, "required": ["none"]}"#, ["a", "b", "c", "r"]),
    ("true", ["a", "b", "c", "r", "d"]), ("false", ["a", "b", "c", "r", "e"]),
    (
      #"{"properties": {"b": {"const": "no number"}}, "required": ["b"]}"#,
      ["a", "b", "c", "r", "e"]
    ),
  ])
  func `that are decided are asked always or never`(condition: String, ids: [String]) throws {
    let translated = try Translated(
      Self.schema(
        #""if": \#(condition), "then": {"properties": {"d": {}}}, "else": {"properties": {"e": {}}}"#
      ),
      by: JSONSchemaForm.translate)
    let always = try translated.form.fields.filter { $0.condition == nil }.map(\.id)
    #expect(always.starts(with: ids.prefix(4)))
    #expect(always == ids || ids.count == 4)
  }

  /// Answers, and what is written or refused.
  @Test(arguments: [
    (#""dependentRequired": {"a": ["b"]}"#, #"{"r": "x"}"#, #"{"r":"x"}"#),
    (#""dependentRequired": {"a": ["b"]}"#, #"{"r": "x", "a": "z"}"#, "b: This needs an answer."),
    (#""dependentRequired": {"b": ["a"]}"#, #"{"r": "x", "b": 1}"#, "a: This needs an answer."),
    (
      #""dependencies": {"a": {"required": ["c"]}}"#, #"{"r": "x", "a": "z"}"#,
      "c: This needs an answer."
    ),
    (
      #""dependentSchemas": {"a": {"properties": {"d": {}}, "required": ["d"]}}"#,
      #"{"r": "x", "a": "z"}"#, "d: This needs an answer."
    ),
    (
      #""if": {"properties": {"r": {"const": "x"}}}, "then": {"required": ["a"]}"#, #"{"r": "x"}"#,
      "a: This needs an answer."
    ),
    (
      #""if": {"properties": {"r": {"const": "x"}}}, "then": {"required": ["a"]}"#, #"{"r": "y"}"#,
      #"{"r":"y"}"#
    ),
    (
      #""if": {"properties": {"r": {"const": "x"}}}, "else": {"properties": {"a": false}}"#,
      #"{"r": "y", "a": "z"}"#, #"{"r":"y"}"#
    ),
    (
      #""anyOf": [{"required": ["a"]}, {"required": ["b", "c"]}]"#, #"{"r": "x", "b": 1}"#,
      "a: This needs an answer."
    ),
    (
      #""anyOf": [{"required": ["a"]}, {"required": ["b", "c"]}]"#,
      #"{"r": "x", "b": 1, "c": false}"#, #"{"b":1,"c":false,"r":"x"}"#
    ),
    (
      #""oneOf": [{"required": ["a"]}, {"required": ["b"]}]"#, #"{"r": "x", "a": "z", "b": 1}"#,
      #"{"a":"z","r":"x"}"#
    ),
    (
      #""oneOf": [{"required": ["a"]}, {"required": ["b"]}]"#, #"{"r": "x", "b": 1}"#,
      #"{"b":1,"r":"x"}"#
    ),
    (
      #""oneOf": [{"required": ["a"]}, {"required": ["b"]}]"#, #"{"r": "x"}"#,
      "a: This needs an answer."
    ),
    (
      #""oneOf": [{"required": ["a", "b"]}, {"required": ["a", "c"]}]"#,
      #"{"r": "x", "a": "z", "b": 1, "c": true}"#, #"{"a":"z","b":1,"r":"x"}"#
    ),
    (
      #""oneOf": [{"required": ["a", "b"]}, {"required": ["a", "c"]}]"#,
      #"{"r": "x", "a": "z", "c": true}"#, #"{"a":"z","c":true,"r":"x"}"#
    ),
    (
      #""oneOf": [{"properties": {"r": {"const": "x"}, "d": {}}, "required": ["d"]}, {"properties": {"r": {"const": "y"}}}]"#,
      #"{"r": "x", "d": "z"}"#, #"{"r":"x","d":"z"}"#
    ),
    (
      #""oneOf": [{"properties": {"k": {"const": 1}, "d": {}}}, {"title": "Two", "properties": {"k": {"const": 2}}}]"#,
      #"{"r": "x", "k": 2, "d": "z"}"#, #"{"r":"x","k":2}"#
    ),
    (
      #""if": {"properties": {"r": {"const": "x"}}}, "then": {"properties": {"d": {"const": 5}}}"#,
      #"{"r": "x"}"#, #"{"r":"x","d":5}"#
    ),
    (
      #""if": {"properties": {"r": {"const": "x"}}}, "then": {"properties": {"d": {"const": 5}}}"#,
      #"{"r": "y"}"#, #"{"r":"y"}"#
    ),
    (
      #""allOf": [{"if": {"properties": {"r": {"const": "x"}}}, "then": {"properties": {"d": {"type": "string"}}}}, {"if": {"properties": {"r": {"const": "y"}}}, "then": {"properties": {"d": {"type": "string"}}}}]"#,
      #"{"r": "y", "d": "z"}"#, #"{"r":"y","d":"z"}"#
    ),
  ])
  func `require, add and forbid`(rest: String, answers: String, result: String) throws {
    let translated = try Translated(Self.schema(rest), by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    #expect(try translated.written(answers) == result)
  }

  @Test(arguments: [
    (
      #""if": {"properties": {"b": {"multipleOf": 2}}}, "then": {"required": ["a"]}"#,
      "this condition cannot be asked of answers; its branches are left out"
    ),
    (
      #""if": {"required": ["a"]}, "then": {"properties": {"b": {"type": "string"}}}"#,
      #""b" is not asked in this branch, which wants another kind of answer of it"#
    ),
    (
      #""if": {"required": ["a"]}, "then": {"properties": {"b": {"type": "string"}}, "required": ["b"]}"#,
      #""b" is not asked in this branch, which wants another kind of answer of it; it is required, so no answers are valid here"#
    ),
    (
      #""if": {"required": ["a"]}, "then": {"required": ["z"]}"#,
      #""z" is required here, but nothing says what it is"#
    ),
    (
      #""if": {"required": ["a"]}, "then": {"minProperties": 3}"#,
      #""minProperties" is not checked here"#
    ),
    (
      #""additionalProperties": false, "if": {"required": ["a"]}, "then": {"properties": {"d": {}}}"#,
      #""d" is not asked: "additionalProperties" allows no names from branches"#
    ),
    (
      #""oneOf": [{"required": ["a"]}, {"required": ["r"]}]"#,
      "that only one of these 2 alternatives holds is not checked"
    ),
    (
      #""oneOf": [{"properties": {"d": {}}}, {"properties": {"e": {}}}]"#,
      "no constant tells these 2 alternatives apart, so only the first is asked"
    ),
    (#""minProperties": 2"#, #""minProperties" of an object is not checked"#),
    (
      #""allOf": [{"required": ["z"]}]"#,
      #""z" is required, but nothing says what it is; it is not asked"#
    ),
    (
      ##""allOf": [{"$ref": "#/$defs/x"}]"##,
      ##""#/$defs/x" is nowhere in this document; this is not asked"##
    ),
    (
      #""allOf": [{"$ref": "other.json"}]"#,
      #""other.json" is in another document, which is not read; this is not asked"#
    ),
    (#""allOf": [1]"#, "a schema is an object, not a number"),
  ])
  func `that cannot be carried over are told`(rest: String, sentence: String) throws {
    let translated = try Translated(Self.schema(rest), by: JSONSchemaForm.translate)
    #expect(translated.translation.warnings.map(\.sentence) == [sentence])
    _ = try translated.form
  }
}

@Suite struct `scripts in a schema` {
  @Test(arguments: [
    (
      "return model.o.k === '1';",
      #"{"field":"o.k","equals":"1"}"#
    ),
    (
      "return model.o.k !== \"1\"",
      #"{"not":{"field":"o.k","equals":"1"}}"#
    ),
    ("return  model.b == true ;", nil),
    (
      "return model.b == true",
      #"{"field":"b","equals":true}"#
    ),
    ("return model.none === '1'", nil), ("return model.o.k === x", nil), ("return model.o.k", nil),
    ("return model.o.k === '1' || true", nil), ("return model.o[0] === '1'", nil),
  ])
  func `that compare one answer are conditions`(script: String, native: String?) throws {
    let translated = try Translated(
      #"""
      {"properties": {"b": {"type": "boolean"}, "o": {"properties": {"k": {"enum": ["1", "2"]}}},
        "d": {"condition": {"functionBody": \#(oneLine(.string(script)))}}}, "required": ["o"]}
      """#, by: JSONSchemaForm.translate)
    let field = try #require(translated.translation.root[member: "fields"]?.elements?.last)
    #expect(field[member: "when"].map { oneLine($0.value) } == native)
    #expect(
      translated.translation.warnings.map(\.sentence)
        == (native == nil ? ["this script is not run; the field is asked always"] : []))
    _ = try translated.form
  }
}

@Suite struct `objects in a schema` {
  private static let order = #"""
    {"title": "Order", "properties": {
      "name": {},
      "to": {"title": "Where to", "description": "If elsewhere", "properties": {
        "street": {}, "zip": {"type": "string"}, "kind": {"const": "postal"},
        "gift": {"type": "boolean", "default": false},
        "door": {"type": "object", "properties": {"code": {}}}}, "required": ["street", "zip"]}}}
    """#

  @Test func `are notes and dotted ids`() throws {
    let translated = try Translated(Self.order, by: JSONSchemaForm.translate)
    #expect(
      translated.fields == [
        #"{"id":"name","label":"name"}"#,
        #"{"type":"note","label":"Where to","description":"If elsewhere"}"#,
        #"{"id":"to.street","label":"street"}"#, #"{"id":"to.zip","label":"zip"}"#,
        #"{"id":"to.gift","type":"boolean","label":"gift","default":false}"#,
        #"{"type":"note","label":"door"}"#, #"{"id":"to.door.code","label":"code"}"#,
      ])
    #expect(translated.translation.root[member: "nested"]?.value == .bool(true))
  }

  @Test(arguments: [
    ("{}", "{}"),
    (#"{"name": "n"}"#, #"{"name":"n"}"#),
    (#"{"to": {"street": "s"}}"#, "to.zip: This needs an answer."),
    (#"{"to": {"gift": true}}"#, "to.street: This needs an answer. to.zip: This needs an answer."),
    (
      #"{"to": {"street": "s", "zip": "1"}}"#,
      #"{"to":{"street":"s","zip":"1","gift":false,"kind":"postal"}}"#
    ),
    (
      #"{"to": {"street": "s", "zip": "1", "door": {"code": "7"}}}"#,
      #"{"to":{"street":"s","zip":"1","gift":false,"door":{"code":"7"},"kind":"postal"}}"#
    ),
  ])
  func `are there as soon as something is in them`(answers: String, result: String) throws {
    let translated = try Translated(Self.order, by: JSONSchemaForm.translate)
    #expect(try translated.written(answers) == result)
  }

  @Test func `may be in any order that ui:order says`() throws {
    let translated = try Translated(
      #"""
      {"schema": {"properties": {"a": {}, "b": {}, "c": {"properties": {"x": {}, "y": {}}}}},
       "uiSchema": {"ui:order": ["b", "*", "a"], "c": {"ui:options": {"order": ["y"]}, "y": {"ui:title": "Y"}}},
       "formData": {"c": {"x": "1"}}}
      """#, by: JSONSchemaForm.translate)
    #expect(
      translated.fields == [
        #"{"id":"b","label":"b"}"#, #"{"type":"note","label":"c"}"#, #"{"id":"c.y","label":"Y"}"#,
        #"{"id":"c.x","label":"x","default":"1"}"#, #"{"id":"a","label":"a"}"#,
      ])
  }

  @Test func `of several titled parts have a note for each`() throws {
    let translated = try Translated(
      ##"""
      {"title": "All", "allOf": [
        {"title": "One", "description": "First", "properties": {"a": {}}},
        {"$ref": "#/$defs/t~1w%6F"}], "$defs": {"t/wo": {"title": "Two", "properties": {"b": {}}}}}
      """##, by: JSONSchemaForm.translate)
    #expect(
      translated.fields == [
        #"{"type":"note","label":"One","description":"First"}"#, #"{"id":"a","label":"a"}"#,
        #"{"type":"note","label":"Two"}"#, #"{"id":"b","label":"b"}"#,
      ])
    #expect(try translated.form.title == "All")
  }

  @Test func `that contain themselves are asked once`() throws {
    let translated = try Translated(
      ##"""
      {"properties": {"v": {}, "left": {"$ref": "#"}, "right": {"$ref": "#me"}, "n": {"$ref": "#/properties/v"}},
       "$anchor": "me"}
      """##, by: JSONSchemaForm.translate)
    #expect(translated.fields == [#"{"id":"v","label":"v"}"#, #"{"id":"n","label":"n"}"#])
    #expect(
      translated.warnings == [
        ##"1:43: "#" refers to what it is a part of; it is not asked again"##,
        ##"1:67: "#me" refers to what it is a part of; it is not asked again"##,
      ])
  }

  @Test func `that double each other end in an error`() throws {
    let levels = (0..<40).map {
      ##""l\##($0)": {"properties": {"x": {"$ref": "#/$defs/l\##($0 + 1)"}, "y": {"$ref": "#/$defs/l\##($0 + 1)"}}}"##
    }
    let schema =
      ##"{"$ref": "#/$defs/l0", "$defs": {\##(levels.joined(separator: ", ")), "l40": {}}}"##
    let error = #expect(throws: DialectError.self) {
      try Translated(schema, by: JSONSchemaForm.translate)
    }
    #expect(
      error?.problems.map(\.sentence) == [
        "the references in this schema make more than \(schema.utf8.count) fields of it"
      ])
  }

  @Test(arguments: [
    ("[]", "a JSON Schema is an object, not an array"),
    ("{}", "nothing can be asked of a JSON Schema"),
    (#"{"type": "string"}"#, "nothing can be asked of a JSON Schema"),
    (#"{"properties": {"a": {"const": 1}}}"#, "nothing can be asked of a JSON Schema"),
  ])
  func `that are no form are an error`(text: String, sentence: String) {
    let error = #expect(throws: DialectError.self) {
      try Translated(text, by: JSONSchemaForm.translate)
    }
    #expect(error?.problems.map(\.sentence) == [sentence])
  }

  @Test func `of an elicitation bring their message`() throws {
    let translated = try Translated(
      #"{"params": {"message": "Why {{a}}?", "requestedSchema": {"properties": {"a": {}}}}}"#,
      by: JSONSchemaForm.translate)
    #expect(try translated.form.description == "Why {{a}}?")
    #expect(try translated.form.fields.map(\.id) == ["a"])
  }
}
