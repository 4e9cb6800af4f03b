// The rules of a field's `validation`: each object of the form file is one rule with its own message.

package import JSON

/// One object of a field's `validation`.
///
/// Every rule but `const` skips an empty answer; `required` is the field's own.
package struct Rule: Sendable {
  /// The least length in grapheme clusters (what a person counts as characters), inclusive.
  package var minLength: Int?

  /// The greatest length in grapheme clusters, inclusive.
  package var maxLength: Int?

  /// Must match somewhere in the text.
  package var pattern: Pattern?

  /// Inclusive.
  package var min: Limit?

  /// Inclusive.
  package var max: Limit?

  /// The least number of choices, inclusive.
  package var minItems: Int?

  /// The greatest number of choices, inclusive.
  package var maxItems: Int?

  /// The one answer that is accepted.
  package var const: JSONValue?

  /// Said instead of the default sentence when something of this rule does not hold.
  package var message: String?

  package init() {}

  /// What a text of that many grapheme clusters breaks in this rule.
  package func refusal(ofLength length: Int) -> Refusal? {
    if let minLength, length < minLength {
      return message.map(Refusal.rule) ?? .tooShort(length: length, minimum: minLength)
    }
    if let maxLength, length > maxLength {
      return message.map(Refusal.rule) ?? .tooLong(length: length, maximum: maxLength)
    }
    return nil
  }
}
