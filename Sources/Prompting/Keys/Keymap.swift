/// Which key means what: keys in, commands out, and the help line from the same table.

/// The key map of a form at a terminal, with what it has to remember between two keys.
package struct Keymap: Sendable {
  /// The kind of field that has the cursor.
  package enum Context: Equatable, Sendable {
    case singleLine
    case multiLine(enterMovesOn: Bool)
    case secret
    /// A whole date or time: up and down change its parts.
    case date
    /// A path of which more is offered.
    case completing
    case choice(several: Bool)
    case yesOrNo
  }

  /// The keys that the terminal's settings name, as ASCII bytes; `nil` is a key turned off.
  package struct ControlBytes: Equatable, Sendable {
    package var interrupt: UInt8?
    package var quit: UInt8?
    package var suspend: UInt8?

    /// The bytes of VINTR, VQUIT and VSUSP; by default ctrl-c, ctrl-\ and ctrl-z.
    package init(interrupt: UInt8? = 0x03, quit: UInt8? = 0x1C, suspend: UInt8? = 0x1A) {
      self.interrupt = interrupt
      self.quit = quit
      self.suspend = suspend
    }
  }

  /// What was pressed that needs another key.
  private enum Pending: Equatable {
    case nothing
    case sequence(after: Key)
    case quote
  }

  private let control: ControlBytes
  private let terminalBindings: [Binding]
  /// Whether one of those is a key that would else make text.
  private let hasTerminalText: Bool
  private let hasEditor: Bool
  private var pending = Pending.nothing
  /// What the help line may name.
  let help: HelpTable

  /// A map with the terminal's own keys; `hasEditor` says whether `openEditor` can be carried out.
  package init(control: ControlBytes = ControlBytes(), hasEditor: Bool = false) {
    self.control = control
    var terminalBindings: [Binding] = []
    if let interrupt = control.interrupt {
      terminalBindings.append(Binding(Key(ascii: interrupt), to: .interrupt, help: "cancel"))
    }
    if let quit = control.quit { terminalBindings.append(Binding(Key(ascii: quit), to: .quit)) }
    if let suspend = control.suspend {
      terminalBindings.append(Binding(Key(ascii: suspend), to: .suspend))
    }
    self.terminalBindings = terminalBindings
    hasTerminalText = terminalBindings.contains(where: \.key.makesText)
    self.hasEditor = hasEditor
    help = HelpTable(Binding.all, terminalBindings, hasEditor: hasEditor)
  }

  /// Whether a byte is the key that interrupts or quits.
  package func sendsSignal(_ byte: UInt8) -> Bool {
    byte == control.interrupt || byte == control.quit
  }

  /// What an event means in a field; `nil` for nothing, or not yet.
  package mutating func command(for event: InputEvent, in context: Context) -> Command? {
    switch event {
    case .key(let key): return command(for: key, in: context)
    case .paste(let paste):
      pending = .nothing
      return .paste(paste)
    case .invalidBytes: return .invalidBytes
    case .cursorReport: return nil
    }
  }

  /// Forgets a key that waits for another: the field has changed.
  package mutating func dropPending() {
    pending = .nothing
  }

  private mutating func command(for key: Key, in context: Context) -> Command? {
    let before = pending
    pending = .nothing
    if let command = terminalCommand(for: key) { return command }
    switch before {
    case .quote: return quoted(key, in: context)
    case .sequence(let prefix): return action(for: key, after: prefix, in: context)
    case .nothing: return action(for: key, after: nil, in: context) ?? typed(key)
    }
  }

  /// The terminal's own keys count in any state, with alt too: that is Escape and the key, quickly.
  private func terminalCommand(for key: Key) -> Command? {
    if key.makesText && !hasTerminalText { return nil }
    var plain = key
    if key.modifiers.contains(.control) { plain.modifiers.remove(.alt) }
    for binding in terminalBindings where binding.key == plain {
      if case .command(let command) = binding.action { return command }
    }
    return nil
  }

  private mutating func action(
    for key: Key, after prefix: Key?, in context: Context
  ) -> Command? {
    if prefix == nil, !key.makesText, Binding.prefixes.contains(key) {
      pending = .sequence(after: key)
      return nil
    }
    let found =
      binding(of: key, after: prefix, in: context)
      ?? Self.withoutShift(key).flatMap { binding(of: $0, after: prefix, in: context) }
    switch found?.action {
    case .command(let command): return command
    case .quoteNext: pending = .quote
    case nil: break
    }
    return nil
  }

  private func binding(of key: Key, after prefix: Key?, in context: Context) -> Binding? {
    let candidates = Binding.candidates(for: key)
    let index = candidates.indices.first { index in
      candidates[index].key == key && candidates[index].prefix == prefix
        && candidates[index].places.contains(context.place)
        && (hasEditor || candidates[index].action != .command(.openEditor))
    }
    return index.map { candidates[$0] }
  }

  /// The key without a shift that means nothing more than the plain key: with alt a capital for its
  /// small letter, and shift with a key that makes no text; `nil` for every other key.
  private static func withoutShift(_ key: Key) -> Key? {
    var plain = key
    if case .character(let scalar) = key.code {
      guard ("A"..."Z").contains(scalar), key.modifiers == .alt else { return nil }
      plain.code = .character(Unicode.Scalar(UInt8(scalar.value) + 0x20))
    } else {
      guard key.modifiers.contains(.shift) else { return nil }
      plain.modifiers.remove(.shift)
    }
    return plain
  }

  /// A key that makes text.
  private func typed(_ key: Key) -> Command? {
    guard case .character(let scalar) = key.code, key.modifiers.isEmpty,
      !(0x7F...0x9F ~= scalar.value)
    else { return nil }
    return .edit(.insert(String(scalar)))
  }

  /// The key after ctrl-v as text, if that text may stand in the field.
  private func quoted(_ key: Key, in context: Context) -> Command? {
    switch key {
    case Key(.tab): .edit(.insert("\t"))
    case Key(.enter), Key(.character("j"), .control):
      Binding.Places.severalLines.contains(context.place) ? .edit(.insertNewline) : nil
    default: typed(key)
    }
  }
}

extension Keymap.Context {
  fileprivate var place: Binding.Places {
    switch self {
    case .singleLine: .singleLine
    case .multiLine(let enterMovesOn): enterMovesOn ? .enterMovesOn : .multiLine
    case .secret: .secret
    case .date: .date
    case .completing: .completing
    case .choice(let several): several ? .severalChoices : .choice
    case .yesOrNo: .yesOrNo
    }
  }
}

// MARK: Help

extension Keymap {
  /// One entry of the help line, such as `ctrl-s send`.
  package struct HelpItem: Equatable, Sendable {
    /// The key's name.
    package var keys: String
    package var meaning: String
    /// What the key does.
    package var command: Command
  }

  /// All that a help line may name, in its order.
  ///
  /// Two tables that are copies of one are found equal at once.
  struct HelpTable: Equatable, Sendable {
    private struct Entry: Equatable, Sendable {
      let item: HelpItem
      let places: Binding.Places
    }

    private var entries: [Entry] = []

    fileprivate init(_ bindings: [Binding], _ others: [Binding], hasEditor: Bool) {
      for binding in bindings { add(binding, hasEditor: hasEditor) }
      for binding in others { add(binding, hasEditor: hasEditor) }
    }

    private mutating func add(_ binding: Binding, hasEditor: Bool) {
      guard let help = binding.help, case .command(let command) = binding.action,
        hasEditor || command != .openEditor
      else { return }
      let item = HelpItem(keys: binding.name, meaning: help, command: command)
      entries.append(Entry(item: item, places: binding.places))
    }

    /// The entries for one kind of field.
    func items(in context: Context, isLast: Bool) -> [HelpItem] {
      var items: [HelpItem] = []
      for entry in entries where entry.places.contains(context.place) {
        var item = entry.item
        if isLast, item.command == .accept {
          item.meaning = entry.places == .choices ? "choose and send" : "send"
        }
        items.append(item)
      }
      return items
    }
  }

  /// The help line's entries in the order in which they stand.
  ///
  /// The first and the last matter most: where the screen is narrow, drop from the middle.
  package func helpItems(in context: Context, isLast: Bool = false) -> [HelpItem] {
    help.items(in: context, isLast: isLast)
  }
}
