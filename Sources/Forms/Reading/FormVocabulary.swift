// The words of the form format: every key of every object, and every type.

/// The kinds of object in a form file that have keys of their own.
package enum FormObject: CaseIterable, Equatable, Sendable {
  case form
  case field
  case multiline
  case option
  case validation
  case condition

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
