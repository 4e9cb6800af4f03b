// The way from each dialect to a native form.

package import JSON

extension Dialect {
  /// The native form of a file of this dialect.
  ///
  /// Throws everything for which no form can come of it.
  package func translate(_ root: JSONNode) throws(DialectError) -> Translation {
    switch self {
    case .native: Translation(root: root)
    case .issueForm: try IssueForm.translate(root)
    case .jsonSchema: try JSONSchemaForm.translate(root)
    case .cookiecutter: try CookiecutterForm.translate(root)
    case .vscode: try VSCodeForm.translate(root)
    }
  }
}
