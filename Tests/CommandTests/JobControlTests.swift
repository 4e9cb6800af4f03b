// Stops, the background and ignored signals: what a shell with job control does to the program.

import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct `job control` {
  private let folder = TemporaryFolder()

  private func form() -> String { folder.write(threeFields, to: "form.json") }

  private func sent(_ name: String) -> String {
    #"{"name":"\#(name)","town":null,"notes":null}"#
  }

  @Test func `a stop from outside leaves a cooked terminal, and the new size counts afterwards`()
    throws
  {
    let person = try Person(
      shell:
        "set -m; \"$ttyform\" -fjsonl \"$1\"; echo \"stopped $?\"; read line; fg; echo \"ended $?\"",
      [form()])
    try person.see("Ada Lovelace")
    try person.type("Grace")
    try person.see("Grace")
    person.terminal.signalForegroundJob(SIGTSTP)
    try person.see("stopped 14")
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
    person.resize(columns: 40, rows: 12)
    try person.type("<Enter>")
    try person.look(for: "the form at 40 columns") {
      $0.text.contains("enter next · ctrl-c cancel  1 of 3") && $0.modes.contains(2004)
    }
    try person.settle()
    try person.type("!<Ctrl-S>")
    try person.see("ended 0")
    #expect(try person.waitForExit() == .exited(0))
    // At 40 columns the answers take two rows.
    try person.see(#"{"name":"Grace!","town":null"#)
    person.expectRestored()
  }

  @Test func `the key of a stop that the kernel drops does nothing`() throws {
    // The program leads its session: nobody could continue it.
    let person = try Person([ttyform, "-fjsonl", form()])
    try person.see("Ada Lovelace")
    try person.type("Gr<Ctrl-Z>")
    try person.settle()
    try person.type("ace<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == sent("Grace") + "\n")
    person.expectRestored()
  }

  @Test func `in the background it waits for the terminal, and asks in the foreground`() throws {
    let person = try Person(
      shell:
        "set -m; \"$ttyform\" -fjsonl \"$1\" & sleep 0.3; jobs; read line; fg; echo \"ended $?\"",
      [form()])
    try person.see("Stopped")
    #expect(person.terminal.settings == person.terminal.settingsAtStart)
    #expect(!person.rows.joined().contains("Ada Lovelace"))
    try person.type("<Enter>")
    try person.see("Ada Lovelace")
    try person.type("Ada<Ctrl-S>")
    try person.see("ended 0")
    #expect(try person.waitForExit() == .exited(0))
    try person.see(sent("Ada"))
    person.expectRestored()
  }

  @Test(arguments: ["TERM", "HUP", "INT"])
  func `stopped in the background, it ends by a signal`(signal: String) throws {
    for options in ["-fjsonl", "--plain"] {
      // A shell whose `wait` waits for a job that was stopped.
      let person = try Person(
        [
          "/bin/bash", "-c",
          "ttyform=$0; set -m; \"$ttyform\" \"$2\" \"$1\" & sleep 0.3; kill -\(signal) %1; "
            + "kill -CONT %1; wait %1; echo \"ended $?\"",
          ttyform, form(), options,
        ], output: .terminal)
      let status = ["TERM": 143, "HUP": 129, "INT": 130][signal] ?? 0
      try person.see("ended \(status)")
      #expect(try person.waitForExit() == .exited(0))
      #expect(!person.rows.joined().contains("Ada Lovelace"))
      person.expectRestored()
    }
  }

  @Test func `continued in the background, it ends by a signal and leaves the terminal alone`()
    throws
  {
    for stop in [SIGTSTP, SIGSTOP] {
      let person = try Person(
        [
          "/bin/bash", "-c",
          "ttyform=$0; set -m; \"$ttyform\" \"$1\"; stty sane; echo stopped; read line; bg; sleep 0.3; "
            + "kill %1; kill -CONT %1; wait %1; echo \"ended $?\"",
          ttyform, form(),
        ], output: .terminal)
      try person.see("Ada Lovelace")
      person.terminal.signalForegroundJob(stop)
      try person.see("stopped")
      let (settings, seen) = (person.terminal.settings, person.terminal.screenBytes.count)
      try person.type("<Enter>")
      try person.see("ended 143")
      #expect(person.terminal.settings == settings)
      #expect(try person.waitForExit() == .exited(0))
      let drawn = person.terminal.screenBytes[seen...]
      #expect(!String(decoding: drawn, as: UTF8.self).contains("Lovelace"))
    }
  }

  @Test func `timeout ends it in the background`() throws {
    // Without job control of the shell, timeout(1) makes a group of its own, which is a background one.
    let person = try Person(
      shell: "timeout 1 \"$ttyform\" \"$1\"; echo \"ended $?\"", [form()])
    try person.see("ended 124")
    #expect(try person.waitForExit() == .exited(0))
    person.expectRestored()
  }

  @Test func `a script that ignores the key keeps the form`() throws {
    let person = try Person(
      shell: "trap '' INT; \"$ttyform\" -fjsonl \"$1\"; echo \"ended $?\"", [form()])
    try person.see("Ada Lovelace")
    try person.type("Gr<Ctrl-C>ace<Ctrl-S>")
    try person.see("ended 0")
    #expect(try person.waitForExit() == .exited(0))
    try person.see(sent("Grace"))
    person.expectRestored()
  }

  @Test func `the keys are those that the settings name`() throws {
    let person = try Person(
      shell: "stty intr ^G; \"$ttyform\" \"$1\"; echo after", [form()])
    try person.see("Ada Lovelace")
    #expect(person.rows.last?.contains("ctrl-g cancel") == true)
    try person.type("<Byte 03>x<Byte 07>")
    #expect(try person.waitForExit() == .signalled(SIGINT))
    #expect(!person.screen.text.contains("after"))
  }
}
