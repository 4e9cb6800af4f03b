// The least or greatest answer of a rule or a condition: a number, a date, a time or both.

/// A limit of `min` or `max`.
package struct Limit: Sendable, Equatable {
  /// As the form file writes it.
  package let text: String
}
