/// The key bindings in words, for help texts: made of the table that dispatches, so that no key can be left out.

extension Keymap {
  /// Keys that mean the same, and what they mean.
  package struct Entry: Equatable, Sendable {
    /// Their names: `ctrl-s`, `ctrl-x ctrl-e`.
    package var keys: [String]
    /// In a few words, where it holds among them.
    package var meaning: String
  }

  /// All bindings and the terminal's own keys by default, in the order of the help line.
  package static var entries: [Entry] {
    var entries: [Entry] = []
    let own = ControlBytes()
    let terminal: [(UInt8?, Command)] = [
      (own.interrupt, .interrupt), (own.quit, .quit), (own.suspend, .suspend),
    ]
    let all =
      Binding.all
      + terminal.compactMap { byte, command in byte.map { Binding(Key(ascii: $0), to: command) } }
    for binding in all {
      let meaning = binding.meaning
      if let index = entries.firstIndex(where: { $0.meaning == meaning }) {
        if !entries[index].keys.contains(binding.name) { entries[index].keys.append(binding.name) }
      } else {
        entries.append(Entry(keys: [binding.name], meaning: meaning))
      }
    }
    return entries
  }
}

extension Binding {
  fileprivate var meaning: String {
    let what =
      switch action {
      case .command(.up) where places == .date: "the part at the cursor, later"
      case .command(.down) where places == .date: "the part at the cursor, earlier"
      case .command(.edit(.deleteBackward)) where places == .yesOrNo: "no answer"
      case .command(.accept) where places == .choices: "take the option, and go on"
      case .command(let command): command.meaning
      case .quoteNext: "type the next key as it is"
      }
    return places.phrase.map { "\($0): \(what)" } ?? what
  }
}

extension Binding.Places {
  /// Where that is; `nil` where it is nearly everywhere, or goes without saying.
  fileprivate var phrase: String? {
    switch self {
    case .multiLine, .enterMovesOn, .severalLines: "in several lines"
    case .date: "in a date or time"
    case .completing: "in a path"
    case .choice, .choices: "in a choice"
    case .severalChoices: "in a choice of several"
    case .yesOrNo: "in yes or no"
    default: nil
    }
  }
}

extension Command {
  fileprivate var meaning: String {
    switch self {
    case .edit(let edit): edit.meaning
    case .paste: "paste"
    case .deleteForwardOrLeave: "delete forward; in an empty field of one line, give up"
    case .up: "up a row or an option, else to the field above"
    case .down: "down a row or an option, else to the field below"
    case .pageUp: "a page up"
    case .pageDown: "a page down"
    case .first: "to the first option"
    case .last: "to the last option"
    case .mark: "mark the option, or take its mark away"
    case .answer(let answer): answer ? "yes" : "no"
    case .toggle: "the other of the two"
    case .complete: "take what is offered"
    case .accept: "next field if the answer is valid; on the last field, send"
    case .nextField: "next field, whatever its answer"
    case .previousField: "field before"
    case .send: "send the form"
    case .interrupt: "interrupt: the form is left"
    case .quit: "quit: the form is left"
    case .suspend: "suspend; fg goes on with the form as it was"
    case .redraw: "draw everything again"
    case .startOver: "forget the draft that the form started with; again: bring it back"
    case .openEditor: "the text in $VISUAL, $EDITOR or vi"
    case .invalidBytes: "bytes that are not UTF-8"
    }
  }
}

extension Edit {
  fileprivate var meaning: String {
    switch self {
    case .insert, .paste: "type text"
    case .insertNewline: "new line"
    case .deleteBackward: "delete backward"
    case .deleteForward: "delete forward"
    case .moveLeft: "left by a character"
    case .moveRight: "right by a character"
    case .moveWordLeft: "left by a word"
    case .moveWordRight: "right by a word"
    case .moveToLineStart: "to the start of the line"
    case .moveToLineEnd: "to the end of the line"
    case .moveToTextStart: "to the start of the text"
    case .moveToTextEnd: "to the end of the text"
    case .killToWhiteSpace: "cut back to a blank"
    case .killWordBackward: "cut the word before the cursor"
    case .killWordForward: "cut the word behind the cursor"
    case .killToLineStart: "cut to the start of the line"
    case .killToLineEnd: "cut to the end of the line"
    case .yank: "put back what was cut"
    case .yankPop: "after that: what was cut before, instead"
    case .transposeCharacters: "swap two characters"
    case .transposeWords: "swap two words"
    case .upcaseWord: "the word in capitals"
    case .downcaseWord: "the word in small letters"
    case .capitalizeWord: "the word with a capital"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}
