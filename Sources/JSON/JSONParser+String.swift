// String literals. Most have neither escapes nor faults and are taken whole; the others are read in
// runs, and in a document that is not all UTF-8 scalar by scalar.

extension JSONParser {
  /// Reads a string in double quotes, or (with a problem) in single ones.
  mutating func parseString() throws(JSONProblem) -> String {
    let start = index
    let quote = bytes[start]
    if quote != UInt8(ascii: "\"") { try report(.singleQuotes, at: start..<start + 1) }

    let end = runEnd(from: start + 1, quote: quote)
    if isUTF8, end < bytes.count, bytes[end] == quote {
      index = end + 1
      return String(decoding: bytes[start + 1..<end], as: UTF8.self)
    }
    return String(decoding: try readUnits(quote: quote), as: UTF8.self)
  }

  /// The first byte that is a quote, a backslash or a control character, or the end.
  private func runEnd(from start: Int, quote: UInt8) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == quote || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      end += 1
    }
    return end
  }

  /// Reads from the opening quote to behind the closing one.
  ///
  /// A string that goes on to the end of the document, or over a line end to a place where no
  /// string can end, lacks its quote. That is the problem then, and not the line ends in it.
  ///
  /// - Returns: the bytes of the decoded string.
  private mutating func readUnits(quote: UInt8) throws(JSONProblem) -> [UInt8] {
    let start = index
    let problemCount = problems.count
    var lineEnd: Int?
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      if isUTF8 {
        let end = runEnd(from: index, quote: quote)
        text.append(contentsOf: bytes[index..<end])
        index = end
        if index == bytes.count { break }
      }
      if bytes[index] == quote {
        index += 1
        if lineEnd == nil || isBeforePunctuation { return text }
        break
      }
      let unit = StringUnit(in: bytes, at: index)
      if lineEnd == nil, bytes[index] == 0x0A || bytes[index] == 0x0D { lineEnd = index }
      unit.append(to: &text)
      if let problem = unit.problem { try report(problem, at: index..<index + unit.length) }
      index += unit.length
    }
    problems.removeSubrange(problemCount...)
    throw JSONProblem(.unclosedString, at: start..<(lineEnd ?? bytes.count))
  }

  /// Whether what comes next can stand after a string: a comma, a colon, a closing bracket or the
  /// end.
  private var isBeforePunctuation: Bool {
    let next = bytes[index...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return switch next {
    case nil, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: false
    }
  }
}
