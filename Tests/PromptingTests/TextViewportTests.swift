// The part of a long text that shows, its marks, and moves by what is seen.

import Forms
import Support
import Testing

@testable import Prompting

@Suite struct `a text that is longer than its rows` {
  /// A session with one open field.
  private func session(
    _ text: String, label: String = "Words", rows: Int = 3, isMultiline: Bool = true
  ) throws -> Session {
    let multiline = isMultiline ? #"{"rows": \#(rows), "maxRows": \#(rows)}"# : "false"
    let words = text.replacing("\n", with: "\\n")
    let form =
      #"{"fields": [{"id": "a", "label": "\#(label)", "multiline": \#(multiline), "default": "\#(words)"}]}"#
    return Session(form: try Form(parsing: form))
  }

  private func picture(
    _ session: inout Session, _ commands: [Command], columns: Int = 24, rows: Int = 10
  ) -> [String] {
    let size = Size(columns: columns, rows: rows)
    session.show(in: size)
    for command in commands { _ = session.apply(command, in: size) }
    session.show(in: size)
    let frame = session.frame(in: size, keymap: Keymap())
    return frame.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test func `counts the lines above and below beside the label`() throws {
    var session = try session("1\n2\n3\n4\n5\n6\n7")
    #expect(
      picture(&session, []).prefix(4) == ["▸ Words             ↑ 4", "  5", "  6", "  7▁"])
    #expect(
      picture(&session, [.pageUp, .up, .up]).prefix(4)
        == ["▸ Words        ↑ 2  ↓ 2", "  3▁", "  4", "  5"])
    #expect(
      picture(&session, [.edit(.moveToTextStart)]).prefix(4)
        == ["▸ Words             ↓ 4", "  1̲", "  2", "  3"])
  }

  @Test func `marks the margin where the label leaves no room`() throws {
    var session = try session("1\n2\n3\n4\n5", label: "A label of 20 cells.")
    #expect(
      picture(&session, [.up]).prefix(4)
        == ["▸ A label of 20 cells.", "↑ 3", "  4▁", "  5"])
    #expect(
      picture(&session, [.edit(.moveToTextStart)]).prefix(4)
        == ["▸ A label of 20 cells.", "  1̲", "  2", "↓ 3"])
  }

  @Test func `has a mark without a count where only rows of a line are hidden`() throws {
    var session = try session(String(repeating: "0123456789", count: 8), isMultiline: false)
    #expect(
      picture(&session, []).prefix(4)
        == [
          "▸ Words               ↑", "  123456789012345678901", "  234567890123456789012",
          "  34567890123456789▁",
        ])
    #expect(picture(&session, [.edit(.moveToTextStart)])[0] == "▸ Words               ↓")
  }

  @Test func `has none where all of it shows`() throws {
    var session = try session("1\n2\n3")
    #expect(picture(&session, [])[0] == "▸ Words")
    #expect(picture(&session, [.edit(.insertNewline)])[0] == "▸ Words             ↑ 1")
    #expect(picture(&session, [.edit(.undo)])[0] == "▸ Words")
  }

  @Test(arguments: 0..<40)
  func `counts what an own count finds, whatever was done`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = try session("")
    let size = Size(columns: 16, rows: 9)
    session.show(in: size)
    let commands: [Command] = [
      .up, .down, .pageUp, .pageDown, .edit(.insertNewline), .edit(.insert("word ")),
      .edit(.insert("漢字")), .edit(.moveToTextStart), .edit(.moveToTextEnd), .edit(.undo),
      .edit(.redo), .edit(.killToLineStart), .edit(.yank), .edit(.deleteBackward),
      .paste(Paste("a\nb\n\nc")),
    ]
    for _ in 0..<150 {
      guard let command = commands.randomElement(using: &random) else { return }
      _ = session.apply(command, in: size)
      session.show(in: size)
      let prompt = try #require(session.entries[0].prompt as? TextPrompt)
      let buffer = prompt.editor.buffer
      let layout = prompt.layout(in: session.scene(in: ScreenPlan(size: size)))
      let rows = prompt.viewport.rows(layout, height: 3)
      let hidden = prompt.hiddenRows
      let top = rows[0].range.lowerBound
      #expect(hidden.above == (top > 0 ? buffer.lineFeeds(in: 0..<top) : nil))
      let below = rows.last?.next.map { next in
        let rest = "-" + buffer.string(in: next..<buffer.utf8Count)
        let isWithinLine = buffer.byte(at: next - 1) != UInt8(ascii: "\n")
        return rest.split(separator: "\n", omittingEmptySubsequences: false).count
          - (isWithinLine ? 1 : 0)
      }
      #expect(hidden.below == below, "\(buffer.string.debugDescription) \(rows)")
    }
  }
}
