// Form files that cannot be read or understood: the exact words, the exit codes, and clean streams.

import Support
import Testing

@Suite struct `a form file` {
  private let folder = TemporaryFolder()

  /// Runs on a file and puts `FORM` in place of its path.
  private func check(_ text: String) throws -> Outcome {
    let path = folder.write(text, to: "form.json")
    var outcome = try run([ttyform, path])
    outcome.errors = outcome.errors.split(separator: path, omittingEmptySubsequences: false)
      .joined(separator: "FORM")
    return outcome
  }

  private func refused(_ errors: String) -> Outcome {
    Outcome(status: .exited(2), output: "", errors: errors)
  }

  @Test func `that is missing is an error of reading`() throws {
    #expect(
      try run([ttyform, "/nonexistent/form.json"])
        == Outcome(
          status: .exited(5), output: "",
          errors: "ttyform: cannot read /nonexistent/form.json: No such file or directory\n"))
  }

  @Test func `that is missing and has nearly the name of a subcommand gets a suggestion`() throws {
    #expect(
      try run([ttyform, "chekc"])
        == Outcome(
          status: .exited(5), output: "",
          errors: "ttyform: cannot read chekc: No such file or directory; "
            + "did you mean \"ttyform check\"?\n"))
  }

  @Test func `that is a folder is an error of reading`() throws {
    #expect(
      try run([ttyform, "/"])
        == Outcome(
          status: .exited(5), output: "", errors: "ttyform: cannot read /: Is a directory\n"))
  }

  @Test func `with a mistake shows it under a caret`() throws {
    #expect(
      try check("{\"fields\": [\n  {\"id\": \"a\", \"plaecholder\": \"x\"}\n]}\n")
        == refused(
          """
          FORM:2:15: error: unknown key "plaecholder" in a field; did you mean "placeholder"?
            {"id": "a", "plaecholder": "x"}
                        ^

          """))
  }

  @Test func `with several mistakes shows all of them in order`() throws {
    let outcome = try check(
      "{\"tilte\": 1, \"fields\": [{\"id\": 1}, {\"id\": \"a\", \"type\": \"txet\"}, {\"id\": \"b\",}]}\n"
    )
    #expect(outcome.status == .exited(2))
    #expect(outcome.output == "")
    let places = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("FORM:") }
      .map { $0.split(separator: " ")[0] }
    #expect(places == ["FORM:1:2:", "FORM:1:32:", "FORM:1:56:", "FORM:1:75:"])
  }

  @Test func `that is no JSON shows where`() throws {
    let outcome = try check("{\"fields\": [\n\t{\"id\": \"日本\" \"label\"}\n]}\n")
    #expect(outcome.status == .exited(2))
    // A tab goes to the next stop of eight, a wide character takes two cells; the column counts scalars.
    #expect(
      outcome.errors.split(separator: "\n").prefix(3).dropFirst()
        == [
          "        {\"id\": \"日本\" \"label\"}",
          "                     ^",
        ])
    #expect(outcome.errors.hasPrefix("FORM:2:13: error: "))
  }

  @Test func `with a long line shows the part around the caret`() throws {
    let blanks = String(repeating: " ", count: 500)
    let outcome = try check("{\"fields\": [\(blanks){\"id\": \"a\", \"colour\": 1}\(blanks)]}")
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("FORM:1:525: error: unknown key \"colour\""))
    #expect(lines[1].count <= 80)
    #expect(lines[1].hasPrefix("…") && lines[1].hasSuffix("…"))
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(lines[1].dropFirst(column).hasPrefix("\"colour\""))
  }

  @Test func `with hostile bytes shows them harmless`() throws {
    let outcome = try check(
      "{\"a\u{1B}]0;x\u{7}\u{202E}\": \"\u{9B}2J\", \"fields\": [{\"id\": \"a\"}]}")
    #expect(outcome.status == .exited(2))
    let allowed = outcome.errors.unicodeScalars.allSatisfy {
      $0 == "\n" || $0.properties.generalCategory != .control && $0.value != 0x202E
    }
    #expect(allowed)
    #expect(outcome.errors.contains("^[]0;x^G<202E>"))
  }

  @Test func `that is not UTF-8 is refused`() throws {
    let path = folder.write([0x7B, 0x22, 0xFF, 0x22, 0x7D], to: "bytes.json")
    let outcome = try run([ttyform, path])
    #expect(outcome.status == .exited(2))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("\(path):1:3: error: "))
  }

  @Test func `with more than a hundred problems has the rest counted`() throws {
    let fields = (1...130).map { "{\"id\": \"f\($0)\", \"x\": 1}" }.joined(separator: ",\n")
    let outcome = try check("{\"fields\": [\n\(fields)\n]}")
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.status == .exited(2))
    #expect(lines.count == 301)
    #expect(lines.last == "FORM: 30 more problems are not shown")
  }

  @Test func `that is empty is refused`() throws {
    let outcome = try check("")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.hasPrefix("FORM:1:1: error: "))
  }

  @Test func `may be a pipe`() throws {
    let outcome = try shell(
      "printf 'Ada\\n' | \"$ttyform\" -fjsonl <(printf '{\"fields\": [{\"id\": \"a\"}]}')",
      by: "/bin/bash")
    #expect(outcome == Outcome(output: "{\"a\":\"Ada\"}\n"))
  }

  @Test func `may come from stdin, and is then asked at the terminal`() throws {
    let person = try Person(
      [ttyform, "-f", "jsonl", "-"], input: .bytes(Array(threeFields.utf8)))
    try person.see("Ada Lovelace")
    try person.type("Grace<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Grace","town":null,"notes":null}"# + "\n")
    person.expectRestored()
  }

  @Test func `from stdin with a mistake is named stdin`() throws {
    let outcome = try run([ttyform, "-"], input: .bytes(Array("{}".utf8)))
    #expect(outcome.status == .exited(2))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("stdin:1:1: error: "))
  }
}
