// Holds the place of the pattern engine until that is merged; to be deleted then.

package struct Pattern: Sendable, Equatable {
  package let source: String

  package init(_ source: String) throws(PatternError) {
    self.source = source
    do { _ = try Regex(source) } catch { throw PatternError(range: 0..<1, sentence: "bad pattern") }
  }

  package func matches(_ text: String) -> Bool {
    guard let regex = try? Regex(source).matchingSemantics(.unicodeScalar) else { return false }
    return (try? regex.firstMatch(in: text)) != nil
  }
}

package struct PatternError: Error, Equatable, Sendable {
  /// Scalars of the source.
  package let range: Range<Int>
  package let sentence: String
}
