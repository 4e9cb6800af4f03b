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
    let rawValue: UInt8

    static let singleLine = Places(rawValue: 1)
    /// Several lines, where enter is a line break.
    static let multiLine = Places(rawValue: 2)
    /// Several lines, where enter moves on.
    static let enterMovesOn = Places(rawValue: 4)

    static let severalLines: Places = [.multiLine, .enterMovesOn]
    static let text: Places = [.singleLine, .severalLines]
  }

  var keys: [Key]
  var places: Places
  var action: Action
  /// What the help line says; `nil` for what it leaves out.
  var help: String?

  init(_ keys: Key..., in places: Places = .text, to command: Command, help: String? = nil) {
    self.keys = keys
    self.places = places
    self.action = .command(command)
    self.help = help
  }

  fileprivate init(quote key: Key) {
    keys = [key]
    places = .text
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
    keys.map { Binding($0, to: .edit(edit)) }
  }

  /// All bindings but those of the terminal's own keys, in the order of the help line.
  static let all: [Binding] = form + moving + deleting + changing

  private static let form: [Binding] = [
    Binding(Key(.enter), in: [.singleLine, .enterMovesOn], to: .accept, help: "next"),
    Binding(Key(.enter), in: .multiLine, to: .edit(.insertNewline), help: "new line"),
    Binding(Key(.enter, .alt), in: .enterMovesOn, to: .edit(.insertNewline), help: "new line"),
    Binding(Key(.enter, .alt), in: .multiLine, to: .edit(.insertNewline)),
    Binding(Key(.enter, .shift), in: .severalLines, to: .edit(.insertNewline)),
    Binding(Key(.enter, .control), in: .severalLines, to: .edit(.insertNewline)),
    Binding(control("j"), in: .severalLines, to: .edit(.insertNewline)),
    Binding(control("j"), in: .singleLine, to: .accept),
    Binding(Key(.tab), to: .nextField, help: "next"),
    Binding(Key(.tab, .shift), to: .previousField, help: "back"),
    Binding(control("s"), to: .send, help: "send"),
    Binding(control("l"), to: .redraw),
    Binding(control("o"), to: .openEditor, help: "editor"),
    Binding(control("x"), control("e"), to: .openEditor),
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
    [Binding(control("x"), control("u"), to: .edit(.undo))],
    each(alt("_"), Key(.character("z"), [.control, .shift]), edit: .redo),
    [Binding(control("x"), control("r"), to: .edit(.redo))],
  ].flatMap(\.self)
}
