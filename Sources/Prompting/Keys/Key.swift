/// One thing pressed, whatever bytes the terminal sent for it.

/// A key with the modifiers held.
///
/// There is one value for each key: what terminals spell in several ways is folded together. A
/// letter with shift alone is the capital letter, ctrl-i is tab, ctrl-m is enter, ctrl-[ is escape,
/// the keypad's keys are the plain ones.
package struct Key: Hashable, Sendable {
  /// What was pressed.
  package enum Code: Hashable, Sendable {
    /// A key that makes text, or with control or alt the key of that character.
    case character(Unicode.Scalar)
    case enter, tab, backspace, escape
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, delete
    /// F1 and up, counted from 1.
    case function(Int)
  }

  /// What was held down with it.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
    /// The key with the logo; Command on a Mac.
    package static let `super` = Modifiers(rawValue: 8)
    package static let hyper = Modifiers(rawValue: 16)
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A character's key without modifiers.
  package init(_ character: Unicode.Scalar) {
    self.init(.character(character))
  }

  /// The key that sends an ASCII byte: below 0x20 and for DEL the key with control held.
  ///
  /// Line feed is ctrl-j, and NUL ctrl-space.
  package init(ascii byte: UInt8) {
    switch byte {
    case 0x00: self.init(.character(" "), .control)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x7F: self.init(.backspace)
    case 0x01...0x1A: self.init(.character(Unicode.Scalar(byte + 0x60)), .control)
    case 0x1C...0x1F: self.init(.character(Unicode.Scalar(byte + 0x40)), .control)
    default: self.init(.character(Unicode.Scalar(byte)))
    }
  }

  /// Whether it is a character alone, which is typed where it is not bound.
  var makesText: Bool {
    if case .character = code { modifiers.isEmpty } else { false }
  }

  /// The same key with more modifiers.
  package func with(_ more: Modifiers) -> Key {
    Key(code, modifiers.union(more))
  }
}
