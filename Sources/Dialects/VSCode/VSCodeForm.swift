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
          .wrongType(key: "inputs", expected: "an array", found: list.typeName), at: list.range)
      }
      for input in inputs { translator.take(input) }
    }
    if translator.fields.isEmpty {
      throw DialectError(.nothingToAsk(.vscode), at: first.range, warnings: translator.warnings)
    }
    return Translation(
      root: .object([("fields", .array(translator.fields, at: first.range))], at: root.range),
      warnings: translator.warnings)
  }
}

/// Makes fields of inputs, one after the other.
private struct VSCodeTranslator {
  private(set) var fields: [JSONNode] = []
  private(set) var warnings: [DialectWarning] = []
  private var ids: Set<[UInt8]> = []

  /// The last one is an extension's.
  private static let known = [
    "id", "type", "description", "default", "password", "options", "placeholder",
  ]

  mutating func take(_ input: JSONNode) {
    guard let members = input.members else {
      return warn("an input is an object, not \(input.typeName); it is left out", at: input.range)
    }
    guard let id = input[member: "id"], let name = id.text, !name.isEmpty else {
      return warn("an input without an id cannot be asked; it is left out", at: input.range)
    }
    guard ids.insert(Array(name.utf8)).inserted else {
      return warn("the input \"\(name)\" is there twice; the first one is asked", at: id.range)
    }
    let type = input[member: "type"]
    switch type?.text {
    case "promptString": fields.append(prompt(name, input))
    case "pickString": fields.append(pick(name, input))
    case "command":
      return warn(
        "the input \"\(name)\" runs a command of VS Code; it is not asked",
        at: type?.range ?? input.range)
    default:
      let words = type?.text.map { "the type \"\($0)\"" } ?? "no type"
      return warn(
        "the input \"\(name)\" has \(words); it is not asked", at: type?.range ?? input.range)
    }
    for member in members where !Self.known.contains(member.name) {
      warn("\"\(member.name)\" of an input means nothing here", at: member.nameRange)
    }
  }

  private mutating func prompt(_ id: String, _ input: JSONNode) -> JSONNode {
    var field = FieldDraft(id: id, type: "text", at: input.range)
    field.show(input[member: "description"], as: "label")
    field.show(input[member: "placeholder"], as: "placeholder")
    if let password = input[member: "password"], case .bool(true) = password.content {
      field["secret"] = password
    }
    guard let value = input[member: "default"], let text = value.shownText, !text.isEmpty else {
      return field.node
    }
    if text.utf8.contains(UInt8(ascii: "\n")) { field["multiline"] = .bool(true, at: value.range) }
    takeDefault(.string(text, at: value.range), for: &field)
    return field.node
  }

  private mutating func pick(_ id: String, _ input: JSONNode) -> JSONNode {
    let options = options(of: input[member: "options"], id)
    if options.isEmpty {
      warn(
        "the input \"\(id)\" has no options; any text can be typed",
        at: input[member: "options"]?.range ?? input.range)
      return prompt(id, input)
    }
    var field = FieldDraft(id: id, type: "select", at: input.range)
    field.show(input[member: "description"], as: "label")
    field.show(input[member: "placeholder"], as: "placeholder")
    field["options"] = .array(
      options.map(\.node), at: input[member: "options"]?.range ?? input.range)
    guard let value = input[member: "default"], let text = value.shownText, !text.isEmpty else {
      return field.node
    }
    if !options.contains(where: { $0.value.utf8.elementsEqual(text.utf8) }) {
      field["other"] = .bool(true, at: value.range)
      warn(
        "the default of \"\(id)\" is no option; so any other text can be typed too",
        at: value.range)
    }
    takeDefault(.string(text, at: value.range), for: &field)
    return field.node
  }

  private mutating func options(
    of list: JSONNode?, _ id: String
  ) -> [(value: String, node: JSONNode)] {
    var options: [(value: String, node: JSONNode)] = []
    for option in list?.elements ?? [] {
      let value = option[member: "value"] ?? option[member: "label"] ?? option
      guard let text = value.shownText else {
        warn("an option is a text, not \(value.typeName); it is left out", at: value.range)
        continue
      }
      guard !options.contains(where: { $0.value.utf8.elementsEqual(text.utf8) }) else {
        warn("the option \"\(text)\" of \"\(id)\" is there twice", at: value.range)
        continue
      }
      let label = option[member: "label"]?.text.map { JSONNode.string($0, at: value.range) }
      let node = JSONNode.object(
        [("value", .string(text, at: value.range)), ("label", label)], at: option.range)
      options.append((text, label == nil ? .string(text, at: value.range) : node))
    }
    return options
  }

  private mutating func takeDefault(_ value: JSONNode, for field: inout FieldDraft) {
    if let reason = field.takeDefault(value) {
      warn("this default is left out: \(reason)", at: value.range)
    }
  }

  private mutating func warn(_ sentence: String, at range: Range<Int>) {
    warnings.append(DialectWarning(sentence, at: range))
  }
}
