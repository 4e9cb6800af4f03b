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
  ///
  /// No answer, and that of a hidden field, passes `notEquals` and `answered` false, and nothing else.
  package enum Test: Sendable {
    /// Numbers compare as numbers, several choices in any order, all else byte by byte.
    case equals(JSONValue)
    case notEquals(JSONValue)
    case isIn([JSONValue])
    /// An element of several choices, or a part of a string.
    case contains(JSONValue)
    case pattern(Pattern)
    case min(Limit)
    case max(Limit)
    /// Whether there is an answer at all, the empty string of an option among them.
    case answered(Bool)
  }

  /// Whether the condition holds.
  ///
  /// - Parameter answer: the answer of the field with an index; null where there is none.
  package func holds(_ answer: (Int) -> JSONValue) -> Bool {
    switch self {
    case .field(let index, let test): test.passes(answer(index))
    case .all(let conditions): conditions.allSatisfy { $0.holds(answer) }
    case .any(let conditions): conditions.contains { $0.holds(answer) }
    case .not(let condition): !condition.holds(answer)
    }
  }

  /// The indices of the fields that it looks at, some perhaps more than once.
  package var fields: [Int] {
    switch self {
    case .field(let index, _): [index]
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.fields)
    case .not(let condition): condition.fields
    }
  }
}

extension Condition.Test {
  func passes(_ answer: JSONValue) -> Bool {
    switch (self, answer) {
    case (.answered(let isWanted), _): (answer != .null) == isWanted
    case (.notEquals(let value), _): !answer.means(value)
    case (_, .null): false
    case (.equals(let value), _): answer.means(value)
    case (.isIn(let values), _): values.contains { $0.means(answer) }
    case (.contains(let value), .array(let elements)): elements.contains { $0.means(value) }
    case (.contains(.string(let part)), .string(let text)): text.holds(part)
    case (.contains, _): false
    case (.pattern(let pattern), .string(let text)): pattern.matches(text)
    case (.pattern, _): false
    case (.min(let limit), _): limit.isOver(answer) == false
    case (.max(let limit), _): limit.isUnder(answer) == false
    }
  }
}

extension String {
  /// Whether a part stands somewhere in the text, byte by byte.
  ///
  /// Linear in both (Knuth, Morris and Pratt, SIAM J. Comput. 1977), so that no answer makes a key slow.
  func holds(_ part: String) -> Bool {
    let part = Array(part.utf8)
    guard !part.isEmpty else { return true }
    var borders = [0]
    var length = 0
    for byte in part.dropFirst() {
      while length > 0, part[length] != byte { length = borders[length - 1] }
      if part[length] == byte { length += 1 }
      borders.append(length)
    }
    length = 0
    for byte in utf8 {
      while length > 0, part[length] != byte { length = borders[length - 1] }
      if part[length] == byte { length += 1 }
      if length == part.count { return true }
    }
    return false
  }
}
