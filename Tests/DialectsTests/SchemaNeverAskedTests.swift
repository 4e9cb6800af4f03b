// Fields whose condition comes to never.

import Forms
import JSON
import Testing

@testable import Dialects

@Suite struct `a field whose condition never holds` {
  @Test func `is not there, and has no answer to what looks at it`() throws {
    let translated = try Translated(
      #"""
      {"properties": {"a": {"const": false}, "d": {"type": "string"}, "e": {"type": "string"}, "g": {"type": "string"}},
       "required": ["a"], "dependentSchemas": {"a": {"properties": {"d": false}},
         "d": {"properties": {"e": false, "h": {"const": 1}}, "required": ["g"]}}}
      """#, by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    #expect(try translated.form.fields.map(\.id) == ["e", "g"])
    #expect(try translated.written(#"{"e": "x"}"#) == #"{"e":"x","a":false}"#)
  }

  @Test func `leaves nothing to ask where it is the only one`() throws {
    #expect(throws: DialectError.self) {
      try Translated(
        #"""
        {"properties": {"a": {"const": false}, "d": {"type": "string"}}, "required": ["a"],
         "dependentSchemas": {"a": {"properties": {"d": false}}}}
        """#, by: JSONSchemaForm.translate)
    }
  }

  /// What the object requires, the branch of `x`, and whether that is told.
  @Test(arguments: [
    (#"["t", "d"]"#, #"{"properties": {"d": false}}"#, true),
    (#"["t"]"#, #"{"properties": {"d": false}, "required": ["d"]}"#, true),
    (#"["t"]"#, #"{"properties": {"d": false}}"#, false),
  ])
  func `is told of where it is required`(required: String, branch: String, isTold: Bool) throws {
    let translated = try Translated(
      #"""
      {"properties": {"t": {"enum": ["x", "y"]}, "d": {"type": "string"}}, "required": \#(required),
       "if": {"properties": {"t": {"const": "x"}}}, "then": \#(branch)}
      """#, by: JSONSchemaForm.translate)
    #expect(
      translated.translation.warnings.map(\.sentence)
        == (isTold
          ? [#""d" is required, and forbidden in this branch; no answers are valid here"#] : []))
  }

  @Test func `leaves no rule of it`() throws {
    let translated = try Translated(
      #"""
      {"properties": {"c": {"enum": ["a", "b", null]}, "e": {}}, "required": ["c"],
       "allOf": [{"if": {"properties": {"c": {"minimum": 2}}}, "then": {"properties": {"c": {"const": "a"}}}},
         {"if": {"properties": {"c": {"minimum": 2}}}, "then": {"properties": {"c": false}}}]}
      """#, by: JSONSchemaForm.translate)
    #expect(try translated.form.fields.map(\.id) == ["e"])
  }

  /// What the branches of `x` and of `y` say.
  @Test(arguments: [
    (#"{"properties": {"n": {}}}"#, #"{"required": ["n"]}"#),
    (#"{"required": ["o"], "properties": {"o": false}}"#, "true"),
  ])
  func `is told where a branch needs it`(one: String, two: String) throws {
    let translated = try Translated(
      #"""
      {"properties": {"t": {"enum": ["x", "y"]}, "o": {"properties": {"q": {}}}}, "required": ["t"],
       "if": {"properties": {"t": {"const": "x"}}}, "then": \#(one), "else": \#(two)}
      """#, by: JSONSchemaForm.translate)
    #expect(!translated.warnings.isEmpty)
    _ = try translated.form
  }

  @Test func `is told where an answer would need it`() throws {
    let translated = try Translated(
      #"""
      {"properties": {"a": {}, "d": {"type": "integer"}}, "dependentRequired": {"a": ["d"]},
       "if": {"properties": {"d": {"pattern": "^a"}}}, "then": {"properties": {"d": false}}}
      """#, by: JSONSchemaForm.translate)
    #expect(
      translated.translation.warnings.map(\.sentence) == [
        #""d" is required here, but is not asked; answers without it are not valid"#
      ])
  }
}

@Suite struct `a branch of an object that may be left out` {
  /// What is beside the branch makes the object, too.
  @Test(arguments: [
    (#"{"o": {"s": "a"}}"#, "o.i.q: This needs an answer."), ("{}", "{}"),
  ])
  func `requires answers as soon as the object is there`(answers: String, result: String) throws {
    let translated = try Translated(
      #"""
      {"properties": {"o": {"required": ["i"], "properties": {"i": {"properties": {"q": {"type": "string"}},
        "if": {"properties": {"q": {"const": "x"}}, "required": ["q"]}, "else": {"required": ["q"]}}, "s": {}}}}}
      """#, by: JSONSchemaForm.translate)
    #expect(try translated.written(answers) == result)
  }
}
