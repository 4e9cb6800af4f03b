/// Every edit as pictures: before, what is done, after.

import Prompting
import Support
import Testing

@Suite struct `text editor` {
  typealias Row = (before: CursorPicture, edits: [Edit], after: CursorPicture)

  static let moving: [Row] = [
    ("a👩‍👩‍👧|b", [.moveLeft], "a|👩‍👩‍👧b"),
    ("a|👩‍👩‍👧b", [.moveRight], "a👩‍👩‍👧|b"),
    ("|ab", [.moveLeft], "|ab"),
    ("ab|", [.moveRight], "ab|"),
    ("ab⏎|cd", [.moveLeft], "ab|⏎cd"),
    ("foo bar|", [.moveWordLeft], "foo |bar"),
    ("foo bar|", [.moveWordLeft, .moveWordLeft], "|foo bar"),
    ("don't|", [.moveWordLeft], "don'|t"),
    ("|foo_bar", [.moveWordRight], "foo|_bar"),
    ("foo|⏎bar x", [.moveWordRight], "foo⏎bar| x"),
    ("hi 🙂🙂x|", [.moveWordLeft, .moveWordLeft], "hi |🙂🙂x"),
    ("te\u{301}t|", [.moveWordLeft], "|te\u{301}t"),
    ("می\u{200C}خواهم|", [.moveWordLeft], "|می\u{200C}خواهم"),
    ("ab⏎c|d", [.moveToLineStart], "ab⏎|cd"),
    ("a|b⏎cd", [.moveToLineEnd], "ab|⏎cd"),
    ("ab⏎c|d", [.moveToTextStart], "|ab⏎cd"),
    ("a|b⏎cd", [.moveToTextEnd], "ab⏎cd|"),
  ]

  static let deleting: [Row] = [
    ("a👍🏽|", [.deleteBackward], "a|"),
    ("|", [.deleteBackward], "|"),
    ("|🇫🇷🇩🇪", [.deleteForward], "|🇩🇪"),
    ("ab|", [.deleteForward], "ab|"),
    ("ab⏎|cd", [.deleteBackward], "ab|cd"),
    ("e|", [.insert("\u{301}"), .deleteBackward], "|"),
    ("one two  |x", [.killToWhiteSpace], "one |x"),
    ("a/b c/d|", [.killToWhiteSpace], "a/b |"),
    ("你好\u{3000}世界|", [.killToWhiteSpace], "你好\u{3000}|"),
    ("foo⏎  |", [.killToWhiteSpace], "|"),
    ("a/b c/d|", [.killWordBackward], "a/b c/|"),
    ("foo| bar baz", [.killWordForward], "foo| baz"),
    ("ab⏎c|d", [.killToLineStart], "ab⏎|d"),
    ("ab⏎|cd", [.killToLineStart], "ab|cd"),
    ("|ab", [.killToLineStart], "|ab"),
    ("a|b⏎cd", [.killToLineEnd], "a|⏎cd"),
    ("ab|⏎cd", [.killToLineEnd], "ab|cd"),
    ("ab|", [.killToLineEnd], "ab|"),
  ]

  static let yanking: [Row] = [
    ("one two| three", [.killToWhiteSpace, .killToLineEnd, .yank], "one two three|"),
    ("one two|", [.killToWhiteSpace, .killToWhiteSpace, .yank], "one two|"),
    ("one two|", [.killToWhiteSpace, .insert("x"), .killToWhiteSpace, .yank], "one x|"),
    ("a b c|", [.killToWhiteSpace, .moveLeft, .killToWhiteSpace, .yank], "a b| "),
    ("a b c|", [.killToWhiteSpace, .moveLeft, .killToWhiteSpace, .yank, .yankPop], "a c| "),
    (
      "a b c|", [.killToWhiteSpace, .moveLeft, .killToWhiteSpace, .yank, .yankPop, .yankPop],
      "a b| "
    ),
    ("a b|", [.killToWhiteSpace, .yank, .moveLeft, .yankPop], "a |b"),
    ("a|", [.yank], "a|"),
    ("a b|", [.killToWhiteSpace, .killToLineEnd, .killToWhiteSpace, .yank], "a b|"),
    ("a b|", [.killToWhiteSpace, .deleteBackward, .yank], "ab|"),
  ]

  static let transposing: [Row] = [
    ("a|bc", [.transposeCharacters], "ba|c"),
    ("abc|", [.transposeCharacters], "acb|"),
    ("|abc", [.transposeCharacters], "|abc"),
    ("a|", [.transposeCharacters], "a|"),
    ("|", [.transposeCharacters], "|"),
    ("abc|⏎def", [.transposeCharacters], "acb|⏎def"),
    ("abc⏎d|", [.transposeCharacters], "abc⏎d|"),
    ("abc⏎|", [.transposeCharacters], "abc⏎|"),
    ("a👩‍👩‍👧|b", [.transposeCharacters], "ab👩‍👩‍👧|"),
    ("foo, bar! baz|", [.transposeWords], "foo, baz! bar|"),
    ("foo, ba|r! baz", [.transposeWords], "bar, foo|! baz"),
    ("foo bar  |", [.transposeWords], "bar foo|  "),
    ("one| two", [.transposeWords], "two one|"),
    ("|one two", [.transposeWords], "|one two"),
    ("... one|", [.transposeWords], "... one|"),
    ("...|", [.transposeWords], "...|"),
  ]

  static let casing: [Row] = [
    ("|foo bar", [.upcaseWord], "FOO| bar"),
    ("foo| bar", [.upcaseWord], "foo BAR|"),
    ("fo|O bar", [.downcaseWord], "foo| bar"),
    ("FOO|BAR", [.capitalizeWord], "FOOBar|"),
    ("|3FOO", [.capitalizeWord], "3foo|"),
    ("|straße", [.upcaseWord], "STRASSE|"),
    ("|ǆ x", [.capitalizeWord], "ǅ| x"),
    ("foo|⏎bar", [.upcaseWord], "foo⏎BAR|"),
    ("foo|..", [.upcaseWord], "foo..|"),
  ]

  @Test(arguments: moving + deleting + yanking + transposing + casing)
  func `an edit does what the pictures show`(_ row: Row) {
    var editor = row.before.editor()
    var ring = KillRing()
    for edit in row.edits { editor.apply(edit, killRing: &ring) }
    #expect(CursorPicture(editor) == row.after)
  }

  @Test(arguments: moving + deleting + yanking + transposing + casing)
  func `undo goes back to the start and redo to the end`(_ row: Row) {
    var editor = row.before.editor()
    var ring = KillRing()
    for edit in row.edits { editor.apply(edit, killRing: &ring) }
    let end = editor.text
    while editor.apply(.undo, killRing: &ring).effect == .changed {}
    #expect(editor.text.utf8.elementsEqual((row.before.before + row.before.after).utf8))
    while editor.apply(.redo, killRing: &ring).effect == .changed {}
    #expect(editor.text.utf8.elementsEqual(end.utf8))
  }

  @Test(
    arguments: [
      (.insert("x"), .changed), (.insert(""), .nothing), (.moveLeft, .moved),
      (.moveToTextStart, .moved), (.moveRight, .nothing), (.deleteForward, .nothing),
      (.yankPop, .nothing), (.undo, .nothing), (.redo, .nothing), (.upcaseWord, .nothing),
      (.insertNewline, .nothing), (.killToLineEnd, .nothing), (.transposeWords, .nothing),
    ] as [(Edit, EditResult.Effect)])
  func `the result says how far an edit went`(edit: Edit, effect: EditResult.Effect) {
    var editor = TextEditor("ab")
    var ring = KillRing()
    #expect(editor.apply(edit, killRing: &ring) == EditResult(effect))
  }

  @Test(arguments: [
    ("a\nb\r\nc", "a b c", 2, false), ("abc\n", "abc", 0, true), ("a\r\r\n", "a ", 1, true),
    ("\n", "", 0, true), ("a\tb", "a\tb", 0, false),
  ])
  func `line breaks become spaces in a single line, and the result says so`(
    pasted: String, text: String, spaces: Int, dropped: Bool
  ) {
    var editor = TextEditor()
    var ring = KillRing()
    let result = editor.apply(.paste(pasted), killRing: &ring)
    #expect(editor.text == text)
    #expect(result.lineBreaksMadeSpaces == spaces)
    #expect(result.droppedFinalLineBreak == dropped)
  }

  @Test func `several lines keep every line break as a line feed`() {
    var editor = TextEditor(allowsNewlines: true)
    var ring = KillRing()
    let result = editor.apply(.paste("a\r\nb\rc\n"), killRing: &ring)
    #expect(editor.text.utf8.elementsEqual("a\nb\nc\n".utf8))
    #expect(result == EditResult(.changed))
  }

  @Test func `an edit that joins clusters puts the cursor behind the joined one`() {
    var editor = CursorPicture("|\u{301}").editor()
    var ring = KillRing()
    editor.apply(.insert("e"), killRing: &ring)
    #expect(CursorPicture(editor) == "e\u{301}|")
    editor = CursorPicture("🇫x|🇷y").editor()
    editor.apply(.deleteBackward, killRing: &ring)
    #expect(CursorPicture(editor) == "🇫🇷|y")
  }

  @Test func `the cursor is set to the boundary at or before a place`() {
    var editor = TextEditor("a👩‍👩‍👧b")
    #expect(editor.moveCursor(to: 6).effect == .moved)
    #expect(CursorPicture(editor) == "a|👩‍👩‍👧b")
    #expect(editor.moveCursor(to: 999).effect == .moved)
    #expect(CursorPicture(editor) == "a👩‍👩‍👧b|")
    #expect(editor.moveCursor(to: -1).effect == .moved)
    #expect(editor.cursor == 0)
  }
}
