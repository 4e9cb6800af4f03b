// The ways in which people write forms, besides this program's own.

/// A way of writing a form.
package enum Dialect: String, CaseIterable, Sendable {
  /// This program's own.
  case native
  /// GitHub's `.github/ISSUE_TEMPLATE/*.yml`.
  case issueForm = "issue-form"
  /// JSON Schema, draft-07 to 2020-12, alone or with a `uiSchema`.
  case jsonSchema = "json-schema"
  /// `cookiecutter.json`.
  case cookiecutter
  /// The `inputs` of VS Code's tasks.json, launch.json and mcp.json.
  case vscode
}
