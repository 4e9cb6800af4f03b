// When a field is asked: what `when` says of earlier answers.

package import JSON

/// A condition on earlier answers.
package indirect enum Condition: Sendable {
  /// A test of the answer of the field with that index.
  case field(Int, Test)
  case all([Condition])
  case any([Condition])
  case not(Condition)

  /// What is asked of one answer.
  package enum Test: Sendable {
    case equals(JSONValue)
    case notEquals(JSONValue)
    case isIn([JSONValue])
    /// An element of several choices, or a part of a string.
    case contains(JSONValue)
    case pattern(Pattern)
    case min(Limit)
    case max(Limit)
    case answered(Bool)
  }
}
