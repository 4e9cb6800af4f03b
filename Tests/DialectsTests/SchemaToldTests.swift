// What a schema says that is not read: nothing of it goes without a word.

import Forms
import JSON
import Testing

@testable import Dialects

@Suite struct `what is not read of a schema` {
  @Test(arguments: [
    (#"{"enum": "x"}"#, #""enum" must be an array, not a string; it is not read"#),
    (#"{"allOf": 5}"#, #""allOf" must be an array, not a number; it is not read"#),
    (
      #"{"type": 5}"#,
      #""type" must be a string or an array of strings, not a number; it is not read"#
    ),
    (
      #"{"type": ["string", 5]}"#,
      #""type" must be a string or an array of strings, not an array; it is not read"#
    ),
    (#"{"pattern": 5}"#, #""pattern" must be a string, not a number; it is not read"#),
    (#"{"title": {}}"#, #""title" must be a string, not an object; it is not read"#),
    (
      #"{"type": "integer", "minimum": "1"}"#,
      #""minimum" must be a number, not a string; it is not read"#
    ),
    (
      #"{"type": "array", "items": {"type": "string"}, "minItems": "x"}"#,
      #""minItems" must be a number, not a string; it is not read"#
    ),
    (
      #"{"type": "integer", "exclusiveMinimum": null}"#,
      #""exclusiveMinimum" must be a number, not null; it is not read"#
    ),
    (#"{"contentEncoding": "base64"}"#, #""contentEncoding" is not checked"#),
    (
      #"{"properties": {"q": {}}, "additionalProperties": {"type": "string"}}"#,
      #""additionalProperties" is not read; other names are not asked"#
    ),
    (
      #"{"properties": {"q": {}}, "unevaluatedProperties": {"type": "string"}}"#,
      #""unevaluatedProperties" is not read; other names are not asked"#
    ),
    (
      #"{"properties": {"q": {}}, "required": "q"}"#,
      #""required" must be an array of names, not a string; it is not read"#
    ),
  ])
  func `is told`(member: String, sentence: String) throws {
    let translated = try Translated(
      #"{"properties": {"f": \#(member), "g": {}}}"#, by: JSONSchemaForm.translate)
    #expect(translated.translation.warnings.map(\.sentence) == [sentence])
    _ = try translated.form
  }

  @Test func `is told of names in the looks`() throws {
    let translated = try Translated(
      #"""
      {"schema": {"properties": {"a": {}, "b": {}}}, "uiSchema": {"ui:order": ["b", "zz", "*"],
        "a": {"ui:help": "H"}, "nope": {"ui:widget": "x"}}}
      """#, by: JSONSchemaForm.translate)
    #expect(
      translated.warnings == [
        #"1:79: "zz" is no name of the object whose order this is"#,
        #"2:26: "nope" is no name of the object whose looks these are"#,
      ])
  }

  @Test(arguments: [
    #"{"properties": {"q": {}}, "additionalProperties": false}"#,
    #"{"properties": {"q": {}}, "additionalProperties": true}"#,
    #"{"properties": {"q": {}}, "additionalProperties": {}}"#,
    #"{"type": "number", "minimum": 1, "exclusiveMinimum": true}"#,
  ])
  func `is nothing where nothing is lost`(member: String) throws {
    let translated = try Translated(
      #"{"properties": {"f": \#(member)}}"#, by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
  }

  @Test func `leaves an object that the schema of the answers allows`() throws {
    let translated = try Translated(
      #"""
      {"properties": {"s": {}, "f": {"properties": {"d": {"readOnly": true}, "g": {"properties": {"e": false}}},
        "required": ["g"]}}, "required": ["f"]}
      """#, by: JSONSchemaForm.translate)
    let form = try translated.form
    #expect(try translated.written("{}") == #"{"f":{"g":{}}}"#)
    let properties = FormSchema.schema(of: form)[member: "properties"]
    #expect(properties?[member: "f"]?[member: "properties"]?[member: "g"] != nil)
  }
}
