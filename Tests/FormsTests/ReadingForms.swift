// Reads a form from text, for the tests of this module.

import Forms
import JSON
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
