// The classes that have a name of one letter, as ECMA-262 (22.2.2.9) draws them: \d and \w are ASCII.

enum CharacterClass {
  static let digit: [ClosedRange<UInt32>] = [0x30...0x39]
  static let word: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]

  /// The long s and the Kelvin sign fold to `s` and `k`.
  static let wordIgnoringCase = (word + [0x17F...0x17F, 0x212A...0x212A]).joined()

  static let lineTerminator: [ClosedRange<UInt32>] = [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]

  /// WhiteSpace and LineTerminator: the general category Zs and these.
  static let space: [ClosedRange<UInt32>] = [
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ]

  /// The class of an escape's letter: `d`, `D`, `w`, `W`, `s` or `S`.
  static func named(_ letter: Unicode.Scalar, ignoringCase: Bool) -> [ClosedRange<UInt32>]? {
    let word = ignoringCase ? wordIgnoringCase : word
    return switch letter {
    case "d": digit
    case "D": digit.complement()
    case "w": word
    case "W": word.complement()
    case "s": space
    case "S": space.complement()
    default: nil
    }
  }

  static func isLineTerminator(_ scalar: UInt32) -> Bool {
    lineTerminator.containsScalar(scalar)
  }

  static func isWord(_ scalar: UInt32, ignoresCase: Bool) -> Bool {
    (ignoresCase ? wordIgnoringCase : word).containsScalar(scalar)
  }
}
