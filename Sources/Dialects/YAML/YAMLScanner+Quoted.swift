// Scalars in single and double quotes, over one or several lines.
//
// References: YAML 1.2.2, 7.3.1, 7.3.2, and 5.7 "Escaped Characters".

extension YAMLScanner {
  /// Scans the scalar whose quote stands here; throws where it is not closed.
  mutating func scanQuoted(_ quote: UInt8) throws(YAMLProblem) {
    noteKey()
    let start = index
    var text: [UInt8] = []
    index += 1
    while true {
      guard let next = byte() else { throw unclosed(quote, start) }
      if YAMLCharacters.isSpace(next) {
        try foldQuoted(&text, quote, start)
      } else if next == quote {
        guard quote == UInt8(ascii: "'"), byte(1) == quote else { break }
        text.append(quote)
        index += 2
      } else if next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        if YAMLCharacters.isBreak(byte(1)) {
          index += 1
          try foldQuoted(&text, quote, start, isEscaped: true)
        } else {
          scanEscape(&text)
        }
      } else {
        text.append(next)
        index += 1
      }
    }
    index += 1
    append(.scalar(String(decoding: text, as: UTF8.self), isPlain: false), start..<index)
    hasContent = true
    allowsKey = false
  }

  private mutating func foldQuoted(
    _ text: inout [UInt8], _ quote: UInt8, _ start: Int, isEscaped: Bool = false
  ) throws(YAMLProblem) {
    var folding = fold()
    folding.isEscaped = isEscaped
    // A marker of documents cannot stand in a scalar.
    if folding.breaks > 0, index == lineStart, isAtMarker { throw unclosed(quote, start) }
    folding.end(&text)
  }

  private func unclosed(_ quote: UInt8, _ start: Int) -> YAMLProblem {
    YAMLProblem(.unclosedQuote(Unicode.Scalar(quote)), at: start..<start + 1)
  }

  // MARK: - Escapes

  /// Scans the escape whose backslash stands here; of one that is none, the text goes on as it is.
  private mutating func scanEscape(_ text: inout [UInt8]) {
    let start = index
    let (letter, length) =
      index + 1 < bytes.count
      ? YAMLCharacters.decoded(bytes, at: index + 1) : (nil, 0)
    index += 1 + length
    guard let letter else { return text += bytes[start..<index] }
    if let digits = Self.digits(of: letter) {
      scanCodePoint(&text, letter, digits, start)
    } else if let scalar = Self.escaped(letter) {
      text += Array(String(scalar).utf8)
    } else {
      note(.unknownEscape(letter), at: start..<index)
      text += bytes[start..<index]
    }
  }

  /// Scans the hexadecimal digits of an escape.
  private mutating func scanCodePoint(
    _ text: inout [UInt8], _ letter: Unicode.Scalar, _ digits: Int, _ start: Int
  ) {
    var value = number(digits)
    if let high = value, letter == "u", 0xD800...0xDBFF ~= high, byte() == UInt8(ascii: "\\"),
      byte(1) == UInt8(ascii: "u")
    {
      // The two halves of a surrogate pair, as JSON has them.
      index += 2
      let low = number(digits) ?? 0
      value = 0xDC00...0xDFFF ~= low ? 0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00) : nil
    }
    if let scalar = value.flatMap({ Unicode.Scalar($0) }) {
      text += Array(String(Character(scalar)).utf8)
    } else {
      note(.badCodePoint(letter: letter, digits: digits), at: start..<index)
      text += "\u{FFFD}".utf8
    }
  }

  /// The number that so many hexadecimal digits make; `nil` where there are fewer.
  private mutating func number(_ digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = byte().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        return nil
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private static func digits(of letter: Unicode.Scalar) -> Int? {
    switch letter {
    case "x": 2
    case "u": 4
    case "U": 8
    default: nil
    }
  }

  private static func escaped(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
    switch letter {
    case "0": "\0"
    case "a": "\u{07}"
    case "b": "\u{08}"
    case "t", "\t": "\t"
    case "n": "\n"
    case "v": "\u{0B}"
    case "f": "\u{0C}"
    case "r": "\r"
    case "e": "\u{1B}"
    case " ", "\"", "/", "\\": letter
    case "N": "\u{85}"
    case "_": "\u{A0}"
    case "L": "\u{2028}"
    case "P": "\u{2029}"
    default: nil
    }
  }
}
