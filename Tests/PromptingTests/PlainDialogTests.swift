// The dialog in plain lines, as far as no transcript shows it: what is known, lines cut short, stops.

import Forms
import JSON
import Support
import Testing

@testable import Prompting

@Suite struct `the dialog in plain lines` {
  @Test func `does not ask what is known, and shows it in later words`() throws {
    let form = try Form(
      parsing: #"""
        {"fields": [{"id": "a"}, {"id": "b", "label": "B of {{a}}"},
          {"id": "c", "when": {"field": "a", "equals": "x"}}, {"id": "d"}]}
        """#)
    var dialog = PlainDialog(state(of: form, knowing: ["x", nil, nil, "y"]))
    var turn = dialog.begin()
    #expect(turn.text.hasSuffix("\nB of x\n> "))
    turn = dialog.take(TypedLine(Array("1".utf8)))
    #expect(turn == PlainDialog.Turn(text: "\nc\n> ", next: .ask(isEchoed: true)))
    turn = dialog.take(TypedLine(Array("<".utf8)))
    #expect(turn.text == "\nB of x (\"-\" for no answer)\n[1] > ")
    turn = dialog.take(TypedLine(Array("<".utf8)))
    #expect(turn.text == "There is no question before this one.\n[1] > ")
    _ = dialog.take(TypedLine([]))
    turn = dialog.take(TypedLine(Array("2".utf8)))
    #expect(try answers(turn) == #"{"a":"x","b":"1","c":"2","d":"y"}"#)
  }

  @Test func `asks what is known but not valid at its end`() throws {
    let form = try Form(
      parsing: #"{"fields": [{"id": "a", "type": "email"}, {"id": "b"}]}"#)
    var dialog = PlainDialog(state(of: form, knowing: ["ada", nil]))
    #expect(dialog.begin().text == "b\n> ")
    var turn = dialog.take(TypedLine([]))
    let words = """

      a ("-" for no answer)
      a: An e-mail address is needed, such as name@example.org.
      [ada] >\u{20}
      """
    #expect(turn.text == words)
    turn = dialog.take(TypedLine(Array("ada@example.org".utf8)))
    #expect(turn.text.hasSuffix("b\n> "))
    #expect(try answers(dialog.take(TypedLine([]))) == #"{"a":"ada@example.org","b":null}"#)
  }

  @Test func `is done at once where nothing is to be asked`() throws {
    let form = try Form(
      parsing: #"{"title": "T", "fields": [{"id": "a"}, {"type": "note", "label": "N"}]}"#)
    var dialog = PlainDialog(state(of: form, knowing: ["x", nil]))
    let turn = dialog.begin()
    #expect(turn.text == "T\n\nN\n")
    #expect(try answers(turn) == #"{"a":"x"}"#)
  }

  @Test func `refuses a line that the terminal may have cut`() throws {
    let form = try Form(parsing: #"{"fields": [{"id": "a"}, {"id": "b", "multiline": true}]}"#)
    var dialog = PlainDialog(FormState(form: form))
    _ = dialog.begin()
    let full = TypedLine([UInt8](repeating: 97, count: 4095), isFull: true)
    var turn = dialog.take(full)
    let reason =
      " has 4095 bytes, the most that a terminal passes on, so its end may be missing.\n> "
    #expect(turn.text == "a: This line" + reason)
    _ = dialog.take(TypedLine([97]))
    _ = dialog.take(TypedLine([98]))
    #expect(dialog.take(full) == PlainDialog.Turn(text: "", next: .ask(isEchoed: true)))
    turn = dialog.take(TypedLine(Array(".".utf8)))
    #expect(turn.text == "b: Line 2" + reason)
    _ = dialog.take(TypedLine([99]))
    #expect(try answers(dialog.take(TypedLine(Array(".".utf8)))) == #"{"a":"a","b":"c"}"#)
  }

  @Test func `takes a line that ends in CR LF`() throws {
    let form = try Form(parsing: #"{"fields": [{"id": "a"}]}"#)
    var dialog = PlainDialog(FormState(form: form))
    _ = dialog.begin()
    #expect(try answers(dialog.take(TypedLine([97, 13]))) == #"{"a":"a"}"#)
  }

  @Test func `says after a stop where it was`() throws {
    let form = try Form(
      parsing: #"""
        {"fields": [{"id": "a", "label": "What\nis it?", "description": "long", "default": "x"},
          {"id": "b", "multiline": true}, {"id": "c", "multiline": true, "secret": true}]}
        """#)
    var dialog = PlainDialog(FormState(form: form))
    _ = dialog.begin()
    #expect(dialog.again().text == "What is it?\n[x] > ")
    _ = dialog.take(TypedLine([]))
    #expect(dialog.again() == PlainDialog.Turn(text: "b\n> ", next: .ask(isEchoed: true)))
    _ = dialog.take(TypedLine(Array("one".utf8)))
    _ = dialog.take(TypedLine(Array("two".utf8)))
    #expect(dialog.again().text == "b\n> one\ntwo\n")
    _ = dialog.take(TypedLine(Array(".".utf8)))
    _ = dialog.take(TypedLine(Array("one".utf8)))
    #expect(
      dialog.again() == PlainDialog.Turn(text: "c\n> (1 line)\n", next: .ask(isEchoed: false)))
    _ = dialog.take(TypedLine(Array("two".utf8)))
    #expect(dialog.again().text == "c\n> (2 lines)\n")
    let turn = dialog.take(TypedLine(Array(".".utf8)))
    #expect(try answers(turn) == #"{"a":"x","b":"one\ntwo","c":"one\ntwo"}"#)
  }

  @Test func `gives a draft of what was entered, and takes it up again`() throws {
    let form = try Form(
      parsing: #"""
        {"fields": [{"id": "a", "default": "x"}, {"id": "b"}, {"id": "p", "secret": true},
          {"id": "c", "defaultTemplate": "{{a}}"}, {"id": "d", "multiline": true}]}
        """#)
    var dialog = PlainDialog(FormState(form: form))
    _ = dialog.begin()
    #expect(dialog.draft(of: "f", content: 1).isEmpty)
    for line in ["", "y", "secret", "", "one", "two"] {
      _ = dialog.take(TypedLine(Array(line.utf8)))
    }
    let draft = dialog.draft(of: "f", content: 1)
    #expect(draft.focus == "d" && dialog.revision == 6)
    #expect(draft.entries.map(\.name) == ["b", "d"])
    var next = PlainDialog(FormState(form: form))
    next.restore(draft, age: 300)
    let turn = next.begin()
    let words = """
      What you typed 5 minutes ago is in brackets. --no-draft starts without it.

      a ("-" for no answer)
      [x] >\u{20}
      """
    #expect(turn.text.hasSuffix(words))
    #expect(next.draft(of: "f", content: 1).entries == draft.entries)
    for line in ["", "", "", ""] { _ = next.take(TypedLine(Array(line.utf8))) }
    #expect(
      try answers(next.take(TypedLine([46])))
        == #"{"a":"x","b":"y","p":null,"c":"x","d":"one\ntwo"}"#)
  }

  @Test func `says what of a draft fits no more`() throws {
    let old = try Form(parsing: #"{"fields": [{"id": "a"}, {"id": "b"}]}"#)
    var dialog = PlainDialog(FormState(form: old))
    _ = dialog.begin()
    _ = dialog.take(TypedLine([120]))
    _ = dialog.take(TypedLine([121]))
    var next = PlainDialog(FormState(form: try Form(parsing: #"{"fields": [{"id": "b"}]}"#)))
    next.restore(dialog.draft(of: "f", content: 1), age: 0)
    let words = """
      What you typed just now is in brackets, but for what the form has changed too much for (a). \
      --no-draft starts without it.

      """
    #expect(next.begin().text.hasPrefix(words))
    #expect(next.draft(of: "f", content: 1).entries.map(\.name) == ["b", "a"], "nothing is lost")
  }

  private func state(of form: Form, knowing texts: [String?]) -> FormState {
    var known = KnownAnswers(of: form)
    for (index, text) in texts.enumerated() {
      if let text { #expect(known.take(text: text, for: index) == nil) }
    }
    return FormState(form: form, known: known)
  }

  private func answers(_ turn: PlainDialog.Turn) throws -> String {
    guard case .done(let answers) = turn.next else { return turn.text }
    return String(decoding: JSONWriter(.oneLine).bytes(of: answers.value), as: UTF8.self)
  }
}
