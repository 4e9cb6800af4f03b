// Laws of the dialog in plain lines: every text can be given, real forms come to their end, and nothing that is typed
// makes it say what steers a terminal. The seed is the argument that a failure names.

import Forms
import JSON
import Prompting
import Support
import Testing

private let realForms = FixtureFolder("../Data/real-forms")

@Suite struct `laws of the dialog in plain lines` {
  @Test(arguments: [
    (#"{"id": "a", "default": "x"}"#, ["<", "-"]), (#"{"id": "a"}"#, ["<"]),
    (#"{"id": "a", "default": "x", "required": true}"#, ["<"]),
    (#"{"id": "a", "default": "x", "multiline": true}"#, ["<", "-"]),
    (
      #"{"id": "a", "type": "select", "options": ["p", "q"], "other": true, "default": "x"}"#,
      ["<", "-", "1", "2"]
    ),
  ])
  func `every text can be given, with a backslash where it is a word`(
    field: String, words: [String]
  ) throws {
    let form = try Form(parsing: #"{"fields": ["# + field + #", {"id": "b"}]}"#)
    let signs = ["<", "-", "\\", "1", "2", "3", "."]
    var texts = signs
    for _ in 0..<3 { texts += texts.flatMap { text in signs.map { text + $0 } } }
    for text in Set(texts) where form.fields[0].multiline == nil || text.utf8.contains(0x5C) {
      let bare = String(text.drop { $0 == "\\" })
      var dialog = PlainDialog(FormState(form: form))
      _ = dialog.begin()
      _ = dialog.take(TypedLine(Array(((words.contains(bare) ? "\\" : "") + text).utf8)))
      if form.fields[0].multiline != nil { _ = dialog.take(TypedLine(Array(".".utf8))) }
      #expect(dialog.state.value(of: 0) == .string(text), "\(text)")
    }
  }

  @Test(arguments: realForms.names(withExtension: "json"))
  func `a real form is filled in to its end`(name: String) throws {
    let form = try Form(parsing: String(decoding: realForms.bytes(of: name) ?? [], as: UTF8.self))
    var state = FormState(form: form)
    var dialog = PlainDialog(state)
    var turn = dialog.begin()
    var printed = turn.text
    for (index, field) in form.fields.enumerated() where field.isAsked && state.shows(index) {
      #expect(turn.next == .ask(isEchoed: !field.isSecret), "\(field.id)")
      let label = VisibleText(newlines: .kept).string(state.text(of: field.label))
      try #require(turn.text.contains("\n" + label), "\(turn.text)")
      let (line, entered) = try answer(to: field, in: state.entered[index])
      state.set(entered, for: index)
      turn = dialog.take(TypedLine(Array(line.utf8)))
      printed += turn.text
      if field.multiline != nil {
        turn = dialog.take(TypedLine(Array(".".utf8)))
        printed += turn.text
      }
    }
    let expected = try state.answers()
    #expect(turn.next == .done(expected), "\(printed)")
    #expect(printed.unicodeScalars.allSatisfy(isPlain))
  }

  /// A line that answers a field, and what is entered by it.
  private func answer(to field: Field, in old: Entered) throws -> (String, Entered) {
    if let choices = field.choices {
      let all = Array(choices.options.indices)
      guard choices.canBeNumbered else {
        // An empty value cannot be typed; its label can.
        return (choices.options[0].label, .choices([0], other: nil))
      }
      let chosen = choices.allowsSeveral ? all : all.suffix(1)
      return (
        chosen.map { "\($0 + 1)" }.joined(separator: ","), .choices(chosen, other: nil)
      )
    }
    let texts = [
      "yes", "a b c", "2026-03-31", "18:30", "3", "ada@example.org", "https://example.org/",
      "+49 30 1234", "A1A 1A1", "AB1234567", "en_US", "Str0ng!password", "user.name",
      "account-123456", "10.0.0.0/16",
    ]
    for text in texts {
      guard let entered = try? field.entered(fromLine: text),
        let value = try? field.answer(to: entered), value != .null
      else { continue }
      return (text, entered)
    }
    return ("", old)
  }

  private static let lines = [
    "", "", "yes", "no", "a", "x", "y", "1", "2", "3", "1, 2", "12", "<", "<", "-", "\\-", ".", ".",
    "..", "2026-12-31", "2026-12-31T10:00:00", "abc", "\u{1B}[A", "\u{9B}", "\u{7F}", "\t", "été",
    "日本",
    "👩‍👩‍👧", "\u{202E}x", "R",
  ]

  @Test(arguments: UInt64(0)..<40)
  func `nothing that is typed makes it say a control character, and answers are valid`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let form = try Form(parsing: KindLawTests.form)
    var dialog = PlainDialog(FormState(form: form))
    var turn = dialog.begin()
    loop: for _ in 0..<400 {
      #expect(turn.text.unicodeScalars.allSatisfy(isPlain), "\(turn.text.debugDescription)")
      switch turn.next {
      case .gaveUp: break loop
      case .done(let answers):
        #expect(answers == (try dialog.state.answers()))
        break loop
      case .ask: break
      }
      if Int.random(in: 0..<60, using: &random) == 0 {
        turn = dialog.takeEnd()
        continue
      }
      var bytes = Array((Self.lines.randomElement(using: &random) ?? "").utf8)
      if Int.random(in: 0..<20, using: &random) == 0 { bytes.append(0xFF) }
      let isAtEnd = Int.random(in: 0..<20, using: &random) == 0 && !bytes.isEmpty
      turn = dialog.take(TypedLine(bytes, end: isAtEnd ? .endKey : .newline))
    }
  }
}
