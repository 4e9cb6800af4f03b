/// Which key a complete control sequence stands for.
///
/// Sources: the control sequences of xterm (ctlseqs), kitty's keyboard protocol, the terminfo
/// entries of rxvt, st, tmux, PuTTY and the Linux console. What is in none of them is no key.

/// The keys of control sequences.
enum KeySequence {
  /// The key of `CSI` parameters final; `nil` if it is none, or a key released.
  static func key(_ sequence: ControlSequence, final: UInt8) -> Key? {
    guard let parameters = sequence.parameters else { return nil }
    guard sequence.intermediates.isEmpty else {
      return sequence.isShiftedKeyOrReport && final == UInt8(ascii: "$")
        ? numberedKey(parameters, .shift) : nil
    }
    let held = Held(parameters.count > 1 ? parameters[1] : [])
    guard !held.isRelease else { return nil }
    switch final {
    case UInt8(ascii: "u"): return unicodeKey(parameters, held)
    case UInt8(ascii: "~"):
      if parameters.first?.first == 27 { return otherKey(parameters, held) }
      return numberedKey(parameters, held.legacyModifiers)
    case UInt8(ascii: "^"): return numberedKey(parameters, .control)
    case UInt8(ascii: "@"): return numberedKey(parameters, [.control, .shift])
    default: return letterKey(parameters, final, held)
    }
  }

  /// The key of `SS3` modifier final.
  static func applicationKey(_ sequence: ControlSequence, final: UInt8) -> Key? {
    guard let parameters = sequence.parameters else { return nil }
    let modifiers = Held(parameters.last ?? []).legacyModifiers
    if let code = cursorCodes[final] ?? functionCodes[final] { return Key(code, modifiers) }
    switch final {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return cursorCodes[final - 0x20].map { Key($0, modifiers.union(.control)) }
    case UInt8(ascii: "I"): return Key(.tab, modifiers)
    case UInt8(ascii: "M"): return Key(.enter, modifiers)
    case UInt8(ascii: "X"): return Key(.character("="), modifiers)
    // The keypad in application mode: the digits and signs, 0x40 up.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return Key(.character(Unicode.Scalar(final - 0x40)), modifiers)
    default: return nil
    }
  }

  /// F1 to F5 of the Linux console: `CSI [` letter.
  static func consoleKey(final: UInt8) -> Key? {
    guard UInt8(ascii: "A")...UInt8(ascii: "E") ~= final else { return nil }
    return Key(.function(Int(final - UInt8(ascii: "A")) + 1))
  }

  private static let cursorCodes: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let functionCodes: [UInt8: Key.Code] = [
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numberedCodes: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
    29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
  ]

  /// `CSI number ~` and its relatives in rxvt.
  private static func numberedKey(_ parameters: [[Int?]], _ modifiers: Key.Modifiers) -> Key? {
    parameters.first?.first?.flatMap { numberedCodes[$0] }.map { Key($0, modifiers) }
  }

  /// `CSI 1 ; modifiers letter`, `CSI modifiers letter`, and what rxvt and st make of letters.
  private static func letterKey(_ parameters: [[Int?]], _ final: UInt8, _ held: Held) -> Key? {
    let first = parameters.first?.first ?? nil
    if let key = simpleTerminalKey(first, parameters.count, final) { return key }
    let modifiers =
      parameters.count > 1 ? held.legacyModifiers : Held(parameters.first ?? []).legacyModifiers
    if let code = cursorCodes[final] { return Key(code, modifiers) }
    switch final {
    case UInt8(ascii: "Z"): return Key(.tab, modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return cursorCodes[final - 0x20].map { Key($0, .shift) }
    default:
      // A cursor report that nobody waits for has the shape of F3; only a row of 1 can be a key.
      return first ?? 1 == 1 ? functionCodes[final].map { Key($0, modifiers) } : nil
    }
  }

  /// The keys of st, which spells some as the function they have elsewhere.
  private static func simpleTerminalKey(_ first: Int?, _ count: Int, _ final: UInt8) -> Key? {
    guard count <= 1 else { return nil }
    return switch (first, final) {
    case (nil, UInt8(ascii: "P")): Key(.delete)
    case (nil, UInt8(ascii: "J")): Key(.end, .control)
    case (nil, UInt8(ascii: "K")): Key(.end, .shift)
    case (nil, UInt8(ascii: "L")): Key(.insert, .control)
    case (2, UInt8(ascii: "J")): Key(.home, .shift)
    case (2, UInt8(ascii: "K")): Key(.delete, .shift)
    case (4, UInt8(ascii: "h")): Key(.insert)
    default: nil
    }
  }
}
