/// Bytes from the terminal to keys, pastes and reports: a pure state machine.
///
///     input     = key | ESC key | ESC ESC sequence | sequence
///     sequence  = CSI parameters* intermediates* final      parameters 0x30-3F, intermediates
///               | CSI [ letter                              0x20-2F, final 0x40-7E
///               | CSI M byte byte byte                      mouse, X10
///               | CSI digits ($ | ^ | @)                    rxvt: shift, control, both
///               | CSI 200~ paste CSI 201~
///               | SS3 digits* final
///               | (OSC | DCS | SOS | PM | APC) byte* (BEL | ST)
///     CSI = ESC [   SS3 = ESC O   OSC = ESC ]   DCS = ESC P   SOS = ESC X   PM = ESC ^   APC = ESC _
///     ST = ESC \
///
/// A sequence that is well formed is taken whole whether it is known or not; nothing of it is typed.
/// A byte that cannot go on ends the sequence and counts as itself: a C0 control, DEL, or UTF-8.
/// The 8-bit C1 introducers are not accepted: in UTF-8 they are other characters.
///
/// The bytes may be cut anywhere: the events are the same. Only time can tell an Escape from the
/// start of a sequence; half a sequence and half a character wait for the rest without limit.

/// A decoder of what a terminal sends.
package struct KeyDecoder: Sendable {
  /// For what the decoder needs to be told that time has passed, by `silence()`.
  package enum Wait: Equatable, Sendable {
    case nothing
    /// For the rest of a sequence, if there is one: 50 ms, or 150 ms over a network.
    case escape
    /// Behind an Escape that silence has told, for a sequence whose start came too early: 1 s.
    case escapeTail
    /// For the rest of a paste, whose end may have been lost: 3 s.
    case paste
  }

  enum State: Equatable {
    case ground
    /// Within a scalar.
    case character(isAlt: Bool)
    /// Behind an ESC, or two.
    case escape(isAlt: Bool)
    /// Behind an ESC that silence has made the Escape key, which a slow line may have cut from the rest.
    case lateEscape
    case controlSequence(isAlt: Bool)
    case applicationKey(isAlt: Bool)
    case consoleKey
    /// In an X10 mouse report, with so many bytes to come.
    case mouse(missing: Int)
    /// In a string that a terminal sends as a reply, begun by ESC and `introducer`.
    case string(introducer: UInt8, isEmpty: Bool, sawEscape: Bool)
    case paste
  }

  /// Whether a cursor report was asked for, and `CSI R` is not F3; the report clears it.
  package var expectsCursorReport = false

  /// The key that `CSI M` is in st, when no mouse report follows it.
  static let mouseOrDelete = Key(.delete, .control)

  private let eraseByte: UInt8
  var state = State.ground
  var sequence = ControlSequence()
  private var utf8 = UTF8Decoder()
  private var pasted = PasteReader()

  /// What was taken into a sequence that may be none: silence gives it back as keys.
  var held: Held?

  /// Bytes that silence makes keys, and the key that came before them.
  struct Held {
    var key: Key?
    var bytes: [UInt8] = []

    /// No key is that long: then it is a sequence.
    static let limit = 4096
  }

  /// Starts between keys.
  ///
  /// `eraseByte` is the terminal's erase character (VERASE of termios), which is Backspace; 0x7F
  /// always is.
  package init(eraseByte: UInt8 = 0x7F) {
    // NUL stands for "none" in termios.
    self.eraseByte = eraseByte == 0 ? 0x7F : eraseByte
  }

  /// What silence would settle.
  package var wait: Wait {
    if held != nil { return .escape }
    return switch state {
    case .escape, .string(_, isEmpty: true, _), .mouse(missing: 3): .escape
    case .lateEscape: .escapeTail
    case .controlSequence: sequence.isShiftedKeyOrReport ? .escape : .nothing
    case .paste: .paste
    default: .nothing
    }
  }

  /// Whether all that came was whole.
  package var isBetweenKeys: Bool { state == .ground && held == nil }

  /// Takes bytes as they came and answers what they mean.
  ///
  /// Costs their number.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      // A paste can be megabytes, nearly all of them plain.
      if state == .paste, pasted.takePlain(from: &rest) { continue }
      rest.removeFirst()
      hold(byte)
      take(byte, &events)
      if state == .ground || state == .paste { held = nil }
    }
    return events
  }

  /// Takes note that the time of `wait` has passed without a byte.
  package mutating func silence() -> [InputEvent] {
    if held != nil {
      var events: [InputEvent] = []
      state = .ground
      giveBack(&events)
      return events
    }
    defer { if wait != .nothing, state != .lateEscape { state = .ground } }
    switch state {
    case .escape(let isAlt):
      // On a slow line the rest of a cursor key can come later than this.
      state = .lateEscape
      return Array(repeating: .key(Key(.escape)), count: isAlt ? 2 : 1)
    case .lateEscape:
      state = .ground
      return []
    case .string(let introducer, isEmpty: true, _):
      return [.key(Key(ascii: introducer).with(.alt))]
    case .mouse(missing: 3): return [.key(Self.mouseOrDelete)]
    case .controlSequence(let isAlt) where sequence.isShiftedKeyOrReport:
      return shiftedKey(isAlt: isAlt).map { [.key($0)] } ?? []
    case .paste:
      // What was collected can be large: the next paste starts afresh.
      defer { pasted = PasteReader() }
      return [.paste(pasted.close())]
    default: return []
    }
  }
}

extension KeyDecoder {
  private mutating func hold(_ byte: UInt8) {
    held?.bytes.append(byte)
    if let count = held?.bytes.count, count > Held.limit { held = nil }
  }

  /// Makes keys of what was held.
  mutating func giveBack(_ events: inout [InputEvent]) {
    guard let held else { return }
    self.held = nil
    if let key = held.key { events.append(.key(key)) }
    for byte in held.bytes { take(byte, &events) }
  }

  mutating func take(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch state {
    case .ground: takeKey(byte, isAlt: false, &events)
    case .lateEscape:
      state = .ground
      guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") else {
        return takeKey(byte, isAlt: false, &events)
      }
      held = Held(bytes: [byte])
      takeAfterEscape(byte, isAlt: false, &events)
    case .character(let isAlt): takeCharacter(byte, isAlt: isAlt, &events)
    case .escape(let isAlt): takeAfterEscape(byte, isAlt: isAlt, &events)
    case .controlSequence(let isAlt): takeControlSequence(byte, isAlt: isAlt, &events)
    case .applicationKey(let isAlt): takeApplicationKey(byte, isAlt: isAlt, &events)
    case .consoleKey:
      guard isFinal(byte) else { return startOver(with: byte, &events) }
      state = .ground
      if let key = KeySequence.consoleKey(final: byte) { events.append(.key(key)) }
    case .mouse(let missing):
      guard byte >= 0x20 else {
        if missing == 3 { events.append(.key(Self.mouseOrDelete)) }
        return startOver(with: byte, &events)
      }
      state = missing > 1 ? .mouse(missing: missing - 1) : .ground
    case .string(let introducer, let isEmpty, let sawEscape):
      takeString(
        byte, introducer: introducer, isEmpty: isEmpty, sawEscape: sawEscape, &events)
    case .paste:
      if let paste = pasted.take(byte) {
        state = .ground
        pasted = PasteReader()
        events.append(.paste(paste))
      }
    }
  }

  /// Drops what was begun and takes a byte as if nothing had been.
  mutating func startOver(with byte: UInt8, _ events: inout [InputEvent]) {
    state = .ground
    guard held != nil else { return take(byte, &events) }
    // The byte is the last of what is held.
    giveBack(&events)
  }

  func isFinal(_ byte: UInt8) -> Bool {
    0x40...0x7E ~= byte
  }

  /// A byte that begins a key.
  mutating func takeKey(_ byte: UInt8, isAlt: Bool, _ events: inout [InputEvent]) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape(isAlt: false)
    case eraseByte where byte < 0x20: events.append(.key(Key(.backspace, isAlt ? .alt : [])))
    // The Linux console sends ESC TAB for shift-tab.
    case 0x09 where isAlt: events.append(.key(Key(.tab, .shift)))
    case 0x08 where isAlt: events.append(.key(Key(.backspace, .alt)))
    case 0x80...: takeCharacter(byte, isAlt: isAlt, &events)
    default: events.append(.key(Key(ascii: byte).with(isAlt ? .alt : [])))
    }
  }

  mutating func takeCharacter(
    _ byte: UInt8, isAlt: Bool, _ events: inout [InputEvent]
  ) {
    switch utf8.take(byte) {
    case .more: state = .character(isAlt: isAlt)
    case .scalar(let scalar):
      state = .ground
      events.append(.key(Key(.character(scalar), isAlt ? .alt : [])))
    case .invalid(_, let again):
      state = .ground
      events.append(.key(Key("\u{FFFD}")))
      events.append(.invalidBytes)
      if again { take(byte, &events) }
    }
  }

  mutating func takeAfterEscape(
    _ byte: UInt8, isAlt: Bool, _ events: inout [InputEvent]
  ) {
    sequence = ControlSequence()
    switch byte {
    case UInt8(ascii: "["): return state = .controlSequence(isAlt: isAlt)
    case UInt8(ascii: "O"): return state = .applicationKey(isAlt: isAlt)
    default: break
    }
    // Two ESC make alt only with a sequence; else the first was the Escape key.
    if isAlt { events.append(.key(Key(.escape))) }
    switch byte {
    case 0x1B: state = .escape(isAlt: true)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte, isEmpty: true, sawEscape: false)
      // Alt-_ is redo, so what is typed quickly behind it must not be lost.
      if byte == UInt8(ascii: "_") { held = Held(key: Key(ascii: byte).with(.alt)) }
    default: takeKey(byte, isAlt: true, &events)
    }
  }
}
