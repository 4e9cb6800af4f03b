// A field -> the schema of its answer.

import JSON

extension Field {
  /// The schema of the answer, null among them where it may be.
  func schema(in form: Form) -> JSONValue {
    let words = { (template: Template) in
      JSONValue.string(template.text { "{{" + form.fields[$0].id + "}}" })
    }
    var schema = SchemaObject()
    schema["title"] = words(label)
    schema["description"] = description.map(words)
    if isSecret { schema["writeOnly"] = .bool(true) }
    if !isSecret, let entered = defaultEntered, let answer = try? answer(to: entered) {
      schema["default"] = answer
    }
    if let emptyAnswer, takesNull, emptyAnswer != .null {
      schema["anyOf"] = .array([answerSchema.value, .keyword("const", emptyAnswer)])
    } else {
      schema.append(contentsOf: answerSchema)
    }
    return schema.value
  }

  /// Whether an empty answer is accepted.
  var takesNull: Bool {
    !isRequired && rules.allSatisfy { $0.const == nil }
      && choices?.options.contains(where: \.isRequired) != true
  }

  var answerSchema: SchemaObject {
    if let choices { return choiceSchema(choices) }
    var schema = SchemaObject()
    if let meaning {
      schema["type"] = type(meaning.typeName)
      return schema
    }
    schema["type"] = type(valueType)
    switch kind {
    case .number, .integer:
      for limit in limits(\.min) { schema.limit("minimum", limit) }
      for limit in limits(\.max) { schema.limit("maximum", limit) }
    case .boolean, .note, .select:
      break
    case .date:
      schema["format"] = .string("date")
      schema.append(contentsOf: textSchema())
    default:
      schema.append(contentsOf: textSchema())
    }
    schema.append(constsOf: rules)
    return schema
  }

  private var valueType: String {
    switch kind {
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    default: "string"
    }
  }

  /// A type, or null too where the field may be left empty.
  func type(_ name: String) -> JSONValue {
    takesNull ? .array([.string(name), .string("null")]) : .string(name)
  }

  private func limits(_ key: KeyPath<Rule, Limit?>) -> [Limit] {
    // Of several minima the greatest counts, of maxima the least.
    let limits = rules.compactMap { $0[keyPath: key] }
    guard let first = limits.first else { return [] }
    let isMinimum = key == \Rule.min
    return [limits.dropFirst().reduce(first) { $0.isOver($1) == isMinimum ? $0 : $1 }]
  }
}

extension SchemaObject {
  fileprivate mutating func limit(_ key: String, _ limit: Limit) {
    self[key] = .number(limit.text)
  }

  /// The one answer that rules accept.
  mutating func append(constsOf rules: [Rule]) {
    let consts = rules.compactMap(\.const)
    guard let first = consts.first else { return }
    if consts.count == 1, case .object(let members) = JSONValue.equal(to: first), members.count == 1
    {
      self["const"] = first
    } else {
      append(requirements: consts.map(JSONValue.equal))
    }
  }

  /// Schemas that must hold beside this one.
  mutating func append(requirements: [JSONValue]) {
    guard !requirements.isEmpty else { return }
    var all = requirements
    if case .array(let earlier) = remove("allOf") { all = earlier + all }
    self["allOf"] = .array(all)
  }

  /// Patterns that must all match.
  mutating func append(patterns: [String]) {
    guard let first = patterns.first else { return }
    self["pattern"] = .string(first)
    append(requirements: patterns.dropFirst().map { .keyword("pattern", .string($0)) })
  }
}
