// Tokens of JSON by their bytes: strings eight at a time, numbers with their value.
//
// References: RFC 8259 §6 and §7; Unicode 16, table 3-7 (well-formed UTF-8); UAX #29 (what is no more than one
// grapheme cluster).

extension Span<UInt8> {
  /// Whether a number or a word cannot go on with the byte at an offset.
  @inline(__always)
  func endsWord(at offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x09, 0x0D, 0x0A: true
    default: false
    }
  }
}

extension Span<UInt8> {
  /// Behind the value that begins at an offset, if it is one, on a line that has its line feed somewhere behind.
  ///
  /// `nil` for an object, and for an array with more than scalars in it.
  func endOfValue(from start: Int) -> Int? {
    var at = start
    switch self[start] {
    case UInt8(ascii: "\""):
      return endOfString(from: start)
    case UInt8(ascii: "["):
      at += 1
      while self[at] != UInt8(ascii: "]") {
        switch self[at] {
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\n"): return nil
        case UInt8(ascii: "\""):
          guard let end = endOfString(from: at) else { return nil }
          at = end
        default: at += 1
        }
      }
      return at + 1
    default:
      while !endsWord(at: at) { at += 1 }
      return at
    }
  }

  private func endOfString(from start: Int) -> Int? {
    var at = start + 1
    while self[at] != UInt8(ascii: "\"") {
      if self[at] == UInt8(ascii: "\n") { return nil }
      // No line feed is passed: it would be the second byte of an escape that is none.
      if self[at] == UInt8(ascii: "\\"), self[at + 1] != UInt8(ascii: "\n") { at += 1 }
      at += 1
    }
    return at + 1
  }
}

/// What stands between the quotes of a string: UTF-8 without control characters, and with those escapes alone that
/// we would write.
struct StringBody {
  let range: Range<Int>

  /// How many escapes there are, each of two bytes.
  private(set) var escapeCount = 0

  /// How many bytes are continuations of a scalar.
  private var continuationCount = 0

  /// Whether scalars may be one grapheme cluster with their neighbours: some are U+0300 or above.
  ///
  /// Below, only CR LF is one, and there is no CR.
  private(set) var mayCluster = false

  var scalarCount: Int { range.count - escapeCount - continuationCount }

  /// - Parameters:
  ///   - line: has a line feed somewhere behind `start`, and seven bytes behind that.
  ///   - start: behind the opening quote.
  ///   - hasLines: whether `\n` is welcome.
  /// - Returns: `nil` for anything else than such a string.
  @inline(__always)
  init?(_ line: Span<UInt8>, from start: Int, hasLines: Bool) {
    var at = start
    while true {
      let stop = Self.stops(in: line.word(at: at))
      if stop == 0 {
        at += 8
        continue
      }
      at += stop.trailingZeroBitCount / 8
      let byte = line[at]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        switch line[at + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "t"): break
        case UInt8(ascii: "n") where hasLines: break
        default: return nil
        }
        escapeCount += 1
        at += 2
      } else {
        let length = Self.length(ofScalar: line, at: at)
        if length == 0 { return nil }
        if byte >= 0xCC { mayCluster = true }
        continuationCount += length - 1
        at += length
      }
    }
    range = start..<at
  }

  /// The high bit of each byte that is a quote, a backslash, a control character or no ASCII; above the first of
  /// them there may be false ones.
  ///
  /// A byte less than n is found by the borrow of a subtraction (Mycroft; "Bit Twiddling Hacks").
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let delete = word ^ (ones &* 0x7F)
    let controls = (word &- ones &* 0x20) & ~word
    let zeros =
      (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (delete &- ones) & ~delete
    return (zeros | controls | word) & (ones &* 0x80)
  }

  /// The bytes of a well-formed scalar beyond ASCII that is no control character; 0 where there is none.
  private static func length(ofScalar line: Span<UInt8>, at offset: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch line[offset] {
    // C2 80 to C2 9F are the C1 controls.
    case 0xC2: (second, length) = (0xA0...0xBF, 2)
    case 0xC3...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return 0
    }
    guard second.contains(line[offset + 1]) else { return 0 }
    if length > 2, line[offset + 2] & 0xC0 != 0x80 { return 0 }
    if length > 3, line[offset + 3] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Whether some byte is surely no white space.
  @inline(__always)
  func isVisible(_ line: Span<UInt8>) -> Bool {
    if Self.isVisible(line[range.lowerBound]) { return true }
    if escapeCount > 0 { return false }
    for index in range where Self.isVisible(line[index]) { return true }
    return false
  }

  /// Whether both the first and the last byte are surely no white space.
  func hasNoOuterBlanks(_ line: Span<UInt8>) -> Bool {
    escapeCount == 0 && Self.isVisible(line[range.lowerBound])
      && Self.isVisible(line[range.upperBound - 1])
  }

  /// ASCII that is neither a blank nor the start of an escape.
  @inline(__always)
  private static func isVisible(_ byte: UInt8) -> Bool {
    0x21...0x7E ~= byte && byte != UInt8(ascii: "\\")
  }
}

/// A number by the grammar of JSON, and by its value where it is small.
struct JSONNumber {
  /// Behind its last byte.
  private(set) var end: Int

  /// Whether it has neither point nor exponent.
  private(set) var isWhole = true

  /// The digits as one number, without the point; `nil` where they are too many, or there is an exponent.
  private(set) var digits: Int?

  /// The power of ten that the digits are divided by.
  private(set) var divisor = 1

  /// - Returns: `nil` where there is no number, or it goes on as something else.
  @inline(__always)
  init?(_ line: Span<UInt8>, at start: Int) {
    end = start
    let isNegative = line[end] == UInt8(ascii: "-")
    if isNegative { end += 1 }
    var value = 0
    let first = end
    while line[end].isDigit {
      value = value &* 10 &+ Int(line[end] & 0xF)
      end += 1
    }
    var count = end - first
    guard count > 0, line[first] != UInt8(ascii: "0") || count == 1 else { return nil }
    if line[end] == UInt8(ascii: ".") {
      isWhole = false
      end += 1
      let point = end
      while line[end].isDigit {
        value = value &* 10 &+ Int(line[end] & 0xF)
        divisor = divisor &* 10
        end += 1
      }
      guard end > point else { return nil }
      count += end - point
    }
    var isSmall = count <= 18
    if line[end] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      isSmall = false
      end += 1
      if line[end] == UInt8(ascii: "+") || line[end] == UInt8(ascii: "-") { end += 1 }
      let exponent = end
      while line[end].isDigit { end += 1 }
      guard end > exponent else { return nil }
    }
    guard line.endsWord(at: end) else { return nil }
    if isSmall { digits = isNegative ? -value : value }
  }
}
