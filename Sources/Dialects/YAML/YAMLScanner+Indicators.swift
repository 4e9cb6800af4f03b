// The marks that structure a document: dashes, question marks, colons, brackets and commas, anchors and tags.

extension YAMLScanner {
  /// Scans what is no scalar.
  ///
  /// - Returns: whether something of that kind stands here.
  mutating func scanIndicator(_ first: UInt8) throws(YAMLProblem) -> Bool {
    switch first {
    case UInt8(ascii: "["): try openBracket(.flowSequenceStart)
    case UInt8(ascii: "{"): try openBracket(.flowMappingStart)
    case UInt8(ascii: "]"): closeBracket(.flowSequenceEnd)
    case UInt8(ascii: "}"): closeBracket(.flowMappingEnd)
    case UInt8(ascii: ","):
      guard flowLevel > 0 else { return false }
      removeKey()
      allowsKey = true
      take(.flowEntry)
    case UInt8(ascii: "-"): return try scanEntry()
    case UInt8(ascii: "?"): return try scanExplicitKey()
    case UInt8(ascii: ":"): return try scanValue()
    case UInt8(ascii: "&"): scanProperty(.anchor(word(from: index)))
    case UInt8(ascii: "!"): scanProperty(.tag(word(from: index)))
    default: return false
    }
    return true
  }

  /// Makes a token of the byte that stands here.
  private mutating func take(_ kind: YAMLToken.Kind) {
    append(kind, index..<index + 1)
    index += 1
  }

  private mutating func openBracket(_ kind: YAMLToken.Kind) throws(YAMLProblem) {
    try checkTab()
    noteKey()
    possibleKeys.append(nil)
    allowsKey = true
    hasContent = true
    take(kind)
  }

  private mutating func closeBracket(_ kind: YAMLToken.Kind) {
    removeKey()
    if flowLevel > 0 { possibleKeys.removeLast() }
    allowsKey = false
    hasContent = true
    take(kind)
  }

  /// `- `, the begin of an element.
  private mutating func scanEntry() throws(YAMLProblem) -> Bool {
    guard YAMLCharacters.isSpace(byte(1)) else { return false }
    guard flowLevel == 0, allowsKey else {
      note(flowLevel > 0 ? .entryInBrackets : .listInLine, at: index..<index + 1)
      return false
    }
    try openBlock(at: column, isMapping: false, index..<index + 1)
    removeKey()
    take(.blockEntry)
    return true
  }

  /// `? `, the begin of a key that is told by no colon.
  private mutating func scanExplicitKey() throws(YAMLProblem) -> Bool {
    guard YAMLCharacters.isSpace(byte(1)), flowLevel > 0 || allowsKey else { return false }
    try openBlock(at: column, isMapping: true, index..<index + 1)
    removeKey()
    allowsKey = flowLevel == 0
    take(.key)
    return true
  }

  /// A colon, the begin of a value.
  private mutating func scanValue() throws(YAMLProblem) -> Bool {
    guard isValueIndicator else { return false }
    let range = index..<index + 1
    if let key = takeKey() {
      let start = key.start..<key.start
      try openBlock(at: key.column, isMapping: true, start, token: key.token)
      fill(key.token + 1, with: .key, start)
      allowsKey = false
    } else {
      if flowLevel == 0 {
        guard allowsKey else { throw YAMLProblem(.misplacedColon, at: range) }
        try openBlock(at: column, isMapping: true, range)
      }
      allowsKey = flowLevel == 0
    }
    take(.value)
    return true
  }

  /// Inside of brackets a colon needs no space behind it where its key is quoted, as in JSON.
  private var isValueIndicator: Bool {
    if YAMLCharacters.isSpace(byte(1)) { return true }
    guard flowLevel > 0 else { return false }
    if YAMLCharacters.isFlowIndicator(byte(1)) { return true }
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .scalar(_, let isPlain): return !isPlain
    case .flowSequenceEnd, .flowMappingEnd: return true
    default: return false
    }
  }

  /// Tells of an anchor or a tag and goes on behind it, as if the value began there.
  private mutating func scanProperty(_ problem: YAMLProblem.Kind) {
    let start = index
    index += max(1, word(from: index).utf8.count)
    note(problem, at: start..<index)
    if propertyStart == nil, !hasContent { propertyStart = start }
  }
}
