// What follows an ESC and an introducer: control sequences, application keys and strings.

extension KeyDecoder {
  mutating func takeControlSequence(
    _ byte: UInt8, isAlt: Bool, _ events: inout [InputEvent]
  ) {
    if byte == UInt8(ascii: "["), sequence.isEmpty { return state = .consoleKey }
    if sequence.isShiftedKeyOrReport, !isFinal(byte), !(0x20...0x2F ~= byte) {
      if let key = shiftedKey(isAlt: isAlt) { events.append(.key(key)) }
      return startOver(with: byte, &events)
    }
    guard isFinal(byte) else {
      if !sequence.take(byte) { startOver(with: byte, &events) }
      return
    }
    state = .ground
    if byte == UInt8(ascii: "M"), sequence.isEmpty { return state = .mouse(missing: 3) }
    finish(byte, isAlt: isAlt, &events)
  }

  mutating func finish(_ final: UInt8, isAlt: Bool, _ events: inout [InputEvent]) {
    let numbers =
      sequence.intermediates.isEmpty ? sequence.parameters?.map { $0.first ?? nil } : nil
    if final == UInt8(ascii: "~"), numbers == [200] {
      state = .paste
    } else if final == UInt8(ascii: "R"), expectsCursorReport, let numbers, numbers.count == 2,
      let row = numbers[0], let column = numbers[1]
    {
      expectsCursorReport = false
      events.append(.cursorReport(row: row, column: column))
    } else if let key = KeySequence.key(sequence, final: final) {
      events.append(.key(key.with(isAlt ? .alt : [])))
    }
  }

  func shiftedKey(isAlt: Bool) -> Key? {
    KeySequence.key(sequence, final: UInt8(ascii: "$"))?.with(isAlt ? .alt : [])
  }

  mutating func takeApplicationKey(
    _ byte: UInt8, isAlt: Bool, _ events: inout [InputEvent]
  ) {
    guard isFinal(byte) else {
      let isDigit = 0x30...0x39 ~= byte
      if !isDigit || !sequence.take(byte) { startOver(with: byte, &events) }
      return
    }
    state = .ground
    if let key = KeySequence.applicationKey(sequence, final: byte) {
      events.append(.key(key.with(isAlt ? .alt : [])))
    }
  }

  mutating func takeString(
    _ byte: UInt8, introducer: UInt8, isEmpty: Bool, sawEscape: Bool, _ events: inout [InputEvent]
  ) {
    if sawEscape {
      if byte == UInt8(ascii: "\\") { return state = .ground }
      // Nothing stood between: the introducer was a key with alt, and so may this be.
      if isEmpty { events.append(.key(Key(ascii: introducer).with(.alt))) }
      held = nil
      state = .escape(isAlt: false)
      return take(byte, &events)
    }
    switch byte {
    case 0x07: state = .ground
    case 0x1B: state = .string(introducer: introducer, isEmpty: isEmpty, sawEscape: true)
    case ..<0x20: startOver(with: byte, &events)
    default: state = .string(introducer: introducer, isEmpty: false, sawEscape: false)
    }
  }
}
