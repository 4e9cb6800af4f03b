/// Grapheme clusters of a text, as `Character` cuts them (UAX #29, extended grapheme clusters),
/// found locally: the cost of a step depends on the clusters around it, not on the text.

extension TextBuffer {
  /// The end of the cluster that starts at an offset; the text's end at its end.
  ///
  /// The offset must be a boundary; from inside a cluster the answer is where a text that began
  /// there would have its first boundary.
  package func boundary(after offset: Int) -> Int {
    guard let first = scalar(at: offset) else { return utf8Count }
    let second = offset + UTF8.width(first)
    guard let next = scalar(at: second) else { return utf8Count }
    if ClusterBreak.isSimplePair(first, next) { return second }
    return slowBoundary(after: offset)
  }

  /// The last boundary before an offset, which need not be a boundary itself; 0 at the start.
  package func boundary(before offset: Int) -> Int {
    let offset = min(max(offset, 0), utf8Count)
    var boundary = certainBreak(before: offset)
    var next = self.boundary(after: boundary)
    while next < offset {
      boundary = next
      next = self.boundary(after: boundary)
    }
    return boundary
  }

  /// The last boundary that is not after an offset.
  package func boundary(atOrBefore offset: Int) -> Int {
    let offset = min(max(offset, 0), utf8Count)
    return isBoundary(offset) ? offset : boundary(before: offset)
  }

  /// The first boundary that is not before an offset.
  package func boundary(atOrAfter offset: Int) -> Int {
    let offset = min(max(offset, 0), utf8Count)
    return isBoundary(offset) ? offset : boundary(after: boundary(before: offset))
  }

  /// Whether a cluster starts or the text ends at an offset.
  package func isBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < utf8Count else { return offset == 0 || offset == utf8Count }
    guard scalarBoundary(offset) == offset else { return false }
    guard let before = scalar(before: offset), let after = scalar(at: offset) else { return true }
    if ClusterBreak.isCertain(before, after) { return true }
    return boundary(after: boundary(before: offset)) == offset
  }

  /// The range of the cluster that holds the byte at an offset; empty at the end of the text.
  package func clusterRange(at offset: Int) -> Range<Int> {
    let start = boundary(atOrBefore: offset)
    return start..<boundary(after: start)
  }

  /// The cluster that holds the byte at an offset; `nil` at the end of the text.
  package func cluster(at offset: Int) -> Character? {
    string(in: clusterRange(at: offset)).first
  }

  /// The number of clusters between two boundaries.
  ///
  /// Costs the length of the range.
  package func clusters(in range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let plain = plainRunEnd(in: offset..<range.upperBound) - 1
      if plain > offset {
        count += plain - offset
        offset = plain
      }
      offset = boundary(after: offset)
      count += 1
    }
    return count
  }
}

extension TextBuffer {
  /// Cuts the first cluster out of a window that is doubled while the cluster fills it.
  private func slowBoundary(after offset: Int) -> Int {
    var size = 32
    while true {
      let end = scalarBoundary(offset + size)
      let length = string(in: offset..<end).first?.utf8.count ?? 0
      if end == utf8Count || offset + length < end { return offset + length }
      size *= 2
    }
  }

  /// The last offset before `offset` where a cluster starts, whatever stands before it and from
  /// `offset` on; 0 if there is none.
  func certainBreak(before offset: Int) -> Int {
    var start = scalarStart(before: offset)
    while start > 0, let after = scalar(at: start), let before = scalar(before: start),
      !ClusterBreak.isCertain(before, after)
    {
      start = scalarStart(before: start)
    }
    return start
  }

  /// The first offset behind `offset` where a cluster starts, whatever stands before `offset`; the
  /// text's end if there is none.
  func certainBreak(after offset: Int) -> Int {
    var end = scalarEnd(after: offset)
    while let after = scalar(at: end), let before = scalar(before: end),
      !ClusterBreak.isCertain(before, after)
    {
      end = scalarEnd(after: end)
    }
    return end
  }
}
