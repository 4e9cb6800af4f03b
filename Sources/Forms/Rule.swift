// The rules of a field's `validation`: each object of the form file is one rule with its own message.

/// One object of a field's `validation`.
///
/// Rules skip an empty answer; `required` is the field's own.
package struct Rule: Sendable {
  /// The least length in grapheme clusters (what a person counts as characters), inclusive.
  package var minLength: Int?

  /// The greatest length in grapheme clusters, inclusive.
  package var maxLength: Int?

  /// Said instead of the default sentence when a limit of this rule does not hold.
  package var message: String?

  package init(minLength: Int? = nil, maxLength: Int? = nil, message: String? = nil) {
    self.minLength = minLength
    self.maxLength = maxLength
    self.message = message
  }

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
