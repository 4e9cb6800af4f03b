// Which dialect a file is written in, and the way from each of them to a native form.

package import JSON

extension Dialect {
  /// The dialect that a file's content shows; `nil` where it shows none, which the native reader then tells about.
  ///
  /// - Parameters:
  ///   - root: the file as a tree.
  ///   - fileName: the last part of its path, where it has one.
  package static func recognized(in root: JSONNode, fileName: String?) -> Dialect? {
    if root[member: "fields"] != nil { return .native }
    if IssueForm.isRecognized(in: root) { return .issueForm }
    if root.holdsInputs { return .vscode }
    if let schema = root[member: "schema"] ?? root[member: "requestedSchema"],
      schema[member: "properties"] != nil
    {
      return .jsonSchema
    }
    if root[member: "params"]?[member: "requestedSchema"] != nil { return .jsonSchema }
    if root.namesMetaSchema || root[member: "properties"]?.members != nil { return .jsonSchema }
    if root.isMadeOfDefinitions { return .jsonSchema }
    if fileName == "cookiecutter.json" || root.holdsJinja { return .cookiecutter }
    return nil
  }

  /// The native form of a file of this dialect.
  ///
  /// Throws everything for which no form can come of it.
  package func translate(_ root: JSONNode) throws(DialectError) -> Translation {
    switch self {
    case .native: Translation(root: root)
    case .issueForm: try IssueForm.translate(root)
    case .jsonSchema: try JSONSchemaForm.translate(root)
    case .cookiecutter: try CookiecutterForm.translate(root)
    case .vscode: try VSCodeForm.translate(root)
    }
  }

  /// Whether files of this dialect are YAML.
  package var isYAML: Bool { self == .issueForm }
}

extension JSONNode {
  /// Whether a list of `inputs` stands here or one level below: `{"mcp": {"inputs": []}}`.
  fileprivate var holdsInputs: Bool {
    if self[member: "inputs"]?.elements != nil { return true }
    return members?.contains { $0.value[member: "inputs"]?.elements != nil } ?? false
  }

  /// Whether `$schema` names one of JSON Schema; native forms name their own there.
  fileprivate var namesMetaSchema: Bool {
    let name = self[member: "$schema"]?.text ?? ""
    return ["https://json-schema.org/", "http://json-schema.org/"].contains { name.hasPrefix($0) }
  }

  /// Whether definitions stand beside what refers to them, as in a schema that says all by reference.
  fileprivate var isMadeOfDefinitions: Bool {
    ["$defs", "definitions"].contains { self[member: $0]?.members != nil }
      && ["$ref", "allOf", "anyOf", "oneOf"].contains { self[member: $0] != nil }
  }

  /// Whether this is a flat object with a Jinja template in it: without a list of objects, as native forms have one.
  fileprivate var holdsJinja: Bool {
    guard let members,
      !members.contains(where: { $0.value.elements?.contains { $0.members != nil } ?? false })
    else { return false }
    return members.contains { member in
      var previous: UInt8 = 0
      for byte in (member.value.text ?? "").utf8 {
        let opens = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%")
        if opens, previous == UInt8(ascii: "{") { return true }
        previous = byte
      }
      return false
    }
  }
}
