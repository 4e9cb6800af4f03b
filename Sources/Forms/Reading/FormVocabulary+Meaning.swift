// What the words of the form format mean, for help texts.

/// A word of the format, what value it takes, and what it means.
package struct FormWord: Equatable, Sendable {
  package let name: String
  /// Empty for a type.
  package let value: String
  package let meaning: String

  fileprivate init(_ name: String, _ value: String, _ meaning: String) {
    (self.name, self.value, self.meaning) = (name, value, meaning)
  }
}

extension FormObject {
  /// Every key of the object, in the order of ``keys``.
  package var words: [FormWord] {
    switch self {
    case .form: Self.formWords
    case .field: Self.fieldWords
    case .multiline:
      [
        FormWord("rows", "number", "rows at first; 3 by default"),
        FormWord("maxRows", "number", "rows at most before the text scrolls; 10 by default"),
        FormWord("enter", "newline, next", "what enter does: a new line, or on to the next field"),
        FormWord("language", "string", "what the text is written in, for an editor"),
      ]
    case .option:
      [
        FormWord("value", "scalar", "what is answered; the label where it is left out"),
        FormWord("label", "string", "what a person reads; the value where it is left out"),
        FormWord("description", "string", "help on the option"),
        FormWord("required", "boolean", "must be among those that are chosen"),
      ]
    case .validation: Self.validationWords
    case .condition: Self.conditionWords
    case .answersShape, .answerObject, .constant, .requirement, .conditionalRule, .answerShape,
      .templateLanguage:
      []
    }
  }

  private static let formWords = [
    FormWord("title", "string", "stands above the fields"),
    FormWord("description", "string", "help for the whole form; may have several lines"),
    FormWord("fields", "array", "what is asked, in this order"),
    FormWord("color", "color", "of all placeholders"),
    FormWord("nested", "boolean", "dots in ids make nested objects of the answers"),
    FormWord("draft", "boolean", "keep what was typed when somebody stops halfway"),
  ]

  private static let fieldWords = [
    FormWord("id", "string", "the answer's key; made from the label where it is left out"),
    FormWord("type", "see below", "the kind of answer; text by default"),
    FormWord("label", "string", "the question; the id where it is left out"),
    FormWord("description", "string", "help under the label; may have several lines"),
    FormWord("placeholder", "string", "shown while nothing is entered; never an answer"),
    FormWord("color", "color", "of the placeholder: grey, bright-blue, 0 to 255, #rrggbb"),
    FormWord("placeholderHides", "typing, focus", "when the placeholder gives way"),
    FormWord("multiline", "boolean, object", "the text may have several lines"),
    FormWord("default", "value", "filled in at the start; an empty line of stdin"),
    FormWord("defaultTemplate", "string", "a default made of earlier answers: {{name | lower}}"),
    FormWord("required", "boolean", "an empty answer is refused"),
    FormWord("options", "array", "of a select: values, or objects"),
    FormWord("multiple", "boolean", "several options may be chosen"),
    FormWord("other", "boolean", "a value that is no option may be typed"),
    FormWord("validation", "object, array", "rules that the answer must keep"),
    FormWord("when", "condition", "asked only while it holds"),
    FormWord("secret", "boolean", "shown as dots; never in an error message"),
  ]

  private static let validationWords = [
    FormWord("minLength", "number", "characters at least, as people count them"),
    FormWord("maxLength", "number", "characters at most"),
    FormWord("pattern", "string", "a regular expression of ECMAScript; anchor it by ^ and $"),
    FormWord("min", "value", "the least number, date or time"),
    FormWord("max", "value", "the greatest number, date or time"),
    FormWord("minItems", "number", "options chosen at least"),
    FormWord("maxItems", "number", "options chosen at most"),
    FormWord("const", "value", "the one answer that is accepted"),
    FormWord("message", "string", "said instead of the usual sentence"),
  ]

  private static let conditionWords = [
    FormWord("field", "string", "the id of an earlier field, with one test of its answer:"),
    FormWord("equals", "value", "it is this"),
    FormWord("notEquals", "value", "it is not this, or there is none"),
    FormWord("in", "array", "it is one of these"),
    FormWord("contains", "value", "it has this choice, or this part of a text"),
    FormWord("pattern", "string", "it matches this regular expression"),
    FormWord("min", "value", "it is at least this"),
    FormWord("max", "value", "it is at most this"),
    FormWord("answered", "boolean", "whether there is one"),
    FormWord("all", "array", "every one of these conditions holds"),
    FormWord("any", "array", "at least one of these conditions holds"),
    FormWord("not", "condition", "this condition does not hold"),
  ]
}

extension FormVocabulary {
  /// Every type, in the order of ``types``.
  package static let typeWords = [
    FormWord("text", "", "a string; of several lines with multiline"),
    FormWord("email", "", "a string such as ada@example.org"),
    FormWord("url", "", "a string such as https://example.org"),
    FormWord("tel", "", "a string such as +44 20 7946 0000"),
    FormWord("number", "", "a number with the digits that were typed"),
    FormWord("integer", "", "a number without point or exponent"),
    FormWord("boolean", "", "true or false"),
    FormWord("select", "", "the value of an option; an array with multiple"),
    FormWord("date", "", "a string such as 2026-02-28"),
    FormWord("time", "", "a string such as 09:30 or 09:30:15"),
    FormWord("datetime", "", "a string such as 2026-02-28T09:30:00Z"),
    FormWord("path", "", "a string, completed from the names of files"),
    FormWord("note", "", "asks nothing: its label and description are shown"),
  ]
}
