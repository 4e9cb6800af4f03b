// What is said about the whole form: a draft that came back, and how that is undone.

import Forms
import JSON
import Support
import Testing

@testable import Prompting

@Suite struct `a notice about the whole form` {
  private static func unplaced(_ names: String...) -> [JSONMember] {
    names.map { JSONMember(name: $0, value: .null) }
  }

  @Test(
    arguments: [
      (
        DraftRestoration(count: 1),
        "Restored what you typed 5 minutes ago; ctrl-x ctrl-n starts over."
      ),
      (
        DraftRestoration(count: 2, lineBreaksMadeSpaces: 1, unplaced: unplaced("a")),
        "Restored what you typed 5 minutes ago; a line break became a space; a fits no more; "
          + "ctrl-x ctrl-n starts over."
      ),
      (
        DraftRestoration(count: 2, lineBreaksMadeSpaces: 2, unplaced: unplaced("a", "b\nc")),
        "Restored what you typed 5 minutes ago; 2 line breaks became spaces; a, b c fit no more; "
          + "ctrl-x ctrl-n starts over."
      ),
      (
        DraftRestoration(unplaced: unplaced("a", "b", "an id of twenty-one c", "d", "e")),
        "What you typed 5 minutes ago (a, b, an id of twenty-one…, 2 more) fits no more; "
          + "ctrl-x ctrl-n forgets it."
      ),
    ] as [(DraftRestoration, String)])
  func `says what came back of a draft`(restoration: DraftRestoration, sentence: String) {
    #expect(Notice.draftRestored(restoration, age: 300).sentence == sentence)
  }

  /// A form of thirty fields with a draft that has something in the last one.
  private static func restored(_ head: String = "") throws -> Session {
    let fields = (0..<30).map { #"{"id": "f\#($0)"}"# }.joined(separator: ",")
    let form = try Form(parsing: #"{\#(head) "fields": [\#(fields)]}"#)
    var draft = Draft(of: "f", content: 0)
    draft.append(.text("typed"), for: form.fields[29])
    draft.focus = "f29"
    var session = Session(form: form)
    session.restore(draft, age: 0)
    return session
  }

  @Test(
    arguments: ["", #""title": "T", "description": "one\ntwo","#], [1, 4, 9, 10, 12, 24, 60])
  func `is seen wherever the cursor is, and everything fits`(head: String, rows: Int) throws {
    for columns in [1, 7, 20, 80] {
      let size = Size(columns: columns, rows: rows)
      var session = try Self.restored(head)
      session.show(in: size, keymap: Keymap())
      let frame = session.frame(in: size, keymap: Keymap())
      #expect(frame.faults(in: size) == [], "\(size)")
      guard columns == 80, rows >= 4 else { continue }
      let notice = "Restored what you typed just now; ctrl-x ctrl-n starts over."
      #expect(frame.description.contains(notice), "\(frame)")
      #expect(session.apply(.edit(.insert("x")), in: size) == .stay)
      session.show(in: size, keymap: Keymap())
      #expect(!session.frame(in: size, keymap: Keymap()).description.contains(notice))
      #expect(session.entries[29].prompt.entered == .text("typedx"))
    }
  }

  @Test func `tells how starting over is undone`() throws {
    let size = Size(columns: 80, rows: 24)
    var session = try Self.restored()
    func press(_ commands: Command...) -> [String] {
      for command in commands + [.startOver] { _ = session.apply(command, in: size) }
      let typed = session.entries.map(\.editor.text).filter { !$0.isEmpty }
      #expect(session.draft(of: "f", content: 0).entries.count == typed.count)
      return typed + [session.notice?.sentence ?? "nothing"]
    }
    let (over, back) = (Notice.startedOver.sentence, Notice.broughtBack.sentence)
    #expect(press(.edit(.insert("!"))) == [over])
    #expect(press() == ["typed!", back])
    #expect(press() == [over])
    // What is typed in between is not lost either.
    #expect(press(.edit(.insert("new"))) == ["typed!", back])
    #expect(press() == ["new", back])
  }

  @Test func `about a draft that cannot be kept is no reason to start over`() throws {
    var session = Session(form: try Form(parsing: #"{"fields": [{"id": "a"}]}"#))
    session.note(.notKept("why"))
    let size = Size(columns: 80, rows: 24)
    session.show(in: size)
    let frame = session.frame(in: size, keymap: Keymap())
    #expect(frame.rows.first?.text == "What you type is not kept as a draft (why).")
    _ = session.apply(.edit(.insert("x")), in: size)
    _ = session.apply(.startOver, in: size)
    #expect(session.entries[0].prompt.entered == .text("x"))
  }
}
