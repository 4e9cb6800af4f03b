// What is code in the templates of a cookiecutter.json: Jinja's own marks, or those that it sets itself.
//
//     "_jinja2_env_vars": {"variable_start_string": "[[", "variable_end_string": "]]", "line_statement_prefix": "%%"}
//
// https://jinja.palletsprojects.com/en/stable/api/#jinja2.Environment

import JSON

struct JinjaSyntax {
  /// What stands around an expression.
  let variable: (open: String, close: String)

  /// What begins everything else that is no text; comments and whole lines of code among it.
  let statements: [String]

  /// Whether a newline in a text becomes another one.
  private let replacesNewlines: Bool

  /// - Parameter settings: the value of `_jinja2_env_vars`.
  init(_ settings: JSONNode? = nil) {
    let setting = { (name: String) in
      settings?[member: name]?.text.flatMap { $0.isEmpty ? nil : $0 }
    }
    variable = (setting("variable_start_string") ?? "{{", setting("variable_end_string") ?? "}}")
    statements = [
      setting("block_start_string") ?? "{%", setting("comment_start_string") ?? "{#",
      setting("line_statement_prefix"), setting("line_comment_prefix"),
    ].compactMap(\.self)
    replacesNewlines = setting("newline_sequence").map { $0 != "\n" } ?? false
  }

  /// Whatever begins code; of two at the same place the longer one counts, so it stands first.
  var openings: [String] {
    ([variable.open] + statements).sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Whether a text means something to Jinja.
  func isTemplate(_ text: String) -> Bool {
    openings.contains { text.utf8.contains($0.utf8) }
  }

  /// The texts, names of members among them, that mean something to Jinja.
  func templates(in node: JSONNode) -> [String] {
    switch node.content {
    case .string(let text): isTemplate(text) ? [text] : []
    case .array(let elements): elements.flatMap { templates(in: $0) }
    case .object(let members):
      members.flatMap { (isTemplate($0.name) ? [$0.name] : []) + templates(in: $0.value) }
    case .null, .bool, .number: []
    }
  }

  /// The form's `x-template`.
  func node(at range: Range<Int>) -> JSONNode {
    let others = (statements + (replacesNewlines ? ["\n"] : [])).map {
      JSONNode.string($0, at: range)
    }
    return .object(
      [
        ("open", .string(variable.open, at: range)), ("close", .string(variable.close, at: range)),
        ("others", .array(others, at: range)),
      ], at: range)
  }
}
