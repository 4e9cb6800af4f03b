// The options of a `select`.

package import JSON

/// What may be chosen in a `select`.
package struct Choices: Sendable, Equatable {
  /// Never empty; in the order of the form file, in which several chosen values are answered.
  package let options: [ChoiceOption]

  /// Whether several options may be chosen: the answer is an array then.
  package let allowsSeveral: Bool

  /// Whether one value that is no option may be typed; its answer is a string.
  package let allowsOther: Bool

  package init(options: [ChoiceOption], allowsSeveral: Bool = false, allowsOther: Bool = false) {
    self.options = options
    self.allowsSeveral = allowsSeveral
    self.allowsOther = allowsOther
  }
}

/// One option of a `select`.
package struct ChoiceOption: Sendable, Equatable {
  /// What is answered: a string, a number with its digits as written, or a boolean.
  package let value: JSONValue

  /// What a person reads; the value's own text where the form file gives none.
  package let label: String

  package let description: String?

  /// Whether the option must be among those that are chosen.
  package let isRequired: Bool

  package init(
    value: JSONValue, label: String, description: String? = nil, isRequired: Bool = false
  ) {
    self.value = value
    self.label = label
    self.description = description
    self.isRequired = isRequired
  }

  /// What a person may type for the value: a string as it is, a number by its digits, `true` or `false`.
  package var valueText: String { value.bareText }
}
