// Dates, paths, secrets and yes or no by keys: pictures before and after.

import Forms
import Support
import Testing

@testable import Prompting

@Suite struct `kinds of field` {
  // MARK: Dates and times

  @Test(
    arguments: [
      // The day, the month and the year of a date, by where the cursor stands.
      ("2026-03-31|", .up, "2026-04-01|"), ("2026-03-0|1", .down, "2026-02-2|8"),
      ("2028-03-|01", .down, "2028-02-|29"), ("2026-12-31|", .up, "2027-01-01|"),
      ("2026-01-01|", .down, "2025-12-31|"),
      ("2026-0|1-31", .up, "2026-0|2-28"), ("2026-12|-31", .up, "2027-01|-31"),
      ("2026-|01-31", .down, "2025-|12-31"), ("2028-0|1-31", .up, "2028-0|2-29"),
      ("|2026-01-01", .up, "|2027-01-01"), ("2028|-02-29", .up, "2029|-02-28"),
      ("1900-02-28|", .up, "1900-03-01|"), ("2000-02-28|", .up, "2000-02-29|"),
      // There is nothing behind the last day, and nothing before the first.
      ("9999-12-31|", .up, "9999-12-31|"), ("|9999-06-01", .up, "|9999-06-01"),
      ("0000-01-01|", .down, "0000-01-01|"), ("0000-|01-01", .down, "0000-|01-01"),
    ] as [(CursorPicture, Command, CursorPicture)])
  func `up and down change the part of a date`(
    before: CursorPicture, command: Command, after: CursorPicture
  ) throws {
    #expect(try Self.stepped(before, command, "date") == after)
  }

  @Test(
    arguments: [
      ("23:5|9", .up, "00:0|0"), ("00:00|", .down, "23:59|"), ("|23:30", .up, "|00:30"),
      ("0|0:30:15", .down, "2|3:30:15"), ("10:59:59|", .up, "11:00:00|"),
      ("23:59:|59", .up, "00:00:|00"), ("10:00|:00", .down, "09:59|:00"),
    ] as [(CursorPicture, Command, CursorPicture)])
  func `a time alone goes round`(
    before: CursorPicture, command: Command, after: CursorPicture
  ) throws {
    #expect(try Self.stepped(before, command, "time") == after)
  }

  @Test(
    arguments: [
      ("2027-12-31T23:59:5|9Z", .up, "2028-01-01T00:00:0|0Z"),
      ("2028-03-01T00:00:00.25+02:00|", .down, "2028-02-29T23:59:59.25+02:00|"),
      ("2026-06-30T2|3:00:00", .up, "2026-07-01T0|0:00:00"),
      ("|2026-06-30t23:00:00", .down, "|2025-06-30t23:00:00"),
      ("9999-12-31T23:59:59Z|", .up, "9999-12-31T23:59:59Z|"),
    ] as [(CursorPicture, Command, CursorPicture)])
  func `a date and a time carry into each other`(
    before: CursorPicture, command: Command, after: CursorPicture
  ) throws {
    #expect(try Self.stepped(before, command, "datetime") == after)
  }

  @Test(arguments: ["", "2026-02-29", "2026-13-01", "2026-1-1", "today", "2026-01-01 "])
  func `up leaves a date that is not whole`(text: String) throws {
    let form = #"{"fields": [{"id": "above"}, {"id": "day", "type": "date"}]}"#
    var play = Play(try Form(parsing: form), in: Size(columns: 40, rows: 10))
    _ = play.type(try KeyScript("<Tab>" + text + "<Up>"))
    #expect(play.session.focus == 0)
    #expect(play.session.entries[1].editor.text == text)
  }

  @Test func `a step of a date is one undo step`() throws {
    var play = try Self.start("date")
    _ = play.type(try KeyScript("2026-01-31<Up><Up><Ctrl-_>"))
    #expect(play.session.entries[0].editor.text == "2026-02-01")
  }

  private static func stepped(
    _ picture: CursorPicture, _ command: Command, _ type: String
  ) throws -> CursorPicture {
    var play = try Self.start(type)
    let left = String(repeating: "<Left>", count: picture.after.count)
    let key = command == .up ? "<Up>" : "<Down>"
    _ = play.type(try KeyScript(picture.before + picture.after + left + key))
    return CursorPicture(play.session.entries[0].editor)
  }

  private static func start(_ type: String) throws -> Play {
    let form = #"{"fields": [{"id": "a", "type": "\#(type)"}, {"id": "b"}]}"#
    return Play(
      try Form(parsing: form), in: Size(columns: 40, rows: 10), directories: Play.files)
  }

  // MARK: Paths

  @Test(
    arguments: [
      ("<Tab>", "|"), ("r<Tab>", "report-|"), ("r<Right>", "report-|"),
      ("r<Tab>2<Tab>", "report-2.txt|"),
      ("R<Tab>", "README.md|"), ("Sou<Tab><Tab>", "Sources/main.swift|"),
      ("./So<Tab>", "./Sources/|"), ("~/n<Tab>", "~/notes.md|"), ("~/.<Tab>", "~/.pr|"),
      (".<Tab>", ".git/|"), ("x<Tab>", "x|"), ("re<Left><Right>", "re|"),
      ("re<Left><Right><Right>", "report-|"), ("r<Tab><Ctrl-_>", "r|"),
      ("report-1.txt<Tab>", "report-1.txt|"), ("日<Tab>", "日|"), ("日本<Tab>", "日本/|"),
      ("/nothing/x<Tab>", "/nothing/x|"),
    ] as [(String, CursorPicture)])
  func `a path is completed as far as all that fit agree`(
    keys: String, picture: CursorPicture
  ) throws {
    var play = try Self.start("path")
    _ = play.type(try KeyScript(keys))
    #expect(CursorPicture(play.session.entries[0].editor) == picture, "\(keys)")
  }

  @Test func `a directory is asked for once, and only once something is typed in it`() throws {
    var play = try Self.start("path")
    _ = play.type(try KeyScript("<Right><Home><End>"))
    #expect(play.listed == [])
    _ = play.type(try KeyScript("Sources/main<Backspace*8>xy"))
    #expect(play.listed == ["", "Sources/", ""])
  }

  @Test func `names that come late are not offered for another directory`() throws {
    var play = try Self.start("path")
    _ = play.type(try KeyScript("Sources/"))
    let size = play.size
    var session = play.session
    session.take(
      DirectoryListing(directory: "", items: [DirectoryListing.Item("zebra")]), in: size)
    #expect(session.context == .completing)
    #expect(session.frame(in: size, keymap: Keymap()).rows[1].text == "  Sources/main.swift")
  }

  // MARK: Secrets

  @Test func `what is killed in a secret is yanked nowhere else`() throws {
    let form = #"{"fields": [{"id": "a", "secret": true}, {"id": "b"}]}"#
    var play = Play(try Form(parsing: form), in: Size(columns: 40, rows: 10))
    _ = play.type(try KeyScript("hidden<Ctrl-U><Tab><Ctrl-Y>open<Ctrl-U><Tab><Ctrl-Y>"))
    #expect(play.session.entries[0].prompt.entered == .text("hidden"))
    #expect(play.session.entries[1].prompt.entered == .text(""))
  }

  @Test(arguments: [(80, 24), (40, 10), (20, 4), (7, 3), (1, 1)])
  func `no character of a secret is ever drawn`(columns: Int, rows: Int) throws {
    let form = #"""
      {"fields": [{"id": "a", "label": "-", "secret": true, "required": true, "validation": {"minLength": 30}},
        {"id": "b", "label": "{{a}}", "description": "{{a}}", "placeholder": "{{a}}"}]}
      """#
    let size = Size(columns: columns, rows: rows)
    var play = Play(try Form(parsing: form), in: size)
    for key in ["Ξ", "Ξ日", "<Left>", "<Ctrl-T>", "Ξ", "<Enter>", "<Tab>", "<Ctrl-S>", "<Ctrl-W>"] {
      _ = play.type(try KeyScript(key))
      #expect(!play.frame.description.contains("Ξ"))
      #expect(!play.transcript.description.contains("Ξ"))
    }
  }

  @Test func `a secret of several lines can be pasted`() throws {
    let form = #"{"fields": [{"id": "a", "secret": true, "multiline": true}, {"id": "b"}]}"#
    var play = Play(try Form(parsing: form), in: Size(columns: 40, rows: 10))
    _ = play.type(try KeyScript("<Paste>one<Enter>two</Paste>"))
    #expect(play.frame.description.hasPrefix("▸ a\n  •••••••▁\n"))
    #expect(play.session.entries[0].prompt.entered == .text("one\ntwo"))
    _ = play.type(try KeyScript("<Enter>"))
    #expect(play.session.focus == 1)
  }

  // MARK: Yes or no

  @Test(
    arguments: [
      ("", nil), ("y", true), ("Y", true), ("n", false), ("N", false), ("<Space>", true),
      ("<Space><Space>", false), ("<Left>", true), ("<Right>", false), ("yn", false),
      ("y<Backspace>", nil), ("n<Delete>", nil), ("y<Ctrl-U>", nil), ("yx", true), ("x", nil),
      ("<Down>", nil), ("<Enter>", nil), ("<Paste>no</Paste>", false),
      ("<Paste>TRUE</Paste>", true), ("y<Paste>maybe</Paste>", true), ("y<Tab>", true),
    ] as [(String, Bool?)])
  func `yes or no is answered by keys`(keys: String, truth: Bool?) throws {
    var play = try Self.start("boolean")
    #expect(play.type(try KeyScript(keys)) == .stay)
    #expect(play.session.entries[0].prompt.entered == .truth(truth), "\(keys)")
  }

  @Test func `up, down, enter and tab leave yes or no`() throws {
    for key in ["<Down>", "<Enter>", "<Tab>", "<Up><Tab>"] {
      var play = try Self.start("boolean")
      _ = play.type(try KeyScript(key))
      #expect(play.session.focus == 1, "\(key)")
    }
    var play = try Self.start("boolean")
    #expect(play.type(try KeyScript("<Ctrl-D>")) == .gaveUp)
    play = try Self.start("boolean")
    #expect(play.type(try KeyScript("y<Ctrl-D>")) == .stay)
  }
}
