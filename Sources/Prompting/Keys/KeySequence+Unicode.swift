/// Keys given by their character's number: kitty's `CSI u` and xterm's modifyOtherKeys.

extension KeySequence {
  /// `CSI code:shifted:base ; modifiers:event u`.
  static func unicodeKey(_ parameters: [[Int?]], _ held: Held) -> Key? {
    guard let alternates = parameters.first, let code = alternates.first ?? nil else { return nil }
    if let functional = functionalKeys[code] { return functional.with(held.modifiers) }
    if 57_376...57_398 ~= code { return Key(.function(code - 57_363), held.modifiers) }
    // The rest of the private block are lock, media and modifier keys.
    if 57_344...63_743 ~= code { return nil }
    let shifted = alternates.count > 1 ? alternates[1] : nil
    let base = alternates.count > 2 ? alternates[2] : nil
    if held.isShortcut, code > 0x7F, let base, base < 0x80 { return characterKey(base, nil, held) }
    return characterKey(code, shifted, held)
  }

  /// `CSI 27 ; modifiers ; code ~`, where the code is the character as shift made it.
  static func otherKey(_ parameters: [[Int?]], _ held: Held) -> Key? {
    guard parameters.count > 2, let code = parameters[2].first ?? nil else { return nil }
    return characterKey(code, nil, held)
  }

  /// Folds the ways to spell a key: see `Key`.
  private static func characterKey(_ code: Int, _ shifted: Int?, _ held: Held) -> Key? {
    guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    var modifiers = held.modifiers
    if code == 0x08 { return Key(.backspace, modifiers) }
    if code < 0x20 || code == 0x7F { return Key(ascii: UInt8(code)).with(modifiers) }

    let lower = single(scalar.properties.lowercaseMapping) ?? scalar
    let upper = single(lower.properties.uppercaseMapping) ?? lower
    guard lower == upper else {
      if modifiers.contains(.control) || modifiers.contains(.super) {
        return folded(lower, modifiers)
      }
      let isCapital = modifiers.contains(.shift) != held.hasCapsLock || scalar == upper
      modifiers.remove(.shift)
      return Key(.character(isCapital ? upper : lower), modifiers)
    }
    let typed =
      modifiers.contains(.shift) ? shifted.flatMap { Unicode.Scalar(UInt32($0)) } : nil
    modifiers.remove(.shift)
    return folded(typed ?? scalar, modifiers)
  }

  /// With control, some characters are other keys, as they always were on terminals.
  private static func folded(_ scalar: Unicode.Scalar, _ modifiers: Key.Modifiers) -> Key {
    guard modifiers.contains(.control), !modifiers.contains(.shift) else {
      return Key(.character(scalar), modifiers)
    }
    let rest = modifiers.subtracting(.control)
    return switch scalar {
    case "i": Key(.tab, rest)
    case "m": Key(.enter, rest)
    case "[": Key(.escape, rest)
    case "?": Key(.backspace, rest)
    case "@", "`", "2": Key(.character(" "), modifiers)
    default: Key(.character(scalar), modifiers)
    }
  }

  private static func single(_ mapping: String) -> Unicode.Scalar? {
    mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first : nil
  }

  /// kitty's numbers for keys without a character; the keypad is folded to the plain keys.
  private static let functionalKeys: [Int: Key] = {
    var keys: [Int: Key] = [
      57_409: Key("."), 57_410: Key("/"), 57_411: Key("*"), 57_412: Key("-"), 57_413: Key("+"),
      57_414: Key(.enter), 57_415: Key("="), 57_416: Key(","), 57_417: Key(.left),
      57_418: Key(.right), 57_419: Key(.up), 57_420: Key(.down), 57_421: Key(.pageUp),
      57_422: Key(.pageDown), 57_423: Key(.home), 57_424: Key(.end), 57_425: Key(.insert),
      57_426: Key(.delete),
    ]
    for digit in 0...9 { keys[57_399 + digit] = Key(ascii: UInt8(0x30 + digit)) }
    return keys
  }()
}

/// The second parameter of a key: its value less one is a set of modifiers; the event follows.
struct Held {
  /// Modifiers by kitty's bits.
  var modifiers: Key.Modifiers = []
  var hasCapsLock = false
  /// Whether the key went up, which is nothing to do.
  var isRelease = false
  private var isPlainNine = false

  init(_ parameter: [Int?]) {
    let value = (parameter.first ?? nil) ?? 1
    let bits = max(value - 1, 0)
    isPlainNine = value == 9
    isRelease = parameter.count > 1 && parameter[1] == 3
    hasCapsLock = bits & 64 != 0
    modifiers = Key.Modifiers(rawValue: UInt8(bits & 0x1F))
    if bits & 32 != 0 { modifiers.insert(.alt) }
  }

  /// The modifiers of keys older than kitty's protocol, where 9 alone was alt (iTerm2).
  var legacyModifiers: Key.Modifiers { isPlainNine ? .alt : modifiers }

  /// Whether the key makes no text, so that its place on the keyboard matters.
  var isShortcut: Bool { !modifiers.isDisjoint(with: [.control, .alt, .super]) }
}
