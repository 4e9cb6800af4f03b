// The words of issue forms: every key of every object, and every type of item.

/// The types of the items of a body.
enum IssueFormItem: String, CaseIterable {
  case markdown, input, textarea, dropdown, checkboxes, upload

  static let keys = ["type", "id", "attributes", "validations"]

  /// With its article, if it has one, for a sentence.
  var name: String {
    switch self {
    case .input, .upload: "an \"\(rawValue)\""
    case .checkboxes: "\"\(rawValue)\""
    case .markdown, .textarea, .dropdown: "a \"\(rawValue)\""
    }
  }

  /// The keys of `attributes` that it has.
  var attributes: [String] {
    switch self {
    case .markdown: ["value"]
    case .input: ["label", "description", "placeholder", "value"]
    case .textarea: ["label", "description", "placeholder", "value", "render"]
    case .dropdown: ["label", "description", "multiple", "options", "default"]
    case .checkboxes: ["label", "description", "options"]
    case .upload: ["label", "description"]
    }
  }

  /// The keys of `validations` that it has.
  var validations: [String] {
    switch self {
    case .markdown, .checkboxes: []
    case .upload: ["required", "accept"]
    case .input, .textarea, .dropdown: ["required"]
    }
  }

  /// The keys of the form itself.
  static let formKeys =
    ["name", "description", "body"] + IssueForm.Setting.allCases.map(\.rawValue)
}
