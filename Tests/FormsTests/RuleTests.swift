// Rules beside lengths and limits: patterns, the one answer, own messages, and what a secret keeps to itself.

import Forms
import JSON
import Testing

@Suite struct rules {
  @Test(arguments: [
    (#""validation": {"pattern": "b"}"#, "abc", #""abc""#),
    (#""validation": {"pattern": "^b$"}"#, "abc", "This has to match the pattern ^b$."),
    (#""validation": {"pattern": "^b$"}"#, "", "null"),
    (#""validation": {"pattern": "^b$", "message": "Just b"}"#, "a", "Just b"),
    (
      #""type": "date", "validation": {"pattern": "-01$"}"#, "2026-01-02",
      "This has to match the pattern -01$."
    ),
    (#""type": "email", "validation": {"pattern": "^[^ ]+$"}"#, " a@b ", #""a@b""#),
    (#""validation": {"const": "x"}"#, "x", #""x""#),
    (#""validation": {"const": "x"}"#, "", "This has to be x."),
    (#""type": "boolean", "validation": {"const": true}"#, "", "This has to be yes."),
    (#""type": "boolean", "validation": {"const": false}"#, "y", "This has to be no."),
    (#""type": "boolean", "validation": {"const": true, "message": "Agree!"}"#, "n", "Agree!"),
    (#""type": "boolean", "required": true"#, "n", "false"),
    (#""type": "boolean", "required": true"#, "", "This needs an answer."),
    (
      #""type": "select", "options": ["a"], "other": true, "validation": {"minLength": 3}"#, "a",
      #""a""#
    ),
    (
      #""type": "select", "options": ["a"], "other": true, "validation": {"minLength": 3}"#, "bc",
      "At least 3 characters, please: 1 more."
    ),
  ])
  func `a rule holds or is told`(keys: String, text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", \#(keys)}"#), text) == outcome)
  }

  @Test(arguments: [
    (#""validation": {"const": "hunter2"}"#, "x", "This is not the one answer that is accepted."),
    (#""type": "date""#, "2026-02-30", "A date is needed, written YYYY-MM-DD, such as 2026-03-31."),
    (#""type": "time""#, "25:00", "A time is needed, written HH:MM or HH:MM:SS, such as 18:30."),
    (
      #""type": "url""#, "https://a/<",
      "A whole web address is needed, such as https://example.org/."
    ),
    (#""type": "number""#, "x1", "A number is needed, such as 12, -3.5 or 1e6."),
  ])
  func `nothing of a secret is told`(keys: String, text: String, outcome: String) throws {
    #expect(
      FormsTests.outcome(try field(#"{"id": "a", "secret": true, \#(keys)}"#), text) == outcome)
  }

  @Test func `an editor may look at measures alone only where they tell all`() throws {
    #expect(try field(#"{"id": "a", "validation": {"minLength": 1}}"#).isCheckedByLength)
    #expect(try !field(#"{"id": "a", "validation": {"pattern": "a"}}"#).isCheckedByLength)
    #expect(try !field(#"{"id": "a", "type": "email"}"#).isCheckedByLength)
  }
}
