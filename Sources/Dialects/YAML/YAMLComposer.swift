// The composer: tokens to nodes, without recursion. Collections that are open stand on a stack of its own, so that no
// document can overflow that of the thread.

import JSON

struct YAMLComposer {
  private(set) var problems: [YAMLProblem] = []

  private let bytes: [UInt8]
  private let tokens: [YAMLToken]
  /// Whether the scanner stopped at a problem, so that the end of the tokens is none of the document.
  private let isCutShort: Bool

  /// Whether no token is left.
  var isAtEnd: Bool { index >= tokens.count || tokens[index].kind == .end }

  private var index = 0
  /// The byte after the last token that was taken.
  private var lastEnd = 0
  /// The last value that is complete, as a key.
  private var key = YAMLKey.collection
  private var frames: [YAMLFrame] = []

  init(_ tokens: [YAMLToken], of bytes: [UInt8], isCutShort: Bool) {
    self.bytes = bytes
    self.tokens = tokens
    self.isCutShort = isCutShort
  }

  /// The root of the document; null where it is empty, and `nil` where its tokens are cut short.
  ///
  /// Throws at the first problem of structure.
  mutating func compose() throws(YAMLProblem) -> JSONNode? {
    var complete = next == .end ? empty() : try beginNode()
    while true {
      if let node = complete {
        if frames.isEmpty {
          if next != .end { throw unexpected() }
          return node
        }
        if let problem = frames[frames.count - 1].take(node, key: key) { problems.append(problem) }
      }
      if isCutShort, next == .end { return nil }
      complete = try advance()
    }
  }

  // MARK: - Tokens

  /// The kind of the next token.
  private var next: YAMLToken.Kind {
    mutating get {
      while index < tokens.count, tokens[index].kind == .placeholder { index += 1 }
      return index < tokens.count ? tokens[index].kind : .end
    }
  }

  /// The bytes of the next token.
  private var nextRange: Range<Int> {
    index < tokens.count ? tokens[index].range : lastEnd..<lastEnd
  }

  private mutating func take() {
    // The end of a block is where the next token begins, behind comments and blank lines.
    if next != .blockEnd { lastEnd = nextRange.upperBound }
    index += 1
  }

  /// Takes the next token if it is of a kind.
  private mutating func take(_ kind: YAMLToken.Kind) -> Bool {
    guard next == kind else { return false }
    take()
    return true
  }

  // MARK: - Nodes

  /// The null that stands where a value is left out.
  private mutating func empty() -> JSONNode {
    key = .name("", isPlain: true)
    return JSONNode(.null, at: lastEnd..<lastEnd)
  }

  /// Reads a scalar, or opens a collection.
  ///
  /// - Returns: the scalar; `nil` where a collection was opened.
  private mutating func beginNode() throws(YAMLProblem) -> JSONNode? {
    let kind = next
    let range = nextRange
    switch kind {
    case .scalar(let text, let isPlain):
      take()
      key = .name(text, isPlain: isPlain)
      return JSONNode(isPlain ? CoreSchema.content(ofPlain: text) : .string(text), at: range)
    case .blockSequenceStart: try open(.blockSequence, at: range)
    case .blockMappingStart: try open(.blockMapping, at: range)
    case .flowSequenceStart: try open(.flowSequence, at: range)
    case .flowMappingStart: try open(.flowMapping, at: range)
    default: throw unexpected()
    }
    take()
    return nil
  }

  private mutating func open(_ kind: YAMLFrame.Kind, at range: Range<Int>) throws(YAMLProblem) {
    guard frames.count < JSONDocument.depthLimit else { throw YAMLProblem(.tooDeep, at: range) }
    frames.append(YAMLFrame(kind, start: range.lowerBound))
  }

  /// Ends the innermost collection.
  private mutating func close() -> JSONNode {
    let frame = frames.removeLast()
    key = .collection
    return frame.node(end: max(frame.start, lastEnd))
  }

  /// The next value, or the null that stands for it where one of some tokens comes.
  private mutating func node(unless ends: YAMLToken.Kind...) throws(YAMLProblem) -> JSONNode? {
    ends.contains(next) ? empty() : try beginNode()
  }

  // MARK: - Collections

  /// Goes on inside the innermost collection: ends it, or begins what comes next in it.
  ///
  /// - Returns: the value that is complete now; `nil` where a collection was opened.
  private mutating func advance() throws(YAMLProblem) -> JSONNode? {
    let frame = frames[frames.count - 1]
    switch frame.kind {
    case .blockSequence:
      if take(.blockEntry) { return try node(unless: .blockEntry, .blockEnd) }
      if take(.blockEnd) { return close() }
      throw unexpected()
    case .indentlessSequence:
      if take(.blockEntry) { return try node(unless: .blockEntry, .key, .value, .blockEnd) }
      return close()
    case .blockMapping: return try advanceInBlockMapping(frame.place)
    case .flowSequence: return try advanceInFlowSequence(frame)
    case .flowMapping: return try advanceInFlowMapping(frame)
    case .flowPair:
      switch frame.place {
      case .key: return try node(unless: .value, .flowEntry, .flowSequenceEnd)
      case .value:
        return take(.value) ? try node(unless: .flowEntry, .flowSequenceEnd) : empty()
      case .end: return close()
      }
    }
  }

  private mutating func advanceInBlockMapping(
    _ place: YAMLFrame.Place
  ) throws(YAMLProblem) -> JSONNode? {
    guard place == .value else {
      if take(.key) { return try blockMappingNode() }
      if next == .value { return empty() }
      if take(.blockEnd) { return close() }
      throw unexpected()
    }
    return take(.value) ? try blockMappingNode() : empty()
  }

  /// The key or the value that comes next, which may be a list as little indented as the mapping.
  private mutating func blockMappingNode() throws(YAMLProblem) -> JSONNode? {
    if next == .blockEntry {
      try open(.indentlessSequence, at: nextRange)
      return nil
    }
    return try node(unless: .key, .value, .blockEnd)
  }

  private mutating func advanceInFlowSequence(_ frame: YAMLFrame) throws(YAMLProblem) -> JSONNode? {
    if try takeSeparator(frame, closer: .flowSequenceEnd) { return close() }
    guard next == .key || next == .value else { return try beginNode() }
    try open(.flowPair, at: nextRange)
    return take(.key) ? nil : empty()
  }

  private mutating func advanceInFlowMapping(_ frame: YAMLFrame) throws(YAMLProblem) -> JSONNode? {
    if frame.place == .value {
      return take(.value) ? try node(unless: .flowEntry, .flowMappingEnd) : empty()
    }
    if try takeSeparator(frame, closer: .flowMappingEnd) { return close() }
    if take(.key) { return try node(unless: .value, .flowEntry, .flowMappingEnd) }
    return next == .value ? empty() : try beginNode()
  }

  /// Takes the comma before what comes next in brackets, or their end.
  ///
  /// - Returns: whether the end was taken.
  private mutating func takeSeparator(
    _ frame: YAMLFrame, closer: YAMLToken.Kind
  ) throws(YAMLProblem) -> Bool {
    if take(closer) { return true }
    if !frame.isEmpty {
      guard take(.flowEntry) else { throw unexpected() }
      if take(closer) { return true }
    }
    if next == .flowEntry { throw YAMLProblem(.extraComma, at: nextRange) }
    return false
  }

  /// What is wrong with the next token, since it cannot stand here.
  private mutating func unexpected() -> YAMLProblem {
    let kind = next
    let range = nextRange
    if let frame = frames.last, let bracket = frame.bracket {
      switch kind {
      case .end, .blockEnd:
        return YAMLProblem(
          .unclosed(bracket, opener: frame.start), at: frame.start..<frame.start + 1)
      case .flowSequenceEnd, .flowMappingEnd:
        return YAMLProblem(.mismatchedCloser(bracket, opener: frame.start), at: range)
      default:
        return YAMLProblem(.missingComma(bracket, opener: frame.start), at: lastEnd..<lastEnd)
      }
    }
    switch kind {
    case .flowSequenceEnd: return YAMLProblem(.unmatchedCloser("]"), at: range)
    case .flowMappingEnd: return YAMLProblem(.unmatchedCloser("}"), at: range)
    default:
      let isOnLine = bytes[min(lastEnd, range.lowerBound)..<range.lowerBound]
        .allSatisfy { !YAMLCharacters.isBreak($0) }
      if isOnLine { return YAMLProblem(.textAfterValue, at: range) }
      let indentation = bytes[..<range.lowerBound].reversed().prefix { YAMLCharacters.isBlank($0) }
      guard let tab = indentation.firstIndex(of: 0x09) else {
        return YAMLProblem(.badIndentation, at: range)
      }
      return YAMLProblem(.tabIndentation, at: tab.base - 1..<tab.base)
    }
  }
}
