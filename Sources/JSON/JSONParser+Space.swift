// White space between tokens, and what people take for it: comments and the spaces of Unicode.

extension JSONParser {
  /// Moves on to the next token or the end.
  mutating func skipSpace() throws(JSONProblem) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        guard try skipComment() else { return }
      case 0x0B, 0x0C, 0x80...:
        guard try skipForeignSpace() else { return }
      default: return
      }
    }
  }

  /// Skips `// …`, `# …` and `/* … */`, which are no JSON.
  ///
  /// - Returns: whether a comment stands here.
  private mutating func skipComment() throws(JSONProblem) -> Bool {
    let start = index
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    if bytes[index] == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
      var end = index + 3
      while end < bytes.count,
        bytes[end - 1] != UInt8(ascii: "*") || bytes[end] != UInt8(ascii: "/")
      { end += 1 }
      guard end < bytes.count else {
        throw JSONProblem(.unclosedComment, at: start..<start + 2)
      }
      index = end + 1
    } else if bytes[index] == UInt8(ascii: "#") || second == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    } else {
      return false
    }
    try report(.comment, at: start..<index)
    return true
  }

  private mutating func skipForeignSpace() throws(JSONProblem) -> Bool {
    let (scalar, length) = decodeScalar(in: bytes, at: index)
    guard let scalar, scalar.looksLikeSpace else { return false }
    try report(.misplacedSpace(scalar), at: index..<index + length)
    index += length
    return true
  }
}

extension Unicode.Scalar {
  /// White space of Unicode, and the two that show as nothing: U+200B and a byte order mark.
  fileprivate var looksLikeSpace: Bool {
    properties.isWhitespace || self == "\u{200B}" || self == "\u{FEFF}"
  }
}
