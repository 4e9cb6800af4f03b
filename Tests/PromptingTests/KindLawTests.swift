// Laws of forms with fields of every kind that come and go. The seed is the argument that a failure names.

import Forms
import JSON
import Support
import Testing

@testable import Prompting

@Suite("laws of all kinds of field") struct KindLawTests {
  static let form = #"""
    {"title": "All", "fields": [
      {"id": "more", "type": "boolean", "placeholder": "more?"},
      {"id": "kind", "type": "select", "options": ["a", {"label": "長いラベル長いラベル長いラベル", "value": 2,
        "description": "in several words that do not fit"}, {"label": "été\nhiver", "value": 3}], "required": true},
      {"id": "many", "label": "{{kind}}", "type": "select", "multiple": true, "other": true,
       "options": ["x", "y", "z", "xx", "yy", "zz", "xyz", "a b", "c d", "e f", "g h", "i j"],
       "when": {"field": "more", "equals": true}, "validation": {"maxItems": 3}},
      {"type": "note", "label": "{{many}}", "description": "is what you chose", "when": {"field": "many", "answered": true}},
      {"id": "day", "type": "date", "default": "2026-02-28", "when": {"not": {"field": "kind", "equals": "a"}}},
      {"id": "secret", "secret": true, "validation": {"minLength": 3}, "placeholder": "three"},
      {"id": "file", "type": "path", "when": {"field": "secret", "answered": true}},
      {"id": "copy", "defaultTemplate": "{{ file | upper }}-{{ day }}", "placeholder": "{{file}}"},
      {"id": "number", "type": "integer", "when": {"field": "copy", "pattern": "R"}, "validation": {"max": 100}},
      {"id": "text", "multiline": true, "when": {"any": [{"field": "number", "min": 10}, {"field": "more", "equals": true}]}},
      {"id": "at", "type": "datetime"}
    ]}
    """#

  private static let keys = [
    "y", "n", "a", "x", "z", " ", "2", "0", "-", "é", "日", "👩‍👩‍👧", "R", "r", "/", "~/", ".",
    "2026-12-31",
    "<Enter>", "<Enter>", "<Tab>", "<Tab>", "<Shift-Tab>", "<Up>", "<Down>", "<Up>", "<Down>",
    "<Left>", "<Right>", "<Home>", "<End>", "<Page-Up>", "<Page-Down>", "<Backspace>", "<Delete>",
    "<Ctrl-A>", "<Ctrl-D>", "<Ctrl-E>", "<Ctrl-K>", "<Ctrl-L>", "<Ctrl-S>", "<Ctrl-T>", "<Ctrl-U>",
    "<Ctrl-W>", "<Ctrl-Y>", "<Ctrl-_>", "<Ctrl-V> ", "<Alt-b>", "<Alt-y>",
    "<Paste>yes</Paste>", "<Paste>12</Paste>", "<Paste>a\nb</Paste>",
  ]

  private static func size(_ random: inout SeededGenerator) -> Size {
    Size(columns: .random(in: 1...90, using: &random), rows: .random(in: 1...26, using: &random))
  }

  @Test(arguments: UInt64(0)..<40)
  func `frames fit, the cursor is on a field that shows, and nothing entered is lost`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let form = try Form(parsing: Self.form)
    var play = Play(form, in: Self.size(&random), directories: Play.files)
    var typed: [String] = []
    for _ in 0..<250 {
      var key = try #require(Self.keys.randomElement(using: &random))
      if Int.random(in: 0..<12, using: &random) == 0 {
        let size = Self.size(&random)
        key = "<Resize \(size.columns)x\(size.rows)>"
      }
      typed.append(key)
      let before = play.session
      switch play.type(try KeyScript(key)) {
      case .done, .gaveUp:
        play = Play(form, in: play.size, directories: Play.files)
        typed = []
        continue
      default: break
      }
      let faults = Self.faults(play, before: before)
      #expect(faults == [], "at \(play.size) after \(typed.joined())\n\(play.frame)")
      if !faults.isEmpty { return }
    }
    for row in play.transcript.rows { #expect(row.width <= play.size.columns) }
  }

  private static func faults(_ play: Play, before: Session) -> [String] {
    let session = play.session
    var faults = play.frame.faults(in: play.size)
    if session.window.isHeld { faults.removeAll { $0 == Frame.noCursor } }
    if !session.state.shows(session.focus) || !session.focusedField.isAsked {
      faults.append("the cursor is on field \(session.focus)")
    }
    let asked = session.form.fields.indices.filter {
      session.form.fields[$0].isAsked && session.state.shows($0)
    }
    if session.shown.asked != asked {
      faults.append("\(session.shown.asked) are asked, not \(asked)")
    }
    for index in session.entries.indices where !session.entries[index].isUntold {
      if session.entries[index].prompt.entered != session.state.entered[index] {
        faults.append("the state of field \(index) is not what is entered")
      }
    }
    // What is entered elsewhere stays, but for defaults that follow.
    for index in session.entries.indices where index != before.focus && index != session.focus {
      let (old, new) = (before.entries[index].prompt, session.entries[index].prompt)
      if old.entered != new.entered, !before.state.follows(index) {
        faults.append("what is entered in field \(index) changed by itself")
      }
    }
    return faults
  }

  /// Taking the fields in any order and sending gives what the checks of the form itself give, unless something
  /// is typed that was not taken.
  @Test(arguments: UInt64(0)..<10)
  func `what is sent is what the form's own checks say of what is entered`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let form = try Form(parsing: Self.form)
    var play = Play(form, in: Size(columns: 70, rows: 20), directories: Play.files)
    for _ in 0..<60 {
      let key = try #require(
        Self.keys.filter { $0 != "<Ctrl-S>" && $0 != "<Ctrl-D>" }.randomElement(using: &random))
      if play.type(try KeyScript(key)) != .stay { return }
    }
    var state = FormState(form: form)
    for index in form.fields.indices where !play.session.state.follows(index) {
      state.set(play.session.entries[index].prompt.entered, for: index)
    }
    let entries = play.session.entries
    let step = play.type(try KeyScript("<Ctrl-S>"))
    var refusals: [Int: Refusal] = [:]
    var answers: Answers?
    do throws(RefusedAnswers) { answers = try state.answers() } catch { refusals = error.refusals }
    for index in form.fields.indices where state.shows(index) {
      if let untaken = entries[index].prompt.untaken { refusals[index] = untaken }
    }
    if let answers, refusals.isEmpty { return #expect(step == .done(answers)) }
    #expect(step == .stay)
    #expect(play.session.focus == refusals.keys.min())
    for index in form.fields.indices where state.shows(index) {
      #expect(play.session.entries[index].refusal == refusals[index])
    }
  }

  private static let realForms = FixtureFolder("../Data/real-forms")

  @Test(arguments: realForms.names(withExtension: "json"))
  func `forms that people use are filled in at any size by any keys`(name: String) throws {
    let bytes = try #require(Self.realForms.bytes(of: name))
    let form = try Form(parsing: String(decoding: bytes, as: UTF8.self))
    for seed in UInt64(0)..<3 {
      var random = SeededGenerator(seed: seed)
      var play = Play(form, in: Self.size(&random), directories: Play.files)
      for _ in 0..<120 {
        let key = try #require(Self.keys.randomElement(using: &random))
        let before = play.session
        if play.type(try KeyScript(key)) != .stay {
          play = Play(form, in: Self.size(&random), directories: Play.files)
          continue
        }
        let faults = Self.faults(play, before: before)
        #expect(faults == [], "seed \(seed) at \(play.size) after \(key)\n\(play.frame)")
        if !faults.isEmpty { return }
      }
    }
  }
}
