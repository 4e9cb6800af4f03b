// Escapes: what may stand behind a backslash, in classes and outside of them.

/// What an escape stands for.
enum Escape {
  /// A code point; a lone surrogate is allowed, and is in no text.
  case scalar(UInt32)
  case members(ScalarMembers)

  var members: ScalarMembers {
    switch self {
    case .scalar(let scalar): ScalarMembers([scalar...scalar])
    case .members(let members): members
    }
  }
}

extension PatternParser {
  /// - Parameter start: the place of the backslash, which has been read.
  mutating func parseEscape(from start: Int, inClass: Bool) throws(PatternError) -> Escape {
    guard let scalar = next() else {
      throw error(.unfinishedEscape, from: start, to: start + 1)
    }
    if let ranges = CharacterClass.named(scalar, ignoringCase: modifiers.ignoresCase) {
      return .members(ScalarMembers(ranges))
    }
    switch scalar {
    case "t": return .scalar(0x09)
    case "n": return .scalar(0x0A)
    case "v": return .scalar(0x0B)
    case "f": return .scalar(0x0C)
    case "r": return .scalar(0x0D)
    case "b" where inClass: return .scalar(0x08)
    case "-" where inClass: return .scalar(scalar.value)
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/":
      return .scalar(scalar.value)
    case "c": return .scalar(try parseControl(from: start))
    case "x": return .scalar(try parseHexadecimal(digits: 2, from: start))
    case "u": return .scalar(try parseUnicode(from: start))
    case "p", "P": return .members(try parseProperty(from: start, isNegated: scalar == "P"))
    case "0"..."9": return .scalar(try parseDigits(from: start, first: scalar, inClass: inClass))
    case "k" where !inClass: throw namedReference(from: start)
    default:
      throw error(.unknownEscape(scalar, inClass: inClass), from: start, to: position)
    }
  }

  private mutating func parseControl(from start: Int) throws(PatternError) -> UInt32 {
    guard let letter = peek(), letter.isASCII, letter.properties.isAlphabetic else {
      throw error(.malformedEscape(text(from: start)), from: start, to: position)
    }
    position += 1
    return letter.value % 32
  }

  private mutating func parseHexadecimal(digits: Int, from start: Int) throws(PatternError)
    -> UInt32
  {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = takeHexadecimalDigit() else {
        throw error(.malformedEscape(text(from: start)), from: start, to: position)
      }
      value = value << 4 | digit
    }
    return value
  }

  /// Reads what follows `\u`: four digits, twice where both are halves of a surrogate pair, or any
  /// number in braces.
  private mutating func parseUnicode(from start: Int) throws(PatternError) -> UInt32 {
    guard take("{") else {
      let value = try parseHexadecimal(digits: 4, from: start)
      let second = position
      guard (0xD800..<0xDC00).contains(value), take("\\u") else { return value }
      if peek() != "{", let low = try? parseHexadecimal(digits: 4, from: second),
        (0xDC00..<0xE000).contains(low)
      {
        return 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      position = second
      return value
    }
    var value: UInt32 = 0
    let digits = position
    while let digit = takeHexadecimalDigit() { value = min(value << 4 | digit, 0x110000) }
    guard position > digits, take("}") else {
      throw error(.malformedEscape(text(from: start)), from: start, to: position)
    }
    guard value <= 0x10FFFF else {
      throw error(.beyondUnicode(text(from: start)), from: start, to: position)
    }
    return value
  }

  private mutating func takeHexadecimalDigit() -> UInt32? {
    guard let scalar = peek() else { return nil }
    let digit: UInt32
    switch scalar {
    case "0"..."9": digit = scalar.value - 0x30
    case "a"..."f": digit = scalar.value - 0x61 + 10
    case "A"..."F": digit = scalar.value - 0x41 + 10
    default: return nil
    }
    position += 1
    return digit
  }

  /// `\0`; all other digits would be references, or octal as in other languages.
  private mutating func parseDigits(from start: Int, first: Unicode.Scalar, inClass: Bool)
    throws(PatternError) -> UInt32
  {
    while let digit = peek(), ("0"..."9").contains(digit) { position += 1 }
    if first == "0", position == start + 2 { return 0 }
    let text = text(from: start)
    let isReference = first != "0" && !inClass
    throw error(
      isReference ? .backReference(text) : .octalEscape(text), from: start, to: position)
  }

  private mutating func namedReference(from start: Int) -> PatternError {
    guard take("<"), let end = source[position...].firstIndex(of: ">") else {
      return error(.unknownEscape("k", inClass: false), from: start, to: start + 2)
    }
    return error(.backReference(text(from: start, to: end + 1)), from: start, to: end + 1)
  }
}
