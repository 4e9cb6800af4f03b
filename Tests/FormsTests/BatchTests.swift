// A batch of records: what is written, what is left out, and the exact words about it.

import Forms
import Testing

@Suite struct `a batch` {
  private static let person = #"""
    {"fields": [
      {"id": "name", "required": true, "validation": {"maxLength": 5}},
      {"id": "age", "type": "integer", "validation": {"min": 0}},
      {"id": "where", "type": "select", "options": ["here", "there"], "default": "here"},
      {"id": "far", "type": "boolean", "when": {"field": "where", "equals": "there"}},
      {"id": "code", "secret": true, "validation": {"pattern": "^x+$", "message": "Only x, please."}}
    ]}
    """#

  private func outcome(_ input: String, of form: String = Self.person) throws -> BatchOutcome {
    var batch = Batch(form: try FormsTests.form(form), recordLimit: 1 << 20)
    return batch.outcome(of: Array(input.utf8))
  }

  @Test(arguments: [
    // Defaults fill only what is absent.
    (#"{"name":"Ada"}"#, #"{"name":"Ada","age":null,"where":"here","code":null}"#),
    (
      #"{"name":"Ada","where":null}"#, #"{"name":"Ada","age":null,"where":null,"code":null}"#
    ),
    // The order is the form's, and all white space goes.
    (
      "\t{ \"code\" : \"xx\" ,\"age\":7, \"name\":\"Ada\" } ",
      #"{"name":"Ada","age":7,"where":"here","code":"xx"}"#
    ),
    // A field that shows is written, one that does not is not.
    (
      #"{"name":"Ada","where":"there"}"#,
      #"{"name":"Ada","age":null,"where":"there","far":null,"code":null}"#
    ),
    (
      #"{"name":"Ada","where":"there","far":true}"#,
      #"{"name":"Ada","age":null,"where":"there","far":true,"code":null}"#
    ),
    (
      #"{"name":"Ada","age":-0,"far":null}"#,
      #"{"name":"Ada","age":-0,"where":"here","code":null}"#
    ),
    // Escapes are written as we write them, and count as what they stand for.
    (
      #"{"name":"\u0041\"\/\u00e9\t","code":""}"#,
      #"{"name":"A\"/é\t","age":null,"where":"here","code":null}"#
    ),
    (
      "{\"name\":\"e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}\"}",
      "{\"name\":\"e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}\",\"age\":null,\"where\":\"here\",\"code\":null}"
    ),
    // Names, too.
    (
      #"{"n\u0061me":"Ada"}"#, #"{"name":"Ada","age":null,"where":"here","code":null}"#
    ),
  ])
  func `completes a record in the order of the form`(record: String, line: String) throws {
    for input in [record, record + "\n", record + "\r\n", "\u{FEFF}" + record + "\n"] {
      let outcome = try outcome(input)
      #expect(outcome.lines.map { Array($0.utf8) } == [Array(line.utf8)])
      #expect(outcome.told == [])
      #expect(outcome.count == 1)
    }
  }

  @Test(arguments: [
    ("{}", ["1: name: This needs an answer."]),
    (#"{"name":" "}"#, ["1: name: This needs an answer."]),
    (#"{"name":null}"#, ["1: name: This needs an answer."]),
    (#"{"name":"Matilda"}"#, ["1: name: At most 5 characters, please: 2 too many."]),
    (#"{"name":"a\nb"}"#, ["1: name: This takes one line; a line break cannot be part of it."]),
    (
      "{\"name\":\"a\u{85}\"}",
      ["1: name: A control character (U+0085) cannot be part of the text."]
    ),
    (
      #"{"code":"y","age":"7","where":"anywhere","nmae":"Ada"}"#,
      [
        #"1:42: no field is called "nmae"; did you mean "name"?"#,
        "1: name: This needs an answer.",
        "1: age: This takes a number, not a string.",
        #"1: where: No option has that value; did you mean "here"?"#,
        "1: code: Only x, please.",
      ]
    ),
    (
      #"{"name":"Ada","age":1.0}"#,
      [
        "1: age: A whole number is needed, such as 12 or -3, without a decimal point."
      ]
    ),
    (#"{"name":"Ada","age":-1}"#, ["1: age: At least 0, please."]),
    // Whether `far` is asked cannot be told, so nothing is said of it.
    (
      #"{"name":"Ada","where":1,"far":"x"}"#,
      ["1: where: No option has that value; there are \"here\", \"there\"."]
    ),
    (#"[{"name":"Ada"}]"#, [#"1:1: answers are an object such as {"name": "Ada"}, not an array"#]),
    (#""Ada""#, [#"1:1: answers are an object such as {"name": "Ada"}, not a string"#]),
    (#"{"name":"Ada","name":"Bob"}"#, [#"1:15: duplicate key "name""#]),
    (#"{"name":"Ada",}"#, ["1:14: a comma stands after the last member; remove it"]),
    (#"{"name":"Ada"} {"#, ["1:16: text stands after the value; a document holds one value"]),
    (#"{"é":"#, ["1:6: the object is not closed; } is missing"]),
    // Nothing that is skipped at the start of a document is skipped elsewhere.
    ("{\"name\":\u{FEFF}\"Ada\"}", ["1:9: U+FEFF is not white space in JSON; write a plain space"]),
    (
      "{\"name\":\"Ada\",\"age\":\u{FEFF}1}",
      ["1:21: U+FEFF is not white space in JSON; write a plain space"]
    ),
    // What may be a secret is not shown.
    (#"{"code":hunter2}"#, ["1:9: this is no word of JSON; a string must stand in double quotes"]),
  ])
  func `leaves out a record that is not valid, and tells all that is wrong`(
    record: String, told: [String]
  ) throws {
    let outcome = try outcome(record + "\n")
    #expect(outcome.told == told)
    #expect(outcome.output == [])
    #expect(outcome.count == 1 && outcome.invalidCount == 1)
  }

  @Test func `tells that an answer is left out because its field is hidden`() throws {
    let outcome = try outcome(#"{"name":"Ada","far":true}"#)
    #expect(outcome.lines == [#"{"name":"Ada","age":null,"where":"here","code":null}"#])
    #expect(
      outcome.told == ["1: note: the answer for \"far\" is left out, since its field is hidden"])
    #expect(outcome.invalidCount == 0)
  }

  @Test(arguments: [true, false])
  func `tells nothing of a hidden field whose answer is none`(isQuick: Bool) throws {
    let form = #"""
      {"fields": [
        {"id": "a", "type": "boolean"},
        {"id": "b", "type": "email", "when": {"field": "a", "equals": true}}
      ]}
      """#
    var batch = Batch(form: try FormsTests.form(form), recordLimit: 1 << 20, isQuick: isQuick)
    let outcome = batch.outcome(of: Array(#"{"a":false,"b":" "}"#.utf8))
    #expect(outcome.lines == [#"{"a":false}"#])
    #expect(outcome.told == [])
  }

  @Test func `counts lines, and takes blank ones for no records`() throws {
    let outcome = try outcome("\u{FEFF}\r\n\n{\"name\":\"A\"}\n \t\r\n{}\n\n{\"name\":\"B\"}\n\n")
    #expect(outcome.lines.map { $0.prefix(11) } == [#"{"name":"A""#, #"{"name":"B""#])
    #expect(outcome.told == ["5: name: This needs an answer."])
    #expect(outcome.count == 3)
  }

  @Test func `is nothing where there is nothing`() throws {
    #expect(try outcome("") == BatchOutcome())
    #expect(try outcome("\n") == BatchOutcome())
    #expect(try outcome("\u{FEFF}") == BatchOutcome())
  }

  @Test func `takes no byte for an option that its own rules refuse`() throws {
    let form = #"{"fields": [{"id": "a", "type": "boolean", "validation": {"const": true}}]}"#
    let outcome = try outcome("{\"a\":\0}\n{\"a\":true}\n{\"a\":false}\n", of: form)
    #expect(outcome.lines == [#"{"a":true}"#])
    #expect(
      outcome.told == [
        "1:6: a NUL byte stands here; JSON is text in UTF-8", "3: a: This has to be yes.",
      ])
  }

  @Test func `tells bytes that are not UTF-8`() throws {
    var batch = Batch(
      form: try form(#"{"fields": [{"id": "a"}]}"#), recordLimit: 1 << 20)
    let outcome = batch.outcome(of: Array(#"{"a":""#.utf8) + [0xC3] + Array("\"}\n".utf8))
    #expect(outcome.told == ["1:7: these bytes are not UTF-8: c3"])
    // They may be of a secret.
    var secret = Batch(form: try form(Self.person), recordLimit: 1 << 20)
    let input = Array(#"{"name":""#.utf8) + [0xC3] + Array("\"}\n".utf8)
    #expect(secret.outcome(of: input).told == ["1:10: these bytes are not UTF-8"])
  }

  @Test func `counts the problems of a line after a hundred`() throws {
    let outcome = try outcome("[" + String(repeating: ",", count: 300) + "]")
    #expect(outcome.told.count == 101)
    #expect(outcome.told.last == "1: 200 more problems of this record are not shown")
  }

  @Test func `counts the unknown names of a record after a hundred, in a time linear in them`()
    throws
  {
    let count = 50_000
    let members = (1...count).map { #""é\#($0)":1"# }
    let outcome = try outcome("{\"name\":\"Ada\",\(members.joined(separator: ","))}")
    #expect(outcome.told.count == 101)
    #expect(
      outcome.told.prefix(2) == [
        #"1:15: no field is called "é1""#, #"1:22: no field is called "é2""#,
      ])
    #expect(outcome.told.last == "1: 49900 more problems of this record are not shown")
  }

  // MARK: Nested answers

  private static let nested = #"""
    {"nested": true, "fields": [{"id": "a.b"}, {"id": "a.c.d", "required": true}, {"id": "e"}]}
    """#

  @Test(arguments: [
    (#"{"a":{"b":"1","c":{"d":"2"}},"e":"3"}"#, [#"{"a":{"b":"1","c":{"d":"2"}},"e":"3"}"#], []),
    (#"{"e":"3","a.c.d":"2"}"#, [#"{"a":{"b":null,"c":{"d":"2"}},"e":"3"}"#], []),
    (#"{"a":{"c.d":"2"}}"#, [#"{"a":{"b":null,"c":{"d":"2"}},"e":null}"#], []),
    (#"{"a":{"c":{"d":"2"}},"a.c.d":"3"}"#, [], ["1: a.c.d: The answer is there twice."]),
    (
      #"{"a":{"c":{"d":"2","x":1}}}"#, [],
      [#"1:20: no field is called "a.c.x"; did you mean "a.c.d"?"#]
    ),
  ])
  func `takes nested objects and dotted names alike`(
    record: String, lines: [String], told: [String]
  ) throws {
    let outcome = try outcome(record, of: Self.nested)
    #expect(outcome.lines == lines)
    #expect(outcome.told == told)
  }

  // MARK: Sizes

  @Test(arguments: [1, 100, 1000], [true, false])
  func `takes a record of any length up to the limit`(size: Int, isQuick: Bool) throws {
    let text = String(repeating: "x", count: 4000)
    let record = #"{"a":"\#(text)"}"#
    let form = try form(#"{"fields": [{"id": "a"}]}"#)
    var batch = Batch(form: form, recordLimit: record.utf8.count, isQuick: isQuick)
    let input = Array((record + "\n" + record + "\n" + record).utf8)
    let outcome = batch.outcome(of: input, in: [size, size, 4012, size], size: size)
    #expect(outcome.lines == [record, record, record])
    #expect(outcome.told == [])
  }

  @Test(arguments: [1, 7, 100, 4000, 10_000])
  func `leaves out a record beyond the limit and goes on behind it`(piece: Int) throws {
    let form = try form(#"{"fields": [{"id": "a"}]}"#)
    var batch = Batch(form: form, recordLimit: 1000)
    let long = #"{"a":"\#(String(repeating: "x", count: 3000))"}"#
    let input = Array("{\"a\":\"1\"}\n\(long)\n{\"a\":\"2\"}\n\(long)".utf8)
    let pieces = [Int](repeating: piece, count: input.count / piece)
    let outcome = batch.outcome(of: input, in: pieces, size: 64)
    #expect(outcome.lines == [#"{"a":"1"}"#, #"{"a":"2"}"#])
    #expect(
      outcome.told == [
        "2: a record has at most 1000 bytes, and this line has more",
        "4: a record has at most 1000 bytes, and this line has more",
      ])
    #expect(outcome.count == 4 && outcome.invalidCount == 2)
  }

  @Test func `passes on before much has gathered, however long the defaults are`() throws {
    let text = String(repeating: "x", count: 100_000)
    let form = try form(#"{"fields": [{"id": "a", "default": "\#(text)"}]}"#)
    var batch = Batch(form: form, recordLimit: 1000)
    var input = RecordInput(size: 4000)
    for place in input.room.prefix(3000) {
      input.bytes[place] = Array("{}\n".utf8)[(place - input.room.lowerBound) % 3]
    }
    input.add(3000)
    var rounds = 0
    while batch.take(from: &input) {
      #expect(batch.output.count < 500_000)
      batch.clear()
      rounds += 1
    }
    #expect(rounds > 300)
    #expect(batch.count == 1000)
  }
}
