// One YAML document and what it holds, or what is wrong with it.

import Dialects
import JSON
import Testing

/// A document and its value as JSON.
struct YAMLCase: Sendable, CustomTestStringConvertible {
  let name: String
  let yaml: String
  let json: String

  /// Whether PyYAML, which knows YAML 1.1, reads the document likewise.
  let isOld: Bool

  init(_ name: String, _ yaml: String, _ json: String, isOld: Bool = true) {
    (self.name, self.yaml, self.json, self.isOld) = (name, yaml, json, isOld)
  }

  var testDescription: String { name }
}

/// The value of a document as JSON on one line; a test fails where something is wrong with it.
func json(ofYAML text: String) throws -> String {
  let parsing = YAMLDocument.parse(Array(text.utf8))
  try #require(parsing.problems == [])
  let root = try #require(parsing.root)
  return String(decoding: JSONWriter(.oneLine).bytes(of: root.value), as: UTF8.self)
}

/// All problems of a document, one a line: `LINE:COLUMN: SENTENCE`.
func problems(ofYAML bytes: [UInt8]) -> [String] {
  let source = SourceText(bytes)
  return YAMLDocument.parse(bytes).problems.map { problem in
    let position = source.position(ofByte: problem.byte)
    return "\(position.line):\(position.column): \(problem.sentence(in: source))"
  }
}
