// Laws that hold whatever is typed, at whatever size. The seed is the argument that a failure names.

import Forms
import Support
import Testing

@testable import Prompting

@Suite struct `laws of the session` {
  private static let keys = [
    "a", "b", " ", "Z", "-", "é", "e\u{301}", "\u{301}", "\u{200D}", "日", "👩‍👩‍👧", "🏽", "\u{202E}",
    "<Enter>", "<Newline>", "<Alt-Enter>", "<Tab>", "<Shift-Tab>", "<Backspace>", "<Delete>",
    "<Left>", "<Right>", "<Up>", "<Down>", "<Home>", "<End>", "<Page-Up>", "<Page-Down>",
    "<Ctrl-Left>", "<Ctrl-Right>", "<Ctrl-Home>", "<Ctrl-End>", "<Ctrl-A>", "<Ctrl-D>", "<Ctrl-E>",
    "<Ctrl-K>", "<Ctrl-L>", "<Ctrl-N>", "<Ctrl-P>", "<Ctrl-S>", "<Ctrl-T>", "<Ctrl-U>", "<Ctrl-V>",
    "<Ctrl-W>", "<Ctrl-X>", "<Ctrl-Y>", "<Ctrl-_>", "<Alt-b>", "<Alt-c>", "<Alt-d>", "<Alt-t>",
    "<Alt-u>", "<Alt-y>", "<Alt-_>", "<Escape>", "<Wait>", "<Byte FF>", "<Byte E3>", "<Byte 1B>",
    "<Paste>one<Enter>two<Tab>3<Byte 1B></Paste>", "<Paste>日本語の長い行が続きます</Paste>",
    "a word or two ", "Donaudampfschifffahrtsgesellschaft",
  ]

  private static let forms = [
    "welcome.json", "contact.json", "bug-report.json", "release-notes.json",
    #"""
    {"title": "題", "description": "one\ntwo", "fields": [
      {"label": "作業ディレクトリ", "placeholder": "作業ディレクトリを指定してください", "required": true},
      {"type": "note", "label": "Note", "description": "of {{field}}"},
      {"id": "a", "label": "a label that is longer than most\nof two lines", "placeholder": "1\n2\n3\n4",
       "multiline": {"rows": 2, "maxRows": 3}, "validation": {"maxLength": 20}},
      {"label": "of {{a}}", "description": "{{a}}", "placeholder": "{{a}}!", "multiline": {"enter": "next"},
       "default": "one\n\ttwo"}
    ]}
    """#,
    #"{"fields": ["# + (1...30).map { #"{"label": "\#($0)"}"# }.joined(separator: ",") + "]}",
  ]

  private static func form(_ index: Int) throws -> Form {
    let text = forms[index % forms.count]
    return try text.hasSuffix(".json") ? Form(sample: text) : Form(parsing: text)
  }

  private static func size(_ random: inout SeededGenerator) -> Size {
    Size(columns: .random(in: 1...100, using: &random), rows: .random(in: 1...30, using: &random))
  }

  @Test(arguments: UInt64(0)..<24)
  func `every frame fits the terminal and holds the cursor`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let form = try Self.form(Int(seed))
    var play = Play(form, in: Self.size(&random))
    var typed: [String] = []
    for _ in 0..<120 {
      var key = try #require(Self.keys.randomElement(using: &random))
      if Int.random(in: 0..<10, using: &random) == 0 {
        let size = Self.size(&random)
        key = "<Resize \(size.columns)x\(size.rows)>"
      }
      typed.append(key)
      switch play.type(try KeyScript(key)) {
      case .done, .gaveUp: play = Play(form, in: play.size)
      default: break
      }
      var faults = play.frame.faults(in: play.size)
      // Only a person who scrolls away from it does not see the cursor.
      if play.session.window.isHeld { faults.removeAll { $0 == Frame.noCursor } }
      #expect(faults == [], "at \(play.size) after \(typed.suffix(20).joined())")
      if !faults.isEmpty { return }
    }
    for row in play.transcript.rows { #expect(row.width <= play.size.columns) }
  }

  @Test(arguments: UInt64(0)..<10)
  func `what is typed is the answer`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let form = try Form(
      parsing: #"{"fields": [{"id": "one"}, {"id": "several", "multiline": true}, {"id": "last"}]}"#
    )
    var play = Play(form, in: Self.size(&random))
    var expected: [String] = []
    for field in form.fields {
      var text = ""
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let inserts = ["a", " ", "é", "e\u{301}", "\u{301}", "日", "👩‍👩‍👧", "<lt>", "\t"]
        var insert = try #require(inserts.randomElement(using: &random))
        var key = insert
        if insert == "<lt>" { insert = "<" }
        if insert == "\t" {
          (key, insert) = field.multiline == nil ? (" ", " ") : ("<Enter>", "\n")
        }
        text += insert
        #expect(play.type(try KeyScript(key)) == .stay)
        if Int.random(in: 0..<8, using: &random) == 0 { play.resize(Self.size(&random)) }
      }
      expected.append(text)
      #expect(play.type(try KeyScript("<Tab>")) == .stay)
    }
    let texts = play.session.entries.map(\.editor.text)
    #expect(texts.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test(arguments: UInt64(0)..<12)
  func `the placeholder shows exactly while the text is empty`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let multiline = seed % 2 == 0 ? "" : #", "multiline": true"#
    let form = try Form(
      parsing:
        #"{"fields": [{"id": "a", "placeholder": "§§", "color": "red"\#(multiline)}, {"id": "b"}]}"#
    )
    var play = Play(form, in: Size(columns: 40, rows: 12))
    for _ in 0..<150 {
      // Texts with the placeholder's own words would hide the difference.
      let key = try #require(
        Self.keys.filter { !$0.contains("Ctrl-S") && !$0.contains("Ctrl-D") }
          .randomElement(using: &random))
      _ = play.type(try KeyScript(key))
      let isEmpty = play.session.entries[0].editor.buffer.isEmpty
      let shown = play.frame.rows.flatMap(\.cells).filter { $0.text == "§" }
      #expect(shown.count == (isEmpty ? 2 : 0), "after \(key)")
      #expect(shown.allSatisfy { $0.style == Style(color: .ansi(1)) })
      if isEmpty, play.session.focus == 0 {
        #expect(play.frame.cursor == Frame.Position(row: 1, column: 2))
      }
    }
  }

  @Test func `the cursor stands in the text's own row`() throws {
    for seed in UInt64(0)..<40 {
      var random = SeededGenerator(seed: seed)
      let form = try Self.form(Int(seed))
      var play = Play(form, in: Self.size(&random))
      for key in ["<Tab>", "ab", "<Ctrl-S>", "<Tab>", "x<Enter>", "<Shift-Tab>"] {
        _ = play.type(try KeyScript(key))
        play.resize(Self.size(&random))
        let screen = ScreenPlan(size: play.size)
        let text = play.session.textRows(
          in: play.session.scene(in: screen), indent: screen.indent)
        let (frame, size) = (play.frame, play.size)
        let cursor = try #require(frame.cursor, "seed \(seed) at \(size)")
        var row = text.rows[try #require(text.cursor).row]
        row.cut(to: size.columns, ellipsis: "")
        #expect(
          frame.rows[cursor.row] == row,
          "seed \(seed) at \(size) after \(key):\n\(frame.picture(columns: size.columns))")
      }
    }
  }
}
