// Reads a form from text, for the tests of this module.

import Forms
import JSON
import Support
import Testing

/// The form that a text describes; a test fails where it describes none.
func form(_ text: String) throws -> Form {
  let document = try JSONDocument(parsing: Array(text.utf8))
  return try FormReader.form(from: document.root)
}

/// A form of one field, which is the object `{...}` of the text.
func field(_ text: String) throws -> Field {
  try #require(try form(#"{"fields": [\#(text)]}"#).fields.first)
}

/// A value as JSON on one line.
func oneLine(_ value: JSONValue) -> String {
  String(decoding: JSONWriter(.oneLine).bytes(of: value), as: UTF8.self)
}

/// The value that a JSON text describes.
func value(_ json: String) throws -> JSONValue {
  try JSONDocument(parsing: Array(json.utf8)).root.value
}

/// What a text that is typed in a field comes to: the answer as JSON, or the sentence of its refusal.
func outcome(_ field: Field, _ text: String) -> String {
  do throws(Refusal) {
    return oneLine(try field.answer(to: field.entered(fromLine: text)))
  } catch {
    return error.sentence
  }
}

/// What a JSON value that is given for a field comes to, likewise.
func outcome(_ field: Field, from value: JSONValue) -> String {
  do throws(Refusal) {
    return oneLine(try field.answer(to: field.entered(from: value)))
  } catch {
    return error.sentence
  }
}

/// Expects one problem in a form file, at its marked place and in that sentence.
func expectProblem(
  _ form: String, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let marked = MarkedText(form)
  let document = try JSONDocument(parsing: marked.bytes)
  let source = SourceText(marked.bytes)
  let error = try #require(throws: FormError.self, sourceLocation: sourceLocation) {
    try FormReader.form(from: document.root)
  }
  let places = error.problems.map { $0.byte(in: source) }
  #expect(places == marked.places, sourceLocation: sourceLocation)
  let sentences = error.problems.map { $0.sentence(in: source) }
  #expect(sentences == [sentence], sourceLocation: sourceLocation)
}
