// Which dialect a file is in, by its name and by what its content shows.

import JSON

/// What a file was taken for.
struct Recognition {
  let dialect: Dialect

  /// Whether the file is of that dialect as far as can be told; else a form may have been meant that is of none.
  let isCertain: Bool

  init(_ dialect: Dialect, isCertain: Bool) {
    (self.dialect, self.isCertain) = (dialect, isCertain)
  }

  /// `nil` where nothing shows.
  ///
  /// - Parameters:
  ///   - root: the file as a tree, where its syntax leaves one.
  ///   - fileName: the last part of its path, where it has one.
  init?(of root: JSONNode?, fileName: String?) {
    if fileName == "cookiecutter.json" {
      // Its variables have any name, also those that are the keys of other forms.
      self.init(.cookiecutter, isCertain: true)
    } else if let shown = root.flatMap({ Dialect.shown(by: $0) }) {
      self.init(shown, isCertain: true)
    } else if let fileName, Self.isOfVSCode(fileName) {
      self.init(.vscode, isCertain: root == nil)
    } else {
      return nil
    }
  }

  /// Whether VS Code has files of that name in which inputs may stand.
  private static func isOfVSCode(_ fileName: String) -> Bool {
    ["tasks.json", "launch.json", "mcp.json", "settings.json"].contains(fileName)
      || fileName.hasSuffix(".code-workspace")
  }
}

extension Dialect {
  /// The dialect that a file's content shows; `nil` where it shows none.
  static func shown(by root: JSONNode) -> Dialect? {
    if root[member: "fields"] != nil { return .native }
    if IssueForm.isRecognized(in: root) { return .issueForm }
    // Before the inputs of VS Code: values in a schema may have any name.
    if root.holdsSchema { return .jsonSchema }
    if root.holdsInputs { return .vscode }
    if root.holdsJinja { return .cookiecutter }
    return nil
  }
}

extension JSONNode {
  /// Whether this is a schema or a document with one in it.
  fileprivate var holdsSchema: Bool {
    if namesMetaSchema || self[member: "properties"]?.members != nil { return true }
    if isMadeOfDefinitions { return true }
    if self[member: "params"]?[member: "requestedSchema"] != nil { return true }
    let schema = self[member: "schema"] ?? self[member: "requestedSchema"]
    return schema?[member: "properties"] != nil
  }

  /// Whether `$schema` names one of JSON Schema; native forms name their own there.
  private var namesMetaSchema: Bool {
    let name = self[member: "$schema"]?.text ?? ""
    return ["https://json-schema.org/", "http://json-schema.org/"].contains { name.hasPrefix($0) }
  }

  /// Whether definitions stand beside what refers to them, as in a schema that says all by reference.
  private var isMadeOfDefinitions: Bool {
    ["$defs", "definitions"].contains { self[member: $0]?.members != nil }
      && ["$ref", "allOf", "anyOf", "oneOf"].contains { self[member: $0] != nil }
  }

  /// Whether a list of `inputs` stands here or one level below: `{"mcp": {"inputs": []}}`.
  fileprivate var holdsInputs: Bool {
    if isListOfInputs(self[member: "inputs"]) { return true }
    return members?.contains { member in
      member.name != "default" && isListOfInputs(member.value[member: "inputs"])
    } ?? false
  }

  private func isListOfInputs(_ list: JSONNode?) -> Bool {
    guard let elements = list?.elements else { return false }
    return elements.isEmpty || elements.contains { $0.members != nil }
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
