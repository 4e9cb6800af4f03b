// Members that several branches describe, or a branch beside the object itself: asked once, with rules of each branch.

import Forms
import JSON
import Testing

@testable import Dialects

@Suite struct `a member of several branches` {
  /// In the branch of `US`, and in that of `CA`.
  private static func branches(_ one: String, _ two: String, top: String = "{}") -> String {
    #"""
    {"properties": {"c": {"enum": ["US", "CA", "NL"]}, "t": \#(top)}, "required": ["c"],
     "allOf": [
       {"if": {"properties": {"c": {"const": "US"}}}, "then": {"properties": {"z": \#(one)}, "required": ["z"]}},
       {"if": {"properties": {"c": {"const": "CA"}}}, "then": {"properties": {"z": \#(two)}}}]}
    """#
  }

  /// What each branch says, answers, and what is written or refused.
  @Test(arguments: [
    (#"{"title": "ZIP"}"#, #"{"title": "Postal code"}"#, #"{"c":"CA","z":"x"}"#, nil),
    (#"{"pattern": "^[0-9]+$"}"#, #"{"pattern": "^[A-Z]+$"}"#, #"{"c":"CA","z":"A"}"#, nil),
    (
      #"{"pattern": "^[0-9]+$"}"#, #"{"pattern": "^[A-Z]+$"}"#, #"{"c":"US","z":"A"}"#,
      "z: This has to match the pattern ^[0-9]+$."
    ),
    (
      #"{"pattern": "^[0-9]+$"}"#, #"{"pattern": "^[A-Z]+$"}"#, #"{"c":"CA","z":"1"}"#,
      "z: This has to match the pattern ^[A-Z]+$."
    ),
    (#"{"pattern": "^[0-9]+$"}"#, "{}", #"{"c":"CA","z":"A"}"#, nil),
    ("{}", #"{"pattern": "^[0-9]+$"}"#, #"{"c":"US","z":"A"}"#, nil),
    ("{}", #"{"pattern": "^[0-9]+$"}"#, #"{"c":"US"}"#, "z: This needs an answer."),
    ("{}", #"{"pattern": "^[0-9]+$"}"#, #"{"c":"CA"}"#, nil),
    (#"{"enum": ["a"]}"#, #"{"enum": ["b", "c"]}"#, #"{"c":"CA","z":"c"}"#, nil),
    (
      #"{"enum": ["a"]}"#, #"{"enum": ["b", "c"]}"#, #"{"c":"CA","z":"a"}"#,
      "z: This has to be one of these: b, c."
    ),
    (
      #"{"enum": ["a"]}"#, #"{"enum": ["b", "c"]}"#, #"{"c":"US","z":"b"}"#,
      "z: This has to be a."
    ),
    (
      #"{"oneOf": [{"const": 1, "title": "One"}]}"#, #"{"enum": ["b", 1]}"#, #"{"c":"US","z":"b"}"#,
      "z: This has to be One."
    ),
    (#"{"enum": ["a"]}"#, #"{"type": "string"}"#, #"{"c":"CA","z":"x"}"#, nil),
    (
      #"{"type": "string"}"#, #"{"enum": ["a"]}"#, #"{"c":"CA","z":"x"}"#, "z: This has to be a."
    ),
    (
      #"{"type": "string", "format": "email"}"#, #"{"type": "string"}"#, #"{"c":"US","z":"x"}"#,
      "z: An e-mail address is needed, such as name@example.org."
    ),
    (
      #"{"type": "string", "format": "email"}"#, #"{"type": "string"}"#, #"{"c":"CA","z":"x"}"#,
      nil
    ),
    (
      #"{"type": "integer", "minimum": 5}"#, #"{"type": "number", "multipleOf": 2}"#,
      #"{"c":"CA","z":2.0}"#, nil
    ),
    (
      #"{"type": "integer", "minimum": 5}"#, #"{"type": "number", "multipleOf": 2}"#,
      #"{"c":"CA","z":3}"#, "z: This has to be a multiple of 2."
    ),
    (
      #"{"type": "integer", "minimum": 5}"#, #"{"type": "number", "multipleOf": 2}"#,
      #"{"c":"US","z":4}"#, "z: At least 5, please."
    ),
    (
      #"{"properties": {"q": {"type": "string"}}}"#, #"{"properties": {"r": {}}}"#, #"{"c":"NL"}"#,
      nil
    ),
    (
      #"{"properties": {"q": {"type": "string"}}}"#, #"{"properties": {"r": {}}}"#, #"{"c":"US"}"#,
      #"{"c":"US","z":{}}"#
    ),
    (
      #"{"properties": {"q": {"type": "string"}}}"#, #"{"properties": {"r": {}}}"#,
      #"{"c":"CA","z":{"r":"x"}}"#, nil
    ),
    (#"{"enum": ["a", null]}"#, #"{"enum": ["b", null]}"#, #"{"c":"CA","z":"b"}"#, nil),
    (#"{"enum": ["a", null]}"#, #"{"enum": ["b", null]}"#, #"{"c":"CA"}"#, #"{"c":"CA","z":null}"#),
    (#"{"enum": ["a", null]}"#, #"{"enum": ["b"]}"#, #"{"c":"CA"}"#, "z: This needs an answer."),
    (#"{"const": "a"}"#, #"{"const": "b"}"#, #"{"c":"CA"}"#, #"{"c":"CA","z":"b"}"#),
    (#"{"const": "a"}"#, #"{"const": "b"}"#, #"{"c":"NL"}"#, #"{"c":"NL"}"#),
    (#"{"const": "a"}"#, #"{"type": "string"}"#, #"{"c":"US"}"#, #"{"c":"US","z":"a"}"#),
    (#"{"const": "a"}"#, #"{"type": "string"}"#, #"{"c":"CA","z":"x"}"#, nil),
    (#"{"type": "string"}"#, #"{"const": "b"}"#, #"{"c":"CA"}"#, #"{"c":"CA","z":"b"}"#),
    (
      #"{"type": "array", "items": {"enum": ["a", "b"]}}"#,
      #"{"type": "array", "items": {"enum": ["b", "c"]}, "maxItems": 1}"#, #"{"c":"CA","z":["c"]}"#,
      nil
    ),
    (
      #"{"type": "array", "items": {"enum": ["a", "b"]}}"#,
      #"{"type": "array", "items": {"enum": ["b", "c"]}, "maxItems": 1}"#, #"{"c":"US","z":["c"]}"#,
      "z: This has to be one of these: a, b."
    ),
    (
      #"{"type": "array", "items": {"type": "integer"}}"#,
      #"{"type": "array", "items": {"type": "number", "minimum": 2}, "minItems": 1}"#,
      #"{"c":"CA","z":[1.5]}"#, "z: Line 1: At least 2, please."
    ),
  ])
  func `is asked in each, by its rules`(
    one: String, two: String, answers: String, result: String?
  ) throws {
    let translated = try Translated(Self.branches(one, two), by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    #expect(try translated.written(answers) == result ?? answers)
  }

  @Test(arguments: [
    (#"{"title": "ZIP"}"#, #"{"title": "Postal code"}"#, #""label":"ZIP / Postal code""#),
    ("{}", #"{"title": "Postal code"}"#, #""label":"Postal code""#),
    (
      #"{"description": "Five digits"}"#, #"{"description": "As in K1A 0B1"}"#,
      #""description":"Five digits\nAs in K1A 0B1""#
    ),
    (#"{"examples": ["1"]}"#, #"{"examples": ["A"]}"#, #""placeholder":"1 / A""#),
    ("{}", #"{"format": "password"}"#, #""secret":true"#),
    (#"{"default": "a"}"#, #"{"default": "a"}"#, #""default":"a""#),
  ])
  func `shows the words of all`(one: String, two: String, shown: String) throws {
    let translated = try Translated(Self.branches(one, two), by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    let field = try #require(translated.fields.first { $0.contains(#""id":"z""#) })
    #expect(field.contains(shown), "\(field)")
    _ = try translated.form
  }

  @Test(arguments: [
    (
      #"{"type": "string"}"#, #"{"type": "integer"}"#,
      [#""z" is not asked in this branch, which wants another kind of answer of it"#]
    ),
    (
      #"{"type": "string"}"#, #"{"type": "object", "properties": {"q": {}}}"#,
      [#""z" is not asked in this branch, which wants another kind of answer of it"#]
    ),
    (
      #"{"type": "object", "properties": {"q": {}}}"#, #"{"type": "string"}"#,
      [#""z" is not asked in this branch, which wants another kind of answer of it"#]
    ),
    (
      #"{"type": "array", "items": {"type": "integer"}}"#,
      #"{"type": "array", "items": {"type": "string"}}"#,
      [#""z" is not asked in this branch, which wants another kind of answer of it"#]
    ),
    (
      #"{"default": "a"}"#, #"{"default": "b"}"#,
      [
        "this default is left out: it is not that of every branch",
        "this default is left out: it is not that of every branch",
      ]
    ),
    (
      #"{"title": "The code that the post of the United States uses"}"#,
      #"{"title": "Postal code"}"#,
      ["this is not shown, since another branch has other words for it"]
    ),
  ])
  func `is told where it cannot be asked as both want it`(
    one: String, two: String, sentences: [String]
  ) throws {
    let translated = try Translated(Self.branches(one, two), by: JSONSchemaForm.translate)
    #expect(translated.translation.warnings.map(\.sentence) == sentences)
    _ = try translated.form
  }

  /// What the object says, what the branch of `US` says more, answers, and what is refused.
  @Test(arguments: [
    (
      #"{"type": "string"}"#, #"{"pattern": "^1"}"#, #"{"c":"US","t":"2"}"#,
      "t: This has to match the pattern ^1."
    ),
    (#"{"type": "string"}"#, #"{"pattern": "^1"}"#, #"{"c":"NL","t":"2"}"#, nil),
    (#"{"type": "integer"}"#, #"{"minimum": 5}"#, #"{"c":"US","t":4}"#, "t: At least 5, please."),
    (
      #"{"type": "integer"}"#, #"{"multipleOf": 5}"#, #"{"c":"US","t":4}"#,
      "t: This has to be a multiple of 5."
    ),
    (#"{"enum": [1, 2, 3]}"#, #"{"enum": [1, 4]}"#, #"{"c":"US","t":2}"#, "t: This has to be 1."),
    (#"{"enum": [1, 2, 3]}"#, #"{"const": 2}"#, #"{"c":"US","t":1}"#, "t: This has to be 2."),
    (#"{"enum": [1, 2, 3]}"#, #"{"const": 2}"#, #"{"c":"US","t":2}"#, nil),
    (
      #"{"type": "boolean"}"#, #"{"const": true}"#, #"{"c":"US","t":false}"#,
      "t: This has to be yes."
    ),
    (
      #"{"type": "boolean"}"#, #"{"const": false}"#, #"{"c":"US","t":true}"#,
      "t: This has to be no."
    ),
    (
      #"{"type": "string"}"#, #"{"not": {"const": "x"}}"#, #"{"c":"US","t":"x"}"#,
      "t: This cannot be x."
    ),
    (#"{"type": "string"}"#, #"{"title": "T", "type": "string"}"#, #"{"c":"US","t":"x"}"#, nil),
  ])
  func `of the object too keeps the rules of both`(
    top: String, branch: String, answers: String, refusal: String?
  ) throws {
    let translated = try Translated(
      #"""
      {"properties": {"t": \#(top), "c": {"enum": ["US", "CA", "NL"]}}, "required": ["c"],
       "if": {"properties": {"c": {"const": "US"}}}, "then": {"properties": {"t": \#(branch)}}}
      """#, by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    let written = try translated.written(answers)
    #expect(refusal == nil ? written.hasPrefix("{") : written == refusal, "\(written)")
  }
}
