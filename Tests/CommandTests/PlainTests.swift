// The plain mode on a real terminal: no escape sequence, the kernel's own line editing, secrets unseen, every way out.

import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct `the plain mode` {
  private let folder = TemporaryFolder()

  private func form(_ text: String = threeFields) -> String {
    folder.write(text, to: "form.json")
  }

  private static let secret = #"""
    {"fields": [{"id": "user"}, {"id": "password", "label": "Password", "secret": true}, {"id": "end"}]}
    """#

  @Test func `fills in a form line by line, and sends no escape sequence`() throws {
    let person = try Person([ttyform, "--plain", "-fjsonl", form()])
    try person.seePrompt()
    try person.type("<Enter>")
    try person.see("Name: This needs an answer.")
    try person.type("Grsace<Backspace*5>race<Enter>")
    try person.see("(London)")
    try person.type("<Enter>")
    try person.see("(one")
    try person.type("one<Enter><Enter>..<Enter>.<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Grace","town":null,"notes":"one\n\n."}"# + "\n")
    #expect(
      person.rows == [
        "Three", "", "Enter alone takes what is in brackets, or gives no answer.",
        #""<" goes back to the question before, ctrl-d gives up."#, "", "Name (required)",
        "(Ada Lovelace)", ">", "Name: This needs an answer.", "> Grace", "", "Town", "(London)",
        ">", "", #"Notes (several lines, ended by "." alone)"#, "(one", "two)", "> one", "", "..",
        ".",
      ])
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
  }

  @Test func `writes no control character but newline`() throws {
    // Without the echo, and without what the driver makes of newlines, all bytes are the program's.
    let person = try Person(
      shell: #"stty -echo -onlcr; "$ttyform" --plain -o/dev/null "$1""#, [form()])
    for answer in ["", "Ada", "London", "."] {
      try person.terminal.read(until: "> ")
      try person.type(answer + "<Enter>")
    }
    #expect(try person.waitForExit() == .exited(0))
    let bytes = person.terminal.screenBytes
    #expect(bytes.count > 100)
    #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") })
  }

  @Test(arguments: [
    (["--plain"], [:], true), ([], ["TTYFORM_PLAIN": "1"], true),
    ([], ["TTYFORM_PLAIN": "yes"], true), ([], ["TTYFORM_PLAIN": "0"], false),
    ([], ["TTYFORM_PLAIN": ""], false), ([], ["TERM": "dumb"], true), ([], ["TERM": ""], true),
    (["--color=always"], ["TERM": "dumb"], true), ([], ["TERM": "vt100"], false),
  ])
  func `is chosen by its option, its variable, and a dumb terminal`(
    options: [String], environment: [String: String], isPlain: Bool
  ) throws {
    let person = try Person([ttyform, form()] + options, environment: environment)
    try person.see("Ada Lovelace")
    try person.settle()
    #expect(person.terminal.screenBytes.contains(0x1B) == !isPlain)
    #expect(person.rows.contains("(Ada Lovelace)") == isPlain)
    try person.type("<Ctrl-D>")
    #expect(try person.waitForExit() == .exited(1))
  }

  // MARK: Ways out

  @Test func `gives up at an end of input`() throws {
    let person = try Person([ttyform, "--plain", form()])
    try person.seePrompt()
    try person.type("Ada<Ctrl-D>")
    try person.settle()
    #expect(person.terminal.isRunning, "the line is not ended yet")
    try person.type("<Ctrl-D>")
    try person.see("Town")
    try person.type("<Ctrl-D>")
    #expect(try person.waitForExit() == .exited(1))
    #expect(person.output == "")
    #expect(person.rows.last == ">" && person.screen.cursorColumn == 0)
  }

  @Test(arguments: [("<Ctrl-C>", SIGINT), ("<Ctrl-\\>", SIGQUIT)])
  func `has keys that end the whole job`(key: String, signal: Int32) throws {
    let person = try Person(shell: #""$ttyform" --plain "$1"; echo after"#, [form()])
    try person.seePrompt()
    try person.type("Gra" + key)
    #expect(try person.waitForExit() == .signalled(signal))
    #expect(!person.rows.contains("after"))
    #expect(person.screen.cursorColumn == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `dies by a signal with the echo as it was`(signal: Int32) throws {
    let person = try Person([ttyform, "--plain", form(Self.secret)])
    try person.seePrompt()
    try person.type("ada<Enter>")
    try person.see("Password")
    try person.terminal.waitForSettings { $0 != person.terminal.settingsAtStart }
    person.terminal.signal(signal)
    #expect(try person.waitForExit() == .signalled(signal))
    #expect(person.output == "")
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
  }

  @Test(arguments: [SIGSEGV, SIGABRT])
  func `gives the echo back when the program crashes`(signal: Int32) throws {
    let person = try Person(
      [ttyform, "--plain", form(Self.secret)], environment: ["SWIFT_BACKTRACE": "enable=no"])
    try person.seePrompt()
    try person.type("ada<Enter>")
    try person.terminal.waitForSettings { $0 != person.terminal.settingsAtStart }
    person.terminal.signal(signal)
    #expect(try person.waitForExit() == .signalled(signal))
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
  }

  @Test func `ends when the terminal goes away`() throws {
    let person = try Person([ttyform, "--plain", form()])
    try person.seePrompt()
    person.terminal.hangUp()
    #expect(try person.terminal.waitForExit() == .signalled(SIGHUP))
    #expect(person.output == "")
  }

  @Test func `gives up in time`() throws {
    let person = try Person([ttyform, "--plain", "--timeout", "1s", form(Self.secret)])
    try person.seePrompt()
    try person.type("ada<Enter>pass")
    #expect(try person.waitForExit() == .exited(124))
    #expect(person.output == "")
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
  }

  @Test func `keeps a draft of what was answered, and has it in brackets the next time`() throws {
    let state = ["XDG_STATE_HOME": folder.path + "/state"]
    let fields = #"""
      {"fields": [{"id": "a"}, {"id": "p", "secret": true}, {"id": "b", "multiline": true}]}
      """#
    let person = try Person([ttyform, "--plain", form(fields)], environment: state)
    try person.seePrompt()
    try person.type("Ada<Enter>hunter2<Enter>one<Enter>two<Enter>")
    try person.see("two")
    try person.settle()
    try person.type("<Ctrl-C>")
    #expect(try person.waitForExit() == .signalled(SIGINT))
    let next = try Person(
      [ttyform, "--plain", "-fjsonl", form(fields)], environment: state)
    try next.seePrompt()
    #expect(
      next.rows.contains("What you typed just now is in brackets. --no-draft starts without it."))
    #expect(next.rows.suffix(2) == [#"a ("-" for no answer)"#, "[Ada] >"])
    try next.type("<Enter><Enter>")
    try next.see("[one\ntwo]")
    try next.type(".<Enter>")
    #expect(try next.waitForExit() == .exited(0))
    #expect(next.output == #"{"a":"Ada","p":null,"b":"one\ntwo"}"# + "\n")
  }

  @Test func `says where no draft can be kept`() throws {
    let person = try Person(
      [ttyform, "--plain", form()], environment: ["XDG_STATE_HOME": "/dev/null/x"])
    try person.seePrompt()
    #expect(person.rows[0].hasPrefix("What you type is not kept as a draft (/dev/null/x/ttyform: "))
    try person.type("<Ctrl-D>")
    #expect(try person.waitForExit() == .exited(1))
  }

  // MARK: Secrets

  @Test func `shows nothing of a secret`() throws {
    let person = try Person([ttyform, "--plain", "-fjsonl", form(Self.secret)])
    try person.seePrompt()
    try person.type("ada<Enter>")
    try person.see("Password (not shown)")
    try person.type("hunter2<Enter>")
    try person.see("end")
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
    try person.type("<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"user":"ada","password":"hunter2","end":null}"# + "\n")
    #expect(!String(decoding: person.terminal.screenBytes, as: UTF8.self).contains("hunter"))
    #expect(person.rows.suffix(5) == ["Password (not shown)", ">", "", "end", ">"])
  }

  @Test func `shows nothing of a secret of several lines that comes at once`() throws {
    let person = try Person([
      ttyform, "--plain", "-fjsonl",
      form(#"{"fields": [{"id": "key", "secret": true, "multiline": true}]}"#),
    ])
    try person.seePrompt()
    let lines = (1...50).map { "secret\($0)" }
    try person.type(lines.joined(separator: "<Enter>") + "<Enter>.<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"key":""# + lines.joined(separator: "\\n") + "\"}\n")
    #expect(!String(decoding: person.terminal.screenBytes, as: UTF8.self).contains("secret"))
  }

  // MARK: Stopping, and other programs

  @Test func `asks again after a stop, in silence where it was silent`() throws {
    let person = try Person(
      shell: #"set -m; "$ttyform" --plain -fjsonl "$1"; stty -a; read line; fg; echo "ended $?""#,
      [form(Self.secret)])
    try person.seePrompt()
    try person.type("ada<Enter>")
    try person.see("Password (not shown)")
    try person.terminal.waitForSettings { $0 != person.terminal.settingsAtStart }
    try person.type("hun<Ctrl-Z>")
    try person.see(" echo ")
    try person.type("<Enter>")
    try person.look(for: "the question") { $0.text.contains("Password") }
    try person.terminal.waitForSettings { $0 != person.terminal.settingsAtStart }
    try person.type("x<Enter>")
    try person.see("end")
    try person.type("<Enter>")
    try person.see("ended 0")
    #expect(person.rows.contains(#"{"user":"ada","password":"x","end":null}"#))
  }

  @Test func `waits for the foreground before it says anything`() throws {
    let person = try Person(
      shell: #"""
        set -m; "$ttyform" --plain -fjsonl "$1" & sleep 0.3; jobs; read line; fg; echo "ended $?"
        """#,
      [form(#"{"fields": [{"id": "a", "label": "Name"}]}"#)])
    try person.see("Stopped")
    #expect(!person.rows.contains("Name"))
    try person.type("<Enter>")
    try person.seePrompt()
    try person.settle()
    #expect(person.rows.suffix(2) == ["Name", ">"] && person.rows.count { $0 == "Name" } == 1)
    try person.type("Ada<Enter>")
    try person.see("ended 0")
    #expect(person.rows.contains(#"{"a":"Ada"}"#))
  }

  @Test func `leaves what is typed ahead for the next program`() throws {
    let person = try Person(
      shell: #""$ttyform" --plain -fjsonl "$1"; read line; echo "next: $line""#, [form()],
      typedAhead: "Ada<Enter>London<Enter>.<Enter>for the shell<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.rows.contains(#"{"name":"Ada","town":"London","notes":null}"#))
    #expect(person.rows.last == "next: for the shell")
  }

  @Test func `asks at the terminal while stdin is something else`() throws {
    let person = try Person(
      [ttyform, "--plain", "-fjsonl", "--tty", "-a-", form()],
      input: .bytes(Array(#"{"town": "Oslo"}"#.utf8)))
    try person.seePrompt()
    try person.type("Ada<Enter>.<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Ada","town":"Oslo","notes":null}"# + "\n")
  }

  @Test func `refuses a line that the terminal has cut`() throws {
    let person = try Person([ttyform, "--plain", "-fjsonl", form(#"{"fields": [{"id": "a"}]}"#)])
    try person.seePrompt()
    let most = 4095
    for (count, isTaken) in [(most + 10, false), (most, false), (most - 1, true)] {
      try person.terminal.send([UInt8](repeating: 97, count: count), timeout: 20_000)
      try person.settle()
      try person.type("<Enter>")
      if !isTaken { try person.see("the most that a terminal passes on") }
    }
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"a":""# + String(repeating: "a", count: most - 1) + "\"}\n")
  }

  @Test func `asks one question`() throws {
    let person = try Person([ttyform, "ask", "--plain", "--default", "main", "Which branch?"])
    try person.seePrompt()
    try person.type("<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == "main\n")
    #expect(person.rows == [#"Which branch? ("-" for no answer)"#, "[main] >"])
  }
}

extension Person {
  /// Looks until the cursor stands behind a prompt.
  fileprivate func seePrompt() throws {
    try look(for: "a prompt") { $0.text[$0.cursorRow].hasSuffix(">") && $0.cursorColumn >= 2 }
  }
}
