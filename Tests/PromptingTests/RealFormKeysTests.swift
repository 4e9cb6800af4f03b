// Forms that people really use, filled in at the terminal from the first key to the last.

import Forms
import JSON
import Prompting
import Support
import Testing

private let folder = FixtureFolder("../Data/real-forms")

@Suite struct `real forms at the terminal` {
  static let names = folder.names(withExtension: "json")

  @Test(arguments: names, [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10)])
  func `a real form is filled in by keys`(name: String, size: Size) throws {
    let form = try Form(parsing: String(decoding: folder.bytes(of: name) ?? [], as: UTF8.self))
    // What the keys should come to, by the way that needs no terminal.
    var state = FormState(form: form)
    var play = Play(form, in: size)
    var step = Step.stay
    for (index, field) in form.fields.enumerated() where field.isAsked && state.shows(index) {
      try #require(step == .stay, "\(field.id)")
      let (keys, entered) = try Self.keys(for: field, in: state.entered[index])
      step = play.type(try KeyScript(keys))
      #expect(play.frame.faults(in: size) == [], "\(field.id)")
      state.set(entered, for: index)
    }
    // Enter on the last field sends, tab does not.
    if step == .stay { step = play.type(try KeyScript("<Ctrl-S>")) }
    let expected = try state.answers()
    #expect(step == .done(expected), "\(play.frame.picture(columns: size.columns))")
    #expect(expected.members.allSatisfy { $0.value != .null })
  }

  /// Keys that answer a field, and what is entered by them.
  ///
  /// - Parameter old: what is entered in it before.
  private static func keys(
    for field: Field, in old: Entered
  ) throws -> (keys: String, entered: Entered) {
    switch field.kind {
    case .boolean:
      return ("y<Tab>", .truth(true))
    case .select(let choices):
      return keys(for: choices, in: old)
    default:
      guard let text = texts.first(where: { (try? field.answer(to: $0)) != nil }) else {
        // Nothing but what is there already.
        return ("<Tab>", old)
      }
      // Everything that is there goes, on however many lines.
      return ("<Ctrl-Home><Ctrl-K*99>" + text + "<Tab>", .text(text))
    }
  }

  private static func keys(
    for choices: Choices, in old: Entered
  ) -> (keys: String, entered: Entered) {
    let last = choices.options.count - 1
    guard choices.allowsSeveral else {
      // The last one, by way of all others.
      return ("<Home><Down*\(last)><Enter>", .choices([last], other: nil))
    }
    guard case .choices(let marked, _) = old else { return ("", old) }
    let keys = choices.options.indices.map { marked.contains($0) ? "" : "<Space>" }
    return (
      "<Home>" + keys.joined(separator: "<Down>") + "<Tab>",
      .choices(Array(choices.options.indices), other: nil)
    )
  }

  private static let texts = [
    "a b c", "2026-03-31", "18:30", "3", "ada@example.org", "https://example.org/",
    "+49 30 1234", "A1A 1A1", "AB1234567", "en_US", "Str0ng!password", "user.name",
    "account-123456", "10.0.0.0/16",
  ]
}
