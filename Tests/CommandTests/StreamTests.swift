// Usage, help, outputs and what happens where they cannot be written.

import Support
import Testing

@Suite struct `the streams of the command` {
  private static let form = #"{"fields": [{"id": "a"}]}"#
  private let folder = TemporaryFolder()

  private func form() -> String { folder.write(Self.form, to: "form.json") }

  @Test(arguments: [
    ([], "ttyform: a form file is needed, or - to read the form from stdin"),
    (["--outptu"], "ttyform: unknown option \"--outptu\"; did you mean \"--output\"?"),
    (
      ["a", "b\u{1B}[2J"],
      "ttyform: unexpected argument \"b^[[2J\"; one form is filled in at a time"
    ),
  ])
  func `a usage error goes to stderr with a line of usage`(words: [String], error: String) throws {
    #expect(
      try run([ttyform] + words)
        == Outcome(
          status: .exited(2), output: "",
          errors: error + "\nusage: ttyform FORM [options]    (ttyform --help says more)\n"))
  }

  @Test(arguments: ["--help", "-h"])
  func `help goes to stdout`(option: String) throws {
    let outcome = try run([ttyform, option])
    #expect(outcome.status == .exited(0))
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("ttyform fills in forms: "))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `the version goes to stdout`() throws {
    #expect(try run([ttyform, "--version"]) == Outcome(output: "ttyform 0.1.0\n"))
  }

  // MARK: Files

  @Test func `an output file gets the answers, and stdout nothing`() throws {
    let outcome = try run(
      [ttyform, form(), "-o", folder.path + "/out"], input: .bytes(Array("Ada\n".utf8)))
    #expect(outcome == Outcome())
    #expect(folder.bytes(of: "out") == Array("{\n  \"a\": \"Ada\"\n}\n".utf8))
    #expect(folder.names == ["form.json", "out"])
  }

  @Test func `an output file stays as it was where the answers are refused`() throws {
    let out = folder.write("before", to: "out")
    let outcome = try run([ttyform, form(), "-o", out], input: .bytes(Array("a\nb\n".utf8)))
    #expect(outcome.status == .exited(3))
    #expect(outcome.output == "")
    #expect(folder.bytes(of: "out") == Array("before".utf8))
    #expect(folder.names == ["form.json", "out"])
  }

  @Test func `an output file that cannot be made is told`() throws {
    #expect(
      try run([ttyform, form(), "-o", "/nonexistent/out"], input: .bytes(Array("a\n".utf8)))
        == Outcome(
          status: .exited(5), output: "",
          errors: "ttyform: cannot write /nonexistent/out: No such file or directory\n"))
  }

  @Test func `an output file that is a device is written directly`() throws {
    #expect(
      try run([ttyform, form(), "-fjsonl", "-o", "/dev/stdout"], input: .bytes(Array("a\n".utf8)))
        == Outcome(output: "{\"a\":\"a\"}\n"))
  }

  @Test func `a stdin that cannot be read is told`() throws {
    #expect(
      try shell("\"$ttyform\" \"$1\" </", [form()])
        == Outcome(
          status: .exited(5), output: "", errors: "ttyform: cannot read stdin: Is a directory\n"))
  }

  // MARK: stdout

  @Test(arguments: [
    ">&-", "1</dev/null",
  ])
  func `a stdout that takes nothing is told before anybody types`(redirection: String) throws {
    let person = try Person(
      shell: "\"$ttyform\" \"$1\" \(redirection); echo \"status $?\"", [form()])
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      person.rows == ["ttyform: cannot write the answers: Bad file descriptor", "status 5"])
    person.expectRestored()
  }

  @Test func `a confirmation needs no stdout`() throws {
    let person = try Person(shell: "\"$ttyform\" ask --confirm Sure >&-; echo \"status $?\"", [])
    try person.see("1 of 1")
    try person.type("n<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.rows == ["Sure  no", "status 1"])
  }

  @Test func `a closed stdout is told`() throws {
    #expect(
      try shell("printf 'a\\n' | \"$ttyform\" \"$1\" >&-", [form()])
        == Outcome(
          status: .exited(5), output: "",
          errors: "ttyform: cannot write the answers: Bad file descriptor\n"))
  }

  #if os(Linux)
    @Test func `a full disk is told after an interview too`() throws {
      let person = try Person(
        shell: "\"$ttyform\" \"$1\" >/dev/full; echo \"status $?\"", [form()])
      try person.see("1 of 1")
      try person.type("Ada<Enter>")
      #expect(try person.waitForExit() == .exited(0))
      #expect(
        person.rows == [
          "a  Ada", "ttyform: cannot write the answers: No space left on device",
          "ttyform: what was typed is kept; the next run of the form starts with it", "status 5",
        ])
      person.expectRestored()
    }

    @Test(arguments: [("schema", "the schema"), ("convert", "the form")])
    func `a full disk is told of what a subcommand writes`(subcommand: String, what: String) throws
    {
      #expect(
        try shell("\"$ttyform\" \"$2\" \"$1\" >/dev/full", [form(), subcommand])
          == Outcome(
            status: .exited(5), output: "",
            errors: "ttyform: cannot write \(what): No space left on device\n"))
    }

    @Test func `a full disk is told`() throws {
      #expect(
        try shell("printf 'a\\n' | \"$ttyform\" \"$1\" >/dev/full", [form()])
          == Outcome(
            status: .exited(5), output: "",
            errors: "ttyform: cannot write the answers: No space left on device\n"))
    }
  #endif

  @Test func `a reader that is gone ends the program`() throws {
    let line = String(repeating: "x", count: 1_000_000)
    let outcome = try shell(
      "{ \"$ttyform\" \"$1\"; echo \"status $?\" >&2; } | true", [form()],
      input: .bytes(Array((line + "\n").utf8)))
    #expect(outcome.output == "")
    #expect(
      outcome.errors == "ttyform: cannot write the answers: Broken pipe\nstatus 5\n"
        || outcome.errors == "status 141\n")
  }

  // MARK: No terminal

  @Test func `without a terminal nobody is asked`() throws {
    let outcome = try shell("setsid -w \"$ttyform\" --tty \"$1\" </dev/null", [form()])
    #expect(outcome.status == .exited(4))
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "ttyform: there is no terminal to ask at (/dev/tty: No such device or address); "
        + "answers can be given on stdin, one line a field\n")
  }
}
