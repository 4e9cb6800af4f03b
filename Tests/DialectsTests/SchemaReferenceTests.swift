// References inside of one document: by pointer, by anchor, and by the URIs that `$id`s give.

import Forms
import JSON
import Testing

@testable import Dialects

@Suite struct `references of a schema` {
  /// The `$id` of the document, a reference, and the field that comes of it.
  @Test(arguments: [
    ("https://e.org/s/main.json", "#name", #"{"id":"x","label":"Named"}"#),
    ("https://e.org/s/main.json", "#/$defs/named", #"{"id":"x","label":"Named"}"#),
    ("https://e.org/s/main.json", "main.json#/$defs/named", #"{"id":"x","label":"Named"}"#),
    ("https://e.org/s/main.json", "./main.json#name", #"{"id":"x","label":"Named"}"#),
    ("https://e.org/s/main.json", "/s/main.json#name", #"{"id":"x","label":"Named"}"#),
    ("https://e.org/s/main.json", "//e.org/s/main.json#name", #"{"id":"x","label":"Named"}"#),
    ("https://e.org/s/main.json", "https://e.org/s/main.json#name", #"{"id":"x","label":"Named"}"#),
    ("https://e.org/s/main.json", "inner.json", #"{"id":"x","label":"Inner"}"#),
    ("https://e.org/s/main.json", "https://e.org/s/inner.json", #"{"id":"x","label":"Inner"}"#),
    ("https://e.org/s/main.json", "inner.json#/$defs/own", #"{"id":"x","label":"Own"}"#),
    ("https://e.org/s/main.json", "#/$defs/inner/$defs/other", #"{"id":"x","label":"Own"}"#),
    ("https://e.org/s/main.json", "#old", #"{"id":"x","label":"Old"}"#),
    ("https://e.org", "inner.json", #"{"id":"x","label":"Inner"}"#),
    ("urn:example:main", "urn:example:main#name", #"{"id":"x","label":"Named"}"#),
    ("main.json", "main.json#name", #"{"id":"x","label":"Named"}"#),
    ("main.json", "inner.json", #"{"id":"x","label":"Inner"}"#),
  ])
  func `lead to what they name`(id: String, reference: String, field: String) throws {
    let translated = try Translated(
      ##"""
      {"$id": "\##(id)", "properties": {"x": {"$ref": "\##(reference)"}}, "$defs": {
        "named": {"$anchor": "name", "title": "Named"}, "old": {"$id": "#old", "title": "Old"},
        "inner": {"$id": "inner.json", "title": "Inner", "$defs": {
          "own": {"title": "Own"}, "other": {"$ref": "#/$defs/own"}}}}}
      """##, by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    #expect(translated.fields == [field])
  }

  @Test(arguments: [
    ("other.json", #""other.json" is in another document, which is not read; this is not asked"#),
    ("main.json#none", #""main.json#none" is nowhere in this document; this is not asked"#),
    ("#/$defs/loop", ##""#/$defs/loop" leads back to itself and says nothing"##),
  ])
  func `that lead nowhere are told`(reference: String, sentence: String) throws {
    let translated = try Translated(
      ##"""
      {"$id": "https://e.org/main.json", "properties": {"a": {}, "x": {"$ref": "\##(reference)"}},
        "$defs": {"loop": {"$ref": "#/$defs/back"}, "back": {"$ref": "#/$defs/loop"}}}
      """##, by: JSONSchemaForm.translate)
    #expect(translated.translation.warnings.map(\.sentence) == [sentence])
  }

  @Test func `are read by later rules in an old draft, which is told`() throws {
    let translated = try Translated(
      #"{"$schema": "http://json-schema.org/draft-03/schema#", "properties": {"a": {"required": true}}}"#,
      by: JSONSchemaForm.translate)
    #expect(translated.warnings == ["1:13: draft-03 is read as draft-07 and later drafts are"])
    #expect(translated.fields == [#"{"id":"a","label":"a","required":true}"#])
  }
}

@Suite struct `warnings about a schema` {
  @Test func `are told once`() throws {
    let translated = try Translated(
      ##"""
      {"properties": {"a": {"$ref": "#/$defs/h"}, "b": {"$ref": "#/$defs/h"}},
       "$defs": {"h": {"format": "hostname"}}}
      """##, by: JSONSchemaForm.translate)
    #expect(translated.warnings == [#"2:28: the format "hostname" is not checked"#])
  }

  @Test func `are none where what others depend on is required`() throws {
    let translated = try Translated(
      #"""
      {"properties": {"pets": {"enum": ["no", "yes"]}}, "required": ["pets"],
       "dependencies": {"pets": {"oneOf": [
         {"properties": {"pets": {"enum": ["no"]}}},
         {"properties": {"pets": {"enum": ["yes"]}, "age": {"type": "number"}}, "required": ["age"]}]}}}
      """#, by: JSONSchemaForm.translate)
    #expect(translated.warnings == [])
    #expect(
      translated.fields.last
        == #"{"id":"age","type":"number","label":"age","required":true,"when":{"field":"pets","equals":"yes"}}"#
    )
    let form = try translated.form
    #expect(FormWarning.warnings(about: form, from: translated.translation.root).isEmpty)
  }

  @Test func `are not needed where a datetime shows its offset`() throws {
    let translated = try Translated(
      #"{"properties": {"a": {"format": "date-time"}, "b": {"format": "time"}}}"#,
      by: JSONSchemaForm.translate)
    let form = try translated.form
    #expect(form.fields[0].format == "YYYY-MM-DDTHH:MM:SS+HH:MM")
    #expect(translated.fields[1].contains(#""placeholder":"HH:MM:SS+HH:MM""#))
  }
}
