// Keys that are known by the colon behind them, and the block collections that begin and end by indentation.

extension YAMLScanner {
  /// Begins a block collection where the indentation is deeper than that around it.
  ///
  /// - Parameter token: a placeholder before the collection's first token, or `nil` where that is the next one.
  mutating func openBlock(
    at column: Int, isMapping: Bool, _ range: Range<Int>, token: Int? = nil
  ) throws(YAMLProblem) {
    guard flowLevel == 0 else { return }
    if let lineTab { throw YAMLProblem(.tabIndentation, at: lineTab..<lineTab + 1) }
    guard indent < column else { return }
    indents.append(Indent(column: column, isMapping: isMapping))
    let kind: YAMLToken.Kind = isMapping ? .blockMappingStart : .blockSequenceStart
    if let token { fill(token, with: kind, range) } else { append(kind, range) }
  }

  /// Ends the block collections that are deeper than a column.
  mutating func closeBlocks(deeperThan column: Int) {
    while let last = indents.last, last.column > column {
      indents.removeLast()
      append(.blockEnd, index..<index)
    }
  }

  /// Leaves room for a key, where what begins here may be one.
  mutating func noteKey() {
    defer { propertyStart = nil }
    guard allowsKey else { return }
    let start = propertyStart ?? index
    let column = propertyStart.map { $0 - lineStart } ?? column
    let isRequired = flowLevel == 0 && indent == column && indents.last?.isMapping == true
    possibleKeys[flowLevel] = PossibleKey(
      token: tokens.count, start: start, column: column, lineStart: lineStart,
      isRequired: isRequired)
    append(.placeholder, start..<start)
    append(.placeholder, start..<start)
  }

  /// Takes the innermost possible key, if its line is still this one.
  mutating func takeKey() -> PossibleKey? {
    dropStaleKey()
    defer { possibleKeys[flowLevel] = nil }
    return possibleKeys[flowLevel]
  }

  /// Gives up on the innermost possible key, since what stands here is no colon.
  mutating func removeKey() {
    guard let key = possibleKeys[flowLevel] else { return }
    possibleKeys[flowLevel] = nil
    if key.isRequired { missColon(of: key) }
  }

  /// Gives up on the innermost possible key where its line has ended.
  mutating func dropStaleKey() {
    guard let key = possibleKeys[flowLevel] else { return }
    if key.lineStart != lineStart || index == bytes.count { removeKey() }
  }

  /// Tells that a key has no colon, and goes on as if it had one.
  private mutating func missColon(of key: PossibleKey) {
    note(.missingColon, at: key.start..<max(key.start, tokens.last?.range.upperBound ?? 0))
    fill(key.token + 1, with: .key, key.start..<key.start)
  }
}
