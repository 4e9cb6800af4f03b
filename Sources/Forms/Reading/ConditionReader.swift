// `when` -> a condition.

import JSON

/// Reads the condition of one field; recurses once a level of it.
struct ConditionReader {
  private(set) var problems: [FormProblem] = []

  private let scope: FieldScope

  init(scope: FieldScope) {
    self.scope = scope
  }

  /// The condition, or `nil` where something of it is wrong.
  mutating func read(_ node: JSONNode) -> Condition? {
    guard case .object(let members) = node.content else {
      report(.notACondition(found: node.typeName), at: node.range)
      return nil
    }
    var object = ObjectReader(node, members: members, as: .condition)
    let condition = read(&object, members)
    problems += object.problems
    return condition
  }

  private mutating func read(
    _ object: inout ObjectReader, _ members: [JSONNode.Member]
  ) -> Condition? {
    let keys = FormVocabulary.tests + FormVocabulary.combinations
    let chosen = members.filter { keys.contains($0.name) }
    guard let first = chosen.first else {
      // A mistyped key was told already.
      if object.problems.isEmpty {
        let problem: ConditionProblem = object.member("field") == nil ? .empty : .testMissing
        object.report(.condition(problem), at: object.node.range.prefix(1))
      }
      return nil
    }
    for extra in chosen.dropFirst() {
      object.report(.condition(.second(extra.name)), at: extra.nameRange)
    }
    if FormVocabulary.tests.contains(first.name) { return readTest(first, &object) }
    if let field = object.member("field") {
      object.report(.condition(.second(first.name)), at: field.nameRange)
    }
    return readCombination(first, &object)
  }

  private mutating func readCombination(
    _ member: JSONNode.Member, _ object: inout ObjectReader
  ) -> Condition? {
    if member.name == "not" { return read(member.value).map(Condition.not) }
    guard case .array(let nodes) = member.value.content else {
      object.wrongType(member.name, member.value, expected: "an array of conditions")
      return nil
    }
    if nodes.isEmpty {
      object.report(.condition(.noConditions(member.name)), at: member.value.range)
      return nil
    }
    var conditions: [Condition] = []
    for node in nodes {
      guard let condition = read(node) else { continue }
      conditions.append(condition)
    }
    return member.name == "all" ? .all(conditions) : .any(conditions)
  }

  private mutating func readTest(
    _ member: JSONNode.Member, _ object: inout ObjectReader
  ) -> Condition? {
    guard let node = object.value("field") else {
      object.report(.condition(.fieldMissing), at: object.node.range.prefix(1))
      return nil
    }
    guard let id = object.string("field") else { return nil }
    let named = scope.field(named: id)
    if let problem = named.problem(id) {
      object.report(.condition(.reference(problem)), at: node.range)
      return nil
    }
    guard case .earlier(let index, let field) = named else { return nil }
    if let why = field.kind.reason(againstTest: member.name) {
      object.report(.condition(.unfit(test: member.name, why: why)), at: member.nameRange)
      return nil
    }
    return object.test(member, of: field).map { .field(index, $0) }
  }

  private mutating func report(_ kind: FormProblem.Kind, at range: Range<Int>) {
    problems.append(FormProblem(kind, at: range))
  }
}

extension ObjectReader {
  /// The test that a member describes, of the answers of a field.
  fileprivate mutating func test(_ member: JSONNode.Member, of field: Field) -> Condition.Test? {
    switch member.name {
    case "equals": return answer(member.name, member.value, of: field).map { .equals($0) }
    case "notEquals": return answer(member.name, member.value, of: field).map { .notEquals($0) }
    case "in": return values(member, of: field).map { .isIn($0) }
    case "contains": return part(member, of: field).map { .contains($0) }
    case "pattern": return pattern(member.name).map { .pattern($0) }
    case "min": return limit(member.name, for: field.kind).map { .min($0) }
    case "max": return limit(member.name, for: field.kind).map { .max($0) }
    default: return boolean(member.name).map { .answered($0) }
    }
  }

  /// A value that could be an answer of the field, by its type.
  private mutating func answer(_ key: String, _ node: JSONNode, of field: Field) -> JSONValue? {
    if field.canAnswer(node.value) { return node.value }
    wrongType(key, node, expected: field.answerPhrase)
    return nil
  }

  private mutating func values(_ member: JSONNode.Member, of field: Field) -> [JSONValue]? {
    guard case .array(let nodes) = member.value.content else {
      wrongType(member.name, member.value, expected: "an array of values")
      return nil
    }
    if nodes.isEmpty {
      report(.condition(.noValues), at: member.value.range)
      return nil
    }
    return nodes.compactMap { answer(member.name, $0, of: field) }
  }

  private mutating func part(_ member: JSONNode.Member, of field: Field) -> JSONValue? {
    switch member.value.content {
    case .string:
      return member.value.value
    case .number, .bool:
      if field.choices?.allowsSeveral == true { return member.value.value }
      wrongType(member.name, member.value, expected: "a string")
    default:
      wrongType(
        member.name, member.value,
        expected: field.choices?.allowsSeveral == true ? "the value of an option" : "a string")
    }
    return nil
  }
}

extension FieldKind {
  /// Why a test does not fit answers of this kind; `nil` where it does.
  fileprivate func reason(againstTest test: String) -> String? {
    switch (test, self) {
    case ("contains", .number), ("contains", .integer), ("contains", .boolean):
      "only texts and several choices contain anything"
    case ("pattern", .number), ("pattern", .integer), ("pattern", .boolean):
      "only a text can match a pattern"
    case ("pattern", .select(let choices)) where choices.allowsSeveral:
      "several choices are no text; \"contains\" looks for one of them"
    case ("in", .select(let choices)) where choices.allowsSeveral:
      "several choices are an array; \"contains\" looks for one of them"
    case ("min", .number), ("min", .integer), ("min", .date), ("min", .time), ("min", .datetime),
      ("max", .number), ("max", .integer), ("max", .date), ("max", .time), ("max", .datetime):
      nil
    case ("min", .select(let choices)), ("max", .select(let choices)):
      choices.allowsSeveral ? "several choices have no limits" : nil
    case ("min", _), ("max", _):
      "only numbers, dates and times have limits"
    default:
      nil
    }
  }
}

extension Field {
  /// Whether a value has the type of the field's answers.
  fileprivate func canAnswer(_ value: JSONValue) -> Bool {
    switch (kind, value) {
    case (.number, .number), (.integer, .number), (.boolean, .bool): true
    case (.select(let choices), .array): choices.allowsSeveral
    case (.select(let choices), .string), (.select(let choices), .number),
      (.select(let choices), .bool):
      !choices.allowsSeveral
    case (_, .string): takesStrings
    default: false
    }
  }

  fileprivate var answerPhrase: String {
    guard case .select(let choices) = kind, choices.allowsSeveral else { return jsonType }
    return jsonType + " (\"contains\" looks for one)"
  }
}
