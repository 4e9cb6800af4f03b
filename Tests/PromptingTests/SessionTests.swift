// What people rely on at a screen of any size, beyond single pictures.

import Forms
import JSON
import Support
import Testing

@testable import Prompting

@Suite struct `a session` {
  private func start(
    _ form: String, columns: Int, rows: Int, typing keys: String = ""
  ) throws -> Play {
    let form = try form.hasSuffix(".json") ? Form(sample: form) : Form(parsing: form)
    var play = Play(form, in: Size(columns: columns, rows: rows))
    _ = play.type(try KeyScript(keys))
    return play
  }

  private static let thirty =
    #"{"fields": ["# + (1...30).map { #"{"label": "\#($0)"}"# }.joined(separator: ",") + "]}"

  @Test func `fills in three hundred fields`() throws {
    let fields = (1...300).map { #"{"id": "f\#($0)"}"# }.joined(separator: ",")
    var play = try start(#"{"fields": [\#(fields)]}"#, columns: 80, rows: 24)
    var step = Step.stay
    for number in 1...300 { step = play.type(try KeyScript("\(number)<Enter>")) }
    guard case .done(let answers) = step else {
      Issue.record("not sent: \(play.frame)")
      return
    }
    #expect(answers.members.count == 300)
    #expect(answers.members.last?.value == .string("300"))
  }

  @Test func `shows the cursor again after a change of size, wherever the person had scrolled`()
    throws
  {
    var play = try start(Self.thirty, columns: 40, rows: 12, typing: "<Page-Down>")
    play.resize(Size(columns: 40, rows: 40))
    #expect(play.frame.cursor != nil)
    #expect(play.frame.rows.count == 33)
  }

  @Test func `says why enter stayed on a field, on five rows too`() throws {
    let play = try start("bug-report.json", columns: 20, rows: 5, typing: "Cut<Enter>")
    #expect(play.frame.description.contains("A little more"))
  }

  @Test(arguments: [(20, 5), (20, 4), (20, 3), (12, 6), (30, 3), (40, 10), (80, 24)])
  func `keeps the cursor in the text when an error is long`(columns: Int, rows: Int) throws {
    let play = try start(
      "contact.json", columns: columns, rows: rows, typing: "<Tab>a@b<Ctrl-S>")
    let frame = play.frame
    let cursor = try #require(frame.cursor)
    #expect(
      frame.rows[cursor.row].text.hasPrefix("  Ada"), "\(frame.picture(columns: columns))")
  }

  @Test func `tells on the last field how the form is sent, at forty columns too`() throws {
    let play = try start("release-notes.json", columns: 40, rows: 10, typing: "<Shift-Tab>")
    #expect(play.frame.rows.last?.text.contains("ctrl-s send") == true)
  }

  @Test func `shows a label that names an answer whole where there is room`() throws {
    let form = #"{"fields": [{"id": "name"}, {"label": "Town of {{name}}"}]}"#
    let play = try start(form, columns: 80, rows: 10, typing: "Grace")
    #expect(play.frame.description.contains("Town of Grace"))
  }

  @Test func `redoes as often as the key comes, quickly too`() throws {
    let play = try start(
      #"{"fields": [{"id": "a"}]}"#, columns: 40, rows: 8,
      typing: "one <Paste>two</Paste><Paste>three</Paste><Ctrl-_><Ctrl-_><Byte 1B>_<Byte 1B>_<Wait>"
    )
    #expect(play.session.entries[0].editor.text == "one twothree")
  }

  @Test func `keeps what is typed right after a redo`() throws {
    let play = try start(
      #"{"fields": [{"id": "a"}]}"#, columns: 40, rows: 8,
      typing: "one <Paste>two</Paste><Ctrl-_><Byte 1B>_three<Wait>")
    #expect(play.session.entries[0].editor.text == "one twothree")
  }
}
