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
}
