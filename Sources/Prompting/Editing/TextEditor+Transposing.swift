/// Transposing clusters and words.

extension TextEditor {
  /// Swaps the cluster before the cursor with the one after, or at a line's end the two before it.
  mutating func transposeCharacters() -> EditResult {
    let lineStart = buffer.lineStart(containing: cursor)
    let isAtLineEnd = cursor == buffer.lineEnd(containing: cursor)
    let middle = isAtLineEnd ? buffer.boundary(before: cursor) : cursor
    let start = buffer.boundary(before: middle)
    guard start < middle, !isAtLineEnd || start >= lineStart else { return .nothing }
    return swap(start..<middle, middle..<buffer.boundary(after: middle))
  }

  /// Swaps the word at or after the cursor with the one before it, and keeps what is between them.
  ///
  /// After the last word it is the last two.
  mutating func transposeWords() -> EditResult {
    let second = buffer.wordStart(before: buffer.wordEnd(after: cursor))
    let first = buffer.wordStart(before: second)
    let firstEnd = buffer.wordEnd(after: first)
    guard first < second, firstEnd <= second else { return .nothing }
    return swap(first..<firstEnd, second..<buffer.wordEnd(after: second))
  }

  private mutating func swap(_ first: Range<Int>, _ second: Range<Int>) -> EditResult {
    let between = buffer.string(in: first.upperBound..<second.lowerBound)
    return change(
      first.lowerBound..<second.upperBound,
      to: buffer.string(in: second) + between + buffer.string(in: first),
      kind: .single)
  }
}
