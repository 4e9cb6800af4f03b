// What advice on missing answers gives as an example: where it can be, one that is accepted.

import Forms
import JSON
import Testing

@Suite struct `an example of an answer` {
  @Test(arguments: [
    (#""type": "select", "options": ["a", "b"]"#, "a"),
    (#""type": "select", "options": ["", "b"]"#, "b"),
    (
      #""type": "select", "multiple": true, "options": ["a", {"value": "b", "required": true}, {"value": "c", "required": true}]"#,
      "b, c"
    ),
    (
      #""type": "select", "multiple": true, "options": ["a", {"value": "b, c", "required": true}, {"value": "d", "required": true}]"#,
      #"["b, c","d"]"#
    ),
    (
      #""type": "select", "multiple": true, "options": ["a", "b", {"value": "c", "required": true}], "validation": {"minItems": 3}"#,
      "a, b, c"
    ),
    (#""type": "select", "multiple": true, "options": ["a", "b"]"#, "a"),
    (#""multiline": true, "x-answer": {"as": "list"}"#, "TEXT"),
    (
      #""multiline": true, "x-answer": {"as": "list", "minItems": 2, "item": {"type": "integer"}}"#,
      "NUMBER\nNUMBER"
    ),
    (#""multiline": true, "x-answer": {"as": "object"}"#, #"{"key": "value"}"#),
    (#""type": "date""#, "YYYY-MM-DD"), (#""type": "integer""#, "NUMBER"),
  ])
  func `can be typed`(keys: String, text: String) throws {
    let form = try form("{\"fields\": [{\"id\": \"a\", \(keys)}]}")
    let field = form.fields[0]
    #expect(field.exampleText == text)
    guard field.choices != nil else { return }
    _ = try field.answer(to: field.entered(fromLine: field.exampleText))
  }
}
