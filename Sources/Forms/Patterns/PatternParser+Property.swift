// Properties: \p{L}, \p{Alphabetic}, \p{Script=Greek}, and \P{...} for all other scalars.

extension PatternParser {
  /// Reads what follows `\p` or `\P`.
  mutating func parseProperty(from start: Int, isNegated: Bool) throws(PatternError)
    -> ScalarMembers
  {
    guard take("{"), let end = source[position...].firstIndex(of: "}") else {
      throw error(.malformedProperty(text(from: start)), from: start, to: position)
    }
    let nameStart = position
    position = end + 1
    if let equals = source[nameStart..<end].firstIndex(of: "=") {
      let property = try property(named: nameStart..<equals, value: (equals + 1)..<end)
      return ScalarMembers(property, isNegated: isNegated)
    }
    let name = text(from: nameStart, to: end)
    guard let property = UnicodeProperty.named(name) else {
      throw unknownProperty(at: nameStart..<end, suggestion: UnicodeProperty.closest(to: name))
    }
    return ScalarMembers(property, isNegated: isNegated)
  }

  private func property(named nameRange: Range<Int>, value valueRange: Range<Int>)
    throws(PatternError) -> UnicodeProperty
  {
    let name = text(from: nameRange.lowerBound, to: nameRange.upperBound)
    let value = text(from: valueRange.lowerBound, to: valueRange.upperBound)
    guard UnicodeProperty.names.contains(name) else {
      throw unknownProperty(
        at: nameRange, suggestion: suggestion(for: name, among: UnicodeProperty.names))
    }
    guard let property = UnicodeProperty.named(name, value: value) else {
      let suggestion = suggestion(for: value, among: UnicodeProperty.values(of: name))
      throw error(
        .unknownPropertyValue(value, property: name, suggestion: suggestion),
        from: valueRange.lowerBound, to: max(valueRange.upperBound, valueRange.lowerBound + 1))
    }
    return property
  }

  private func unknownProperty(at range: Range<Int>, suggestion: String?) -> PatternError {
    let name = text(from: range.lowerBound, to: range.upperBound)
    return error(
      .unknownProperty(name, suggestion: suggestion), from: range.lowerBound,
      to: max(range.upperBound, range.lowerBound + 1))
  }
}
