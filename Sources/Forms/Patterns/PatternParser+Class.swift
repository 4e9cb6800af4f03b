// Classes: [abc], [^a-z], [\d\p{L}-]. `[]` takes nothing, `[^]` takes any scalar.

extension PatternParser {
  /// - Parameter start: the place of the bracket, which has been read.
  mutating func parseClass(from start: Int) throws(PatternError) -> PatternNode {
    let isNegated = take("^")
    var members = ScalarMembers([])
    while !take("]") {
      let first = position
      let low = try parseClassMember(of: start)
      // A hyphen before the bracket is itself.
      guard peek() == "-", position + 1 < source.count, source[position + 1] != "]" else {
        members.formUnion(low.members)
        continue
      }
      position += 1
      let high = try parseClassMember(of: start)
      guard case .scalar(let from) = low, case .scalar(let to) = high else {
        throw error(.classAsRangeEnd(text(from: first)), from: first, to: position)
      }
      guard from <= to else {
        throw error(.rangeOutOfOrder(text(from: first)), from: first, to: position)
      }
      members.ranges.append(from...to)
    }
    return node(
      for: ScalarSet(members, isNegated: isNegated, ignoresCase: modifiers.ignoresCase))
  }

  private mutating func parseClassMember(of start: Int) throws(PatternError) -> Escape {
    let first = position
    guard let scalar = next() else { throw error(.unclosedClass, from: start, to: start + 1) }
    return scalar == "\\"
      ? try parseEscape(from: first, inClass: true) : .scalar(scalar.value)
  }
}
