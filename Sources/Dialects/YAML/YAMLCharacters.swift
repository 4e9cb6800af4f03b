// The characters that a YAML document may hold, and what its bytes stand for.
//
// Reference: YAML 1.2.2, 5.1 "Character Set".

enum YAMLCharacters {
  /// A problem for everything that is not UTF-8, and for every control character that YAML does not allow.
  ///
  /// Linear.
  static func problems(in bytes: [UInt8]) -> [YAMLProblem] {
    var problems: [YAMLProblem] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] >= 0x20, bytes[index] < 0x7F || isBreak(bytes[index]) {
        index += 1
        continue
      }
      let (scalar, length) = decoded(bytes, at: index)
      let range = index..<min(index + length, bytes.count)
      if let scalar {
        if !isAllowed(scalar) { problems.append(YAMLProblem(.controlCharacter(scalar), at: range)) }
      } else {
        problems.append(YAMLProblem(.invalidUTF8(Array(bytes[range])), at: range))
      }
      index = range.upperBound
    }
    return problems
  }

  static func isBreak(_ byte: UInt8?) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a byte ends a word: white space, or the end of the document.
  static func isSpace(_ byte: UInt8?) -> Bool { byte == nil || isBlank(byte) || isBreak(byte) }

  /// Whether a byte ends a plain scalar inside of brackets.
  static func isFlowIndicator(_ byte: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x1_0000...: true
    default: false
    }
  }

  /// The scalar that begins at a byte, `nil` where the bytes are not UTF-8, and its length in bytes.
  static func decoded(
    _ bytes: [UInt8], at index: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    var rest = bytes[index...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
    case .error(let length): return (nil, max(1, length))
    case .emptyInput: return (nil, 1)
    }
  }
}
