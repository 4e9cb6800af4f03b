// VS Code's `inputs` (tasks.json, launch.json, mcp.json, workspaces and settings) -> a native form.
//
// https://code.visualstudio.com/docs/reference/variables-reference#_input-variables
//
//     promptString  description, default, password    a text, or a secret
//     pickString    description, options, default     a select; a default that is no option may be typed, as any text
//     command       command, args                     runs an extension: not asked

package import JSON

package enum VSCodeForm {
  /// The form of all inputs in a file, which stand at its top or one level below (`{"mcp": {"inputs": []}}`).
  ///
  /// Comments and trailing commas are taken out before: ``CommentedJSON``. Linear. Throws where nothing can be asked.
  package static func translate(_ root: JSONNode) throws(DialectError) -> Translation {
    guard let members = root.members else {
      throw DialectError(.notAnObject(.vscode, found: root.typeName), at: root.range)
    }
    var lists: [JSONNode] = []
    for member in members {
      if member.name == "inputs" { lists.append(member.value) }
      if let inner = member.value[member: "inputs"] { lists.append(inner) }
    }
    guard let first = lists.first else {
      throw DialectError(.keyMissing("inputs", in: .vscode), at: root.range)
    }
    var translator = VSCodeTranslator()
    for list in lists {
      guard let inputs = list.elements else {
        throw DialectError(
          .wrongType(key: "inputs", expected: "an array", found: list.typeName), at: list.range,
          warnings: translator.warnings.all)
      }
      for input in inputs { translator.take(input) }
    }
    if translator.fields.isEmpty {
      throw DialectError(
        .nothingToAsk(.vscode), at: first.range, warnings: translator.warnings.all)
    }
    return Translation(
      root: .object([("fields", .array(translator.fields, at: first.range))], at: root.range),
      warnings: translator.warnings.all)
  }
}
