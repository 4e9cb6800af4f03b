// The choices that a select accepts: one or several, options or a text of one's own.

import JSON

extension Field {
  func choiceSchema(_ choices: Choices) -> SchemaObject {
    choices.allowsSeveral ? severalSchema(choices) : oneSchema(choices)
  }

  private func oneSchema(_ choices: Choices) -> SchemaObject {
    let options = choices.options.filter { !isRequired || !$0.value.isBlank }
    var schema = SchemaObject()
    if choices.allowsOther || options.contains(where: \.hasWords) {
      var alternatives = options.map(\.schema)
      if choices.allowsOther { alternatives.append(otherSchema(choices)) }
      if takesNull { alternatives.append(.keyword("type", .string("null"))) }
      schema["anyOf"] = .array(alternatives)
    } else {
      schema["enum"] = .array(options.map(\.value) + (takesNull ? [.null] : []))
    }
    schema.append(constsOf: rules)
    return schema
  }

  private func severalSchema(_ choices: Choices) -> SchemaObject {
    let values = choices.options.map(\.value)
    var schema = SchemaObject()
    schema["type"] = type("array")
    if choices.allowsOther || choices.options.contains(where: \.hasWords) {
      let other = choices.allowsOther ? [otherSchema(choices)] : []
      schema["items"] = .keyword("anyOf", .array(choices.options.map(\.schema) + other))
    } else {
      schema["items"] = .keyword("enum", .array(values))
    }
    schema["uniqueItems"] = .bool(true)
    schema["minItems"] = .number(String(max(1, rules.compactMap(\.minItems).max() ?? 1)))
    schema["maxItems"] = rules.compactMap(\.maxItems).min().map { .number(String($0)) }
    if choices.allowsOther {
      schema["contains"] = .negated(.keyword("enum", .array(values)))
      schema["minContains"] = .number("0")
      schema["maxContains"] = .number("1")
    }
    var needed = choices.options.filter(\.isRequired).map { JSONValue.keyword("const", $0.value) }
    let blanks = values.filter(\.isBlank)
    if isRequired, !blanks.isEmpty { needed.append(.negated(.keyword("enum", .array(blanks)))) }
    schema.append(requirements: needed.map { .keyword("contains", $0) })
    schema.append(constsOf: rules)
    return schema
  }

  /// A text that is no option, nor what an option is called: that is the option then.
  private func otherSchema(_ choices: Choices) -> JSONValue {
    var schema = SchemaObject()
    schema["type"] = .string("string")
    schema.append(contentsOf: textSchema())
    var names: [String] = []
    for option in choices.options {
      if case .string = option.value {} else { names.append(option.valueText) }
      names.append(option.label)
    }
    let values = choices.options.map(\.value)
    var seen: Set<[UInt8]> = []
    let taken =
      (values.filter { if case .string = $0 { true } else { false } } + names.map(JSONValue.string))
      .filter { seen.insert(Array($0.bareText.utf8)).inserted }
    schema["not"] = .keyword("enum", .array(taken))
    return schema.value
  }
}

extension ChoiceOption {
  /// Whether it says more than its value does.
  fileprivate var hasWords: Bool {
    description != nil || !label.isIdentical(to: valueText)
  }

  fileprivate var schema: JSONValue {
    var schema = SchemaObject()
    schema["const"] = value
    schema["title"] = label.isIdentical(to: valueText) ? nil : .string(label)
    schema["description"] = description.map(JSONValue.string)
    return schema.value
  }
}
