// `ttyform play`: what it prints where, and its exit codes.

import Support
import Testing

@Suite struct `ttyform play` {
  private let folder = TemporaryFolder()

  private func play(_ keys: [String], _ options: [String] = [], form: String = form) throws
    -> Outcome
  {
    let path = folder.write(form, to: "form.json")
    return try run([ttyform, "play", path] + keys.flatMap { ["--keys", $0] } + options)
  }

  private static let form = #"""
    {"title": "Contact", "fields": [
      {"id": "name", "label": "Name", "required": true},
      {"id": "mail", "label": "E-mail", "placeholder": "ada@example.org", "type": "email"}
    ]}
    """#

  @Test func `prints the transcript and the answers where the keys send the form`() throws {
    #expect(
      try play(["Ada<Enter><Enter>"])
        == Outcome(
          output: """
            Contact
            Name    Ada
            E-mail  –

            {
              "name": "Ada",
              "mail": null
            }

            """))
  }

  @Test func `prints the last screen, and what is missing, where the keys end first`() throws {
    #expect(
      try play(["<Tab>a@"], ["--cursor", "--size=44x12"])
        == Outcome(
          status: .exited(3),
          output: """
            Contact

            ✘ Name
            ▸ E-mail
              a@|

            enter send · ctrl-c cancel  2 of 2

            """,
          errors: """
            ttyform: the keys ended before the form was sent; 2 answers are missing or not valid:
            ttyform: name: This needs an answer.
            ttyform: mail: An e-mail address is needed, such as name@example.org.

            """))
  }

  @Test func `says that only the key is missing`() throws {
    let outcome = try play(["Ada"])
    #expect(outcome.status == .exited(3))
    #expect(
      outcome.errors
        == "ttyform: the keys ended before the form was sent; every answer is valid, <Ctrl-S> sends them\n"
    )
  }

  @Test func `prints every screen with the key that made it`() throws {
    #expect(
      try play(["Ada", "<Tab*2>"], ["--frames", "--size", "30x8"]).output
        == """
        Contact

        ▸ Name

          E-mail  ada@example.org
        enter next  1 of 2
        ── Ada ───────────────────────
        Contact

        ▸ Name
          Ada
          E-mail  ada@example.org
        enter next  1 of 2
        ── <Tab> ─────────────────────
        Contact

        ✔ Name    Ada
        ▸ E-mail
          ada@example.org
        enter send  2 of 2
        ── <Tab> ─────────────────────
        Contact

        ▸ Name
          Ada
          E-mail  ada@example.org
        enter next  1 of 2

        """)
  }

  @Test func `prints only the answers where it is told to be quiet`() throws {
    #expect(
      try play(["Ada<Ctrl-S>"], ["-q", "-fjsonl"])
        == Outcome(output: #"{"name":"Ada","mail":null}"# + "\n"))
    #expect(try play(["<Tab>"], ["-q"]).output == "")
  }

  @Test func `writes the answers to a file, and the screen to stdout`() throws {
    let file = folder.path + "/answers.json"
    let outcome = try play(["Ada<Ctrl-S>"], ["-o", file, "-f", "jsonl"])
    #expect(outcome == Outcome(output: "Contact\nName    Ada\nE-mail  –\n"))
    #expect(folder.bytes(of: "answers.json") == Array((#"{"name":"Ada","mail":null}"# + "\n").utf8))
  }

  @Test(arguments: [
    ("x<Ctrl-C>", 1, "ttyform: the keys interrupted the form\n"),
    ("<Ctrl-D>", 1, "ttyform: the keys gave the form up\n"),
    (
      "Ada<Ctrl-S>x<Tab>", 0,
      "ttyform: note: the form was sent before the keys ended; not typed: x<Tab>\n"
    ),
    (
      "Ada<Entr>", 2,
      """
      ttyform: --keys: unknown key <Entr> in column 4; did you mean <Enter>?
      usage: ttyform play FORM --keys KEYS [options]    (ttyform play --help says more)

      """
    ),
  ])
  func `tells how the keys left the form`(keys: String, status: Int32, errors: String) throws {
    let outcome = try play([keys])
    #expect(outcome.status == .exited(status))
    #expect(outcome.errors == errors)
  }

  @Test func `needs keys and a size that a terminal can have`() throws {
    #expect(
      try play([]).errors.hasPrefix(
        "ttyform: --keys is needed, with what is to be typed, such as --keys 'Ada<Enter>'\n"))
    #expect(
      try play(["x"], ["--size", "80"]).errors.hasPrefix(
        "ttyform: \"80\" is no value of --size; a size is COLSxROWS, each from 1 to 1000\n"))
  }

  @Test func `takes known answers, and asks for the rest`() throws {
    let known = ["--set", "name=Ada", "-fjsonl", "-q"]
    #expect(
      try play(["a@b.org<Enter>"], known)
        == Outcome(output: #"{"name":"Ada","mail":"a@b.org"}"# + "\n"))
    #expect(
      try play([""], known + ["--set=mail=a@b.org"])
        == Outcome(output: #"{"name":"Ada","mail":"a@b.org"}"# + "\n"))
    #expect(try play([""], known + ["--set=mail=a"]).status == .exited(3))
    #expect(try play(["Ada<Enter><Enter>"], ["--print", "name", "-q"]).output == "Ada\n")
  }

  @Test func `prints nothing that could steer a terminal`() throws {
    let outcome = try play(
      ["\u{1B}]0;x\u{7}<Paste><Byte 1B>[31m</Paste>\u{202E}"], ["--frames"],
      form: #"{"title": "\u001b[31m", "fields": [{"label": "a\u009bb"}]}"#)
    let unsafe = outcome.output.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(unsafe.isEmpty)
    #expect(outcome.output.contains("── ^["))
  }
}
