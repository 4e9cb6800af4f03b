// Jinja, asked about many templates at once.

package import JSON
package import Testing

package enum JinjaOracle {
  package static let advice: Comment =
    "needs Python's jinja2 and PyYAML (pip install jinja2 pyyaml, or apt-get install python3-jinja2 python3-yaml)"

  /// The `default_context` of each configuration file, as cookiecutter renders it.
  ///
  /// - Parameter settings: the template's `_jinja2_env_vars`.
  package static func contexts(of documents: [JSONValue], settings: JSONValue = .object([])) throws
    -> [JSONValue]
  {
    try answers(
      documents.map { document in
        let text = String(decoding: JSONWriter().bytes(of: document), as: UTF8.self)
        return .array([.string("config"), .string(text), settings])
      })
  }

  /// What each template makes of a text, its variable `text`.
  package static func texts(of templates: [(template: String, text: String)]) throws -> [JSONValue]
  {
    try answers(
      templates.map { .array([.string("text"), .string($0.template), .string($0.text)]) })
  }

  private static func answers(_ questions: [JSONValue]) throws -> [JSONValue] {
    var lines: [UInt8] = []
    for question in questions { lines += JSONWriter(.oneLine).bytes(of: question) + [0x0A] }
    let answers = try PythonScript.lines(of: "templates.py", reading: lines, advice: advice)
    try #require(answers.count == questions.count, advice)
    return try answers.map { try JSONDocument(parsing: $0).root.value }
  }
}
