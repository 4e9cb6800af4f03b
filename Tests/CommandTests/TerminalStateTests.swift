// However the program ends or stops, the terminal is as it was found, and nothing is on stdout.

import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct `the terminal` {
  private let folder = TemporaryFolder()

  private func form(_ text: String = threeFields) -> String {
    folder.write(text, to: "form.json")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `is restored when a signal ends the program, and the program dies by it`(
    signal: Int32
  ) throws {
    let person = try Person([ttyform, form()])
    try person.see("Ada Lovelace")
    try person.type("Grace")
    try person.see("Grace")
    person.terminal.signal(signal)
    #expect(try person.waitForExit() == .signalled(signal))
    #expect(person.output == "")
    person.expectRestored()
    // The prompt starts on a fresh row below the form.
    #expect(person.screen.cursorColumn == 0)
    #expect(person.screen.cursorRow == person.rows.count)
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL])
  func `is restored when the program crashes`(signal: Int32) throws {
    // A backtrace takes seconds and is not what this is about.
    let person = try Person([ttyform, form()], environment: ["SWIFT_BACKTRACE": "enable=no"])
    try person.see("Ada Lovelace")
    // The way out of the form is noted right after it is drawn.
    try person.settle()
    person.terminal.signal(signal)
    #expect(try person.waitForExit() == .signalled(signal))
    #expect(person.output == "")
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
    #expect(person.screen.isCursorShown)
    #expect(person.screen.modes == [])
    #expect(person.screen.look == VirtualScreen.Look())
    #expect(person.screen.cursorColumn == 0)
  }

  @Test(arguments: [("<Ctrl-C>", SIGINT), ("<Ctrl-\\>", SIGQUIT)])
  func `has keys that end the whole job`(key: String, signal: Int32) throws {
    let person = try Person(shell: "\"$ttyform\" \"$1\"; echo after", [form()])
    try person.see("Ada Lovelace")
    try person.type("Grace")
    try person.see("Grace")
    try person.type(key)
    #expect(try person.waitForExit() == .signalled(signal))
    #expect(!person.screen.text.contains("after"))
    person.expectRestored()
  }

  @Test func `has keys that end the program by the signal`() throws {
    let person = try Person([ttyform, form()])
    try person.see("Ada Lovelace")
    try person.type("<Ctrl-C>")
    #expect(try person.waitForExit() == .signalled(SIGINT))
    #expect(person.output == "")
    person.expectRestored()
  }

  @Test func `keeps a script's trap for the key`() throws {
    let person = try Person(
      shell: "trap 'echo trapped' INT; \"$ttyform\" \"$1\"; echo \"status $?\"", [form()])
    try person.see("Ada Lovelace")
    try person.type("<Ctrl-C>")
    #expect(try person.waitForExit() == .exited(0))
    try person.see("trapped")
    try person.see("status 130")
    person.expectRestored()
  }

  @Test func `is restored to whatever settings it had`() throws {
    let person = try Person(
      shell: """
        stty -echo -icrnl -icanon min 3 time 7 intr ^G erase ^H; before=$(stty -g)
        "$ttyform" -qfjsonl "$1"; [ "$(stty -g)" = "$before" ] && echo same
        """, [form()])
    try person.see("Ada Lovelace")
    try person.type("Adx<Byte 08>a<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.rows == [#"{"name":"Ada","town":null,"notes":null}"#, "same"])
  }

  @Test func `is restored when a signal comes while it owes an answer`() throws {
    let person = try Person([ttyform, form()])
    try person.see("Ada Lovelace")
    person.answersQueries = false
    person.resize(columns: 40, rows: 10)
    try person.terminal.read(until: "\u{1B}[6n")
    person.terminal.signal(SIGTERM)
    #expect(try person.waitForExit() == .signalled(SIGTERM))
    person.expectRestored()
  }

  // MARK: Stopping

  @Test func `is cooked while the job is stopped by its key, and the text is there afterwards`()
    throws
  {
    let person = try Person(
      shell:
        "set -m; \"$ttyform\" -fjsonl \"$1\"; echo \"stopped $?\"; read line; fg; echo \"ended $?\"",
      [form()])
    try person.see("Ada Lovelace")
    try person.type("Grace")
    try person.see("Grace")
    try person.type("<Ctrl-Z>")
    try person.see("stopped 14")
    #expect(person.rows.contains { $0.hasPrefix("stopped 14") })
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
    #expect(person.screen.modes == [] && person.screen.isCursorShown)
    try person.type("go on<Enter>")
    try person.look(for: "the form again") {
      $0.text.last { $0.contains("Grace") } != nil && $0.modes.contains(2004)
    }
    try person.settle()
    try person.type("!<Ctrl-S>")
    try person.see("ended 0")
    #expect(try person.waitForExit() == .exited(0))
    try person.see(#"{"name":"Grace!","town":null,"notes":null}"#)
    person.expectRestored()
  }

  @Test func `is taken again after a stop that nobody could see coming`() throws {
    let person = try Person([ttyform, "-fjsonl", form()])
    try person.see("Ada Lovelace")
    try person.type("Grace")
    try person.see("Grace")
    person.terminal.signal(SIGSTOP)
    #expect(try person.terminal.waitForStop() == SIGSTOP)
    person.terminal.continue()
    try person.settle()
    try person.terminal.waitForSettings { $0.isRaw }
    #expect(person.rows.count { $0.contains("Grace") } == 1)
    try person.type("!<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Grace!","town":null,"notes":null}"# + "\n")
    person.expectRestored()
  }

  // MARK: Its end

  @Test func `ends the program when it is closed`() throws {
    let person = try Person([ttyform, form()])
    try person.see("Ada Lovelace")
    person.terminal.hangUp()
    let status = try person.terminal.waitForExit(timeout: 2000)
    #expect(status == .signalled(SIGHUP) || status == .exited(5))
    #expect(person.output == "")
  }

  @Test func `ends the program when it is closed although hang-ups are ignored`() throws {
    let person = try Person(
      shell: "trap '' HUP; exec \"$ttyform\" \"$1\"", [form()], output: .pipe)
    try person.see("Ada Lovelace")
    person.terminal.hangUp()
    #expect(try person.terminal.waitForExit(timeout: 2000) == .exited(5))
    #expect(person.output == "")
  }

  @Test func `is asked although stdin is closed, with --tty`() throws {
    let person = try Person([ttyform, "--tty", "-fjsonl", form()], input: .closed)
    try person.see("Ada Lovelace")
    try person.type("Ada<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Ada","town":null,"notes":null}"# + "\n")
  }

  // MARK: Keys before and behind

  @Test func `keeps what was typed before the program started`() throws {
    let person = try Person([ttyform, "-fjsonl", form()], typedAhead: "Ada<Enter>Paris")
    // The kernel echoes what is typed ahead: that alone is no sign of the form.
    try person.see("✔ Name")
    try person.see("Paris")
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Ada","town":"Paris","notes":null}"# + "\n")
  }

  @Test func `keeps what is typed behind the end of the form for the next reader`() throws {
    let one = folder.write(#"{"fields": [{"id": "a"}]}"#, to: "a.json")
    let two = folder.write(#"{"fields": [{"id": "b"}]}"#, to: "b.json")
    let person = try Person(
      shell:
        "\"$ttyform\" -qfjsonl \"$1\"; \"$ttyform\" -qfjsonl \"$2\"; read line; echo \"read $line\"",
      [one, two])
    try person.see("1 of 1")
    try person.type("first<Enter>second<Enter>third<Newline>")
    #expect(try person.waitForExit() == .exited(0))
    let text = person.rows.joined(separator: "\n")
    #expect(text.contains(#"{"a":"first"}"#))
    #expect(text.contains(#"{"b":"second"}"#))
    #expect(text.contains("read third"))
    person.expectRestored()
  }

  @Test func `serves a script that wants the answers in a variable`() throws {
    let person = try Person(
      shell: """
        answers=$("$ttyform" -f jsonl "$1") && echo "got $answers" || echo "failed $?"
        """, [form()])
    try person.see("Ada Lovelace")
    try person.type("Ada<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      person.rows == [
        "Three", "Name   Ada", "Town   –", "Notes  –",
        #"got {"name":"Ada","town":null,"notes":null}"#,
      ])
    person.expectRestored()
  }

  @Test func `tells a script that the person gave up`() throws {
    let person = try Person(
      shell: "answers=$(\"$ttyform\" \"$1\") || echo \"gave up $? [$answers]\"", [form()])
    try person.see("Ada Lovelace")
    try person.type("<Ctrl-D>")
    #expect(try person.waitForExit() == .exited(0))
    try person.see("gave up 1 []")
  }

  @Test func `passes over an end of input typed ahead`() throws {
    // The kernel hands such a ctrl-d on as a byte that is no key.
    let person = try Person([ttyform, "-fjsonl", form()], typedAhead: "<Ctrl-D>")
    try person.see("Ada Lovelace")
    try person.type("Ada<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Ada","town":null,"notes":null}"# + "\n")
    person.expectRestored()
  }
}
