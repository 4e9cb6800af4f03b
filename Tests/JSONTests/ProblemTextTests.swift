// Every sentence that the module can say, with the place that it says it of.

import JSON
import Support
import Testing

/// One problem: the input with `‸` before the place, and `LINE:COLUMN: SENTENCE`.
struct ProblemCase: CustomTestStringConvertible {
  let id: String
  let marked: String
  let told: String

  init(_ id: String, _ marked: String, _ told: String) {
    self.id = id
    self.marked = marked
    self.told = told
  }

  var testDescription: String { id }
}

@Suite struct `problem texts` {
  @Test(arguments: documentCases + structureCases + tokenCases + stringCases)
  func `a problem is told in one sentence with its place`(_ problem: ProblemCase) throws {
    let text = MarkedText(problem.marked)
    let problems = JSONDocument.parse(text.bytes).problems
    #expect(problems.map(\.byte) == text.places)
    #expect(report(text.bytes) == [problem.told])
  }

  @Test func `without the source a sentence names no line`() throws {
    let problems = JSONDocument.parse(Array(#"{"a":1,"a":2,"b":[}"#.utf8)).problems
    #expect(
      problems.map(\.message) == [#"duplicate key "a""#, "the array must be closed by ]"])
  }

  @Test(arguments: [
    ("hunter2", "this is no word of JSON; a string must stand in double quotes"),
    ("True", "this is no word of JSON; a string must stand in double quotes"),
    ("{hunter2: 1}", "the name must stand in double quotes"),
    ("-Infinity", "this is no number of JSON; a number must be finite"),
    ("0x7F", "this is no number of JSON; write decimal digits, or a string in double quotes"),
    ("007", "a number has no zero before its other digits"),
    ("§", "an unexpected character stands here"),
    ("\"a\u{1}\"", "a control character must be written as an escape"),
    (#""\q""#, #"this is no escape of JSON; a backslash is written \\"#),
    (#""\ud83d""#, "half of a surrogate pair stands here; the other half is missing"),
    (#"{"a":1,"a":2}"#, #"duplicate key "a"; it stands first on line 1"#),
    ("[\n1", "the array that begins on line 1 is not closed; ] is missing"),
  ])
  func `a sentence without quotes shows nothing that was perhaps a value`(
    text: String, told: String
  ) {
    let bytes = Array(text.utf8)
    let source = SourceText(bytes)
    #expect(JSONDocument.parse(bytes).problems.map { $0.unquotedMessage(in: source) } == [told])
  }

  @Test func `a sentence without quotes shows no byte`() {
    let problems = JSONDocument.parse([0x22, 0xFF, 0x22]).problems
    #expect(problems.map { $0.unquotedMessage() } == ["these bytes are not UTF-8"])
  }

  @Test func `a long word is abridged in a sentence`() {
    let word = String(repeating: "x", count: 61)
    let told = "\(word.dropLast())… is no word of JSON; a string must stand in double quotes"
    #expect(JSONDocument.parse(Array(word.utf8)).problems.map(\.message) == [told])
  }
}

private let documentCases = [
  ProblemCase("empty", "‸", "1:1: the document is empty; a JSON value must stand here"),
  ProblemCase("blank", "‸ \n ", "1:1: the document is empty; a JSON value must stand here"),
  ProblemCase(
    "UTF-16", "‸{\0}\0", "1:1: the document is in UTF-16; JSON must be in UTF-8"),
  ProblemCase(
    "UTF-16, big end first", "‸\0{\0}", "1:1: the document is in UTF-16; JSON must be in UTF-8"),
  ProblemCase(
    "UTF-32", "‸7\0\0\0", "1:1: the document is in UTF-32; JSON must be in UTF-8"),
  ProblemCase(
    "text after the value", "{}\n‸{}",
    "2:1: text stands after the value; a document holds one value"),
  ProblemCase("bracket after the value", "{}‸]", "1:3: this ] closes nothing; remove it"),
  ProblemCase("bracket alone", "‸}", "1:1: this } closes nothing; remove it"),
  ProblemCase(
    "too deep", String(repeating: "[", count: 512) + "‸[",
    "1:513: arrays and objects are nested too deep; 512 levels are allowed"),
]

private let structureCases = [
  ProblemCase(
    "no comma in an array", "[1‸ 2]", "1:3: a comma is missing between two elements"),
  ProblemCase(
    "no comma in an object", "{\"a\": 1‸\n\"b\": 2}",
    "1:8: a comma is missing between two members"),
  ProblemCase(
    "quote inside a string", #"["say "‸hi" to all"]"#,
    #"1:8: a comma is missing between two elements; a quote inside a string is written \""#),
  ProblemCase(
    "no colon", #"{"a"‸ 1}"#, "1:5: a colon is missing between the name and its value"),
  ProblemCase("no value", #"{"a":‸ }"#, "1:6: a value is missing after the colon"),
  ProblemCase(
    "comma for a value", #"{"a":‸,"b":1}"#, "1:6: a value is missing after the colon"),
  ProblemCase("no name", "{‸: 1}", "1:2: a name in double quotes must stand here"),
  ProblemCase("object for a name", "{‸{}: 1}", "1:2: a name in double quotes must stand here"),
  ProblemCase(
    "name in an array", #"["a"‸: 1]"#,
    "1:5: a name with a value must stand in an object { }, not in an array"),
  ProblemCase(
    "comma at the start", "[‸,1]", "1:2: a comma stands here with no value before it; remove it"),
  ProblemCase(
    "two commas", #"{"a":1,‸,"b":2}"#,
    "1:8: a comma stands here with no value before it; remove it"),
  ProblemCase(
    "comma at the end of an array", "[1‸,\n]",
    "1:3: a comma stands after the last element; remove it"),
  ProblemCase(
    "comma at the end of an object", #"{"a":1‸, }"#,
    "1:7: a comma stands after the last member; remove it"),
  ProblemCase(
    "open array", "\n[1,\n2‸\n", "3:2: the array that begins on line 2 is not closed; ] is missing"),
  ProblemCase(
    "open object", #"{"a": {"b": 1}‸"#,
    "1:15: the object that begins on line 1 is not closed; } is missing"),
  ProblemCase(
    "open after a name", #"{"a"‸ "#,
    "1:5: the object that begins on line 1 is not closed; } is missing"),
  ProblemCase(
    "array closed as an object", "[1‸}", "1:3: the array that begins on line 1 must be closed by ]"),
  ProblemCase(
    "object closed as an array", "{\n\"a\":1‸]",
    "2:6: the object that begins on line 1 must be closed by }"),
  ProblemCase("semicolon", "[1‸; 2]", "1:3: an unexpected ; stands here"),
  ProblemCase("sign", "[‸@]", "1:2: an unexpected @ stands here"),
  ProblemCase("NUL", "[1,‸\0]", "1:4: a NUL byte stands here; JSON is text in UTF-8"),
  ProblemCase(
    "typographic quotes", "[‸“a”]",
    "1:2: a string must stand in straight double quotes (\"), not in “"),
]

private let tokenCases = [
  ProblemCase("line comment", "[1, ‸// one\n2]", "1:5: JSON has no comments; remove it"),
  ProblemCase("block comment", "[1, ‸/* one\n */ 2]", "1:5: JSON has no comments; remove it"),
  ProblemCase("hash comment", "[1] ‸# one", "1:5: JSON has no comments; remove it"),
  ProblemCase(
    "open comment", "[1] ‸/*/", "1:5: JSON has no comments, and this one is not closed; remove it"),
  ProblemCase(
    "no-break space", "[1,‸\u{A0}2]", "1:4: U+00A0 is not white space in JSON; write a plain space"),
  ProblemCase(
    "form feed", "‸\u{C}1", "1:1: U+000C is not white space in JSON; write a plain space"),
  ProblemCase("bare name", "{‸a-b: 1}", #"1:2: the name must stand in double quotes: "a-b""#),
  ProblemCase("number for a name", "{‸1: 1}", #"1:2: the name must stand in double quotes: "1""#),
  ProblemCase(
    "bare string", "[‸größer]",
    "1:2: größer is no word of JSON; a string must stand in double quotes"),
  ProblemCase("True", "[‸True]", "1:2: True is no word of JSON; write true"),
  ProblemCase("FALSE", "[‸FALSE]", "1:2: FALSE is no word of JSON; write false"),
  ProblemCase("None", "[‸None]", "1:2: None is no word of JSON; write null"),
  ProblemCase("undefined", "[‸undefined]", "1:2: undefined is no word of JSON; write null"),
  ProblemCase("NaN", "[‸NaN]", "1:2: NaN is no number of JSON; a number must be finite"),
  ProblemCase(
    "-Infinity", "[‸-Infinity]", "1:2: -Infinity is no number of JSON; a number must be finite"),
  ProblemCase("plus sign", "[‸+5]", "1:2: a number has no plus sign; write 5"),
  ProblemCase(
    "leading zeros", "[‸-007]", "1:2: a number has no zero before its other digits; write -7"),
  ProblemCase("no integer", "[‸.5]", "1:2: a digit is missing before the decimal point; write 0.5"),
  ProblemCase("no fraction", "[‸5.]", "1:2: a digit is missing after the decimal point; write 5"),
  ProblemCase("no exponent", "[‸5e+]", "1:2: a digit is missing in the exponent; write 5"),
  ProblemCase(
    "hexadecimal", "[‸0x1F]",
    "1:2: 0x1F is no number of JSON; write decimal digits, or a string in double quotes"),
  ProblemCase(
    "date", "[‸2024-02-29]",
    "1:2: 2024-02-29 is no number of JSON; write decimal digits, or a string in double quotes"),
]

private let stringCases = [
  ProblemCase("open string", "[‸\"ab]", "1:2: the string is not closed; a double quote is missing"),
  ProblemCase(
    "string open at its line", "{\"a\": ‸\"b,\n \"c\": 1}",
    "1:7: the string is not closed; a double quote is missing"),
  ProblemCase(
    "backslash at the end", "[‸\"ab\\", "1:2: the string is not closed; a double quote is missing"),
  ProblemCase(
    "escaped quote at the end", #"[‸"ab\""#,
    "1:2: the string is not closed; a double quote is missing"),
  ProblemCase(
    "single quotes", "[‸'it is']",
    "1:2: a string must stand in double quotes, not in single quotes"),
  ProblemCase(
    "line end in a string", "[\"a‸\nb\"]",
    #"1:4: a control character (U+000A) must be written as an escape: \n"#),
  ProblemCase(
    "escape character in a string", "[\"‸\u{1B}[m\"]",
    #"1:3: a control character (U+001B) must be written as an escape: \u001b"#),
  ProblemCase(
    "tab after a backslash", "[\"‸\\\t\"]",
    #"1:3: a control character (U+0009) must be written as an escape: \t"#),
  ProblemCase(
    "escape of a pattern", #"["‸\d+"]"#, #"1:3: \d is no escape of JSON; a backslash is written \\"#
  ),
  ProblemCase(
    "short escape", #"["‸\u12"]"#, #"1:3: four hexadecimal digits must stand after \u"#),
  ProblemCase(
    "half of a pair", #"["‸\uD83D"]"#,
    #"1:3: \ud83d is half of a surrogate pair; the other half is missing"#),
  ProblemCase(
    "second half first", #"["‸\uDE00 "]"#,
    #"1:3: \ude00 is half of a surrogate pair; the other half is missing"#),
  ProblemCase(
    "half before another escape", #"["‸\ud83d\u0041"]"#,
    #"1:3: \ud83d is half of a surrogate pair; the other half is missing"#),
  ProblemCase(
    "duplicate key", "{\"name\": 1,\n\"b\": 2,\n‸\"n\\u0061me\": 3}",
    #"3:1: duplicate key "name"; it stands first on line 1"#),
  ProblemCase(
    "duplicate key among many",
    "{\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"e\":1,\"f\":1,\"g\":1,\"h\":1,\"i\":1,\"j\":1,\n‸\"b\":2}",
    #"2:1: duplicate key "b"; it stands first on line 1"#),
]
