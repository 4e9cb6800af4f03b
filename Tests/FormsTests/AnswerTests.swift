import Forms
import JSON
import Testing

@Suite struct `answers to a text field` {
  /// A field's JSON, a text, and what comes of it: the answer, or the exact sentence of the refusal.
  @Test(
    arguments: [
      (#"{"id": "a"}"#, "Ada", JSONValue.string("Ada"), nil),
      (#"{"id": "a"}"#, "", .null, nil),
      (#"{"id": "a"}"#, " \t ", .string(" \t "), nil),
      (#"{"id": "a"}"#, "e\u{301}", .string("e\u{301}"), nil),
      (#"{"id": "a"}"#, "a\nb", nil, "This takes one line; a line break cannot be part of it."),
      (#"{"id": "a", "multiline": true}"#, "a\n\nb\n", .string("a\n\nb\n"), nil),
      (
        #"{"id": "a"}"#, "a\u{1B}[31m", nil,
        "A control character (U+001B) cannot be part of the text."
      ),
      (
        #"{"id": "a"}"#, "a\u{7F}", nil, "A control character (U+007F) cannot be part of the text."
      ),
      (
        #"{"id": "a"}"#, "a\u{9B}1m", nil,
        "A control character (U+009B) cannot be part of the text."
      ),
      (#"{"id": "a"}"#, "\u{A0}ß€", .string("\u{A0}ß€"), nil),
      (
        #"{"id": "a", "multiline": true}"#, "a\r\nb", nil,
        "A control character (U+000D) cannot be part of the text."
      ),
      (#"{"id": "a", "required": true}"#, "", nil, "This needs an answer."),
      (#"{"id": "a", "required": true}"#, " \u{3000}\t", nil, "This needs an answer."),
      (#"{"id": "a", "required": true}"#, " x ", .string(" x "), nil),
      (
        #"{"id": "a", "validation": {"minLength": 3}}"#, "ab", nil,
        "At least 3 characters, please: 1 more."
      ),
      (#"{"id": "a", "validation": {"minLength": 3}}"#, "", .null, nil),
      (#"{"id": "a", "validation": {"minLength": 3}}"#, "👩‍👩‍👧éo", .string("👩‍👩‍👧éo"), nil),
      (
        #"{"id": "a", "validation": {"maxLength": 1}}"#, "👩‍👩‍👧e\u{301}", nil,
        "At most 1 character, please: 1 too many."
      ),
      (
        #"{"id": "a", "validation": {"maxLength": 2, "message": "Short!"}}"#, "abc", nil, "Short!"
      ),
      (
        #"{"id": "a", "validation": [{"minLength": 3, "message": "One"}, {"minLength": 9}]}"#, "ab",
        nil, "One"
      ),
      (
        #"{"id": "a", "validation": [{"minLength": 1}, {"maxLength": 1, "message": "Two"}]}"#, "ab",
        nil, "Two"
      ),
    ] as [(String, String, JSONValue?, String?)])
  func `a text is an answer or is refused`(
    json: String, text: String, answer: JSONValue?, sentence: String?
  ) throws {
    let field = try field(json)
    var given: JSONValue?
    var refusal: Refusal?
    do throws(Refusal) { given = try field.answer(to: text) } catch { refusal = error }
    #expect(given == answer)
    #expect(refusal?.sentence == sentence)
  }

  @Test func `the clusters beyond the tightest limit are counted`() throws {
    let field = try field(#"{"id": "a", "validation": [{"maxLength": 9}, {"maxLength": 5}]}"#)
    #expect(field.excess(ofLength: 5) == 0)
    #expect(field.excess(ofLength: 17) == 12)
  }
}
