// One member of a schema -> one field.

import Forms
import JSON
import Testing

@testable import Dialects

/// A schema with one member `a`, which is required where `isRequired`.
private func translated(_ schema: String, isRequired: Bool = false) throws -> Translated {
  let required = isRequired ? #", "required": ["a"]"# : ""
  return try Translated(
    #"{"type": "object", "properties": {"a": \#(schema)}\#(required)}"#,
    by: JSONSchemaForm.translate)
}

@Suite struct `members of a schema` {
  @Test(arguments: [
    (
      #"{"type": "string", "title": "A", "description": "B"}"#,
      #"{"id":"a","label":"A","description":"B"}"#
    ),
    (#"{}"#, #"{"id":"a","label":"a"}"#),
    ("true", #"{"id":"a","label":"a"}"#),
    (
      #"{"type": "boolean", "default": true}"#,
      #"{"id":"a","type":"boolean","label":"a","default":true}"#
    ),
    (
      #"{"type": "integer", "minimum": 1, "maximum": 5}"#,
      #"{"id":"a","type":"integer","validation":[{"min":1},{"max":5}],"label":"a"}"#
    ),
    (#"{"minimum": 0.5}"#, #"{"id":"a","type":"number","validation":{"min":0.5},"label":"a"}"#),
    (
      #"{"type": "number", "exclusiveMinimum": 0}"#,
      #"{"id":"a","type":"number","validation":{"min":0},"x-answer":{"not":[0]},"label":"a"}"#
    ),
    (
      #"{"type": "number", "minimum": 0, "exclusiveMinimum": true}"#,
      #"{"id":"a","type":"number","validation":{"min":0},"x-answer":{"not":[0]},"label":"a"}"#
    ),
    (#"{"type": "string", "format": "email"}"#, #"{"id":"a","type":"email","label":"a"}"#),
    (#"{"type": "string", "format": "iri"}"#, #"{"id":"a","type":"url","label":"a"}"#),
    (
      #"{"type": "string", "format": "date", "formatMinimum": "2026-01-01"}"#,
      #"{"id":"a","type":"date","validation":{"min":"2026-01-01"},"label":"a"}"#
    ),
    (
      #"{"type": "string", "format": "time", "default": "08:30"}"#,
      #"{"id":"a","type":"time","label":"a","default":"08:30"}"#
    ),
    (
      #"{"type": "string", "format": "date-time", "examples": ["2026-03-31T18:30:00"]}"#,
      #"{"id":"a","type":"datetime","label":"a","placeholder":"2026-03-31T18:30:00"}"#
    ),
    (#"{"type": "string", "format": "password"}"#, #"{"id":"a","secret":true,"label":"a"}"#),
    (#"{"type": "string", "format": "directory-path"}"#, #"{"id":"a","type":"path","label":"a"}"#),
    (#"{"type": "string", "writeOnly": true}"#, #"{"id":"a","secret":true,"label":"a"}"#),
    (#"{"type": "string", "ui:widget": "textarea"}"#, #"{"id":"a","multiline":true,"label":"a"}"#),
    (
      #"{"type": "string", "ui:options": {"rows": 4}}"#,
      #"{"id":"a","multiline":{"rows":4},"label":"a"}"#
    ),
    (
      #"{"type": "string", "contentMediaType": "text/html"}"#,
      #"{"id":"a","multiline":{"language":"html"},"label":"a"}"#
    ),
    (
      #"{"type": "string", "default": "x\ny"}"#,
      #"{"id":"a","label":"a","multiline":true,"default":"x\ny"}"#
    ),
    (
      #"{"type": "string", "minLength": 2, "pattern": "^x", "errorMessage": "Say x"}"#,
      #"{"id":"a","validation":[{"minLength":2,"message":"Say x"},{"pattern":"^x","message":"Say x"}],"label":"a"}"#
    ),
    (
      #"{"type": "string", "maxLength": 3}"#,
      #"{"id":"a","validation":[{"maxLength":3},{"pattern":"^[\\s\\S]{0,3}$","message":"At most 3 characters, please; accents and parts of emoji count too."}],"label":"a"}"#
    ),
    (
      #"{"type": "string", "placeholder": "P", "help_text": "H {{x}}"}"#,
      #"{"id":"a","label":"a","description":"H {{{{x}}","placeholder":"P"}"#
    ),
    (
      #"{"type": "string", "examples": ["E", "F"], "description": "D", "ui:help": "H"}"#,
      #"{"id":"a","label":"a","description":"D\nH","placeholder":"E"}"#
    ),
    (
      #"{"type": "string", "not": {"enum": ["x", null]}}"#,
      #"{"id":"a","x-answer":{"not":["x"]},"label":"a"}"#
    ),
    (
      #"{"enum": ["x", 1.50, true]}"#,
      #"{"id":"a","type":"select","options":["x",1.50,true],"label":"a"}"#
    ),
    (
      #"{"enum": ["x", null], "enumNames": ["X", "Nobody"]}"#,
      #"{"id":"a","type":"select","options":[{"value":"x","label":"X"}],"label":"a","placeholder":"Nobody"}"#
    ),
    (
      #"{"oneOf": [{"const": 1, "title": "One", "description": "First"}, {"enum": [2]}], "default": 1}"#,
      #"{"id":"a","type":"select","options":[{"value":1,"label":"One","description":"First"},2],"label":"a","default":1}"#
    ),
    (
      #"{"type": "boolean", "enum": [true, false], "enumNames": ["On", "Off"]}"#,
      #"{"id":"a","type":"select","options":[{"value":true,"label":"On"},{"value":false,"label":"Off"}],"label":"a"}"#
    ),
    (
      #"{"type": "array", "items": {"enum": ["x", "y"]}, "minItems": 1, "default": ["y"]}"#,
      #"{"id":"a","type":"select","multiple":true,"options":["x","y"],"validation":{"minItems":1},"label":"a","default":["y"]}"#
    ),
    (
      #"{"type": "array", "items": {"type": "integer", "minimum": 1}, "maxItems": 3, "uniqueItems": true, "default": [1, 2]}"#,
      #"{"id":"a","multiline":true,"x-answer":{"as":"list","item":{"type":"integer","validation":{"min":1},"label":"item"},"maxItems":3,"uniqueItems":true},"label":"a","default":[1,2]}"#
    ),
    (
      #"{"allOf": [{"type": "string", "minLength": 1}, {"pattern": "x"}], "title": "T"}"#,
      #"{"id":"a","validation":[{"minLength":1},{"pattern":"x"}],"label":"T"}"#
    ),
    (
      #"{"anyOf": [{"type": "string", "title": "S"}, {"type": "null"}], "default": null}"#,
      #"{"id":"a","label":"S"}"#
    ),
    (
      #"{"enum": [1, 2, 3], "allOf": [{"enum": [2, 3.0, 4]}]}"#,
      #"{"id":"a","type":"select","options":[2,3],"label":"a"}"#
    ),
  ])
  func `become fields`(schema: String, field: String) throws {
    let translated = try translated(schema)
    #expect(translated.fields == [field])
    #expect(translated.warnings == [])
    _ = try translated.form
  }

  @Test(arguments: [
    (#"{"type": "string"}"#, #"{"id":"a","label":"a","required":true}"#),
    (#"{"type": "boolean"}"#, #"{"id":"a","type":"boolean","label":"a","required":true}"#),
    (
      #"{"type": "boolean", "const": true}"#,
      #"{"id":"a","type":"boolean","validation":{"const":true},"label":"a","required":true}"#
    ),
    (#"{"type": ["string", "null"]}"#, #"{"id":"a","label":"a","x-answer":{"empty":null}}"#),
    (
      #"{"enum": ["x", null]}"#,
      #"{"id":"a","type":"select","options":["x"],"label":"a","placeholder":"null","x-answer":{"empty":null}}"#
    ),
    (
      #"{"type": "array", "items": {"enum": [1]}}"#,
      #"{"id":"a","type":"select","multiple":true,"options":[1],"label":"a","x-answer":{"empty":[]}}"#
    ),
    (
      #"{"type": "array", "items": {"enum": [1]}, "minItems": 1}"#,
      #"{"id":"a","type":"select","multiple":true,"options":[1],"validation":{"minItems":1},"label":"a","required":true}"#
    ),
  ])
  func `that are required need an answer, or say what stands for none`(
    schema: String, field: String
  ) throws {
    let translated = try translated(schema, isRequired: true)
    #expect(translated.fields == [field])
    #expect(translated.warnings == [])
    _ = try translated.form
  }

  /// What is left out or not checked, and where: the schema begins in column 1 of line 2.
  @Test(arguments: [
    (#"{"format": "hostname"}"#, #"12: the format "hostname" is not checked"#),
    (
      #"{"pattern": "(a)\\1"}"#,
      #"17: this pattern is not checked: "\1" is a back-reference, which no engine can match in a time that is sure to be short, so ttyform has none"#
    ),
    (
      #"{"type": "string", "minLength": "x"}"#,
      #"33: "minLength" is no whole number; it is not checked"#
    ),
    (
      #"{"type": "number", "multipleOf": 2, "allOf": [{"multipleOf": 3}]}"#,
      #"62: only one "multipleOf" is checked"#
    ),
    (#"{"type": ["integer", "string"]}"#, "10: of the types integer, string only text is asked"),
    (
      #"{"type": "string", "format": "date", "maxLength": 10}"#,
      #"51: "maxLength" of a date is not checked"#
    ),
    (
      #"{"type": "string", "default": 1}"#,
      "31: this default is left out: It must be a string, not a number."
    ),
    (
      #"{"type": "integer", "maximum": 1, "default": 2}"#,
      "46: this default is left out: At most 1, please."
    ),
    (#"{"enum": ["x"], "default": "y"}"#, "28: this default is left out: It is no option."),
    (#"{"enum": ["x", [1]]}"#, "16: an array can be no option; it is left out"),
    (
      #"{"type": "string", "enum": ["x", 1]}"#,
      "34: this option is not of the type string; it is left out"
    ),
    (#"{"enum": ["x", "\u0007"]}"#, "16: an option cannot hold control characters; it is left out"),
    (#"{"type": "string", "not": {"minLength": 1}}"#, #"27: "not" is not checked"#),
    (#"{"type": "string", "if": {}, "then": {}}"#, "26: a condition on one value is not checked"),
    (
      #"{"type": "string", "ui:widget": "map"}"#,
      #"33: the widget "map" is not known; the field is asked by its type"#
    ),
    (#"{"type": "string", "ui:field": "x"}"#, #"20: "ui:field" is not read"#),
    (
      #"{"type": "string",  "condition": {}}"#,
      "34: this script is not run; the field is asked always"
    ),
    (
      #"{"anyOf": [{"type": "array", "items": {}}, {"type": "string"}]}"#,
      "11: only one of these 2 alternatives is asked: the first simple one"
    ),
    (
      #"{"type": "array", "items": {"type": "string"}, "contains": {"const": 1}}"#,
      #"60: "contains" of a list is not checked"#
    ),
  ])
  func `that say more than a form can are told so`(schema: String, warning: String) throws {
    let translated = try Translated(
      "{\"properties\": {\"b\": {}, \"a\":\n\(schema)}}", by: JSONSchemaForm.translate)
    #expect(translated.warnings == ["2:" + warning])
    #expect(translated.fields.count == 2)
    _ = try translated.form
  }

  /// What cannot be asked at all, what is answered for it, and where that is told: the schema is of `a` in line 2.
  @Test(arguments: [
    (
      #"{"type": "array", "items": {"type": "object"}}"#, false, "{}",
      "a list of objects cannot be asked; it is left out"
    ),
    (
      #"{"type": "array", "items": {"type": "object"}}"#, true, #"{"a":[]}"#,
      "a list of objects cannot be asked; an empty one is answered"
    ),
    (
      #"{"type": "array", "items": {"type": "object"}, "minItems": 1}"#, true, #"{"a":[]}"#,
      "a list of objects cannot be asked; an empty one is answered, which is not valid"
    ),
    (
      #"{"type": "array", "items": {"type": "object"}, "default": [{"x": 1}]}"#, false,
      #"{"a":[{"x":1}]}"#, "a list of objects cannot be asked; its default is answered"
    ),
    (
      #"{"type": ["array", "null"], "items": {"type": "object"}}"#, true, #"{"a":null}"#,
      "a list of objects cannot be asked; null is answered"
    ),
    (
      #"{"type": "array", "items": [{"type": "string"}]}"#, false, "{}",
      "a list with a type for each place cannot be asked; it is left out"
    ),
    (
      #"{"type": "array", "items": {"type": "array"}}"#, false, "{}",
      "a list of such elements cannot be asked; it is left out"
    ),
    (#"{"type": "object"}"#, false, "{}", "an object of any names cannot be asked; it is left out"),
    (
      #"{"type": "object"}"#, true, #"{"a":{}}"#,
      "an object of any names cannot be asked; an empty one is answered"
    ),
    (
      #"{"readOnly": true}"#, true, "{}",
      #""a" is required and not asked, but has no default; answers without it are not valid"#
    ),
    (
      #"{"type": "string", "enum": [1]}"#, false, "{}",
      #""a" has no option that could be chosen; it is not asked"#
    ),
    (#"false"#, true, "{}", #""a" is required, but cannot be asked"#),
  ])
  func `that cannot be asked`(
    schema: String, isRequired: Bool, answers: String, warning: String
  ) throws {
    let required = isRequired ? #", "required": ["a"]"# : ""
    let translated = try Translated(
      "{\"properties\": {\"b\": {},\n\"a\": \(schema)}\(required)}", by: JSONSchemaForm.translate)
    #expect(translated.translation.warnings.first?.sentence == warning)
    #expect(try translated.written("{}") == answers)
  }

  /// What goes into the answers without being asked.
  @Test(arguments: [
    (#"{"const": "x"}"#, #"{"a":"x"}"#),
    (#"{"type": "string", "readOnly": true, "default": "x"}"#, #"{"a":"x"}"#),
    (#"{"type": "string", "ui:widget": "hidden", "default": "x"}"#, #"{"a":"x"}"#),
    (#"{"type": "string", "hidden": true}"#, "{}"),
    (
      #"{"type": "object", "readOnly": true, "properties": {"x": {}}, "default": {"x": 1}}"#,
      #"{"a":{"x":1}}"#
    ),
    (#"{"const": {"x": [1]}}"#, #"{"a":{"x":[1]}}"#),
  ])
  func `that nobody is asked`(schema: String, answers: String) throws {
    let translated = try Translated(
      #"{"properties": {"b": {}, "a": \#(schema)}}"#, by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    #expect(try translated.form.fields.map(\.id) == ["b"])
    #expect(try translated.written("{}") == answers)
  }
}
