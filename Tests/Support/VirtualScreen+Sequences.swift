// How the virtual screen reads bytes: UTF-8, controls and escape sequences.

import Prompting

extension VirtualScreen {
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      held.append(byte)
      if isComplete {
        let whole = held
        held = []
        interpret(whole)
      }
    }
  }

  package mutating func feed(_ text: String) { feed(text.utf8) }

  private var isComplete: Bool {
    let first = held[0]
    if first == 0x1B {
      guard held.count > 1 else { return false }
      return held[1] != 0x5B || held.count > 2 && 0x40...0x7E ~= held[held.count - 1]
    }
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return held.count == length
  }

  private mutating func interpret(_ bytes: [UInt8]) {
    if bytes[0] == 0x1B { return perform(String(decoding: bytes.dropFirst(), as: UTF8.self)) }
    if bytes[0] >= 0x20 {
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { print(scalar) }
      return
    }
    last = nil
    switch bytes[0] {
    case 0x08:
      cursorColumn = max(0, cursorColumn - 1)
      isWrapPending = false
    case 0x0A:
      if reflow == .tmux { lines[cursorRow].goesOn = false }
      lineFeed()
    case 0x0D:
      cursorColumn = 0
      isWrapPending = false
    default: unknown.append("\(bytes)")
    }
  }

  private mutating func perform(_ sequence: String) {
    last = nil
    guard sequence.hasPrefix("["), let final = sequence.last else {
      unknown.append(sequence)
      return
    }
    let body = sequence.dropFirst().dropLast()
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch (final, body.first) {
    case ("h", "?"), ("l", "?"): set(mode: Int(body.dropFirst()) ?? 0, final == "h")
    case ("s", "?"): savedModes = modes
    case ("r", "?"): restore(mode: Int(body.dropFirst()) ?? 0)
    case ("m", ">"): break
    case ("A", _): move(cursorRow - count, cursorColumn)
    case ("B", _): move(cursorRow + count, cursorColumn)
    case ("C", _): move(cursorRow, cursorColumn + count)
    case ("D", _): move(cursorRow, cursorColumn - count)
    case ("G", _): move(cursorRow, count - 1)
    case ("H", _): move(count - 1, (numbers.count > 1 ? max(1, numbers[1]) : 1) - 1)
    case ("K", nil): erase(from: cursorColumn)
    case ("J", nil):
      // As tmux does: a screen that is erased whole goes into the scrollback.
      if reflow != .cut && cursorRow == 0 && cursorColumn == 0 { keep() }
      erase(from: cursorColumn)
      for row in lines.indices where row > cursorRow {
        for column in 0..<columns { clear(row, column) }
        lines[row].goesOn = false
        lines[row].used = 0
      }
    case ("m", _): render(numbers)
    case ("n", "6"): replies += "\u{1B}[\(cursorRow + 1);\(cursorColumn + 1)R".utf8
    default: unknown.append(sequence)
    }
  }

  private mutating func move(_ row: Int, _ column: Int) {
    cursorRow = min(max(0, row), rows - 1)
    cursorColumn = min(max(0, column), columns - 1)
    isWrapPending = false
  }

  private mutating func erase(from column: Int) {
    for column in column..<columns { clear(cursorRow, column) }
    isWrapPending = false
    if reflow != .tmux { lines[cursorRow].goesOn = false }
    guard column == 0 else { return }
    lines[cursorRow].used = 0
    lines[cursorRow].goesOn = false
    guard reflow == .tmux else { return }
    if cursorRow > 0 {
      lines[cursorRow - 1].goesOn = false
    } else if !history.isEmpty {
      history[history.count - 1].goesOn = false
    }
  }

  private mutating func set(mode: Int, _ on: Bool) {
    switch mode {
    case 7:
      wraps = on
      if !on { isWrapPending = false }
    case 25: isCursorShown = on
    case 2026: isUpdating = on
    default: if on { modes.insert(mode) } else { modes.remove(mode) }
    }
  }

  private mutating func restore(mode: Int) {
    if savedModes.contains(mode) { modes.insert(mode) } else { modes.remove(mode) }
  }

  private mutating func render(_ numbers: [Int]) {
    var rest = numbers[...]
    if rest.isEmpty { look = Look() }
    while let number = rest.popFirst() {
      switch number {
      case 0: look = Look()
      case 1: look.bold = true
      case 2: look.faint = true
      case 4: look.underline = true
      case 7: look.reverse = true
      case 22: (look.bold, look.faint) = (false, false)
      case 24: look.underline = false
      case 27: look.reverse = false
      case 30...37, 90...97: look.color = [number]
      case 38:
        let length = rest.first == 5 ? 2 : 4
        look.color = [38] + rest.prefix(length)
        rest = rest.dropFirst(length)
      case 39: look.color = []
      default: unknown.append("SGR \(number)")
      }
    }
  }
}
