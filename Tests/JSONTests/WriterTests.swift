// The two styles of output, byte by byte.

import JSON
import Testing

@Suite struct writer {
  private let sample = JSONValue.object([
    JSONMember(name: "a", value: .number("1.50")),
    JSONMember(
      name: "b",
      value: .array([.bool(true), .null, .object([JSONMember(name: "c", value: .string("ä"))])])),
    JSONMember(name: "d", value: .array([])),
    JSONMember(name: "e", value: .object([])),
  ])

  private func text(_ value: JSONValue, _ layout: JSONWriter.Layout) -> String {
    String(decoding: JSONWriter(layout).bytes(of: value), as: UTF8.self)
  }

  @Test func `one line has no white space`() {
    #expect(text(sample, .oneLine) == #"{"a":1.50,"b":[true,null,{"c":"ä"}],"d":[],"e":{}}"#)
  }

  @Test func `an indented document has a line for each part and no line end at the end`() {
    #expect(
      text(sample, .indented) == """
        {
          "a": 1.50,
          "b": [
            true,
            null,
            {
              "c": "ä"
            }
          ],
          "d": [],
          "e": {}
        }
        """)
  }

  @Test(arguments: [
    (JSONValue.null, "null"), (.bool(false), "false"), (.number("-0"), "-0"), (.string(""), "\"\""),
    (.array([]), "[]"), (.object([]), "{}"),
  ])
  func `a lone value is the same in both styles`(value: JSONValue, expected: String) {
    #expect(text(value, .oneLine) == expected)
    #expect(text(value, .indented) == expected)
  }

  @Test(arguments: [
    ("\"\\/", #""\"\\/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\0\u{1}\u{B}\u{1B}\u{1F}", #""\u0000\u0001\u000b\u001b\u001f""#),
    ("a\nb\r\nc", #""a\nb\r\nc""#), ("\r\n", #""\r\n""#),
    ("\u{7F}\u{9B}\u{2028}\u{202E}\u{FFFF}👍", "\"\u{7F}\u{9B}\u{2028}\u{202E}\u{FFFF}👍\""),
    ("e\u{301}", "\"e\u{301}\""),
  ])
  func `only what must be escaped is escaped`(string: String, literal: String) {
    var bytes: [UInt8] = []
    JSONWriter.append(string, to: &bytes)
    #expect(bytes == Array(literal.utf8))
  }

  @Test func `names are escaped as strings are`() {
    let value = JSONValue.object([JSONMember(name: "a\"\n", value: .null)])
    #expect(text(value, .oneLine) == #"{"a\"\n":null}"#)
  }

  @Test func `a value is appended to what is there`() {
    var bytes = Array("x=".utf8)
    JSONWriter(.oneLine).append(.array([.number("1")]), to: &bytes)
    #expect(bytes == Array("x=[1]".utf8))
  }
}
