/// The bytes that a terminal sends for a key: what the decoder reads, the other way round.
///
/// Sources: the control sequences of xterm (ctlseqs: PC-style function keys, modifyOtherKeys), and kitty's
/// keyboard protocol for the function keys that xterm has no number for.

extension Key {
  /// What xterm sends for the key; where the bytes of old would mean another key, its modifyOtherKeys form.
  ///
  /// A key whose bytes may be the start of a longer sequence, as Escape's are, is only decoded once
  /// nothing follows for a while.
  package var bytes: [UInt8] {
    switch code {
    case .character(let scalar): characterBytes(scalar)
    case .enter: modifiers.subtracting(.alt).isEmpty ? alted([0x0D]) : otherKey(0x0D)
    case .tab:
      modifiers.isEmpty ? [0x09] : modifiers == .shift ? sequence("Z") : otherKey(0x09)
    case .backspace: modifiers.subtracting(.alt).isEmpty ? alted([0x7F]) : otherKey(0x7F)
    case .escape: modifiers.isEmpty ? [0x1B] : otherKey(0x1B)
    case .up: letterKey("A")
    case .down: letterKey("B")
    case .right: letterKey("C")
    case .left: letterKey("D")
    case .home: letterKey("H")
    case .end: letterKey("F")
    case .insert: numberedKey(2)
    case .delete: numberedKey(3)
    case .pageUp: numberedKey(5)
    case .pageDown: numberedKey(6)
    case .function(let number): functionKey(number)
    }
  }

  private func characterBytes(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch modifiers.subtracting(.alt) {
    // ESC [ and ESC O begin sequences that no silence ends.
    case [] where modifiers.isEmpty || scalar != "[" && scalar != "O":
      return alted(Array(String(scalar).utf8))
    case .control where modifiers == .control:
      if let byte = controlByte(scalar) { return [byte] }
      return otherKey(Int(scalar.value))
    default: return otherKey(Int(scalar.value))
    }
  }

  /// The byte of ctrl and a character, where it has one of its own.
  private func controlByte(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case " ": 0x00
    case "a"..."z", "\\", "]", "^", "_": UInt8(truncatingIfNeeded: scalar.value & 0x1F)
    default: nil
    }
  }

  /// ESC before the bytes where alt is held.
  private func alted(_ bytes: [UInt8]) -> [UInt8] {
    modifiers.contains(.alt) ? [0x1B] + bytes : bytes
  }

  /// The parameter that stands for the modifiers: a set of bits, plus one.
  private var parameter: Int { 1 + Int(modifiers.rawValue) }

  private func sequence(_ rest: String) -> [UInt8] { Array("\u{1B}[\(rest)".utf8) }

  private func letterKey(_ letter: String) -> [UInt8] {
    sequence(modifiers.isEmpty ? letter : "1;\(parameter)\(letter)")
  }

  private func numberedKey(_ number: Int) -> [UInt8] {
    sequence(modifiers.isEmpty ? "\(number)~" : "\(number);\(parameter)~")
  }

  private func functionKey(_ number: Int) -> [UInt8] {
    let letters = ["P", "Q", "R", "S"]
    let numbers = [15, 17, 18, 19, 20, 21, 23, 24]
    switch number {
    case 1...4:
      let letter = letters[number - 1]
      return modifiers.isEmpty ? Array("\u{1B}O\(letter)".utf8) : letterKey(letter)
    case 5...12: return numberedKey(numbers[number - 5])
    // kitty counts them on from F13, 57376.
    default: return sequence("\(57_363 + number);\(parameter)u")
    }
  }

  /// xterm's `CSI 27 ; modifiers ; code ~`.
  private func otherKey(_ code: Int) -> [UInt8] { sequence("27;\(parameter);\(code)~") }
}
