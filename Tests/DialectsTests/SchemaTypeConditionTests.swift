// Conditions on the type of an answer, on what is written of no answer, and on what nobody is asked.

import Forms
import JSON
import Testing

@testable import Dialects

@Suite struct `a condition of a schema` {
  /// What is said of `f`, the condition on it that makes `b` required, answers, and what comes of them.
  @Test(arguments: [
    (#"{"type": ["string", "null"]}"#, #"{"type": "null"}"#, #"{"f": "x"}"#, nil),
    (#"{"type": ["string", "null"]}"#, #"{"type": "null"}"#, "{}", "b: This needs an answer."),
    (#"{"type": ["string", "null"]}"#, #"{"type": "string"}"#, "{}", #"{"f":null}"#),
    (
      #"{"type": ["string", "null"]}"#, #"{"type": "string"}"#, #"{"f": "x"}"#,
      "b: This needs an answer."
    ),
    (
      #"{"type": ["string", "null"]}"#, #"{"not": {"type": "null"}}"#, #"{"f": "x"}"#,
      "b: This needs an answer."
    ),
    (#"{"type": ["string", "null"]}"#, #"{"not": {"type": "null"}}"#, "{}", #"{"f":null}"#),
    (#"{"type": ["string", "null"]}"#, #"{"minLength": 1}"#, "{}", "b: This needs an answer."),
    (#"{"type": ["string", "null"]}"#, #"{"const": null}"#, #"{"f": "x"}"#, nil),
    (#"{"type": ["integer", "null"]}"#, #"{"minimum": 2}"#, "{}", "b: This needs an answer."),
    (#"{"type": ["integer", "null"]}"#, #"{"minimum": 2}"#, #"{"f": 1}"#, nil),
    (#"{"type": "integer"}"#, #"{"type": "number"}"#, #"{"f": 1}"#, "b: This needs an answer."),
    (#"{"type": "integer"}"#, #"{"type": "string"}"#, #"{"f": 1}"#, nil),
    (#"{"type": "integer"}"#, #"{"maxLength": 3}"#, #"{"f": 1}"#, "b: This needs an answer."),
    (#"{"enum": ["x", 1, null]}"#, #"{"type": "integer"}"#, #"{"f": "x"}"#, nil),
    (
      #"{"enum": ["x", 1, null]}"#, #"{"type": "integer"}"#, #"{"f": 1}"#,
      "b: This needs an answer."
    ),
    (#"{"enum": ["x", 1, null]}"#, #"{"minLength": 2}"#, "{}", "b: This needs an answer."),
    (#"{"type": "array", "items": {"enum": ["p", "q"]}}"#, #"{"const": null}"#, "{}", #"{"f":[]}"#),
    (
      #"{"type": "array", "items": {"enum": ["p", "q"]}}"#, #"{"minItems": 1}"#, #"{"f": ["p"]}"#,
      "b: This needs an answer."
    ),
    (
      #"{"type": "array", "items": {"enum": ["p", "q"]}}"#, #"{"minItems": 1}"#, "{}", #"{"f":[]}"#
    ),
    (#"{"const": "q"}"#, #"{"minLength": 1}"#, "{}", "b: This needs an answer."),
    (#"{"const": "q"}"#, #"{"minLength": 2}"#, "{}", #"{"f":"q"}"#),
    (#"{"const": "q"}"#, #"{"pattern": "^q"}"#, "{}", "b: This needs an answer."),
    (#"{"const": 5}"#, #"{"type": "integer", "minimum": 5}"#, "{}", "b: This needs an answer."),
    (#"{"const": 5}"#, #"{"exclusiveMinimum": 5}"#, "{}", #"{"f":5}"#),
    (#"{"const": 5}"#, #"{"not": {"enum": [5.0, 6]}}"#, "{}", #"{"f":5}"#),
  ])
  func `counts what is there`(member: String, test: String, answers: String, result: String?) throws
  {
    let translated = try Translated(
      #"""
      {"properties": {"f": \#(member), "b": {"type": "string"}}, "required": ["f"],
       "if": {"properties": {"f": \#(test)}}, "then": {"required": ["b"]}}
      """#, by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    #expect(
      try translated.written(answers) == result ?? answers.replacing(#"": "#, with: #"":"#))
  }

  @Test(arguments: [
    (#"{"type": "number"}"#, #"{"type": "integer"}"#),
    (#"{"type": "string"}"#, #"{"format": "email"}"#),
    (#"{"const": 5}"#, #"{"multipleOf": 5}"#),
    (#"{"type": "integer"}"#, #"{"type": 5}"#),
  ])
  func `is told where it is no question of answers`(member: String, test: String) throws {
    let translated = try Translated(
      #"""
      {"properties": {"f": \#(member), "b": {"type": "string"}}, "required": ["f"],
       "if": {"properties": {"f": \#(test)}}, "then": {"required": ["b"]}}
      """#, by: JSONSchemaForm.translate)
    #expect(
      translated.warnings == [
        "2:8: this condition cannot be asked of answers; its branches are left out"
      ])
    _ = try translated.form
  }

  @Test func `forbids no answer where a branch wants one of a type`() throws {
    let translated = try Translated(
      #"""
      {"properties": {"t": {"enum": ["x", "y"]}, "f": {"type": ["string", "null"]}}, "required": ["t", "f"],
       "if": {"properties": {"t": {"const": "x"}}}, "then": {"properties": {"f": {"type": "string"}}}}
      """#, by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    #expect(try translated.written(#"{"t": "x"}"#) == "f: This needs an answer.")
    #expect(try translated.written(#"{"t": "y"}"#) == #"{"t":"y","f":null}"#)
  }
}
