/// Lines of a text: found by looking outwards from an offset, to the next `\n`.

extension TextBuffer {
  /// The start of the line that holds an offset (behind a `\n` is the next line).
  ///
  /// Costs the length of the line.
  package func lineStart(containing offset: Int) -> Int {
    let end = min(max(offset, 0), utf8Count)
    return lastLineFeed(in: 0..<end).map { $0 + 1 } ?? 0
  }

  /// The end of the line that holds an offset, before its `\n`.
  ///
  /// Costs the length of the line.
  package func lineEnd(containing offset: Int) -> Int {
    let start = min(max(offset, 0), utf8Count)
    return firstLineFeed(in: start..<utf8Count) ?? utf8Count
  }

  /// The start of the next line after an offset; `nil` in the last line.
  package func nextLineStart(after offset: Int) -> Int? {
    let end = lineEnd(containing: offset)
    return end < utf8Count ? end + 1 : nil
  }

  /// The start of the line before the one that holds an offset; `nil` in the first line.
  package func previousLineStart(before offset: Int) -> Int? {
    let start = lineStart(containing: offset)
    return start > 0 ? lineStart(containing: start - 1) : nil
  }
}
