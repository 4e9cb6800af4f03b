// The words of the form format: every key of every object, and every type.

/// The kinds of object in a form file that have keys of their own.
package enum FormObject: CaseIterable, Equatable, Sendable {
  case form
  case field
  case multiline
  case option
  case validation
  case condition
  /// The form's free key `x-answers`, and what stands in its arrays.
  case answersShape
  case answerObject
  case constant
  case requirement
  case conditionalRule
  /// A field's free key `x-answer`.
  case answerShape
  /// The form's free key `x-template`.
  case templateLanguage

  /// The objects of the format; what stands under free keys is written by programs and not told to people.
  package static let allCases: [FormObject] = [
    .form, .field, .multiline, .option, .validation, .condition,
  ]

  /// Every key of the format.
  package var keys: [String] {
    switch self {
    case .form:
      ["title", "description", "fields", "color", "nested", "draft"]
    case .field:
      [
        "id", "type", "label", "description", "placeholder", "color", "placeholderHides",
        "multiline", "default", "defaultTemplate", "required", "options", "multiple", "other",
        "validation", "when", "secret",
      ]
    case .multiline:
      ["rows", "maxRows", "enter", "language"]
    case .option:
      ["value", "label", "description", "required"]
    case .validation:
      [
        "minLength", "maxLength", "pattern", "min", "max", "minItems", "maxItems", "const",
        "message",
      ]
    case .condition:
      ["field"] + FormVocabulary.tests + FormVocabulary.combinations
    case .answersShape:
      ["omitEmpty", "objects", "constants", "required", "rules", "under"]
    case .answerObject:
      ["id", "optional", "required", "when"]
    case .constant:
      ["id", "value", "when"]
    case .requirement:
      ["fields", "when"]
    case .conditionalRule:
      ["field", "when", "accepts"]
    case .answerShape:
      ["as", "item", "minItems", "maxItems", "uniqueItems", "multipleOf", "empty", "not"]
    case .templateLanguage:
      ["open", "close", "others"]
    }
  }

  package var phrase: String {
    switch self {
    case .form: "a form"
    case .field: "a field"
    case .multiline: "\"multiline\""
    case .option: "an option"
    case .validation: "\"validation\""
    case .condition: "a condition"
    case .answersShape: "\"x-answers\""
    case .answerObject: "\"objects\""
    case .constant: "\"constants\""
    case .requirement: "\"required\""
    case .conditionalRule: "\"rules\""
    case .answerShape: "\"x-answer\""
    case .templateLanguage: "\"x-template\""
    }
  }
}

package enum FormVocabulary {
  /// Every `type`.
  package static let types = [
    "text", "email", "url", "tel", "number", "integer", "boolean", "select", "date", "time",
    "datetime", "path", "note",
  ]

  /// What a condition may ask of an answer.
  static let tests = [
    "equals", "notEquals", "in", "contains", "pattern", "min", "max", "answered",
  ]

  /// What makes one condition of several.
  static let combinations = ["all", "any", "not"]

  /// Keys that a form file may hold anywhere without asking anything of ttyform.
  static func isFree(_ key: String) -> Bool {
    key == "$schema" || key == "$comment" || key.hasPrefix("x-")
  }
}
