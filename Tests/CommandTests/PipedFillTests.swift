// A form filled in from a pipe: what goes to stdout, and the exact words about everything that is wrong.

import Support
import Testing

@Suite struct `a form filled in from a pipe` {
  private static let form = #"""
    {"fields": [
      {"id": "name", "required": true, "validation": {"maxLength": 5}},
      {"id": "town", "default": "London"},
      {"id": "notes", "multiline": true},
      {"id": "code", "validation": {"minLength": 3, "message": "Three letters, please."}}
    ]}
    """#

  @Test func `gives the answers as JSON on stdout and nothing else`() throws {
    #expect(
      try fill(Self.form, from: "Ada\n\none\n..\ntwo\n.\nabc\n")
        == Outcome(
          output: """
            {
              "name": "Ada",
              "town": "London",
              "notes": "one\\n.\\ntwo",
              "code": "abc"
            }

            """))
  }

  @Test func `takes lines that end with CR LF and a last line without its end`() throws {
    #expect(
      try fill(Self.form, from: "Ada\r\nParis\r\n.\r\n", options: ["-f", "jsonl"]).errors
        == "stdin:4: code: The input ended before this field had its line.\n")
    #expect(
      try fill(Self.form, from: "Ada\r\nParis\r\n.\r\nabc", options: ["-f", "jsonl"])
        == Outcome(output: #"{"name":"Ada","town":"Paris","notes":null,"code":"abc"}"# + "\n"))
  }

  @Test func `keeps every byte of a text`() throws {
    let text = #" é e\#u{301} 日本 👩‍👩‍👧 "\ / \#t"#
    let outcome = try fill(#"{"fields": [{"id": "a"}]}"#, from: text + "\n", options: ["-fjsonl"])
    #expect(
      Array(outcome.output.utf8)
        == Array((#"{"a":" é e\#u{301} 日本 👩‍👩‍👧 \"\\ / \t"}"# + "\n").utf8))
  }

  @Test(arguments: [
    (
      "",
      "stdin:1: name: The input ended before this field had its line.\n"
        + "stdin:1: town: The input ended before this field had its line.\n"
        + "stdin:1: notes: The input ended before this field had its line.\n"
        + "stdin:1: code: The input ended before this field had its line.\n"
    ),
    ("\n\n.\n\n", "stdin:1: name: This needs an answer.\n"),
    (" \t\n\n.\n\n", "stdin:1: name: This needs an answer.\n"),
    ("Matilda\n\n.\n\n", "stdin:1: name: At most 5 characters, please: 2 too many.\n"),
    ("Ada\n\n.\nab\n", "stdin:4: code: Three letters, please.\n"),
    (
      "Ada\n\none\n",
      "stdin:4: notes: The input ended before the line with a single \".\" that ends this field.\n"
        + "stdin:4: code: The input ended before this field had its line.\n"
    ),
    (
      "Ada\n\n.\nabc\nleft\nover\n",
      "stdin:5: 2 lines are left over after the last field; "
        + "to be asked at the terminal instead, use --tty.\n"
    ),
    (
      "Ada\n\n.\nabc\n\n",
      "stdin:5: One line is left over after the last field; "
        + "to be asked at the terminal instead, use --tty.\n"
    ),
    (
      "A\u{1B}a\n\na\u{7}b\n.\n\n",
      "stdin:1: name: A control character (U+001B) cannot be part of the text.\n"
        + "stdin:3: notes: A control character (U+0007) cannot be part of the text.\n"
    ),
    ("A\rb\n\n.\n\n", "stdin:1: name: A control character (U+000D) cannot be part of the text.\n"),
    (
      "A\u{9B}\n\n.\n\n",
      "stdin:1: name: A control character (U+009B) cannot be part of the text.\n"
    ),
    (
      "\n\n.\nx\nmore\n",
      "stdin:1: name: This needs an answer.\nstdin:4: code: Three letters, please.\n"
        + "stdin:5: One line is left over after the last field; "
        + "to be asked at the terminal instead, use --tty.\n"
    ),
  ])
  func `is refused with every problem at once`(input: String, errors: String) throws {
    #expect(
      try fill(Self.form, from: input) == Outcome(status: .exited(3), output: "", errors: errors))
  }

  @Test func `is refused where the bytes are no UTF-8`() throws {
    let folder = TemporaryFolder()
    let form = folder.write(#"{"fields": [{"id": "a"}, {"id": "b"}]}"#, to: "form.json")
    let outcome = try run([ttyform, form], input: .bytes([0x61, 0xFF, 0x0A, 0x80, 0x0A]))
    #expect(
      outcome
        == Outcome(
          status: .exited(3), output: "",
          errors: "stdin:1: a: This line is not UTF-8 (byte 2).\n"
            + "stdin:2: b: This line is not UTF-8 (byte 1).\n"))
  }

  @Test func `never shows what it refuses as it came`() throws {
    let form = #"{"fields": [{"id": "a\u202e", "label": "x", "required": true}]}"#
    #expect(
      try fill(form, from: "\n")
        == Outcome(
          status: .exited(3), output: "", errors: "stdin:1: a<202E>: This needs an answer.\n"))
  }

  @Test func `asks nothing where there are only notes`() throws {
    let form = #"{"fields": [{"type": "note", "label": "x"}]}"#
    #expect(try fill(form, from: "") == Outcome(output: "{}\n"))
  }

  @Test func `tells that stdin is closed`() throws {
    let folder = TemporaryFolder()
    let form = folder.write(#"{"fields": [{"id": "a"}]}"#, to: "form.json")
    let outcome = try run([ttyform, form], input: .closed)
    #expect(
      outcome
        == Outcome(
          status: .exited(5), output: "",
          errors: "ttyform: cannot read stdin: Bad file descriptor\n"))
  }

  @Test func `takes a megabyte`() throws {
    let line = String(repeating: "0123456789", count: 100_000)
    let outcome = try fill(
      #"{"fields": [{"id": "a"}]}"#, from: line + "\n", options: ["-f", "jsonl"])
    #expect(outcome.status == .exited(0))
    #expect(outcome.output == #"{"a":"\#(line)"}"# + "\n")
  }

  @Test(arguments: ["welcome.json", "contact.json", "bug-report.json", "release-notes.json"])
  func `works for every sample`(name: String) throws {
    let sample = try #require(FixtureFolder("../../forms").bytes(of: name))
    let inputs = [
      "welcome.json": "Ada\n", "contact.json": "Ada\n\n",
      "bug-report.json": "A long summary\n1\n.\nhigh\n\n\nada@example.org\n",
      "release-notes.json": "1\nh\n.\n.\n.\n",
    ]
    let outcome = try fill(
      String(decoding: sample, as: UTF8.self), from: try #require(inputs[name]))
    #expect(outcome.status == .exited(0))
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("{\n  \"") && outcome.output.hasSuffix("\n}\n"))
  }
}
