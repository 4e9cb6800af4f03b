// What is remembered of the screen never differs from what would be laid out anew.

import Forms
import Support
import Testing

@testable import Prompting

@Suite struct `remembered blocks` {
  private static let texts = #"""
    {"title": "A title", "description": "And some words about it, which are longer than a row.", "fields": [
      {"id": "a", "label": "First", "required": true},
      {"id": "n", "type": "note", "label": "You said {{a}}."},
      {"id": "b", "label": "Of {{a}}", "description": "Words", "placeholder": "no {{a}}", "multiline": true},
      {"id": "c", "label": "Last", "placeholder": "grey"}
    ]}
    """#

  @Test(arguments: 0..<60)
  func `show what would be laid out anew`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let form = seed % 2 == 0 ? Self.texts : KindLawTests.form
    var session = Session(form: try Form(parsing: form))
    var size = Size(columns: 40, rows: 12)
    let keymap = Keymap()
    session.show(in: size, keymap: keymap)
    let commands: [Command] = [
      .edit(.insert("x")), .edit(.insert("漢 ")), .edit(.deleteBackward), .edit(.undo), .up, .down,
      .pageUp, .pageDown, .accept, .nextField, .previousField, .send, .redraw,
      .paste(Paste("1\n2\n3\n4")), .deleteForwardOrLeave, .invalidBytes,
      .answer(true), .answer(false), .toggle, .mark, .first, .last, .complete, .edit(.insert("2")),
      .edit(.moveLeft), .down, .nextField,
    ]
    for step in 0..<120 {
      if Int.random(in: 0..<20, using: &random) == 0 {
        size = Size(
          columns: Int.random(in: 1...60, using: &random),
          rows: Int.random(in: 1...20, using: &random))
        session.show(in: size, keymap: keymap)
      }
      guard let command = commands.randomElement(using: &random) else { return }
      _ = session.apply(command, in: size)
      session.show(in: size, keymap: keymap)
      var forgetful = session
      forgetful.laidOut = BlockCache()
      forgetful.help = nil
      #expect(
        session.frame(in: size, keymap: keymap) == forgetful.frame(in: size, keymap: keymap),
        "seed \(seed), step \(step), \(command)")
    }
  }
}
