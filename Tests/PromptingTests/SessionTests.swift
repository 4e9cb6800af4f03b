// What people rely on at a screen of any size, beyond single pictures.

import Forms
import JSON
import Support
import Testing

@testable import Prompting

@Suite struct `a session` {
  private func driver(
    _ form: String, columns: Int, rows: Int, typing keys: String = ""
  ) throws -> SessionDriver {
    let form = try form.hasSuffix(".json") ? Form(sample: form) : Form(parsing: form)
    var driver = SessionDriver(form, in: Size(columns: columns, rows: rows))
    _ = driver.type(try TypedKeys(keys))
    return driver
  }

  private static let thirty =
    #"{"fields": ["# + (1...30).map { #"{"label": "\#($0)"}"# }.joined(separator: ",") + "]}"

  @Test func `fills in three hundred fields`() throws {
    let fields = (1...300).map { #"{"id": "f\#($0)"}"# }.joined(separator: ",")
    var driver = try driver(#"{"fields": [\#(fields)]}"#, columns: 80, rows: 24)
    var step = Step.stay
    for number in 1...300 { step = driver.type(try TypedKeys("\(number)<Enter>")) }
    guard case .done(let answers) = step else {
      Issue.record("not sent: \(driver.frame)")
      return
    }
    #expect(answers.members.count == 300)
    #expect(answers.members.last?.value == .string("300"))
  }

  @Test func `shows the cursor again after a change of size, wherever the person had scrolled`()
    throws
  {
    var driver = try driver(Self.thirty, columns: 40, rows: 12, typing: "<PageDown>")
    _ = driver.resize(Size(columns: 40, rows: 40))
    #expect(driver.frame.cursor != nil)
    #expect(driver.frame.rows.count == 33)
  }

  @Test func `says why enter stayed on a field, on five rows too`() throws {
    let driver = try driver("bug-report.json", columns: 20, rows: 5, typing: "Cut<Enter>")
    #expect(driver.frame.description.contains("A little more"))
  }

  @Test(arguments: [(20, 5), (20, 4), (20, 3), (12, 6), (30, 3), (40, 10), (80, 24)])
  func `keeps the cursor in the text when an error is long`(columns: Int, rows: Int) throws {
    let driver = try driver(
      "contact.json", columns: columns, rows: rows, typing: "<Tab>a@b<Ctrl-S>")
    let frame = driver.frame
    let cursor = try #require(frame.cursor)
    #expect(
      frame.rows[cursor.row].text.hasPrefix("  Ada"), "\(frame.picture(columns: columns))")
  }

  @Test func `tells on the last field how the form is sent, at forty columns too`() throws {
    let driver = try driver("release-notes.json", columns: 40, rows: 10, typing: "<Shift-Tab>")
    #expect(driver.frame.rows.last?.text.contains("ctrl-s send") == true)
  }

  @Test func `shows a label that names an answer whole where there is room`() throws {
    let form = #"{"fields": [{"id": "name"}, {"label": "Town of {{name}}"}]}"#
    let driver = try driver(form, columns: 80, rows: 10, typing: "Grace")
    #expect(driver.frame.description.contains("Town of Grace"))
  }

  @Test func `redoes as often as the key comes, quickly too`() throws {
    let driver = try driver(
      #"{"fields": [{"id": "a"}]}"#, columns: 40, rows: 8,
      typing: "one <Paste>two</Paste><Paste>three</Paste><Ctrl-_><Ctrl-_><Alt-_><Alt-_><Silence>")
    #expect(driver.session.entries[0].editor.text == "one twothree")
  }

  @Test func `keeps what is typed right after a redo`() throws {
    let driver = try driver(
      #"{"fields": [{"id": "a"}]}"#, columns: 40, rows: 8,
      typing: "one <Paste>two</Paste><Ctrl-_><Alt-_>three<Silence>")
    #expect(driver.session.entries[0].editor.text == "one twothree")
  }
}
