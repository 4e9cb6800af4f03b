/// Keys typed into a text, from bytes to the text and cursor that result: the whole way through
/// decoder, key map and editor.
///
/// Most cases were measured on GNU readline 8.2 and Emacs 28.2; where those are wrong about
/// clusters, or editors differ, the case is what this program promises.

import Prompting
import Testing

@Suite struct EditorCases {
  /// Name, initial text (the cursor at its end), bytes typed, resulting text, and cursor in scalars.
  typealias Case = (name: String, initial: String, keys: String, text: String, cursor: Int)

  static let all = moving + killing + clusters + lines

  /// What readline has and this program has not: numeric arguments, searching for a character, and
  /// control characters as text.
  static let leftOut: Set<String> = [
    "optional/case/alt-u-negative", "optional/case/alt-c-negative", "optional/edit/arg-alt-f",
    "optional/edit/arg-neg-alt-f", "optional/edit/arg-backspace",
    "optional/edit/arg-backspace-then-yank", "optional/edit/ctrl-v-ctrl-a",
    "optional/edit/ctrl-char-search",
  ]

  @Test(arguments: all.filter { !leftOut.contains($0.name) })
  func `keys lead to the text and the cursor`(_ row: Case) {
    var typist = Typist(row)
    typist.type(row.keys.utf8)
    #expect(typist.editor.text.unicodeScalars.elementsEqual(row.text.unicodeScalars))
    #expect(typist.cursorInScalars == row.cursor)
  }

  @Test(arguments: all)
  func `bytes one by one are the same events`(_ row: Case) {
    var whole = KeyDecoder()
    let events = whole.feed(row.keys.utf8) + whole.silence()
    var single = KeyDecoder()
    #expect(row.keys.utf8.flatMap { single.feed([$0]) } + single.silence() == events)
  }

  @Test func `what is left out is only optional`() {
    #expect(Self.all.count == 214)
    for row in Self.all where Self.leftOut.contains(row.name) {
      #expect(row.name.hasPrefix("optional/"))
      var typist = Typist(row)
      typist.type(row.keys.utf8)
      #expect(typist.editor.text != row.text || typist.cursorInScalars != row.cursor)
    }
  }
}

/// Types bytes into one field, as the loop of the program does.
struct Typist {
  var editor: TextEditor
  var killRing = KillRing()
  var decoder = KeyDecoder()
  var keymap = Keymap()
  let context: Keymap.Context
  private var stickyColumn: Int?

  init(_ text: String, severalLines: Bool) {
    editor = TextEditor(text, allowsNewlines: severalLines)
    context = severalLines ? .multiLine(enterMovesOn: false) : .singleLine
  }

  init(_ row: EditorCases.Case) {
    let severalLines =
      row.name.contains("multiline/") || (row.initial + row.text).utf8.contains(0x0A)
    self.init(row.initial, severalLines: severalLines)
  }

  var cursorInScalars: Int {
    editor.buffer.string(in: 0..<editor.cursor).unicodeScalars.count
  }

  mutating func type(_ bytes: some Sequence<UInt8>) {
    for event in decoder.feed(bytes) + decoder.silence() {
      if let command = keymap.command(for: event, in: context) { apply(command) }
    }
  }

  private mutating func apply(_ command: Command) {
    switch command {
    case .up: moveVertically(isUp: true)
    case .down: moveVertically(isUp: false)
    default:
      stickyColumn = nil
      switch command {
      case .edit(let edit): editor.apply(edit, killRing: &killRing)
      case .paste(let paste): editor.apply(.paste(paste.text), killRing: &killRing)
      case .deleteForwardOrLeave: editor.apply(.deleteForward, killRing: &killRing)
      default: editor.breakRun(killRing: &killRing)
      }
    }
  }

  /// Stands in for the layout: rows are lines, and only ideographs are wide.
  private mutating func moveVertically(isUp: Bool) {
    let buffer = editor.buffer
    let column = stickyColumn ?? width(buffer.lineStart(containing: editor.cursor)..<editor.cursor)
    stickyColumn = column
    let start =
      isUp
      ? buffer.previousLineStart(before: editor.cursor)
      : buffer.nextLineStart(after: editor.cursor)
    guard let start else {
      editor.moveCursor(to: isUp ? 0 : buffer.utf8Count)
      return
    }
    var place = start
    while place < buffer.lineEnd(containing: start), width(start..<place) < column {
      place = buffer.boundary(after: place)
    }
    editor.moveCursor(to: place)
    editor.breakRun(killRing: &killRing)
  }

  private func width(_ range: Range<Int>) -> Int {
    editor.buffer.string(in: range).reduce(0) { width, cluster in
      if cluster == "\t" { return (width / 8 + 1) * 8 }
      return width + (("一"..."鿿").contains(cluster) ? 2 : 1)
    }
  }
}
