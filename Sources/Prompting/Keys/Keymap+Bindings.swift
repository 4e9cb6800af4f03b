/// The table of key bindings: what dispatches, and what the help line is made from.

/// A key, or keys pressed one after the other, and what they mean where.
struct Binding: Sendable {
  /// What keys mean.
  enum Action: Equatable, Sendable {
    case command(Command)
    /// The next key is text, whatever it is bound to.
    case quoteNext
  }

  /// The kinds of field where a binding holds.
  struct Places: OptionSet, Sendable {
    let rawValue: UInt16

    static let singleLine = Places(rawValue: 1)
    /// Several lines, where enter is a line break.
    static let multiLine = Places(rawValue: 2)
    /// Several lines, where enter moves on.
    static let enterMovesOn = Places(rawValue: 4)

    /// A text that goes nowhere but into the answer.
    static let secret = Places(rawValue: 8)
    /// A date or a time that is whole, so that its parts can be changed.
    static let date = Places(rawValue: 16)
    /// A path of which more is offered.
    static let completing = Places(rawValue: 32)
    /// One option may be chosen.
    static let choice = Places(rawValue: 64)
    /// Several options may be chosen.
    static let severalChoices = Places(rawValue: 128)
    static let yesOrNo = Places(rawValue: 256)

    static let severalLines: Places = [.multiLine, .enterMovesOn]
    static let choices: Places = [.choice, .severalChoices]
    /// A text that an editor may be opened on.
    static let openText: Places = [.singleLine, .severalLines, .date, .completing]
    /// Where text is edited, be it a filter.
    static let typing: Places = [.openText, .secret, .choices]
    static let all: Places = [.typing, .yesOrNo]
    /// Where enter goes on.
    static let enterGoesOn = all.subtracting(.multiLine)
  }

  /// The key that comes before, as ctrl-x does.
  var prefix: Key?
  var key: Key
  var places: Places
  var action: Action
  /// What the help line says; `nil` for what it leaves out.
  var help: String?

  init(_ key: Key, in places: Places = .all, to command: Command, help: String? = nil) {
    self.key = key
    self.places = places
    self.action = .command(command)
    self.help = help
  }

  fileprivate init(_ prefix: Key, _ key: Key, in places: Places, to command: Command) {
    self.init(key, in: places, to: command)
    self.prefix = prefix
  }

  fileprivate init(quote key: Key) {
    self.key = key
    places = .typing
    action = .quoteNext
  }
}

extension Binding {
  private static func control(_ character: Unicode.Scalar) -> Key {
    Key(.character(character), .control)
  }

  private static func alt(_ character: Unicode.Scalar) -> Key {
    Key(.character(character), .alt)
  }

  private static func each(_ keys: Key..., edit: Edit) -> [Binding] {
    keys.map { Binding($0, in: .typing, to: .edit(edit)) }
  }

  /// All bindings but those of the terminal's own keys, in the order of the help line.
  static let all: [Binding] = kinds + form + moving + deleting + changing

  /// Those among which a key's are found: for a key that makes text they are few.
  static func candidates(for key: Key) -> [Binding] { key.makesText ? ofText : ofOtherKeys }

  private static let ofText = all.filter(\.key.makesText)
  private static let ofOtherKeys = all.filter { !$0.key.makesText }

  /// The keys that wait for another.
  static let prefixes: [Key] = all.compactMap(\.prefix)

  /// The name of the first binding of a command that all fields have.
  static func name(of command: Command) -> String? {
    all.first { $0.action == .command(command) }?.name
  }

  /// What the help line calls the keys.
  var name: String {
    guard let prefix else { return key.name }
    return prefix.name + " " + key.name
  }

  /// What only some kinds of field have; these come before what a key means elsewhere.
  private static let kinds: [Binding] = [
    Binding(Key(" "), in: .severalChoices, to: .mark, help: "mark"),
    Binding(Key("y"), in: .yesOrNo, to: .answer(true), help: "yes"),
    Binding(Key("Y"), in: .yesOrNo, to: .answer(true)),
    Binding(Key(.left), in: .yesOrNo, to: .answer(true)),
    Binding(Key("n"), in: .yesOrNo, to: .answer(false), help: "no"),
    Binding(Key("N"), in: .yesOrNo, to: .answer(false)),
    Binding(Key(.right), in: .yesOrNo, to: .answer(false)),
    Binding(Key(" "), in: .yesOrNo, to: .toggle),
    Binding(Key(.backspace), in: .yesOrNo, to: .edit(.deleteBackward), help: "clear"),
    Binding(Key(.delete), in: .yesOrNo, to: .edit(.deleteBackward)),
    Binding(control("h"), in: .yesOrNo, to: .edit(.deleteBackward)),
    Binding(control("u"), in: .yesOrNo, to: .edit(.deleteBackward)),
    Binding(Key(.home), in: .choices, to: .first),
    Binding(Key(.end), in: .choices, to: .last),
    Binding(Key(.up), in: .date, to: .up, help: "later"),
    Binding(Key(.down), in: .date, to: .down, help: "earlier"),
    Binding(Key(.tab), in: .completing, to: .complete, help: "complete"),
  ]

  private static let form: [Binding] = [
    Binding(Key(.enter), in: .choices, to: .accept, help: "choose"),
    Binding(Key(.enter), in: .enterGoesOn.subtracting(.choices), to: .accept, help: "next"),
    Binding(Key(.enter), in: .multiLine, to: .edit(.insertNewline), help: "new line"),
    Binding(Key(.enter, .alt), in: .enterMovesOn, to: .edit(.insertNewline), help: "new line"),
    Binding(Key(.enter, .alt), in: .multiLine, to: .edit(.insertNewline)),
    Binding(Key(.enter, .shift), in: .severalLines, to: .edit(.insertNewline)),
    Binding(Key(.enter, .control), in: .severalLines, to: .edit(.insertNewline)),
    Binding(control("j"), in: .severalLines, to: .edit(.insertNewline)),
    Binding(control("j"), in: .choices, to: .accept),
    Binding(control("j"), in: .enterGoesOn.subtracting([.enterMovesOn, .choices]), to: .accept),
    Binding(Key(.tab), in: .all.subtracting(.completing), to: .nextField, help: "next"),
    Binding(Key(.tab, .shift), to: .previousField, help: "back"),
    Binding(control("s"), to: .send, help: "send"),
    Binding(control("l"), to: .redraw),
    Binding(control("x"), control("n"), in: .all, to: .startOver),
    Binding(control("o"), in: .openText, to: .openEditor, help: "editor"),
    Binding(control("x"), control("e"), in: .openText, to: .openEditor),
    Binding(control("d"), to: .deleteForwardOrLeave),
    Binding(Key(.up), to: .up),
    Binding(control("p"), to: .up),
    Binding(Key(.down), to: .down),
    Binding(control("n"), to: .down),
    Binding(Key(.pageUp), to: .pageUp),
    Binding(Key(.pageDown), to: .pageDown),
    Binding(quote: control("v")),
    Binding(quote: control("q")),
  ]

  private static let moving: [Binding] = [
    each(Key(.left), control("b"), edit: .moveLeft),
    each(Key(.right), control("f"), edit: .moveRight),
    each(Key(.left, .control), Key(.left, .alt), alt("b"), edit: .moveWordLeft),
    each(Key(.right, .control), Key(.right, .alt), alt("f"), edit: .moveWordRight),
    each(Key(.home), control("a"), edit: .moveToLineStart),
    each(Key(.end), control("e"), edit: .moveToLineEnd),
    each(Key(.home, .control), alt("<"), edit: .moveToTextStart),
    each(Key(.end, .control), alt(">"), edit: .moveToTextEnd),
  ].flatMap(\.self)

  private static let deleting: [Binding] = [
    each(Key(.backspace), control("h"), edit: .deleteBackward),
    each(Key(.delete), edit: .deleteForward),
    each(control("w"), edit: .killToWhiteSpace),
    each(Key(.backspace, .alt), Key(.backspace, .control), edit: .killWordBackward),
    each(alt("d"), Key(.delete, .control), Key(.delete, .alt), edit: .killWordForward),
    each(control("u"), edit: .killToLineStart),
    each(control("k"), edit: .killToLineEnd),
    each(control("y"), edit: .yank),
    each(alt("y"), edit: .yankPop),
  ].flatMap(\.self)

  private static let changing: [Binding] = [
    each(control("t"), edit: .transposeCharacters),
    each(alt("t"), edit: .transposeWords),
    each(alt("u"), edit: .upcaseWord),
    each(alt("l"), edit: .downcaseWord),
    each(alt("c"), edit: .capitalizeWord),
    // Terminals that tell the three apart still mean what the others send for all of them.
    each(control("_"), control("/"), control("-"), edit: .undo),
    [Binding(control("x"), control("u"), in: .typing, to: .edit(.undo))],
    each(alt("_"), Key(.character("z"), [.control, .shift]), edit: .redo),
    [Binding(control("x"), control("r"), in: .typing, to: .edit(.redo))],
  ].flatMap(\.self)
}
