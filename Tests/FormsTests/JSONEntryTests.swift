// Answers that come as JSON: their types must fit.

import Forms
import JSON
import Testing

@Suite struct `answers given as JSON` {
  @Test(arguments: [
    (#""type": "text""#, #""a""#, #""a""#), (#""type": "text""#, "null", "null"),
    (#""type": "text""#, "1", "This takes a string, not a number."),
    (#""type": "text""#, #""a\u0007""#, "A control character (U+0007) cannot be part of the text."),
    (#""type": "number""#, "1.50", "1.50"), (#""type": "number""#, "1e999", "1e999"),
    (#""type": "number""#, #""1""#, "This takes a number, not a string."),
    (
      #""type": "integer""#, "1.0",
      "A whole number is needed, such as 12 or -3, without a decimal point."
    ),
    (#""type": "boolean""#, "true", "true"),
    (#""type": "boolean""#, #""yes""#, "This takes true or false, not a string."),
    (#""type": "date""#, #""2026-02-30""#, "There is no day 30 in that month: it has 28 days."),
    (#""type": "date""#, "2026", "This takes a string, not a number."),
    (#""type": "email""#, #"" a@b ""#, #""a@b""#),
    (#""type": "select", "options": [1.0, "x"]"#, "1", "1.0"),
    (#""type": "select", "options": [1.0, "x"]"#, #""x""#, #""x""#),
    (
      #""type": "select", "options": [1.0, {"value": "x", "label": "Label"}]"#, #""Label""#,
      #"No option has that value; did you mean "x"?"#
    ),
    (
      #""type": "select", "options": [1.0]"#, #""1.0""#,
      "No option has that value; did you mean 1.0?"
    ),
    (#""type": "select", "options": [1], "other": true"#, #""more""#, #""more""#),
    (
      #""type": "select", "options": [1], "other": true"#, "2",
      "No option has that value; there are 1."
    ),
    (
      #""type": "select", "options": [1]"#, "[1]",
      "This takes the value of an option, not an array."
    ),
    (#""type": "select", "options": [1, 2], "multiple": true"#, "[2, 1]", "[1,2]"),
    (
      #""type": "select", "options": [1, 2], "multiple": true"#, "1",
      "This takes an array of option values, not a number."
    ),
    (
      #""type": "select", "options": [1, 2], "multiple": true"#, "[1, 1.0]", #""1" is there twice."#
    ),
    (#""type": "select", "options": [1], "required": true"#, "null", "This needs an answer."),
  ])
  func `a value is an answer or is refused`(kind: String, json: String, outcome: String) throws {
    let field = try field(#"{"id": "a", \#(kind)}"#)
    #expect(FormsTests.outcome(field, from: try value(json)) == outcome)
  }
}
