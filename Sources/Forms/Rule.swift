// The rules of a field's `validation`: each object of the form file is one rule with its own message.

package import JSON

/// One object of a field's `validation`.
///
/// Everything but `const` skips an empty answer; `required` is the field's own.
package struct Rule: Sendable {
  /// The least length in grapheme clusters (what a person counts as characters), inclusive.
  package internal(set) var minLength: Int?

  /// The greatest length in grapheme clusters, inclusive.
  package internal(set) var maxLength: Int?

  /// Must match somewhere in the text.
  package internal(set) var pattern: Pattern?

  /// Inclusive.
  package internal(set) var min: Limit?

  /// Inclusive.
  package internal(set) var max: Limit?

  /// The least number of choices, inclusive.
  package internal(set) var minItems: Int?

  /// The greatest number of choices, inclusive.
  package internal(set) var maxItems: Int?

  /// The one answer that is accepted.
  package internal(set) var const: JSONValue?

  /// Said instead of the default sentence when something of this rule does not hold.
  package internal(set) var message: String?

  package init() {}

  /// What a text of that many grapheme clusters breaks in this rule.
  package func refusal(ofLength length: Int) -> Refusal? {
    if let minLength, length < minLength {
      return inOwnWords(.tooShort(length: length, minimum: minLength))
    }
    if let maxLength, length > maxLength {
      return inOwnWords(.tooLong(length: length, maximum: maxLength))
    }
    return nil
  }

  /// What an answer breaks in this rule.
  ///
  /// - Parameter text: what lengths and patterns are about; `nil` where nothing was typed.
  func refusal(of answer: JSONValue, text: String?) -> Refusal? {
    if let const, !answer.means(const) { return inOwnWords(.notTheOne(const.words)) }
    if case .null = answer { return nil }
    if let text, !text.isEmpty {
      if minLength != nil || maxLength != nil, let refusal = refusal(ofLength: text.count) {
        return refusal
      }
      if let pattern, !pattern.matches(text) {
        return inOwnWords(.patternUnmatched(pattern.source))
      }
    }
    if let min, min.isOver(answer) == true {
      return inOwnWords(.under(min.text, isOfCalendar: min.isOfCalendar))
    }
    if let max, max.isUnder(answer) == true {
      return inOwnWords(.over(max.text, isOfCalendar: max.isOfCalendar))
    }
    if case .array(let elements) = answer, let refusal = refusal(ofCount: elements.count) {
      return refusal
    }
    return nil
  }

  private func refusal(ofCount count: Int) -> Refusal? {
    if let minItems, count < minItems {
      return inOwnWords(.tooFew(count: count, minimum: minItems))
    }
    if let maxItems, count > maxItems {
      return inOwnWords(.tooMany(count: count, maximum: maxItems))
    }
    return nil
  }

  private func inOwnWords(_ refusal: Refusal) -> Refusal {
    message.map(Refusal.rule) ?? refusal
  }
}

extension JSONValue {
  /// The value as a person would type it.
  var words: String {
    if case .bool(let truth) = self { truth ? "yes" : "no" } else { bareText }
  }
}
