// What the parser says when the next byte does not fit into the structure.

extension JSONParser {
  /// UTF-16 and UTF-32 are known by their byte order mark or by the NULs beside the first
  /// character.
  func refuseOtherEncodings() throws(JSONProblem) {
    // Two characters of ASCII, as nearly every document begins.
    if bytes.count > 1, 1..<0x80 ~= bytes[0], 1..<0x80 ~= bytes[1] { return }
    let isASCII = (bytes.first ?? 0) != 0
    let start = Array(bytes.prefix(4))
    let zeros = start.map { $0 == 0 }
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF]
      || zeros == [true, true, true, false] || zeros == [false, true, true, true]
    {
      throw JSONProblem(.otherEncoding(.utf32), at: 0..<4)
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
      || start.count > 1 && (isASCII && zeros[1] || !isASCII && !zeros[1])
    {
      throw JSONProblem(.otherEncoding(.utf16), at: 0..<2)
    }
  }

  /// The document ends inside of a container.
  func unclosed() -> JSONProblem {
    guard let innermost else { return JSONProblem(.emptyDocument, at: lastEnd..<lastEnd) }
    return JSONProblem(
      .unclosed(innermost.kind, opener: innermost.opener), at: lastEnd..<lastEnd)
  }

  /// Something other than a comma or the closing bracket stands after a value.
  func missingComma(in container: JSONProblem.Container) -> JSONProblem {
    switch bytes[index] {
    case UInt8(ascii: ":") where container == .array:
      return JSONProblem(.colonInArray, at: index..<index + 1)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return mismatchedCloser(container)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return missingComma(in: container, afterString: false)
    default:
      guard wordLength(at: index) > 0 else { return unexpected() }
      let isAfterString = index == lastEnd && bytes[index - 1] == UInt8(ascii: "\"")
      return missingComma(in: container, afterString: isAfterString)
    }
  }

  private func missingComma(
    in container: JSONProblem.Container, afterString: Bool
  ) -> JSONProblem {
    JSONProblem(
      .missingComma(container, afterString: afterString), at: lastEnd..<lastEnd)
  }

  /// Something that begins no value stands where a value must.
  func noValue() -> JSONProblem {
    switch bytes[index] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard let innermost else { return unmatchedCloser() }
      if innermost.kind == .object { return JSONProblem(.missingValue, at: lastEnd..<lastEnd) }
      return mismatchedCloser(innermost.kind)
    case UInt8(ascii: ",") where innermost?.kind == .object:
      return JSONProblem(.missingValue, at: lastEnd..<lastEnd)
    default: return unexpected()
    }
  }

  /// Something that begins no name stands where a name must.
  func noName() -> JSONProblem {
    switch bytes[index] {
    case UInt8(ascii: "]"): mismatchedCloser(.object)
    case UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "["):
      JSONProblem(.missingName, at: index..<index + 1)
    default: unexpected()
    }
  }

  /// Text after the value ends the parse, but the value is good.
  mutating func reportTextAfterValue() {
    do throws(JSONProblem) {
      try skipSpace()
      guard index < bytes.count else { return }
      let isCloser = bytes[index] == UInt8(ascii: "]") || bytes[index] == UInt8(ascii: "}")
      throw isCloser ? unmatchedCloser() : JSONProblem(.textAfterValue, at: index..<bytes.count)
    } catch {
      problems.append(error)
    }
  }

  private func unmatchedCloser() -> JSONProblem {
    JSONProblem(.unmatchedCloser(Unicode.Scalar(bytes[index])), at: index..<index + 1)
  }

  private func mismatchedCloser(_ container: JSONProblem.Container) -> JSONProblem {
    JSONProblem(
      .mismatchedCloser(container, opener: innermost?.opener ?? index), at: index..<index + 1)
  }

  private func unexpected() -> JSONProblem {
    let (scalar, length) = decodeScalar(in: bytes, at: index)
    let range = index..<index + length
    guard let scalar else { return JSONProblem(.invalidUTF8(Array(bytes[range])), at: range) }
    return JSONProblem(.unexpectedCharacter(scalar), at: range)
  }
}
