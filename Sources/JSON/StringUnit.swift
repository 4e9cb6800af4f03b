// One step through a string literal: a character as it stands, or an escape. RFC 8259 §7.

/// The piece of a string literal that stands for one scalar (for two after a bad escape).
struct StringUnit {
  let scalar: Unicode.Scalar
  /// The character of an escape that JSON has not: `\d` is read as a backslash and a `d`.
  var second: Unicode.Scalar?
  /// In bytes, at least 1.
  let length: Int
  var problem: JSONProblem.Kind?

  /// Reads the unit that begins at a byte inside of a literal, which is not its closing quote.
  init(in bytes: [UInt8], at index: Int) {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\\") {
      self.init(escapeIn: bytes, at: index)
    } else {
      let (scalar, length) = decodeScalar(in: bytes, at: index)
      self.init(scalar: scalar ?? "\u{FFFD}", length: length)
      if byte < 0x20 { problem = .controlCharacter(Unicode.Scalar(byte)) }
      if scalar == nil { problem = .invalidUTF8(Array(bytes[index..<index + length])) }
    }
  }

  /// Appends what the unit stands for.
  func append(to text: inout [UInt8]) {
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    guard let second else { return }
    text.append(contentsOf: UTF8.encode(second) ?? UTF8.encodedReplacementCharacter)
  }

  private init(scalar: Unicode.Scalar, length: Int, problem: JSONProblem.Kind? = nil) {
    self.scalar = scalar
    self.length = length
    self.problem = problem
  }

  private init(escapeIn bytes: [UInt8], at index: Int) {
    guard index + 1 < bytes.count else {
      self.init(scalar: "\\", length: 1)
      return
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""): self.init(scalar: "\"", length: 2)
    case UInt8(ascii: "\\"): self.init(scalar: "\\", length: 2)
    case UInt8(ascii: "/"): self.init(scalar: "/", length: 2)
    case UInt8(ascii: "b"): self.init(scalar: "\u{8}", length: 2)
    case UInt8(ascii: "f"): self.init(scalar: "\u{C}", length: 2)
    case UInt8(ascii: "n"): self.init(scalar: "\n", length: 2)
    case UInt8(ascii: "r"): self.init(scalar: "\r", length: 2)
    case UInt8(ascii: "t"): self.init(scalar: "\t", length: 2)
    case UInt8(ascii: "u"): self.init(unicodeEscapeIn: bytes, at: index)
    default:
      let unit = StringUnit(in: bytes, at: index + 1)
      self.init(
        scalar: "\\", length: 1 + unit.length,
        problem: unit.problem ?? .unknownEscape(unit.scalar))
      second = unit.scalar
    }
  }

  /// Reads `\uXXXX`, or two of them where they make a surrogate pair.
  private init(unicodeEscapeIn bytes: [UInt8], at index: Int) {
    let (unit, digits) = Self.hexadecimal(in: bytes, at: index + 2)
    guard digits == 4 else {
      self.init(scalar: "\u{FFFD}", length: 2 + digits, problem: .shortUnicodeEscape)
      return
    }
    if let scalar = Unicode.Scalar(unit) {
      self.init(scalar: scalar, length: 6)
      return
    }
    if UTF16.isLeadSurrogate(unit), index + 7 < bytes.count,
      bytes[index + 6] == UInt8(ascii: "\\"), bytes[index + 7] == UInt8(ascii: "u")
    {
      let (trail, digits) = Self.hexadecimal(in: bytes, at: index + 8)
      if digits == 4, UTF16.isTrailSurrogate(trail) {
        let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
        self.init(scalar: Unicode.Scalar(value) ?? "\u{FFFD}", length: 12)
        return
      }
    }
    self.init(scalar: "\u{FFFD}", length: 6, problem: .loneSurrogate(unit))
  }

  /// The number that up to four hexadecimal digits make, and how many there are.
  private static func hexadecimal(in bytes: [UInt8], at index: Int) -> (UInt16, digits: Int) {
    var number: UInt16 = 0
    var digits = 0
    while digits < 4, index + digits < bytes.count,
      let digit = Character(Unicode.Scalar(bytes[index + digits])).hexDigitValue
    {
      number = number << 4 | UInt16(digit)
      digits += 1
    }
    return (number, digits)
  }
}
