// Translates text of other dialects, for the tests of this module.

import Forms
import JSON
import Testing

@testable import Dialects

/// What came of a text.
struct Translated {
  let translation: Translation
  private let source: SourceText

  init(
    _ text: String, by translate: (JSONNode) throws(DialectError) -> Translation
  ) throws {
    let bytes = Array(text.utf8)
    source = SourceText(bytes)
    translation = try translate(JSONDocument(parsing: CommentedJSON.blanked(bytes)).root)
  }

  /// Each warning as `LINE:COLUMN: SENTENCE`.
  var warnings: [String] {
    translation.warnings.map { warning in
      let position = source.position(ofByte: warning.byte(in: source))
      return "\(position.line):\(position.column): \(warning.sentence)"
    }
  }

  /// Each field as JSON on one line.
  var fields: [String] {
    translation.root[member: "fields"]?.elements?.map { oneLine($0.value) } ?? []
  }

  /// The form, as the program would ask it.
  var form: Form {
    get throws { try FormReader.form(from: translation.root) }
  }

  /// What is written for an object of answers, or why it is refused.
  func written(_ answers: String) throws -> String {
    let form = try form
    var known = KnownAnswers(of: form)
    let problems = known.take(try JSONDocument(parsing: Array(answers.utf8)).root)
    if !problems.isEmpty { return problems.map(\.sentence).joined(separator: " ") }
    do throws(RefusedAnswers) {
      return oneLine(try FormState(form: form, filledIn: known).answers().value)
    } catch {
      return error.refusals.sorted { $0.key < $1.key }
        .map { "\(form.fields[$0.key].id): \($0.value.sentence)" }.joined(separator: " ")
    }
  }
}

/// A value as JSON on one line.
func oneLine(_ value: JSONValue) -> String {
  String(decoding: JSONWriter(.oneLine).bytes(of: value), as: UTF8.self)
}
