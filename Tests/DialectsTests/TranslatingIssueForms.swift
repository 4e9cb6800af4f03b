// Issue forms on their way into native ones, for the tests of this module.

import Dialects
import Forms
import JSON
import Testing

/// The translation of a YAML text; a test fails where none comes of it.
func translation(of text: String) throws -> Translation {
  let parsing = YAMLDocument.parse(Array(text.utf8))
  try #require(parsing.problems == [])
  return try IssueForm.translate(try #require(parsing.root))
}

/// The field that the one item of an issue form comes to, as JSON.
func field(ofItem item: String) throws -> String {
  let native = try translation(of: issueForm(item)).root.value
  guard case .array(let fields) = native[member: "fields"], let field = fields.first else {
    return "none"
  }
  return String(decoding: JSONWriter(.oneLine).bytes(of: field), as: UTF8.self)
}

/// An issue form of items that are written from the first column on.
func issueForm(_ items: String) -> String {
  "name: N\ndescription: D\nbody:\n\(items)"
}

/// What is told of an issue form, one a line: `LINE:COLUMN: SENTENCE`.
func told(ofIssueForm text: String) throws -> [String] {
  let bytes = Array(text.utf8)
  let source = SourceText(bytes)
  let root = try #require(YAMLDocument.parse(bytes).root)
  let findings: [(byte: Int, sentence: String)]
  do throws(DialectError) {
    findings = try IssueForm.translate(root).warnings.map { ($0.range.lowerBound, $0.sentence) }
  } catch {
    findings = error.problems.map { ($0.range.lowerBound, $0.sentence(in: source)) }
  }
  return findings.map { byte, sentence in
    let position = source.position(ofByte: byte)
    return "\(position.line):\(position.column): \(sentence)"
  }
}
