// What is remembered of the screen never differs from what would be laid out anew.

import Forms
import Support
import Testing

@testable import Prompting

@Suite struct `remembered blocks` {
  private static let form = Form(
    title: "A title", description: "And some words about it, which are longer than a row.",
    fields: [
      Field(id: "a", kind: .text(nil), label: Template("First"), isRequired: true),
      Field(
        id: "n", kind: .note, label: Template("You said {{a}}.", earlier: [Array("a".utf8): 0])),
      Field(
        id: "b", kind: .text(Multiline()),
        label: Template("Of {{a}}", earlier: [Array("a".utf8): 0]),
        description: Template("Words"),
        placeholder: Template("no {{a}}", earlier: [Array("a".utf8): 0])),
      Field(id: "c", kind: .text(nil), label: Template("Last"), placeholder: Template("grey")),
    ], keepsDraft: false)

  @Test(arguments: 0..<60)
  func `show what would be laid out anew`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var session = Session(form: Self.form)
    var size = Size(columns: 40, rows: 12)
    session.show(in: size)
    let commands: [Command] = [
      .edit(.insert("x")), .edit(.insert("漢 ")), .edit(.deleteBackward), .edit(.undo), .up, .down,
      .pageUp, .pageDown, .accept, .nextField, .previousField, .send, .redraw,
      .paste(Paste("1\n2\n3\n4")), .deleteForwardOrLeave, .invalidBytes,
    ]
    for step in 0..<120 {
      if Int.random(in: 0..<20, using: &random) == 0 {
        size = Size(
          columns: Int.random(in: 1...60, using: &random),
          rows: Int.random(in: 1...20, using: &random))
        session.show(in: size)
      }
      guard let command = commands.randomElement(using: &random) else { return }
      _ = session.apply(command, in: size)
      var forgetful = session
      forgetful.laidOut = BlockCache()
      #expect(
        session.frame(in: size, keymap: Keymap()) == forgetful.frame(in: size, keymap: Keymap()),
        "seed \(seed), step \(step), \(command)")
    }
  }
}
