import Forms
import JSON
import Testing

/// What the lines of an input give: the answers as one-line JSON, or every problem as
/// `LINE: FIELD: sentence`.
private func filled(_ form: Form, _ input: [UInt8]) -> [String] {
  do throws(LineProblems) {
    return [
      String(
        decoding: JSONWriter(.oneLine).bytes(of: try form.answers(fromLines: input).value),
        as: UTF8.self)
    ]
  } catch {
    return error.problems.map { problem in
      "\(problem.line): " + (problem.field.map { "\($0): " } ?? "") + problem.sentence
    }
  }
}

@Suite struct `filling from lines` {
  @Test(arguments: [
    ("Ada\nx\n", #"{"a":"Ada","b":"x"}"#),
    ("Ada\nx", #"{"a":"Ada","b":"x"}"#),
    ("Ada\r\nx\r\n", #"{"a":"Ada","b":"x"}"#),
    (" Ada \n\tx\n", #"{"a":" Ada ","b":"\tx"}"#),
    ("\n\n", #"{"a":null,"b":"dflt"}"#),
    (".\n..\n", #"{"a":".","b":".."}"#),
  ])
  func `a field takes one line`(input: String, answers: String) throws {
    let form = try form(
      #"{"fields": [{"type": "note"}, {"id": "a"}, {"id": "b", "default": "dflt"}]}"#)
    #expect(filled(form, Array(input.utf8)) == [answers])
  }

  @Test(arguments: [
    ("one\ntwo\n.\nz\n", #"{"m":"one\ntwo","z":"z"}"#),
    ("one\r\ntwo\r\n.\r\nz\r\n", #"{"m":"one\ntwo","z":"z"}"#),
    (".\nz\n", #"{"m":null,"z":"z"}"#),
    ("..\n...\n. \n.\nz", #"{"m":".\n..\n. ","z":"z"}"#),
    ("\none\n\n.\nz", #"{"m":"\none\n","z":"z"}"#),
  ])
  func `a field of several lines takes them up to a single dot`(
    input: String, answers: String
  ) throws {
    let form = try form(#"{"fields": [{"id": "m", "multiline": true}, {"id": "z"}]}"#)
    #expect(filled(form, Array(input.utf8)) == [answers])
  }

  @Test(arguments: [
    ("z\none\ntwo\n", #"{"z":"z","m":"one\ntwo"}"#),
    ("z\none\ntwo", #"{"z":"z","m":"one\ntwo"}"#),
    ("z\none\n\n", #"{"z":"z","m":"one\n"}"#),
    ("z\none\n.\n", #"{"z":"z","m":"one"}"#),
    ("z\n.\n", #"{"z":"z","m":"d"}"#),
    ("z\n\n", #"{"z":"z","m":"d"}"#),
  ])
  func `the last field takes lines to the end of the input`(input: String, answers: String) throws {
    let form = try form(
      """
      {"fields": [{"id": "z"}, {"id": "m", "multiline": true, "default": "d"}, {"type": "note"}]}
      """)
    #expect(filled(form, Array(input.utf8)) == [answers])
  }

  @Test(arguments: [
    (
      "",
      [
        "1: a: The input ended before this field had its line.",
        "1: m: The input ended before this field had its line.",
        "1: b: The input ended before this field had its line.",
      ]
    ),
    (
      "abc\none\ntwo\n",
      [
        "1: a: At most 2 characters, please: 1 too many.",
        #"4: m: The input ended before the line with a single "." that ends this field."#,
        "4: b: The input ended before this field had its line.",
      ]
    ),
    (
      "a\u{1B}\none\nt\u{8}wo\n.\n\nx\ny\n",
      [
        "1: a: A control character (U+001B) cannot be part of the text.",
        "3: m: A control character (U+0008) cannot be part of the text.",
        "5: b: This needs an answer.",
        "6: 2 lines are left over after the last field; to be asked at the terminal instead, use "
          + "--tty.",
      ]
    ),
    (
      "a\n.\nb\n\n",
      [
        "4: One line is left over after the last field; to be asked at the terminal instead, use "
          + "--tty."
      ]
    ),
    ("a\r\r\n.\nb\n", ["1: a: A control character (U+000D) cannot be part of the text."]),
  ])
  func `every problem is told at once`(input: String, problems: [String]) throws {
    let form = try form(
      """
      {"fields": [{"id": "a", "validation": {"maxLength": 2}}, {"id": "m", "multiline": true},
        {"id": "b", "required": true}]}
      """)
    #expect(filled(form, Array(input.utf8)) == problems)
  }

  @Test func `a line that is not UTF-8 is told with its byte`() throws {
    let form = try form(#"{"fields": [{"id": "a"}, {"id": "m", "multiline": true}]}"#)
    let input: [UInt8] = [0xC3, 0xA9, 0xFF, 0x0A, 0x61, 0x0A, 0xE2, 0x82]
    #expect(
      filled(form, input) == [
        "1: a: This line is not UTF-8 (byte 3).", "3: m: This line is not UTF-8 (byte 1).",
      ])
  }

  @Test func `a hidden field takes no line`() throws {
    let form = try form(
      """
      {"fields": [{"id": "a", "type": "boolean", "default": true},
        {"id": "b", "type": "select", "options": [{"value": 1, "label": "One"}, 2],
          "when": {"field": "a", "equals": true}},
        {"id": "c", "defaultTemplate": "{{b}}!"}]}
      """)
    #expect(filled(form, Array("n\n\n".utf8)) == [#"{"a":false,"c":"!"}"#])
    #expect(filled(form, Array("y\nOne\n\n".utf8)) == [#"{"a":true,"b":1,"c":"1!"}"#])
    #expect(filled(form, Array("\n2\nx\n".utf8)) == [#"{"a":true,"b":2,"c":"x"}"#])
    #expect(
      filled(form, Array("n\n2\nx\n".utf8)) == [
        "3: One line is left over after the last field; to be asked at the terminal instead, use "
          + "--tty."
      ])
  }

  @Test func `behind an answer that is not understood, lines belong to nobody`() throws {
    let form = try form(
      """
      {"fields": [{"id": "z", "type": "number"}, {"id": "a", "type": "boolean"},
        {"id": "b", "when": {"field": "a", "equals": true}}, {"id": "c", "required": true},
        {"type": "note", "when": {"field": "z", "answered": true}}]}
      """)
    #expect(
      filled(form, Array("x\nmaybe\n\n\n".utf8)) == [
        "1: z: A number is needed, such as 12, -3.5 or 1e6.",
        "2: a: Answer yes or no, please.",
        "2: a: Which fields are asked depends on this answer, so the lines behind it were not checked.",
      ])
  }

  @Test func `an answer that breaks a rule still decides`() throws {
    let form = try form(
      """
      {"fields": [{"id": "a", "validation": {"minLength": 9}},
        {"id": "b", "when": {"field": "a", "equals": "x"}}, {"id": "c", "required": true}]}
      """)
    #expect(
      filled(form, Array("x\n\n\n".utf8)) == [
        "1: a: At least 9 characters, please: 8 more.", "3: c: This needs an answer.",
      ])
  }

  @Test func `several lines may end with the input where all that follows is hidden`() throws {
    let form = try form(
      """
      {"fields": [{"id": "m", "multiline": true},
        {"id": "b", "when": {"field": "m", "contains": "more"}}]}
      """)
    #expect(filled(form, Array("one\ntwo\n".utf8)) == [#"{"m":"one\ntwo"}"#])
    #expect(
      filled(form, Array("one more\n".utf8)) == [
        #"2: m: The input ended before the line with a single "." that ends this field."#,
        "2: b: The input ended before this field had its line.",
      ])
  }
}
