// Members that nobody is asked: hidden ones, read-only ones, lists of objects, and what is in another document.

import Forms
import JSON
import Testing

@testable import Dialects

@Suite struct `a member that nobody is asked` {
  /// What the object says of `f`, the branch of `x`, and the warnings.
  @Test(arguments: [
    (
      #"{"type": "array", "items": {"properties": {"q": {}}}}"#, #"{"minItems": 1}"#,
      ["a list of objects cannot be asked; it is left out"]
    ),
    (#"{"type": "integer", "readOnly": true}"#, #"{"description": "z"}"#, []),
    (#"{"type": "string", "ui:widget": "hidden"}"#, #"{"type": "string"}"#, []),
    (
      #"{"$ref": "http://e.org/y"}"#, #"{"maxLength": 3}"#,
      [#""http://e.org/y" is in another document, which is not read; this is not asked"#]
    ),
    ("false", "true", []),
    (#"{"type": "null"}"#, #"{"description": "z"}"#, []),
    (#"{"enum": [null]}"#, #"{"description": "z"}"#, []),
    (
      #"{"enum": [[1]]}"#, "true",
      [
        #""f" has no option that could be chosen; it is not asked"#,
        "an array can be no option; it is left out",
      ]
    ),
    (#"{"readOnly": true, "properties": {"q": {"type": "string"}}}"#, "true", []),
    (
      #"{"readOnly": true, "properties": {"q": {"type": "string"}}}"#,
      #"{"properties": {"q": {"type": "string"}}}"#, []
    ),
    (
      #"{"type": "object"}"#, #"{"properties": {"q": {"type": "string"}}}"#,
      ["an object of any names cannot be asked; it is left out"]
    ),
  ])
  func `is not asked by a branch either`(member: String, branch: String, warnings: [String]) throws
  {
    func translated(_ required: String) throws -> Translated {
      try Translated(
        #"""
        {"properties": {"f": \#(member), "t": {"enum": ["x", "y"]}}, "required": ["t"],
         "if": {"properties": {"t": {"const": "x"}}}, "then": {"properties": {"f": \#(branch)}\#(required)}}
        """#, by: JSONSchemaForm.translate)
    }
    let optional = try translated("")
    #expect(optional.translation.warnings.map(\.sentence) == warnings)
    #expect(try optional.form.fields.map(\.id) == ["t"])
    #expect(try optional.written(#"{"t": "x"}"#) == #"{"t":"x"}"#)
    let required = try translated(#", "required": ["f"]"#)
    #expect(
      required.translation.warnings.map(\.sentence) == warnings + [
        #""f" is required here, but is not asked; answers without it are not valid"#
      ])
    #expect(try required.form.fields.map(\.id) == ["t"])
  }

  private static let defaults: [(String, String, Bool)] = [
    (#""type": "boolean", "readOnly": true, "default": "a""#, "{}", true),
    (#""type": "boolean", "readOnly": true, "default": false"#, #"{"f":false}"#, false),
    (#""type": "integer", "ui:widget": "hidden", "default": "12""#, "{}", true),
    (#""type": "integer", "ui:widget": "hidden", "default": 12.0"#, #"{"f":12.0}"#, false),
    (#""enum": ["a", "b"], "readOnly": true, "default": "c""#, "{}", true),
    (#""enum": [1, 2], "readOnly": true, "default": 1.0"#, #"{"f":1.0}"#, false),
    (#""type": ["string", "null"], "readOnly": true, "default": null"#, #"{"f":null}"#, false),
    (#""type": "string", "readOnly": true, "maxLength": 1, "default": "éé""#, "{}", true),
    (#""type": "string", "readOnly": true, "pattern": "^a", "default": "b""#, "{}", true),
    (##""allOf": [{"$ref": "#/$defs/n"}], "readOnly": true, "default": "b""##, "{}", true),
    (
      ##""anyOf": [{"$ref": "#/$defs/n"}, {"type": "null"}], "readOnly": true, "default": "b""##,
      "{}", true
    ),
    (#""format": "email", "readOnly": true, "default": "b""#, #"{"f":"b"}"#, false),
  ]

  /// What is said of `f` and of its default, what is written, and whether the default is left out.
  @Test(arguments: defaults)
  func `has its default where the schema takes it`(
    member: String, written: String, isTold: Bool
  ) throws {
    let translated = try Translated(
      ##"""
      {"properties": {"f": {\##(member)}, "t": {"type": "string"}}, "$defs": {"n": {"type": "number"}}}
      """##, by: JSONSchemaForm.translate)
    #expect(
      translated.translation.warnings.map(\.sentence)
        == (isTold ? ["this default is left out: the schema itself refuses it"] : []))
    #expect(try translated.written("{}") == written)
  }

  @Test(arguments: [
    (#""type": "array", "items": {"type": "object"}, "default": "a""#, "it is left out", "{}"),
    (
      #""type": "array", "items": {"type": "object"}, "default": [{}, 5]"#, "it is left out", "{}"
    ),
    (
      #""type": "array", "items": {"type": "object"}, "default": [{}]"#, "its default is answered",
      #"{"f":[{}]}"#
    ),
  ])
  func `is a list with its default only where the schema takes it`(
    member: String, end: String, written: String
  ) throws {
    let translated = try Translated(
      #"{"properties": {"f": {\#(member)}, "t": {"type": "string"}}}"#,
      by: JSONSchemaForm.translate)
    let sentences = translated.translation.warnings.map(\.sentence)
    #expect(sentences.contains("a list of objects cannot be asked; \(end)"))
    #expect(
      sentences.contains("this default is left out: the schema itself refuses it")
        == (written == "{}"))
    #expect(try translated.written("{}") == written)
  }

  @Test(arguments: [
    (#""required": []"#, "an object of any names cannot be asked; an empty one is answered"),
    (
      #""required": ["q"]"#,
      "an object of any names cannot be asked; an empty one is answered, which is not valid"
    ),
    (
      #""minProperties": 1"#,
      "an object of any names cannot be asked; an empty one is answered, which is not valid"
    ),
  ])
  func `is an empty object, which is told where it is not valid`(
    member: String, sentence: String
  ) throws {
    let translated = try Translated(
      #"""
      {"properties": {"f": {"type": "object", \#(member)}, "t": {"type": "string"}}, "required": ["f"]}
      """#, by: JSONSchemaForm.translate)
    #expect(translated.translation.warnings.map(\.sentence) == [sentence])
    #expect(try translated.written("{}") == #"{"f":{}}"#)
  }
}
