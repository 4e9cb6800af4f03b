// One input of VS Code -> one field.

import Forms
import JSON

/// Makes fields of inputs, one after the other.
struct VSCodeTranslator {
  private(set) var fields: [JSONNode] = []
  private(set) var warnings = Warnings()

  /// Where each id stands first.
  private var ids = NameTable()

  mutating func take(_ input: JSONNode) {
    guard input.members != nil else {
      return warnings.add(
        "an input is an object, not \(input.typeName); it is left out", at: input.range)
    }
    guard let id = input[member: "id"], let name = id.text, !name.isEmpty else {
      return warnings.add(
        "an input without an id cannot be asked; it is left out", at: input.range)
    }
    guard ids.insert(name.utf8, id.range.lowerBound) else {
      return warnings.add(
        "the input \"\(name)\" is there twice; the first one is asked", at: id.range)
    }
    let type = input[member: "type"]
    switch type?.text {
    case "promptString":
      prompt(name, input)
      tellUnknownKeys(of: input, "a promptString", known: ["password"])
    case "pickString":
      pick(name, input)
    case "command":
      warnings.add(
        "the input \"\(name)\" runs a command of VS Code; it is not asked",
        at: type?.range ?? input.range)
    default:
      let words = type?.text.map { "the type \"\($0)\"" } ?? "no type"
      warnings.add(
        "the input \"\(name)\" has \(words); it is not asked", at: type?.range ?? input.range)
    }
  }

  private mutating func prompt(_ id: String, _ input: JSONNode) {
    var field = begin("text", id, input)
    if let password = input[member: "password"], !password.isNull {
      if case .bool(let isSecret) = password.content {
        if isSecret { field["secret"] = password }
      } else {
        warnings.add(
          "\"password\" is \(password.typeName) and left out, so what is typed shows; "
            + "true or false is needed", at: password.range)
      }
    }
    if let value = input.string("default", telling: &warnings), let text = value.text,
      !text.isEmpty
    {
      if text.utf8.contains(UInt8(ascii: "\n")) {
        field["multiline"] = .bool(true, at: value.range)
      }
      field.takeDefault(value, telling: &warnings)
    }
    fields.append(field.node)
  }

  private mutating func pick(_ id: String, _ input: JSONNode) {
    let list = input[member: "options"]
    let options = VSCodeOptions(list, of: id, telling: &warnings)
    guard !options.nodes.isEmpty else {
      warnings.add(
        "the input \"\(id)\" has no options; any text can be typed", at: list?.range ?? input.range)
      prompt(id, input)
      return tellUnknownKeys(of: input, "a pickString", known: ["options", "password"])
    }
    var field = begin("select", id, input)
    field["options"] = .array(options.nodes, at: list?.range ?? input.range)
    if let value = input.string("default", telling: &warnings), let text = value.text {
      let isOption = options.values[text.utf8] != nil
      if !isOption, !text.isEmpty {
        field["other"] = .bool(true, at: value.range)
        warnings.add(
          "the default of \"\(id)\" is no option; so any other text can be typed too",
          at: value.range)
      }
      if isOption || !text.isEmpty { field.takeDefault(value, telling: &warnings) }
    }
    fields.append(field.node)
    tellUnknownKeys(of: input, "a pickString", known: ["options"])
  }

  /// A field with what every input has; the placeholder is an extension's.
  private mutating func begin(_ type: String, _ id: String, _ input: JSONNode) -> FieldDraft {
    var field = FieldDraft(id: id, type: type, at: input.range)
    field.show(input.string("description", telling: &warnings), as: "label")
    field.show(input.string("placeholder", telling: &warnings), as: "placeholder")
    return field
  }

  private mutating func tellUnknownKeys(of input: JSONNode, _ kind: String, known: [String]) {
    let everywhere = ["id", "type", "description", "default", "placeholder"]
    for member in input.members ?? [] where !(everywhere + known).contains(member.name) {
      warnings.add("\"\(member.name)\" of \(kind) means nothing here", at: member.nameRange)
    }
  }
}
