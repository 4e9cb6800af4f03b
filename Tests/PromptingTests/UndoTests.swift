/// What one undo takes back.

import Prompting
import Support
import Testing

@Suite struct `undo` {
  private static func type(_ text: String) -> [Edit] {
    text.map { .insert(String($0)) }
  }

  typealias Row = (start: CursorPicture, edits: [Edit], undone: [CursorPicture])

  static let rows: [Row] = [
    ("|", type("one two"), ["one |", "|", "|"]),
    ("|", type("one  two "), ["one  |", "|"]),
    ("x|y", type("ab"), ["x|y"]),
    ("abcdef|", [.deleteBackward, .deleteBackward, .deleteBackward], ["abcdef|"]),
    ("|abcdef", [.deleteForward, .deleteForward], ["|abcdef"]),
    ("ab|cd", [.deleteBackward, .deleteForward], ["a|cd", "ab|cd"]),
    ("|", type("ab") + [.moveToLineStart] + type("cd"), ["|ab", "|"]),
    ("|", type("ab") + [.paste("x y z")] + type("cd"), ["abx y z|", "ab|", "|"]),
    ("a b c|", [.killToWhiteSpace, .killToWhiteSpace], ["a b |", "a b c|"]),
    ("a b|", [.killToWhiteSpace, .yank, .yank], ["a b|", "a |", "a b|"]),
    ("abcd|", [.transposeCharacters], ["abcd|"]),
    ("|foo bar", [.upcaseWord, .upcaseWord], ["FOO| bar", "|foo bar"]),
    ("ab|", [.insertNewline] + type("cd"), ["ab⏎|", "ab|"]),
    ("e|", [.insert("\u{301}")], ["e|"]),
  ]

  @Test(arguments: rows)
  func `each undo goes one step back, with the cursor`(_ row: Row) {
    var editor = row.start.editor()
    var ring = KillRing()
    for edit in row.edits { editor.apply(edit, killRing: &ring) }
    let end = CursorPicture(editor)
    for picture in row.undone {
      editor.apply(.undo, killRing: &ring)
      #expect(CursorPicture(editor) == picture)
    }
    for picture in row.undone.dropLast().reversed() where picture != row.start {
      editor.apply(.redo, killRing: &ring)
      #expect(editor.text.utf8.elementsEqual((picture.before + picture.after).utf8))
    }
    while editor.apply(.redo, killRing: &ring).effect == .changed {}
    #expect(CursorPicture(editor) == end)
  }

  @Test func `a pause ends a typed run`() {
    var editor = TextEditor()
    var ring = KillRing()
    editor.apply(.insert("a"), killRing: &ring)
    editor.breakUndoGroup()
    editor.apply(.insert("b"), killRing: &ring)
    editor.apply(.undo, killRing: &ring)
    #expect(editor.text == "a")
  }

  @Test func `a change forgets what could be redone`() {
    var editor = TextEditor()
    var ring = KillRing()
    editor.apply(.insert("a"), killRing: &ring)
    editor.apply(.undo, killRing: &ring)
    editor.apply(.insert("b"), killRing: &ring)
    #expect(editor.apply(.redo, killRing: &ring).effect == .nothing)
    #expect(editor.text == "b")
  }

  @Test func `the text set from outside is one step`() {
    var editor = CursorPicture("ab|c").editor()
    var ring = KillRing()
    #expect(editor.setText("xyz\nw", cursor: 2).effect == .changed)
    #expect(CursorPicture(editor) == "xy|z⏎w")
    #expect(editor.setText("xyz\nw").effect == .moved)
    editor.apply(.undo, killRing: &ring)
    #expect(CursorPicture(editor) == "ab|c")
  }

  @Test func `a command that is no edit parts kills, yanks and typing`() {
    var editor = TextEditor("a b")
    var ring = KillRing()
    editor.apply(.killToWhiteSpace, killRing: &ring)
    editor.breakRun(killRing: &ring)
    editor.apply(.killToWhiteSpace, killRing: &ring)
    #expect(ring.entries == ["a ", "b"])
    editor.apply(.yank, killRing: &ring)
    editor.breakRun(killRing: &ring)
    #expect(editor.apply(.yankPop, killRing: &ring).effect == .nothing)
  }

  @Test func `a move by row parts kills`() {
    var editor = TextEditor("a b")
    var ring = KillRing()
    editor.apply(.killToWhiteSpace, killRing: &ring)
    editor.moveCursor(to: 2)
    editor.apply(.killToWhiteSpace, killRing: &ring)
    #expect(ring.entries == ["a ", "b"])
  }

  @Test func `the kill ring keeps its newest entries`() {
    var ring = KillRing()
    for number in 0..<KillRing.capacity + 3 {
      ring.kill("\(number)", .forward)
      ring.breakChain()
    }
    #expect(ring.entries.count == KillRing.capacity)
    #expect(ring.entries.first == "34")
    #expect(ring.entries.last == "3")
  }

  static let anyEdit: [Edit] = [
    .insert("a"), .insert("é"), .insert("\u{301}"), .insert("🇫"), .insert("🇷"), .insert(" "),
    .insert("👨"), .insert("\u{200D}"), .insert("👩"), .insertNewline, .paste("x y\nz"),
    .deleteBackward, .deleteForward, .moveLeft, .moveRight, .moveWordLeft, .moveWordRight,
    .moveToLineStart, .moveToLineEnd, .moveToTextStart, .moveToTextEnd, .killToWhiteSpace,
    .killWordBackward, .killWordForward, .killToLineStart, .killToLineEnd, .yank, .yankPop,
    .transposeCharacters, .transposeWords, .upcaseWord, .downcaseWord, .capitalizeWord, .undo,
    .redo,
  ]

  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func `random edits keep the cursor between clusters, and undo leads back`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let start = ["", "foo bar", "e\u{301}👩‍👩‍👧\nx"].randomElement(using: &generator) ?? ""
    var editor = TextEditor(start, allowsNewlines: seed.isMultiple(of: 2))
    var ring = KillRing()
    for step in 0..<150 {
      guard let edit = Self.anyEdit.randomElement(using: &generator) else { continue }
      let before = CursorPicture(editor)
      let result = editor.apply(edit, killRing: &ring)
      let comment: Comment = "seed \(seed) step \(step) \(edit) on \(before)"
      #expect(editor.buffer.isBoundary(editor.cursor), comment)
      #expect(editor.buffer.clusterCount == editor.text.count, comment)
      let after = CursorPicture(editor)
      switch result.effect {
      case .nothing: #expect(after == before, comment)
      case .moved:
        #expect(after != before, comment)
        #expect((after.before + after.after) == (before.before + before.after), comment)
      case .changed: break
      }
    }
    while editor.apply(.undo, killRing: &ring).effect == .changed {}
    #expect(editor.text.utf8.elementsEqual(start.utf8), "seed \(seed)")
  }
}
