// JSON Schema, draft-07 to 2020-12, -> a native form whose answers are valid by the schema.
//
// https://json-schema.org/draft/2020-12/json-schema-validation
//
// A schema says what answers are, not how they are asked, so the words around it count too: react-jsonschema-form's
// `uiSchema`, beside the schema or inside of it (https://rjsf-team.github.io/react-jsonschema-form/docs), and the words
// that others put into the schema (`placeholder`, `help_text`, `errorMessage`). Also taken: the request of an MCP
// elicitation, whose `requestedSchema` it is (https://modelcontextprotocol.io/specification).
//
//     SchemaReferences, SchemaView       what is said of one place: $ref, allOf, alternatives with null
//     SchemaTranslator                   objects and their members, in order
//     SchemaTranslator+Leaf ...          one member -> one field
//     SchemaTranslator+Branches ...      if/then/else and dependencies -> `when`, and what is required together
//     SchemaTranslator+Assembly          all of it -> a form
//
// What native forms have no key for is under `x-answers` and `x-answer`: what is left out, constants, and objects that
// may be there or not.

package import JSON

package enum JSONSchemaForm {
  /// The form of a schema.
  ///
  /// Linear in the schema and in what references make of it, which has limits. Throws where nothing can be asked.
  package static func translate(_ root: JSONNode) throws(DialectError) -> Translation {
    let source = SchemaSource(root)
    guard source.schema.members != nil else {
      throw DialectError(
        .notAnObject(.jsonSchema, found: source.schema.typeName), at: source.schema.range)
    }
    var translator = SchemaTranslator(source)
    return try translator.translate()
  }
}

/// The parts of a document that holds a schema.
struct SchemaSource {
  let schema: JSONNode
  /// How it is shown, beside the schema.
  var appearance: JSONNode?
  /// Values that are there already.
  var data: JSONNode?
  /// Words above the form.
  var message: JSONNode?
  /// Descriptions of the looks that are not read, since their language is another.
  var unread: [JSONNode.Member] = []

  init(_ root: JSONNode) {
    let request = root[member: "params"] ?? root
    if let requested = request[member: "requestedSchema"] {
      schema = requested
      message = request[member: "message"]
    } else if let inner = root[member: "schema"], inner.members != nil,
      root[member: "properties"] == nil
    {
      schema = inner
      appearance =
        root[member: "uiSchema"] ?? root[member: "uischema"] ?? root[member: "ui_schema"]
      data = root[member: "formData"] ?? root[member: "model"]
      for member in root.members ?? [] {
        let isLayout = ["layout", "form"].contains(member.name)
        if isLayout || member.value[member: "elements"] != nil { unread.append(member) }
      }
    } else {
      schema = root
    }
  }
}
