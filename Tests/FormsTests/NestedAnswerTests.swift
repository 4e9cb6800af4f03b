// Ids with dots that make nested objects.

import Forms
import JSON
import Testing

@Suite struct `nested answers` {
  @Test func `dots make objects, each where its first member stands`() throws {
    let fields = ["b.x", "a", "b.y.z", "c.d", "b.y.w"].map { #"{"id": "\#($0)"}"# }
    let json = #""fields": [\#(fields.joined(separator: ","))]}"#
    let input = Array("1\n2\n3\n\n5\n".utf8)
    #expect(
      oneLine(try form(#"{"nested": true, \#(json)"#).answers(fromLines: input).value)
        == #"{"b":{"x":"1","y":{"z":"3","w":"5"}},"a":"2","c":{"d":null}}"#)
    #expect(
      oneLine(try form("{\(json)").answers(fromLines: input).value)
        == #"{"b.x":"1","a":"2","b.y.z":"3","c.d":null,"b.y.w":"5"}"#)
  }

  @Test(arguments: [
    (
      #"{"id": "a"}, {"id": ‸"a.b"}"#,
      #"with "nested", "a" cannot be an answer and the object of "a.b" at once"#
    ),
    (
      #"{"id": ‸"a.b.c"}, {"id": "a.b"}"#,
      #"with "nested", "a.b" cannot be an answer and the object of "a.b.c" at once"#
    ),
    (
      #"{"label": "A"}, {"id": ‸"a.b"}"#,
      #"with "nested", "a" cannot be an answer and the object of "a.b" at once"#
    ),
    (#"{"id": ‸"a..b"}"#, #"with "nested", an id has something on both sides of each dot"#),
    (#"{"id": ‸".a"}"#, #"with "nested", an id has something on both sides of each dot"#),
    (#"{"id": ‸"a."}"#, #"with "nested", an id has something on both sides of each dot"#),
  ])
  func `ids make one tree`(fields: String, sentence: String) throws {
    try expectProblem(#"{"nested": true, "fields": [\#(fields)]}"#, sentence)
  }

  @Test func `a note's id is no answer and in nobody's way`() throws {
    let form = try form(
      #"{"nested": true, "fields": [{"id": "a", "type": "note"}, {"id": "a.b"}]}"#)
    #expect(oneLine(try form.answers(fromLines: Array("1\n".utf8)).value) == #"{"a":{"b":"1"}}"#)
  }
}
