// Values and their places; recovery; limits.

import JSON
import Testing

@Suite struct parser {
  @Test(
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)),
      ("\u{FEFF}1", .number("1")),
      ("\"\"", .string("")), ("[]", .array([])), ("{ }", .object([])),
      ("[1,[2],\"3\"]", .array([.number("1"), .array([.number("2")]), .string("3")])),
      (
        "{\"b\":1,\"a\":{}}",
        .object([
          JSONMember(name: "b", value: .number("1")), JSONMember(name: "a", value: .object([])),
        ])
      ),
    ] as [(String, JSONValue)])
  func `a document is its value`(text: String, value: JSONValue) throws {
    #expect(try JSONDocument(parsing: Array(text.utf8)).root.value == value)
  }

  @Test func `every value and name knows its bytes`() throws {
    let text = #"{ "a" : [true, "ä"],"b":-1.5e3 }"#
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    func source(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(source(root.range) == text)
    guard case .object(let members) = root.content,
      case .array(let elements)? = root[member: "a"]?.content
    else {
      Issue.record("an object with an array was expected")
      return
    }
    #expect(members.map { source($0.nameRange) } == [#""a""#, #""b""#])
    #expect(members.map { source($0.value.range) } == [#"[true, "ä"]"#, "-1.5e3"])
    #expect(elements.map { source($0.range) } == ["true", #""ä""#])
  }

  @Test func `members are found by the bytes of their names`() throws {
    let root = try JSONDocument(parsing: Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8)).root
    #expect(root[member: "\u{E9}"]?.value == .number("1"))
    #expect(root[member: "e\u{301}"]?.value == .number("2"))
    #expect(root.value[member: "e\u{301}"] == .number("2"))
    #expect(root[member: "e"] == nil)
    #expect(root[member: "\u{E9}"]?[member: "x"] == nil)
  }

  @Test func `values are equal by bytes, spelling and order`() {
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
    #expect(JSONValue.number("1") != .number("1.0"))
    let a = JSONMember(name: "a", value: .null)
    let b = JSONMember(name: "b", value: .null)
    #expect(JSONValue.object([a, b]) != .object([b, a]))
    #expect(JSONValue.object([a, b]) == .object([a, b]))
  }

  @Test(arguments: [
    ("null", "null"), ("true", "a boolean"), ("0", "a number"), ("\"\"", "a string"),
    ("[]", "an array"), ("{}", "an object"),
  ])
  func `a type has a name for sentences`(text: String, name: String) throws {
    #expect(try JSONDocument(parsing: Array(text.utf8)).root.typeName == name)
  }

  @Test(arguments: [
    ("[1,,2,]", "[1,2]"), ("[+5, .5, 5., 007, -0x1]", "[5,0.5,5,7,0]"),
    ("[True, None, NaN, yes]", "[true,null,0,\"yes\"]"),
    ("{a: 'b', a: 1}", "{\"a\":\"b\",\"a\":1}"),
    ("[1 /* one */, 2] // two", "[1,2]"), (#"["\d\ud83d\u1"]"#, "[\"\\\\d\u{FFFD}\u{FFFD}\"]"),
    ("[\"a\nb\"]", "[\"a\\nb\"]"), ("[] []", "[]"), ("{} }", "{}"),
  ])
  func `what is probably meant is read on`(text: String, meaning: String) throws {
    let parsing = JSONDocument.parse(Array(text.utf8))
    #expect(!parsing.problems.isEmpty)
    let root = try #require(parsing.root)
    #expect(String(decoding: JSONWriter(.oneLine).bytes(of: root.value), as: UTF8.self) == meaning)
  }

  @Test func `all problems are told in the order of their places`() {
    let text = """
      {
        // a form
        "title": 'Lunch',
        "count": 007,
        "ok": True,
        "pattern": "\\d",
        "title": [1,],
        "end": [1 2]
      }
      """
    #expect(
      report(Array(text.utf8)) == [
        "2:3: JSON has no comments; remove it",
        "3:12: a string must stand in double quotes, not in single quotes",
        "4:12: a number has no zero before its other digits; write 7",
        "5:9: True is no word of JSON; write true",
        #"6:15: \d is no escape of JSON; a backslash is written \\"#,
        #"7:3: duplicate key "title"; it stands first on line 3"#,
        "7:14: a comma stands after the last element; remove it",
        "8:12: a comma is missing between two elements",
      ])
    #expect(JSONDocument.parse(Array(text.utf8)).root == nil)
  }

  @Test func `the strict way throws all problems`() throws {
    let error = try #require(throws: JSONError.self) {
      try JSONDocument(parsing: Array("[+1, tru]".utf8))
    }
    #expect(error.problems.map(\.byte) == [1, 5])
    #expect(error.first == error.problems.first)
  }

  @Test func `512 levels are read, 513 are not`() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      func nested(_ levels: Int) -> [UInt8] {
        let middle = open == "[" ? "" : "1"
        let text = String(repeating: open, count: levels) + middle
        return Array((text + String(repeating: close, count: levels)).utf8)
      }
      #expect(JSONDocument.parse(nested(512)).problems.isEmpty)
      #expect(JSONDocument.parse(nested(513)).problems.map(\.kind) == [.tooDeep])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a million brackets are refused at the 513th`() {
    let parsing = JSONDocument.parse(Array(repeating: UInt8(ascii: "["), count: 1_000_000))
    #expect(parsing.problems.map(\.byte) == [512])
    #expect(parsing.root == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `an object of many members is read in linear time`() throws {
    let members = (0..<100_000).map { "\"key\($0)\":\($0)" }
    let text = "{" + members.joined(separator: ",") + ",\"key7\":0}"
    let problems = JSONDocument.parse(Array(text.utf8)).problems
    let place = try #require(text.utf8.firstIndex(of: UInt8(ascii: "7")))
    let earlier = text.utf8.distance(from: text.utf8.startIndex, to: place) - 4
    #expect(problems.map(\.kind) == [.duplicateKey("key7", earlier: earlier)])
  }

  @Test(arguments: [
    "[" + String(repeating: ",", count: 20_000), "\"" + String(repeating: "\t", count: 20_000),
  ])
  func `the parser stops after 10000 problems and says so`(text: String) {
    let parsing = JSONDocument.parse(Array(text.utf8))
    #expect(parsing.root == nil)
    #expect(parsing.problems.count == JSONDocument.problemLimit + 1)
    #expect(
      parsing.problems.last?.message
        == "here the 10000th problem ends; those behind it are not told")
    #expect(parsing.problems.last?.byte == 10_001)
  }
}
