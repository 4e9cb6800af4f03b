// Holds the place of the pattern engine until that is merged; to be deleted then.

package struct Pattern: Sendable, Equatable {
  package let source: String

  package init(_ source: String) throws(PatternError) { self.source = source }

  package func matches(_ text: String) -> Bool { true }
}

package struct PatternError: Error, Equatable, Sendable {}
