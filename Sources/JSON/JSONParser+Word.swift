// true, false and null, and the words that stand in their place: True, None, NaN, bare strings.

extension JSONParser {
  /// Reads a literal, or a word that is no JSON as what was probably meant.
  ///
  /// - Returns: `nil` where no word stands here.
  mutating func parseWord() throws(JSONProblem) -> JSONNode.Content? {
    let start = index
    guard let word = takeWord() else { return nil }
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: return try meaning(of: word, at: start..<index)
    }
  }

  private mutating func meaning(
    of word: String, at range: Range<Int>
  ) throws(JSONProblem) -> JSONNode.Content {
    switch word.lowercased() {
    case "true":
      try report(.foreignWord(word, meaning: "true"), at: range)
      return .bool(true)
    case "false":
      try report(.foreignWord(word, meaning: "false"), at: range)
      return .bool(false)
    case "null", "none", "nil", "undefined":
      try report(.foreignWord(word, meaning: "null"), at: range)
      return .null
    case let lowercase where Self.namesNoFiniteNumber(lowercase):
      try report(.notFinite(word), at: range)
      return .number("0")
    default:
      try report(.unknownWord(word), at: range)
      return .string(word)
    }
  }

  static func namesNoFiniteNumber(_ lowercase: some StringProtocol) -> Bool {
    lowercase == "nan" || lowercase == "inf" || lowercase == "infinity"
  }

  /// Takes a run of letters of every script, digits and the signs that words are joined by.
  mutating func takeWord() -> String? {
    let end = index + wordLength(at: index)
    guard end > index else { return nil }
    defer { index = end }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  /// The length in bytes of the word that begins at a byte; 0 where none does.
  func wordLength(at start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if bytes[end] < 0x80 {
        guard Self.joinsWord(bytes[end]) else { break }
        end += 1
      } else {
        let (scalar, length) = decodeScalar(in: bytes, at: end)
        guard let scalar, scalar.properties.isAlphabetic else { break }
        end += length
      }
    }
    return end - start
  }

  /// Whether an ASCII byte may stand in a word or a number.
  static func joinsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
