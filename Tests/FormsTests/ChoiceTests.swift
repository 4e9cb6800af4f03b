// Choices: which option a text or a value means, and what is answered.

import Forms
import JSON
import Testing

@Suite struct choices {
  static let single = """
    {"id": "a", "type": "select", "options": ["red", 1, 2.50, true, {"value": "g", "label": "Green"},
      {"value": "", "label": "None"}, {"label": "Deep blue"}]}
    """

  @Test(arguments: [
    ("red", #""red""#), (" red ", #""red""#), ("1", "1"), ("2.50", "2.50"), ("2.5", "2.50"),
    ("1.0", "1"), ("true", "true"), ("g", #""g""#), ("Green", #""g""#), ("None", #""""#),
    ("Deep blue", #""Deep blue""#), ("", "null"),
    ("rde", #"No option is called that; did you mean "red"?"#),
    (
      "something else",
      "No option is called that; there are red, 1, 2.50, true, g, None, Deep blue."
    ),
  ])
  func `an option is meant by its value, else by its label`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(Self.single), text) == outcome)
  }

  @Test func `a text that fits two options is refused`() throws {
    let labels = try field(
      """
      {"id": "a", "type": "select",
        "options": [{"value": 1, "label": "x"}, {"value": 2, "label": "x"}, {"value": "y", "label": "1"}]}
      """)
    #expect(outcome(labels, "x") == "Several options are called that; their values are 1, 2.")
    #expect(outcome(labels, "1") == "1", "a value goes before a label")
    let values = try field(#"{"id": "a", "type": "select", "options": ["1", 1]}"#)
    #expect(outcome(values, "1") == #"Several options are called that; their values are "1", 1."#)
    #expect(outcome(values, from: .number("1")) == "1")
    #expect(outcome(values, from: .string("1")) == #""1""#)
  }

  static let several = """
    {"id": "a", "type": "select", "multiple": true, "options": ["red", "green, dark", "blue", 7]}
    """

  @Test(arguments: [
    ("blue,red", #"["red","blue"]"#), (" blue , red ", #"["red","blue"]"#),
    ("green, dark", #"["green, dark"]"#), ("7", "[7]"),
    (#"["green, dark", "red", 7.0]"#, #"["red","green, dark",7]"#), ("", "null"), ("[]", "null"),
    ("red,red", #""red" is there twice."#),
    ("red,bleu", #"No option is called that; did you mean "blue"?"#),
    ("red,", "No option is called that; there are red, green, dark, blue, 7."),
    ("[[1]]", #"No option has that value; there are "red", "green, dark", "blue", 7."#),
  ])
  func `several are the whole line, or separated by commas, or an array`(
    text: String, outcome: String
  ) throws {
    #expect(FormsTests.outcome(try field(Self.several), text) == outcome)
  }

  @Test(arguments: [
    (false, "other thing", #""other thing""#), (false, " 1 ", "1"), (false, "One", "1"),
    (true, "1, more", #"[1,"more"]"#), (true, "more, 1", #"[1,"more"]"#),
    (true, #"["a, b"]"#, #"["a, b"]"#), (true, "more", #"["more"]"#),
    (true, "a, b", "Only one value that is no option can be given."),
    (false, "a\u{1B}b", "A control character (U+001B) cannot be part of the text."),
  ])
  func `another value may be typed where that is allowed`(
    multiple: Bool, text: String, outcome: String
  ) throws {
    let field = try field(
      """
      {"id": "a", "type": "select", "multiple": \(multiple), "other": true,
        "options": [{"value": 1, "label": "One"}, 2]}
      """)
    #expect(FormsTests.outcome(field, text) == outcome)
  }

  @Test(arguments: [
    (#""required": true"#, "None", "This needs an answer."),
    (#""required": true"#, "red", #""red""#),
    (#""validation": {"const": "red"}"#, "None", "This has to be red."),
  ])
  func `an empty value is an answer, but does not satisfy required`(
    keys: String, text: String, outcome: String
  ) throws {
    let field = try field(
      """
      {"id": "a", "type": "select", "options": ["red", {"value": "", "label": "None"}], \(keys)}
      """)
    #expect(FormsTests.outcome(field, text) == outcome)
  }

  @Test(arguments: [
    ("b", #""I agree" must be among what is chosen."#),
    ("", #""I agree" must be among what is chosen."#),
    ("a,b", #"["a","b"]"#), ("a", "Choose at least 2, please: 1 more."),
    ("a,b,c,d", "Choose at most 3, please: 1 too many."),
  ])
  func `options and counts that are needed are asked for`(text: String, outcome: String) throws {
    let field = try field(
      """
      {"id": "x", "type": "select", "multiple": true, "validation": {"minItems": 2, "maxItems": 3},
        "options": [{"value": "a", "label": "I agree", "required": true}, "b", "c", "d"]}
      """)
    #expect(FormsTests.outcome(field, text) == outcome)
  }

  @Test func `what is typed beside choices is an option where it is called like one`() throws {
    let field = try field(
      """
      {"id": "a", "type": "select", "multiple": true, "other": true, "validation": {"minLength": 9},
        "options": ["b", {"value": "a", "label": "I agree", "required": true}]}
      """)
    #expect(try oneLine(field.answer(to: .choices([0], other: "I agree"))) == #"["b","a"]"#)
    #expect(try oneLine(field.answer(to: .choices([0, 1], other: " b "))) == #"["b","a"]"#)
    #expect(throws: Refusal.tooShort(length: 4, minimum: 9)) {
      try field.answer(to: .choices([1], other: "more"))
    }
    #expect(throws: Refusal.tooMany(count: 2, maximum: 1)) {
      try FormsTests.field(Self.single).answer(to: .choices([0, 1], other: nil))
    }
  }

  @Test func `every choice of several can be typed`() throws {
    let field = try field(
      """
      {"id": "a", "type": "select", "multiple": true, "other": true,
        "options": ["red", "green, dark", "[]", {"value": "", "label": "None"}, 7, "7"]}
      """)
    for mask in 0..<64 {
      for other in [nil, "more", "a, b"] {
        let entered = Entered.choices((0..<6).filter { mask >> $0 & 1 == 1 }, other: other)
        let text = field.typedText(for: entered)
        #expect(try field.entered(fromLine: text) == entered, "\(text)")
      }
    }
  }

  @Test func `what is entered can be typed and shown`() throws {
    let field = try field(Self.single)
    let entered = Entered.choices([4], other: nil)
    #expect(field.typedText(for: entered) == "g")
    #expect(field.shownText(of: entered) == "Green")
    #expect(try field.answer(to: .choices([4, 99], other: nil)) == .string("g"))
    let secret = try Forms.Field.secretText()
    #expect(secret.shownText(of: .text("a👩‍👩‍👧b")) == "••••••••")
  }
}

extension Forms.Field {
  fileprivate static func secretText() throws -> Forms.Field {
    try field(#"{"id": "s", "secret": true}"#)
  }
}
