// Numbers by the grammar of RFC 8259 §6, and what people write instead.
//
//     number = [ "-" ] int [ frac ] [ exp ]        int  = "0" / ( digit1-9 *digit )
//     frac   = "." 1*digit                         exp  = ( "e" / "E" ) [ "-" / "+" ] 1*digit

extension JSONParser {
  /// Reads a number.
  ///
  /// - Returns: its digits as written, or those that were probably meant: always by the grammar.
  mutating func parseNumber() throws(JSONProblem) -> String {
    let start = index
    if let end = numberEnd(from: start), end == bytes.count || !Self.joinsWord(bytes[end]) {
      index = end
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    while index < bytes.count, Self.joinsWord(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return try meaningOfNumber(text, at: start..<index)
  }

  /// The end of the longest number that begins at a byte; `nil` where none does.
  private func numberEnd(from start: Int) -> Int? {
    var end = start
    if bytes[end] == UInt8(ascii: "-") { end += 1 }
    let integer = end
    end = digitsEnd(from: integer)
    guard end > integer, bytes[integer] != UInt8(ascii: "0") || end == integer + 1 else {
      return nil
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = end + 1
      end = digitsEnd(from: fraction)
      guard end > fraction else { return nil }
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < bytes.count,
        bytes[exponent] == UInt8(ascii: "+") || bytes[exponent] == UInt8(ascii: "-")
      {
        exponent += 1
      }
      end = digitsEnd(from: exponent)
      guard end > exponent else { return nil }
    }
    return end
  }

  private func digitsEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= UInt8(ascii: "0"), bytes[end] <= UInt8(ascii: "9") {
      end += 1
    }
    return end
  }

  private mutating func meaningOfNumber(
    _ text: String, at range: Range<Int>
  ) throws(JSONProblem) -> String {
    guard let number = LooseNumber(text) else {
      let unsigned = text.drop { $0 == "-" || $0 == "+" }
      let isNotFinite = Self.namesNoFiniteNumber(unsigned.lowercased())
      try report(isNotFinite ? .notFinite(text) : .notANumber(text), at: range)
      return "0"
    }
    try report(.malformedNumber(number.fault, meaning: number.meaning), at: range)
    return number.meaning
  }
}

/// A number as other languages write it: `+5`, `007`, `.5`, `5.`, `1e`.
private struct LooseNumber {
  let fault: JSONProblem.NumberFault
  /// The same number by the grammar.
  let meaning: String

  /// `nil` where the text is no such number, or one without a fault.
  init?(_ text: String) {
    var rest = text[...]
    let sign = rest.removePrefix { $0 == "-" || $0 == "+" }
    let integer = rest.removeDigits()
    let point = rest.removePrefix { $0 == "." }
    let fraction = point.isEmpty ? "" : rest.removeDigits()
    let mark = rest.removePrefix { $0 == "e" || $0 == "E" }
    let exponentSign = mark.isEmpty ? "" : rest.removePrefix { $0 == "-" || $0 == "+" }
    let exponent = mark.isEmpty ? "" : rest.removeDigits()
    guard rest.isEmpty, !(integer.isEmpty && fraction.isEmpty) else { return nil }

    if sign == "+" {
      fault = .plusSign
    } else if integer.isEmpty {
      fault = .noIntegerDigit
    } else if integer.count > 1, integer.first == "0" {
      fault = .leadingZero
    } else if !point.isEmpty, fraction.isEmpty {
      fault = .noFractionDigit
    } else if !mark.isEmpty, exponent.isEmpty {
      fault = .noExponentDigit
    } else {
      return nil
    }
    let significant = integer.drop { $0 == "0" }
    meaning =
      (sign == "-" ? "-" : "") + (significant.isEmpty ? "0" : significant)
      + (fraction.isEmpty ? "" : "." + fraction)
      + (exponent.isEmpty ? "" : mark + exponentSign + exponent)
  }
}

extension Substring {
  /// Takes one character off the front where it fits.
  fileprivate mutating func removePrefix(where fits: (Character) -> Bool) -> Substring {
    guard let first, fits(first) else { return "" }
    defer { removeFirst() }
    return prefix(1)
  }

  fileprivate mutating func removeDigits() -> Substring {
    let digits = prefix { $0 >= "0" && $0 <= "9" }
    removeFirst(digits.count)
    return digits
  }
}
