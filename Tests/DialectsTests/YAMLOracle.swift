// PyYAML, asked about many documents at once.

import JSON
import Support
import Testing

enum YAMLOracle {
  static let isThere = PythonScript.canImport("yaml")

  /// Said where a test is skipped for the lack of it.
  static let advice: Comment = "needs PyYAML (pip install pyyaml, or apt-get install python3-yaml)"

  /// The value of each document by the core schema; `nil` for one that is refused.
  static func values(of documents: [String]) throws -> [JSONValue?] {
    let questions = Array(documents.map { $0 + "\0" }.joined().utf8)
    let lines = try PythonScript.lines(of: "documents.py", reading: questions)
    try #require(lines.count == documents.count)
    return try lines.map { line in
      line.elementsEqual("error".utf8) ? nil : try JSONDocument(parsing: line).root.value
    }
  }
}
