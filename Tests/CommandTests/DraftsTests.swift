// What is typed survives: whatever ends the program, the next run of the same form goes on with it.

import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct `a draft of a form` {
  let folder = TemporaryFolder()
  let state = StateFolders.next()

  private static let notice = "Restored what you typed just now; ctrl-x ctrl-n starts over."

  func person(
    _ options: [String] = [], form: String = threeFields, name: String = "form.json"
  ) throws -> Person {
    try Person(
      [ttyform, folder.write(form, to: name), "-fjsonl"] + options,
      environment: ["XDG_STATE_HOME": state])
  }

  var drafts: [String] { (TemporaryFolder.names(in: state + "/ttyform")) }

  /// Types something in the first two fields and waits until it is on the disk.
  func typeHalf(_ options: [String] = [], name: String = "form.json") throws -> Person {
    let person = try person(options, name: name)
    try person.see("Ada Lovelace")
    try person.type("Grace<Enter>Arling")
    try person.look(for: "a draft") { _ in
      // A name of another kind is that of a file that is not complete yet.
      drafts.contains { $0.hasSuffix(".json") && text(of: $0).contains("Arling") }
    }
    return person
  }

  func text(of draft: String) -> String {
    String(
      decoding: FixtureFolder(state + "/ttyform", beside: "").bytes(of: draft) ?? [], as: UTF8.self)
  }

  func expectRestored(_ person: Person) throws {
    try person.see(Self.notice)
    try person.see(rows: [
      "Three", Self.notice, "", "  Name   Grace", "▸ Town", "  Arling", "  Notes  one⏎two", "",
      "enter next · tab next · shift-tab back · ctrl-s send · ctrl-c cancel  2 of 3",
    ])
    try person.type("ton<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"name":"Grace","town":"Arlington","notes":null}"# + "\n")
    #expect(drafts == [])
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `is there after a signal`(signal: Int32) throws {
    let first = try typeHalf()
    kill(first.terminal.process, signal)
    #expect(try first.waitForExit() == .signalled(signal))
    try expectRestored(try person())
  }

  @Test(arguments: ["<Ctrl-C>", "<Ctrl-\\>"]) func `is there after a key that ends the program`(
    keys: String
  ) throws {
    let first = try typeHalf()
    try first.type("to<Backspace*2>" + keys)
    _ = try first.waitForExit()
    try expectRestored(try person())
  }

  @Test func `is there after the person gave up, the time was over, or the terminal was closed`()
    throws
  {
    let first = try typeHalf()
    try first.type("<Tab><Tab><Ctrl-U><Ctrl-D>")
    #expect(try first.waitForExit() == .exited(1))
    let second = try person(["--timeout", "1"])
    try second.see("Restored what you typed")
    #expect(try second.waitForExit() == .exited(124))
    let third = try person()
    try third.see("Restored what you typed")
    try third.type("<Shift-Tab><Shift-Tab>")
    #expect(drafts.count == 1)
  }

  @Test func `is written within a second of a change, and not again without one`() throws {
    let person = try typeHalf()
    let before = drafts
    #expect(before.count == 1)
    #expect(!text(of: before[0]).contains("XYZ"))
    try person.type("XYZ")
    try person.look(for: "the draft", turns: 60) { _ in text(of: before[0]).contains("XYZ") }
  }

  @Test func `can be forgotten`() throws {
    let first = try typeHalf()
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    let second = try person()
    try second.see(Self.notice)
    try second.type("<Ctrl-X><Ctrl-N>")
    try second.see("Started over; ctrl-x ctrl-n brings back what was there.")
    try second.see("Ada Lovelace")
    // A slip of the hand costs nothing.
    try second.type("<Ctrl-X><Ctrl-N>")
    try second.see("What was there is back; ctrl-x ctrl-n undoes that.")
    try second.see("Arling")
    try second.type("<Ctrl-X><Ctrl-N><Ctrl-C>")
    _ = try second.waitForExit()
    #expect(drafts == [])
  }

  @Test func `belongs to its form, to what is filled in and to what is known`() throws {
    folder.write(#"{"name": "A"}"#, to: "alice.json")
    folder.write(#"{"name": "A"}"#, to: "bob.json")
    folder.write(#"{"name": "A"}"#, to: "carol.json")
    let first = try person(["-e", folder.path + "/alice.json"])
    try first.see("London")
    try first.type("lice<Ctrl-C>")
    _ = try first.waitForExit()
    for options in [["-e", folder.path + "/bob.json"], [], ["-s", "town=Paris"]] {
      let other = try person(options)
      try other.see("ctrl-c cancel")
      #expect(!other.rows.joined().contains("lice"), "\(options)")
      try other.type("<Ctrl-C>")
      _ = try other.waitForExit()
    }
    let again = try person(["-e", folder.path + "/alice.json"])
    try again.see("Alice")
    try again.see(Self.notice)
    // Another record under the same name is another record.
    folder.write(#"{"name": "Z"}"#, to: "alice.json")
    try again.type("<Ctrl-C>")
    _ = try again.waitForExit()
    let changed = try person(["-e", folder.path + "/alice.json"])
    try changed.see("Z")
    #expect(!changed.rows.joined().contains("lice"))
  }

  @Test func `outlives a change of its form, with what still fits`() throws {
    let first = try typeHalf()
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    let second = try person(
      form: #"{"fields": [{"id": "town"}, {"id": "name", "type": "boolean"}]}"#)
    try second.see("Arling")
    try second.see(
      "Restored what you typed just now; name fits no more; ctrl-x ctrl-n starts over.")
    try second.type("<Ctrl-C>")
    _ = try second.waitForExit()
    // It is kept all the same.
    #expect(drafts.count == 1 && text(of: drafts[0]).contains("Grace"))
    try expectRestored(try person())
  }

  @Test func `keeps what fits no more when the rest was delivered`() throws {
    let first = try typeHalf()
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    let changed = #"{"fields": [{"id": "town"}, {"id": "name", "type": "boolean"}]}"#
    let second = try person(form: changed)
    try second.see("name fits no more")
    try second.type("<Ctrl-S>")
    #expect(try second.waitForExit() == .exited(0))
    #expect(drafts.count == 1 && text(of: drafts[0]).contains("Grace"))
    #expect(!text(of: drafts[0]).contains("Arling"))
    let third = try person(form: changed)
    try third.see("What you typed just now (name) fits no more; ctrl-x ctrl-n forgets it.")
    try third.type("<Ctrl-X><Ctrl-N><Ctrl-S>")
    #expect(try third.waitForExit() == .exited(0))
    #expect(drafts == [])
  }

  @Test func `loses what belongs to a field that is secret now, at once`() throws {
    let first = try typeHalf()
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    let second = try person(form: #"{"fields": [{"id": "town"}, {"id": "name", "secret": true}]}"#)
    try second.see(Self.notice)
    #expect(drafts.count == 1 && !text(of: drafts[0]).contains("Grace"))
  }

  @Test func `of one terminal is left alone by another`() throws {
    let first = try typeHalf()
    let second = try person()
    try second.see("Ada Lovelace")
    #expect(!second.rows.joined().contains("Grace"))
    try second.type("Other<Enter>Place")
    try second.look(for: "both drafts") { _ in
      drafts.count == 2 && drafts.contains { text(of: $0).contains("Place") }
    }
    try second.type("<Ctrl-S>")
    #expect(try second.waitForExit() == .exited(0))
    #expect(drafts.count == 1 && text(of: drafts[0]).contains("Grace"))
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    try expectRestored(try person())
  }

  @Test(arguments: [["--no-draft"], ["draft"], ["ask"]]) func `is not kept where nobody wants one`(
    how: [String]
  ) throws {
    let person =
      how == ["ask"]
      ? try Person([ttyform, "ask", "Name"], environment: ["XDG_STATE_HOME": state])
      : try person(
        how == ["draft"] ? [] : how,
        form: how == ["draft"] ? #"{"draft": false, "fields": [{"label": "Name"}]}"# : threeFields)
    try person.see("▸ Name")
    try person.type("Grace")
    try person.see("Grace")
    try person.type("<Ctrl-C>")
    _ = try person.waitForExit()
    #expect(drafts == [])
  }

  @Test func `holds no secret`() throws {
    let form = #"""
      {"fields": [{"id": "name"}, {"id": "key", "secret": true}, {"id": "copy", "placeholder": "{{key}}"}]}
      """#
    let person = try person(form: form)
    try person.see("▸ name")
    try person.type("Grace<Enter>s3cret<Enter>x")
    try person.look(for: "a draft") { _ in drafts.contains { text(of: $0).contains("copy") } }
    #expect(!text(of: drafts[0]).contains("s3cret"))
    #expect(!drafts[0].contains("s3cret"))
  }

  @Test func `lies in a folder for its owner alone, and goes when it is old`() throws {
    let first = try typeHalf()
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    let modes = try shell(
      "umask 0; ls -ld \"$1/ttyform\" \"$1\"/ttyform/* | cut -c 1-10", [state])
    #expect(modes.output == "drwx------\n-rw-------\n")
    // Of another form, so that nothing but its age makes it go.
    let draft = state + "/ttyform/" + drafts[0]
    _ = try shell(
      #"mv "$1" "$2/ttyform/0-0.json"; touch -d '29 days ago' "$2/ttyform/0-0.json"; touch -d '31 days ago' "$2/ttyform/0-1.json"; touch -d '2 minutes ago' "$2/ttyform/.0.tmp""#,
      [draft, state])
    let second = try person()
    try second.see("Ada Lovelace")
    #expect(drafts == ["0-0.json"])
  }

  @Test(arguments: ["tomorrow", "next year", "1 day ago", "20 days ago"])
  func `is there also when the clock has jumped`(time: String) throws {
    let first = try typeHalf()
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    _ = try shell(#"touch -d "$2" "$1"/ttyform/*"#, [state, time])
    let second = try person()
    let age = time.hasSuffix("ago") ? time : "just now"
    try second.see("Restored what you typed \(age); ctrl-x ctrl-n starts over.")
    try second.type("ton<Ctrl-S>")
    #expect(try second.waitForExit() == .exited(0))
    #expect(second.output.hasPrefix(#"{"name":"Grace","town":"Arlington""#))
    #expect(drafts == [])
  }

  @Test func `is listed and cleared by its own subcommand`() throws {
    let first = try typeHalf()
    let path = folder.path + "/form.json"
    func drafts(_ options: String) throws -> Outcome {
      try shell("XDG_STATE_HOME=\"$1\" \"$ttyform\" drafts \(options)", [state, path])
    }
    #expect(try drafts("") == Outcome(output: "\(path): 2 answers, just now\n"))
    #expect(
      try drafts("--clear")
        == Outcome(status: .exited(5), errors: "ttyform: 1 draft is in use, and not removed\n"))
    try first.type("<Ctrl-C>")
    _ = try first.waitForExit()
    let note = Outcome(errors: "ttyform: note: there is no draft of /nonexistent\n")
    #expect(try drafts("/nonexistent") == note)
    #expect(try drafts("--clear /nonexistent") == note)
    #expect(try drafts("\"$2\"") == Outcome(output: "\(path): 2 answers, just now\n"))
    #expect(try drafts("--clear \"$2\"") == Outcome())
    #expect(try drafts("") == Outcome())
  }
}
