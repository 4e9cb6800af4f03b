/// Deleting clusters and killing stretches of text.

extension TextEditor {
  mutating func deleteBackward() -> EditResult {
    change(buffer.boundary(before: cursor)..<cursor, to: "", kind: .deletingBackward)
  }

  mutating func deleteForward() -> EditResult {
    change(cursor..<buffer.boundary(after: cursor), to: "", kind: .deletingForward)
  }

  mutating func kill(backTo start: Int, _ ring: inout KillRing) -> EditResult {
    kill(start..<cursor, .backward, &ring)
  }

  mutating func kill(upTo end: Int, _ ring: inout KillRing) -> EditResult {
    kill(cursor..<end, .forward, &ring)
  }

  /// At the start of a line the line break before it goes, which joins the two lines.
  mutating func killToLineStart(_ ring: inout KillRing) -> EditResult {
    let start = buffer.lineStart(containing: cursor)
    return kill(backTo: start < cursor ? start : buffer.boundary(before: cursor), &ring)
  }

  /// At the end of a line the line break goes, which joins the two lines.
  mutating func killToLineEnd(_ ring: inout KillRing) -> EditResult {
    let end = buffer.lineEnd(containing: cursor)
    return kill(upTo: end > cursor ? end : buffer.boundary(after: cursor), &ring)
  }

  private mutating func kill(
    _ range: Range<Int>, _ direction: KillRing.Direction, _ ring: inout KillRing
  ) -> EditResult {
    guard !range.isEmpty else { return .nothing }
    ring.kill(buffer.string(in: range), direction)
    return change(range, to: "", kind: .single)
  }
}
