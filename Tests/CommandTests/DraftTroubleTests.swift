// Drafts where something goes wrong: answers that nobody takes, folders that take no draft, files that are none.

import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension `a draft of a form` {
  @Test func `holds answers that could not be delivered, and that is said`() throws {
    let form = folder.write(threeFields, to: "form.json")
    let person = try Person(
      ["/bin/sh", "-c", #""$0" "$1" >/dev/full"#, ttyform, form],
      environment: ["XDG_STATE_HOME": state])
    try person.see("Ada Lovelace")
    try person.type("Grace<Enter>Arling<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(5))
    #expect(
      person.rows.suffix(2) == [
        "ttyform: cannot write the answers: No space left on device",
        "ttyform: what was typed is kept; the next run of the form starts with it",
      ])
    try expectRestored(try self.person())
  }

  @Test func `holds all but the secret of what could not be delivered, and that is said`() throws {
    let form = folder.write(
      #"{"fields": [{"id": "name"}, {"id": "key", "secret": true}]}"#, to: "form.json")
    let person = try Person(
      ["/bin/sh", "-c", #""$0" "$1" >/dev/full"#, ttyform, form],
      environment: ["XDG_STATE_HOME": state])
    try person.see("▸ name")
    try person.type("Grace<Enter>s3cret<Enter>")
    #expect(try person.waitForExit() == .exited(5))
    try person.see(
      "ttyform: all but the secret is kept; the next run of the form starts with it")
  }

  @Test func `holds answers that nobody takes, whatever ends the wait`() throws {
    _ = try shell(#"mkfifo "$1/fifo""#, [folder.path])
    func lose(_ options: [String], _ keys: String) throws {
      let person = try person(["-o", folder.path + "/fifo"] + options)
      try person.see("Ada Lovelace")
      try person.type(keys)
      try person.look(for: "a draft") { _ in drafts.contains { text(of: $0).contains("Arling") } }
      kill(person.terminal.process, SIGKILL)
      #expect(try person.waitForExit() == .signalled(SIGKILL))
    }
    try lose([], "Grace<Tab>Arling<Ctrl-S>")
    try expectRestored(try person())
    try lose(["--plain"], "Grace<Enter>Arling<Enter>.<Enter>")
    try person().see("Arling")
  }

  @Test func `that could not be kept is not said to be, when the answers are lost too`() throws {
    let person = try Person(
      shell: #"XDG_STATE_HOME=/dev/null "$ttyform" "$1" >/dev/full"#,
      [folder.write(threeFields, to: "form.json")])
    try person.see("Ada Lovelace")
    try person.type("Grace<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(5))
    #expect(
      person.rows.suffix(3) == [
        "ttyform: cannot write the answers: No space left on device",
        "ttyform: what was typed could not be kept as a draft either (/dev/null/ttyform:",
        "Not a directory)",
      ])
  }

  @Test func `that cannot be kept costs a notice, not the form`() throws {
    let person = try Person(
      [ttyform, folder.write(threeFields, to: "form.json"), "-fjsonl"],
      environment: ["XDG_STATE_HOME": "/dev/null"])
    try person.see("Ada Lovelace")
    // Said before anything is typed, until the next key.
    try person.see("What you type is not kept as a draft (/dev/null/ttyform: Not a directory).")
    try person.type("Grace!")
    try person.look { !$0.text.joined().contains("not kept") }
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Grace!","town":null,"notes":null}"# + "\n")
  }

  @Test(arguments: [
    #"truncate -s -20 "$1""#, #"sed -i 's/"version": 1/"version": 2/' "$1""#, #": >"$1""#,
  ])
  func `that cannot be read is told, left as it is, and can be cleared`(damage: String) throws {
    let first = try typeHalf()
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    let path = state + "/ttyform/" + drafts[0]
    _ = try shell(damage, [path])
    let damaged = text(of: drafts[0])
    let second = try person()
    try second.see("An earlier draft cannot be read")
    try second.type("Joan<Ctrl-S>")
    #expect(try second.waitForExit() == .exited(0))
    #expect(drafts.map(text) == [damaged])
    let plain = try person(["--plain"])
    try plain.see("An earlier draft cannot be read")
    func subcommand(_ options: String) throws -> Outcome {
      try shell("XDG_STATE_HOME=\"$1\" \"$ttyform\" drafts \(options)", [state])
    }
    #expect(
      try subcommand("") == Outcome(output: "\(path): cannot be read as a draft, just now\n"))
    #expect(try subcommand("--clear") == Outcome())
    #expect(drafts == [])
  }

  @Test func `is no FIFO, no device and nothing of somebody else`() throws {
    let first = try typeHalf()
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    let path = state + "/ttyform/" + drafts[0]
    for fake in [#"mkfifo "$1""#, #"ln -s /dev/zero "$1""#, #"mkdir "$1""#] {
      _ = try shell(#"rm -rf "$1"; "# + fake, [path])
      #expect(try shell(#"XDG_STATE_HOME="$2" "$ttyform" drafts"#, [path, state]) == Outcome())
      let person = try person()
      try person.see("Ada Lovelace")
    }
  }

  @Test func `is not kept where nobody can make a folder`() throws {
    let person = try Person(
      [ttyform, folder.write(threeFields, to: "form.json")],
      environment: ["XDG_STATE_HOME": "/proc"])
    try person.see("What you type is not kept as a draft (/proc/ttyform: ")
  }
}
