// A schema as a question about one member: when is what is there of it valid?

import Forms
import JSON

extension SchemaTranslator {
  /// When a member that is there is valid by a schema; `nil` where that cannot be said.
  ///
  /// What is written without being asked is known, so it is looked at here and now.
  mutating func test(
    _ schema: JSONNode, _ leaf: Leaf, _ id: String, _ depth: Int
  ) -> SchemaCondition? {
    var holds: [SchemaCondition] = []
    for constant in leaf.constants.all {
      guard let isValid = isValid(constant.value, by: schema, depth: depth) else { return nil }
      if isValid { holds.append(constant.condition) }
    }
    if leaf.isAsked {
      guard let test = askedTest(schema, leaf, id, depth) else { return nil }
      holds.append(test)
    }
    return .any(holds, at: schema.range)
  }

  /// When what is written of a field is valid by a schema, also where that is no answer.
  private mutating func askedTest(
    _ schema: JSONNode, _ leaf: Leaf, _ id: String, _ depth: Int
  ) -> SchemaCondition? {
    guard let holds = answerTest(schema, leaf, id, depth) else { return nil }
    let range = schema.range
    let answered =
      holds.needsAnswer ? holds : .all([.answered(id, at: range), holds], at: range)
    guard let emptyCondition = leaf.emptyCondition, let empty = emptyAnswer(of: id) else {
      // A constant may be there instead.
      return leaf.constants.isEmpty ? holds : answered
    }
    guard let isEmptyValid = isValid(empty, by: schema, depth: depth) else { return nil }
    if !isEmptyValid { return answered }
    if leaf.constants.isEmpty, holds.holdsWithoutAnswer { return holds }
    let isEmpty = SchemaCondition.answered(id, false, at: range)
    return leaf.constants.isEmpty
      ? .any([isEmpty, holds], at: range)
      : .any([.all([emptyCondition, isEmpty], at: range), answered], at: range)
  }

  /// What is written where a field has no answer.
  private func emptyAnswer(of id: String) -> JSONNode? {
    entry(id).flatMap { entries[$0].field["x-answer"]?[member: "empty"] }
  }

  /// When the answer of a field is valid by a schema.
  private mutating func answerTest(
    _ schema: JSONNode, _ leaf: Leaf, _ id: String, _ depth: Int
  ) -> SchemaCondition? {
    if case .bool(let isAll) = schema.content { return isAll ? .always : .never }
    guard let members = schema.members, depth < 32, countsStep() else { return nil }
    var conditions: [SchemaCondition?] = []
    for member in members {
      let value = member.value
      switch member.name {
      case "const":
        conditions.append(equals(value, leaf, id))
      case "enum":
        let values = value.elements ?? []
        conditions.append(
          Self.combined("anyOf", values.map { equals($0, leaf, id) }, at: value.range))
      case "not":
        conditions.append(answerTest(value, leaf, id, depth + 1)?.negated(at: value.range))
      case "allOf", "anyOf":
        let inner = value.elements?.map { answerTest($0, leaf, id, depth + 1) } ?? []
        conditions.append(Self.combined(member.name, inner, at: value.range))
      case "$ref":
        guard let target = views.references.target(of: value) else { return nil }
        conditions.append(answerTest(target, leaf, id, depth + 1))
      case "title", "description", "$comment", "default", "examples": continue
      default:
        conditions.append(keywordTest(member, leaf, id, depth))
      }
    }
    return Self.combined("allOf", conditions, at: schema.range)
  }

  /// When an answer passes what a keyword alone says.
  private mutating func keywordTest(
    _ keyword: JSONNode.Member, _ leaf: Leaf, _ id: String, _ depth: Int
  ) -> SchemaCondition? {
    let value = keyword.value
    let isNumber = leaf.kind == .number || leaf.kind == .integer
    switch keyword.name {
    case "minimum" where isNumber && value.isOf("number"):
      return .field(id, "min", value)
    case "maximum" where isNumber && value.isOf("number"):
      return .field(id, "max", value)
    case "exclusiveMinimum" where isNumber && value.isOf("number"):
      return SchemaCondition.field(id, "max", value).negated(at: value.range)
    case "exclusiveMaximum" where isNumber && value.isOf("number"):
      return SchemaCondition.field(id, "min", value).negated(at: value.range)
    case "pattern" where leaf.kind == .text && value.text != nil:
      return .field(id, "pattern", value)
    case "contains" where leaf.kind == .several:
      guard let const = value[member: "const"], const.shownText != nil else { return nil }
      return .field(id, "contains", const)
    case "minItems" where leaf.kind == .several && ["0", "1"].contains(value.shownText),
      "minLength" where leaf.kind == .text && ["0", "1"].contains(value.shownText):
      // An answer is never empty.
      return .always
    case "type":
      if leaf.kind == .select { return optionsTest(keyword, id, depth) }
      return leaf.isOf(anyOf: value)
    default:
      if leaf.kind == .select { return optionsTest(keyword, id, depth) }
      guard let type = Self.typeOfKeyword(keyword.name) else { return nil }
      // Nothing is said of a value of another type.
      return leaf.jsonType == type || leaf.jsonType == "integer" && type == "number" ? nil : .always
    }
  }

  /// Which of the options pass what a keyword says.
  private mutating func optionsTest(
    _ keyword: JSONNode.Member, _ id: String, _ depth: Int
  ) -> SchemaCondition? {
    guard let entry = entry(id), let options = entries[entry].field["options"]?.elements else {
      return nil
    }
    let schema = JSONNode.object([(keyword.name, keyword.value)], at: keyword.value.range)
    var tests: [SchemaCondition] = []
    for option in options {
      let value = option[member: "value"] ?? option
      guard let isValid = isValid(value, by: schema, depth: depth) else { return nil }
      if isValid { tests.append(.field(id, "equals", value)) }
    }
    return tests.count == options.count ? .always : .any(tests, at: keyword.value.range)
  }

  private func equals(_ value: JSONNode, _ leaf: Leaf, _ id: String) -> SchemaCondition? {
    guard leaf.accepts(value) else {
      return leaf.kind == .list && value.elements != nil ? nil : .never
    }
    return .field(id, "equals", value)
  }
}

extension SchemaTranslator.Leaf {
  /// The type of an answer; `nil` for an option, which may be of any.
  fileprivate var jsonType: String? {
    switch kind {
    case .text: "string"
    case .number: "number"
    case .integer: "integer"
    case .boolean: "boolean"
    case .several, .list: "array"
    case .select: nil
    }
  }

  /// Whether an answer is of one of the types that a `type` names.
  fileprivate func isOf(anyOf types: JSONNode) -> SchemaCondition? {
    guard let names = types.text.map({ [$0] }) ?? types.elements?.compactMap(\.text),
      let jsonType
    else { return nil }
    if names.contains(jsonType) || jsonType == "integer" && names.contains("number") {
      return .always
    }
    // Whether a number is whole is no question of a form.
    return jsonType == "number" && names.contains("integer") ? nil : .never
  }

  /// Whether a value is of the type of the answers.
  fileprivate func accepts(_ value: JSONNode) -> Bool {
    switch kind {
    case .text: value.isOf("string")
    case .number, .integer: value.isOf("number")
    case .boolean: value.isOf("boolean")
    case .select: value.shownText != nil
    case .several: value.elements?.allSatisfy { $0.shownText != nil } ?? false
    case .list: false
    }
  }
}
