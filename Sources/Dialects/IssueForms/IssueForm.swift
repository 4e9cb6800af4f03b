// GitHub's issue forms (`.github/ISSUE_TEMPLATE/*.yml`, and those of discussions), written natively.
//
//     input       a text                      markdown     a note
//     textarea    a text of several lines     upload       a path
//     dropdown    a choice                    checkboxes   a choice of several, where each may be required;
//                                                          yes or no where a single one has to be ticked
//
// A label, its description and its placeholder stay what they are, with braces as text; `value` is the default, or of a
// dropdown the option that `default` counts. What only GitHub has a use for is kept under `x-github`: at the form
// its title, labels, assignees, projects and type, at a field what it was, and what its single box says.
//
// Reference: https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests
// ("Syntax for GitHub's form schema", "Common validation errors when creating issue forms").

import Forms
package import JSON

package enum IssueForm {
  /// The native form of an issue form.
  ///
  /// Throws everything for which no form can come of it. What GitHub would refuse, though the form works, is a
  /// warning.
  package static func translate(_ root: JSONNode) throws(DialectError) -> Translation {
    var reader = IssueFormReader()
    let form = reader.read(root)
    guard let form, reader.problems.isEmpty else {
      throw DialectError(reader.problems, warnings: reader.warnings)
    }
    return Translation(root: form, warnings: reader.warnings)
  }

  /// Whether a file that was read as YAML or JSON looks like an issue form: it has a body, which is a list.
  ///
  /// GitHub's settings beside such files count as one, so that it can be told what they are. Looks no deeper than the
  /// first elements.
  package static func isRecognized(in root: JSONNode) -> Bool {
    if chooserSetting(in: root) != nil { return true }
    guard let body = root[member: "body"], root[member: "fields"] == nil else { return false }
    guard let items = body.elements, let first = items.first else {
      return root[member: "name"] != nil
    }
    return first[member: "type"] != nil || first[member: "attributes"] != nil
  }

  /// What stands only in the `config.yml` beside issue forms: settings of the page where one of them is chosen.
  static func chooserSetting(in root: JSONNode) -> JSONNode.Member? {
    guard root[member: "body"] == nil, root[member: "fields"] == nil else { return nil }
    return root.members?.first { ["blank_issues_enabled", "contact_links"].contains($0.name) }
  }

  /// The keys of the form that GitHub alone has a use for.
  package enum Setting: String, CaseIterable, Sendable {
    case title, labels, assignees, projects, type

    /// Whether it is a list of names.
    var isList: Bool {
      switch self {
      case .title, .type: false
      case .labels, .assignees, .projects: true
      }
    }
  }

  /// The values of a setting that a native form has under `x-github`; none where it says nothing.
  package static func values(of setting: Setting, in form: JSONValue) -> [String] {
    switch form[member: "x-github"]?[member: setting.rawValue] {
    case .array(let values): values.map(\.bareText)
    case .null, nil: []
    case let value?: [value.bareText]
    }
  }
}
