/// Keys and what they mean, in each kind of field.

import Prompting
import Testing

@Suite struct `key map` {
  typealias Row = (bytes: String, command: Command?)

  static let everywhere: [Row] = [
    ("\t", .nextField), ("\u{1B}[Z", .previousField), ("\u{1B}\t", .previousField),
    ("\u{13}", .send), ("\u{C}", .redraw), ("\u{4}", .deleteForwardOrLeave),
    ("\u{3}", .interrupt), ("\u{1C}", .quit), ("\u{1A}", .suspend),
    ("\u{1B}[99;5u", .interrupt), ("\u{1B}[122;5u", .suspend), ("\u{1B}[92;5u", .quit),
    ("\u{1B}[27;5;99~", .interrupt), ("\u{1B}\u{3}", .interrupt), ("\u{18}\u{3}", .interrupt),
    ("\u{16}\u{3}", .interrupt),
    ("\u{1B}[A", .up), ("\u{10}", .up), ("\u{1B}[B", .down), ("\u{E}", .down),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ("x", .edit(.insert("x"))), ("é", .edit(.insert("é"))), (" ", .edit(.insert(" "))),
    ("\u{1B}[97u", .edit(.insert("a"))),
    ("\u{2}", .edit(.moveLeft)), ("\u{1B}[C", .edit(.moveRight)),
    ("\u{1B}b", .edit(.moveWordLeft)), ("\u{1B}B", .edit(.moveWordLeft)),
    ("\u{1B}[1;5C", .edit(.moveWordRight)), ("\u{1B}[1;6C", .edit(.moveWordRight)),
    ("\u{1}", .edit(.moveToLineStart)), ("\u{1B}[F", .edit(.moveToLineEnd)),
    ("\u{1B}<", .edit(.moveToTextStart)), ("\u{1B}[1;5F", .edit(.moveToTextEnd)),
    ("\u{7F}", .edit(.deleteBackward)), ("\u{8}", .edit(.deleteBackward)),
    ("\u{1B}[127;2u", .edit(.deleteBackward)), ("\u{1B}[3;2~", .edit(.deleteForward)),
    ("\u{17}", .edit(.killToWhiteSpace)), ("\u{1B}\u{7F}", .edit(.killWordBackward)),
    ("\u{1B}[127;5u", .edit(.killWordBackward)), ("\u{1B}d", .edit(.killWordForward)),
    ("\u{15}", .edit(.killToLineStart)), ("\u{B}", .edit(.killToLineEnd)),
    ("\u{19}", .edit(.yank)), ("\u{1B}y", .edit(.yankPop)),
    ("\u{14}", .edit(.transposeCharacters)), ("\u{1B}t", .edit(.transposeWords)),
    ("\u{1B}u", .edit(.upcaseWord)), ("\u{1B}l", .edit(.downcaseWord)),
    ("\u{1B}c", .edit(.capitalizeWord)),
    ("\u{1F}", .edit(.undo)), ("\u{18}\u{15}", .edit(.undo)), ("\u{1B}[47;5u", .edit(.undo)),
    ("\u{1B}_", .edit(.redo)), ("\u{18}\u{12}", .edit(.redo)),
    ("\u{1B}[122;6u", .edit(.redo)),
    ("\u{16}\t", .edit(.insert("\t"))), ("\u{11}x", .edit(.insert("x"))),
    // Nothing is typed by a key that means nothing.
    ("\u{1B}[15~", nil), ("\u{1B}x", nil), ("\u{7}", nil), ("\0", nil), ("\u{9B}", nil),
    ("\u{1B}", nil), ("\u{1B}[97;9u", nil), ("\u{18}x", nil), ("\u{16}\u{1}", nil),
    ("\u{16}\u{1B}[A", nil), ("\u{F}", nil), ("\u{18}\u{5}", nil),
  ]

  static let contexts: [Keymap.Context] = [
    .singleLine, .multiLine(enterMovesOn: false), .multiLine(enterMovesOn: true),
  ]

  static let others: [Keymap.Context] = [
    .secret, .date, .completing, .choice(several: false), .choice(several: true), .yesOrNo,
  ]

  @Test(
    arguments: [
      (
        " ",
        [
          .edit(.insert(" ")), .edit(.insert(" ")), .edit(.insert(" ")),
          .edit(.insert(" ")), .mark, .toggle,
        ]
      ),
      (
        "y",
        [
          .edit(.insert("y")), .edit(.insert("y")), .edit(.insert("y")),
          .edit(.insert("y")), .edit(.insert("y")), .answer(true),
        ]
      ),
      (
        "N",
        [
          .edit(.insert("N")), .edit(.insert("N")), .edit(.insert("N")),
          .edit(.insert("N")), .edit(.insert("N")), .answer(false),
        ]
      ),
      (
        "\u{1B}[D",
        [
          .edit(.moveLeft), .edit(.moveLeft), .edit(.moveLeft),
          .edit(.moveLeft), .edit(.moveLeft), .answer(true),
        ]
      ),
      (
        "\u{1B}[C",
        [
          .edit(.moveRight), .edit(.moveRight), .edit(.moveRight),
          .edit(.moveRight), .edit(.moveRight), .answer(false),
        ]
      ),
      (
        "\u{1B}[H",
        [
          .edit(.moveToLineStart), .edit(.moveToLineStart), .edit(.moveToLineStart),
          .first, .first, nil,
        ]
      ),
      (
        "\u{1}",
        [
          .edit(.moveToLineStart), .edit(.moveToLineStart), .edit(.moveToLineStart),
          .edit(.moveToLineStart), .edit(.moveToLineStart), nil,
        ]
      ),
      (
        "\u{15}",
        [
          .edit(.killToLineStart), .edit(.killToLineStart), .edit(.killToLineStart),
          .edit(.killToLineStart), .edit(.killToLineStart), .edit(.deleteBackward),
        ]
      ),
      ("\t", [.nextField, .nextField, .complete, .nextField, .nextField, .nextField]),
      ("\r", [.accept, .accept, .accept, .accept, .accept, .accept]),
      ("\n", [.accept, .accept, .accept, .accept, .accept, .accept]),
      ("\u{1B}[A", [.up, .up, .up, .up, .up, .up]),
      ("\u{4}", Array(repeating: .deleteForwardOrLeave, count: 6)),
      (
        "\u{16} ",
        [
          .edit(.insert(" ")), .edit(.insert(" ")), .edit(.insert(" ")),
          .edit(.insert(" ")), .edit(.insert(" ")), .toggle,
        ]
      ),
      ("\u{16}\r", [nil, nil, nil, nil, nil, .accept]),
    ] as [(String, [Command?])])
  func `keys that depend on the kind of field`(bytes: String, commands: [Command?]) {
    #expect(
      Self.others.map { Self.commands(bytes, in: $0) } == commands.map { $0.map { [$0] } ?? [] })
  }

  @Test func `the text of a secret has no editor's key`() {
    #expect(Self.commands("\u{F}", in: .secret, hasEditor: true) == [])
    #expect(Self.commands("\u{18}\u{5}", in: .secret, hasEditor: true) == [])
    #expect(!Keymap(hasEditor: true).helpItems(in: .secret).contains { $0.meaning == "editor" })
  }

  @Test(arguments: everywhere, contexts)
  func `a key means the same in every text`(row: Row, context: Keymap.Context) {
    #expect(Self.commands(row.bytes, in: context) == (row.command.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      ("\r", .accept, .edit(.insertNewline), .accept),
      ("\n", .accept, .edit(.insertNewline), .edit(.insertNewline)),
      ("\u{1B}[57414u", .accept, .edit(.insertNewline), .accept),
      ("\u{1B}\r", nil, .edit(.insertNewline), .edit(.insertNewline)),
      ("\u{1B}[13;2u", .accept, .edit(.insertNewline), .edit(.insertNewline)),
      ("\u{1B}[13;5u", nil, .edit(.insertNewline), .edit(.insertNewline)),
      ("\u{16}\n", nil, .edit(.insertNewline), .edit(.insertNewline)),
      ("\u{16}\r", nil, .edit(.insertNewline), .edit(.insertNewline)),
    ] as [(String, Command?, Command?, Command?)])
  func `enter and its relatives depend on the field`(
    bytes: String, single: Command?, several: Command?, movesOn: Command?
  ) {
    let expected = [single, several, movesOn].map { $0.map { [$0] } ?? [] }
    #expect(Self.contexts.map { Self.commands(bytes, in: $0) } == expected)
  }

  @Test func `the terminal's own keys are those of its settings`() {
    let control = Keymap.ControlBytes(interrupt: 0x7F, quit: nil, suspend: 0x19)
    #expect(Self.commands("\u{7F}", in: .singleLine, control) == [.interrupt])
    #expect(Self.commands("\u{19}", in: .singleLine, control) == [.suspend])
    #expect(Self.commands("\u{3}\u{1C}\u{1A}", in: .singleLine, control) == [])
  }

  @Test func `the editor's keys mean something only where there is an editor`() {
    #expect(Self.commands("\u{F}", in: .singleLine, hasEditor: true) == [.openEditor])
    #expect(Self.commands("\u{18}\u{5}", in: .singleLine, hasEditor: true) == [.openEditor])
  }

  @Test func `a paste is one command and ends what waited for a key`() {
    let bytes = "\u{18}\u{1B}[200~a\u{3}\rb\u{1B}[201~\u{15}"
    #expect(
      Self.commands(bytes, in: .singleLine)
        == [.paste(Paste("a\nb", droppedControls: 1)), .edit(.killToLineStart)])
  }

  @Test func `bytes that are no UTF-8 are typed as the replacement, and told`() {
    var decoder = KeyDecoder()
    var keymap = Keymap()
    let commands = decoder.feed([0xFF]).compactMap { keymap.command(for: $0, in: .singleLine) }
    #expect(commands == [.edit(.insert("\u{FFFD}")), .invalidBytes])
  }

  @Test func `a prefix key can be forgotten`() {
    var keymap = Keymap()
    let prefix = Key(.character("x"), .control)
    #expect(keymap.command(for: .key(prefix), in: .singleLine) == nil)
    keymap.dropPending()
    let key = Key(.character("u"), .control)
    #expect(keymap.command(for: .key(key), in: .singleLine) == .edit(.killToLineStart))
  }

  // MARK: Help

  @Test(
    arguments: [
      (.singleLine, false, "enter next · tab next · shift-tab back · ctrl-s send · ctrl-c cancel"),
      (.singleLine, true, "enter send · tab next · shift-tab back · ctrl-s send · ctrl-c cancel"),
      (
        .multiLine(enterMovesOn: false), true,
        "enter new line · tab next · shift-tab back · ctrl-s send · ctrl-c cancel"
      ),
      (
        .multiLine(enterMovesOn: true), false,
        "enter next · alt-enter new line · tab next · shift-tab back · ctrl-s send · ctrl-c cancel"
      ),
      (.secret, false, "enter next · tab next · shift-tab back · ctrl-s send · ctrl-c cancel"),
      (
        .date, false,
        "up later · down earlier · enter next · tab next · shift-tab back · ctrl-s send · ctrl-c cancel"
      ),
      (
        .completing, false,
        "tab complete · enter next · shift-tab back · ctrl-s send · ctrl-c cancel"
      ),
      (
        .choice(several: false), false,
        "enter choose · tab next · shift-tab back · ctrl-s send · ctrl-c cancel"
      ),
      (
        .choice(several: true), true,
        "space mark · enter choose and send · tab next · shift-tab back · ctrl-s send · ctrl-c cancel"
      ),
      (
        .yesOrNo, false,
        "y yes · n no · backspace clear · enter next · tab next · shift-tab back · ctrl-s send · ctrl-c cancel"
      ),
    ] as [(Keymap.Context, Bool, String)])
  func `the help line is made from the bindings`(
    context: Keymap.Context, isLast: Bool, line: String
  ) {
    let items = Keymap().helpItems(in: context, isLast: isLast)
    #expect(items.map { "\($0.keys) \($0.meaning)" }.joined(separator: " · ") == line)
  }

  @Test func `the help line names the terminal's own interrupt key, or none`() {
    func last(_ interrupt: UInt8?) -> String? {
      let control = Keymap.ControlBytes(interrupt: interrupt)
      return Keymap(control: control).helpItems(in: .singleLine).last?.keys
    }
    #expect(last(0x7F) == "backspace")
    #expect(last(0x1D) == "ctrl-]")
    #expect(last(nil) == "ctrl-s")
  }

  @Test(arguments: contexts + others)
  func `each key that the help names does what the help says`(context: Keymap.Context) {
    let keymap = Keymap(hasEditor: true)
    for item in keymap.helpItems(in: context) {
      var fresh = keymap
      let keys = item.keys.split(separator: " ").compactMap { Key(name: String($0)) }
      let commands = keys.compactMap { fresh.command(for: .key($0), in: context) }
      #expect(commands == [item.command], "\(item.keys)")
      #expect(Self.meanings[item.meaning]?.contains(item.command) == true, "\(item.meaning)")
    }
  }

  private static let meanings: [String: [Command]] = [
    "next": [.accept, .nextField], "new line": [.edit(.insertNewline)], "back": [.previousField],
    "send": [.send], "cancel": [.interrupt], "editor": [.openEditor], "mark": [.mark],
    "yes": [.answer(true)],
    "no": [.answer(false)], "clear": [.edit(.deleteBackward)], "later": [.up], "earlier": [.down],
    "complete": [.complete], "choose": [.accept],
  ]

  private static func commands(
    _ bytes: String, in context: Keymap.Context,
    _ control: Keymap.ControlBytes = Keymap.ControlBytes(), hasEditor: Bool = false
  ) -> [Command] {
    var decoder = KeyDecoder()
    var keymap = Keymap(control: control, hasEditor: hasEditor)
    return (decoder.feed(bytes.utf8) + decoder.silence())
      .compactMap { keymap.command(for: $0, in: context) }
  }
}
