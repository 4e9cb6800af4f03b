// The scanner: bytes to tokens, with the state that tells where keys and collections can begin.
//
// It works as libyaml's does. A scalar that may turn out to be a key leaves room for the tokens of one; a colon behind
// it fills them. Problems that leave no doubt about the structure are noted, and scanning goes on with what was
// probably meant; at others it stops by throwing.

struct YAMLScanner {
  let bytes: [UInt8]
  var index: Int
  /// The byte where the line of `index` begins.
  var lineStart: Int
  /// The first tab before anything but indicators on this line.
  var lineTab: Int?
  /// Whether a scalar or a bracket stands before `index` on this line.
  var hasContent = false

  private(set) var tokens: [YAMLToken] = []
  private(set) var problems: [YAMLProblem] = []

  /// The open block collections, outermost first.
  var indents: [Indent] = []
  /// How many brackets are open.
  var flowLevel: Int { possibleKeys.count - 1 }
  /// What may turn out to be a key: outside of brackets, and in each of them.
  var possibleKeys: [PossibleKey?] = [nil]
  /// Whether a key can begin here; outside of brackets also whether a block collection can.
  var allowsKey = true
  /// Where an anchor or tag before the next value begins.
  var propertyStart: Int?

  private var hasDocument = false
  /// The first directive, until the `---` behind it.
  var directive: Range<Int>?
  var hasVersion = false
  private var isAfterDocument = false

  /// A block collection by its column, in bytes from the start of a line.
  struct Indent {
    let column: Int
    let isMapping: Bool
  }

  /// A value that is a key if a colon follows on its line.
  struct PossibleKey {
    /// The place of two placeholders before its tokens.
    let token: Int
    let start: Int
    let column: Int
    let lineStart: Int
    /// Whether nothing else than a key can stand there.
    let isRequired: Bool
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = index
  }

  /// The column of the innermost block collection; -1 where none is open.
  var indent: Int { indents.last?.column ?? -1 }

  /// The column of `index`, in bytes from the start of its line; a tab before it ends the indentation.
  var column: Int { (hasContent ? index : lineTab ?? index) - lineStart }

  /// The byte at a distance; `nil` outside of the document.
  func byte(_ distance: Int = 0) -> UInt8? {
    bytes.indices.contains(index + distance) ? bytes[index + distance] : nil
  }

  /// Scans the whole document.
  mutating func scan() throws(YAMLProblem) {
    repeat {
      skipToToken()
      dropStaleKey()
      if flowLevel == 0 { closeBlocks(deeperThan: index < bytes.count ? column : -1) }
    } while try scanToken()
    tellMissingMarker()
    append(.end, bytes.count..<bytes.count)
  }

  /// - Returns: whether there may be more.
  private mutating func scanToken() throws(YAMLProblem) -> Bool {
    guard let first = byte() else { return false }
    if isAfterDocument, !(index == lineStart && isAtMarker && first == UInt8(ascii: ".")) {
      note(.secondDocument, at: index..<index + 1)
      return false
    }
    if index == lineStart {
      if first == UInt8(ascii: "%"), flowLevel == 0, !hasDocument {
        scanDirective()
        return true
      }
      if isAtMarker { return scanMarker() }
    }
    tellMissingMarker()
    hasDocument = true
    if try scanIndicator(first) { return true }
    try scanScalar(first)
    return true
  }

  private mutating func scanScalar(_ first: UInt8) throws(YAMLProblem) {
    try checkTab()
    switch first {
    case UInt8(ascii: "|") where flowLevel == 0, UInt8(ascii: ">") where flowLevel == 0:
      if try scanBlockScalar() { return }
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      return try scanQuoted(first)
    case UInt8(ascii: "*"):
      note(.alias(word(from: index)), at: index..<index + 1)
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: ","):
      note(.reservedCharacter(Unicode.Scalar(first)), at: index..<index + 1)
    case UInt8(ascii: "#"):
      note(.tightComment, at: index..<index + 1)
      return skipLine()
    case UInt8(ascii: "?") where YAMLCharacters.isSpace(byte(1)):
      note(.reservedCharacter("?"), at: index..<index + 1)
    default: break
    }
    scanPlain()
  }

  // MARK: - Documents

  /// Whether `---` or `...` stands here, at the start of a line.
  var isAtMarker: Bool {
    guard let first = byte(), first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else {
      return false
    }
    return byte(1) == first && byte(2) == first && YAMLCharacters.isSpace(byte(3))
  }

  private mutating func scanMarker() -> Bool {
    // A bracket that is open is the mistake to be told.
    if flowLevel > 0 { return false }
    closeBlocks(deeperThan: -1)
    removeKey()
    if byte() == UInt8(ascii: ".") {
      tellMissingMarker()
      isAfterDocument = true
    } else if hasDocument {
      note(.secondDocument, at: index..<index + 3)
      return false
    }
    hasDocument = true
    directive = nil
    allowsKey = false
    hasContent = true
    index += 3
    return true
  }

  // MARK: - Notes

  mutating func append(_ kind: YAMLToken.Kind, _ range: Range<Int>) {
    tokens.append(YAMLToken(kind: kind, range: range))
  }

  /// Puts a token where a placeholder stands.
  mutating func fill(_ token: Int, with kind: YAMLToken.Kind, _ range: Range<Int>) {
    tokens[token] = YAMLToken(kind: kind, range: range)
  }

  mutating func note(_ kind: YAMLProblem.Kind, at range: Range<Int>) {
    problems.append(YAMLProblem(kind, at: range.clamped(to: 0..<bytes.count)))
  }

  /// The bytes from a place to the next white space, bracket or comma, as text.
  func word(from start: Int) -> String {
    let end = bytes[start...].firstIndex {
      YAMLCharacters.isSpace($0) || YAMLCharacters.isFlowIndicator($0)
    }
    return String(decoding: bytes[start..<(end ?? bytes.count)], as: UTF8.self)
  }
}
