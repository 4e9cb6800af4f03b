// The parser: bytes to nodes by RFC 8259, without recursion, telling every problem it can.
//
// Problems that leave no doubt about the structure (a bad escape, `True`, a comma too many) are
// noted and parsing goes on with what was probably meant. At a problem of structure it stops by
// throwing: what would be told behind it would mostly be wrong. Places are offsets in bytes; lines
// and columns are worked out by `SourceText` when a problem is told.

/// Reads one document.
///
/// The state is a position, the containers that are open and the problems so far.
///
/// Containers are kept on a stack of its own, so that no document can overflow that of the thread.
struct JSONParser {
  let bytes: [UInt8]
  /// Whether all bytes are UTF-8, so that those of strings need no look of their own.
  let isUTF8: Bool
  var index: Int
  var problems: [JSONProblem] = []
  /// The byte after the last token: the place of what is missing.
  var lastEnd: Int
  private var open: [OpenContainer] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    index = byteOrderMarkLength(bytes)
    lastEnd = index
  }

  mutating func parseDocument() -> JSONParsing {
    var root: JSONNode?
    do throws(JSONProblem) {
      try refuseOtherEncodings()
      root = try parseRoot()
    } catch {
      problems.append(error)
    }
    if problems.count > 1 { sortProblems() }
    return JSONParsing(root: root, problems: problems)
  }

  /// By place; problems of one place stay in the order of their finding.
  private mutating func sortProblems() {
    let sorted = problems.enumerated().sorted {
      ($0.element.byte, $0.offset) < ($1.element.byte, $1.offset)
    }
    problems = sorted.map(\.element)
  }

  private mutating func parseRoot() throws(JSONProblem) -> JSONNode {
    try skipSpace()
    guard index < bytes.count else { throw JSONProblem(.emptyDocument, at: lastEnd..<lastEnd) }
    var complete = try beginValue()
    while true {
      if let node = complete {
        lastEnd = index
        if open.isEmpty {
          reportTextAfterValue()
          return node
        }
        open[open.count - 1].append(node)
      }
      complete = try advance(afterValue: complete != nil)
    }
  }

  /// Goes on inside the innermost container: closes it, or begins its next value.
  ///
  /// - Returns: the value that is complete now; `nil` where a container was opened.
  private mutating func advance(afterValue: Bool) throws(JSONProblem) -> JSONNode? {
    let container = open[open.count - 1].kind
    try skipSpace()
    var comma: Int?
    while index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      if afterValue, comma == nil {
        comma = index
      } else {
        try report(.extraComma, at: index..<index + 1)
      }
      index += 1
      lastEnd = index
      try skipSpace()
    }
    guard index < bytes.count else { throw unclosed() }
    if bytes[index] == container.closer {
      if let comma { try report(.trailingComma(container), at: comma..<comma + 1) }
      index += 1
      return open.removeLast().node(end: index)
    }
    if afterValue, comma == nil { throw missingComma(in: container) }
    if container == .object { try parseName() }
    return try beginValue()
  }

  /// Reads a value that is no container, or opens one.
  private mutating func beginValue() throws(JSONProblem) -> JSONNode? {
    guard index < bytes.count else { throw unclosed() }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let string = try parseString()
      return JSONNode(.string(string), at: start..<index)
    case UInt8(ascii: "{"):
      try openContainer(.object)
      return nil
    case UInt8(ascii: "["):
      try openContainer(.array)
      return nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      let digits = try parseNumber()
      return JSONNode(.number(digits), at: start..<index)
    default:
      guard let content = try parseWord() else { throw noValue() }
      return JSONNode(content, at: start..<index)
    }
  }

  private mutating func openContainer(
    _ kind: JSONProblem.Container
  ) throws(JSONProblem) {
    guard open.count < JSONDocument.depthLimit else {
      throw JSONProblem(.tooDeep, at: index..<index + 1)
    }
    open.append(OpenContainer(kind: kind, start: index))
    index += 1
    lastEnd = index
  }

  /// Reads the name of a member and the colon after it.
  private mutating func parseName() throws(JSONProblem) {
    let start = index
    let name: String
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): name = try parseString()
    default:
      guard let word = takeWord() else { throw noName() }
      try report(.unquotedName(word), at: start..<index)
      name = word
    }
    let range = start..<index
    lastEnd = index
    if let earlier = open[open.count - 1].begin(name, at: range) {
      try report(.duplicateKey(name, earlier: earlier), at: range)
    }
    try skipSpace()
    guard index < bytes.count else { throw unclosed() }
    guard bytes[index] == UInt8(ascii: ":") else {
      throw JSONProblem(.missingColon, at: lastEnd..<lastEnd)
    }
    index += 1
    lastEnd = index
    try skipSpace()
  }

  /// Notes a problem that parsing goes on after; stops where there are too many of them.
  mutating func report(_ kind: JSONProblem.Kind, at range: Range<Int>) throws(JSONProblem) {
    problems.append(JSONProblem(kind, at: range))
    guard problems.count < JSONDocument.problemLimit else {
      throw JSONProblem(.tooManyProblems, at: range.upperBound..<range.upperBound)
    }
  }

  /// The innermost container that is open.
  var innermost: (kind: JSONProblem.Container, opener: Int)? {
    open.last.map { ($0.kind, $0.start) }
  }
}
