// What the answers are as a whole -> `x-answers` of the form.

import JSON

extension SchemaTranslator {
  func answerShape(at range: Range<Int>) -> JSONNode {
    let parts = [
      ("objects", objects), ("constants", constantNodes), ("required", requirementNodes),
      ("rules", ruleNodes),
    ]
    return .object(
      [("omitEmpty", .bool(true, at: range))]
        + parts.map { key, nodes in (key, nodes.isEmpty ? nil : .array(nodes, at: range)) },
      at: range)
  }

  private var objects: [JSONNode] {
    groupOrder.compactMap { id -> JSONNode? in
      guard let group = groups[id] else { return nil }
      let ids = group.required.filter { !neverAsked.contains(Array($0.utf8)) }
      if group.isOptional && ids.isEmpty { return nil }
      let condition = asked(group.conditions.condition)
      if !group.isOptional && condition.isNever { return nil }
      let required = ids.map { JSONNode.string($0, at: group.range) }
      return .object(
        [
          ("id", .string(id, at: group.range)),
          ("optional", group.isOptional ? .bool(true, at: group.range) : nil),
          ("required", required.isEmpty ? nil : .array(required, at: group.range)),
          ("when", group.isOptional ? nil : condition.node),
        ], at: group.range)
    }
  }

  private var constantNodes: [JSONNode] {
    constants.compactMap { constant -> JSONNode? in
      let condition = asked(constant.condition)
      if condition.isNever { return nil }
      return .object(
        [
          ("id", .string(constant.id, at: constant.value.range)), ("value", constant.value),
          ("when", condition.node),
        ], at: constant.value.range)
    }
  }

  private var requirementNodes: [JSONNode] {
    requirements.compactMap { id, condition, group -> JSONNode? in
      // All that is in the group is known only now.
      let path = group.map { $0.split(separator: ".").map(String.init) }
      let range = condition.node?.range ?? 0..<0
      let isThere: SchemaCondition? = path.flatMap { self.isThere($0, at: range) }
      let both = SchemaCondition.all([condition, isThere ?? .always], at: range)
      guard let when = asked(both).node, !neverAsked.contains(Array(id.utf8)) else {
        return nil
      }
      return .object(
        [("fields", .array([.string(id, at: when.range)], at: when.range)), ("when", when)],
        at: when.range)
    }
  }

  private var ruleNodes: [JSONNode] {
    rules.compactMap { rule -> JSONNode? in
      let field = entry(rule.id).map { entries[$0].field }
      let condition = asked(rule.condition)
      // What the field itself says need not be said once more.
      guard let field, !condition.isNever, field.accepted.node.value != rule.accepted.value else {
        return nil
      }
      // An answer that is not there is not looked at anyway.
      let isThere = SchemaCondition.answered(rule.id, at: field.range)
      guard let when = condition.node ?? isThere.node else { return nil }
      return .object(
        [
          ("field", .string(rule.id, at: when.range)), ("when", when), ("accepts", rule.accepted),
        ], at: when.range)
    }
  }

  /// What a condition comes to with the fields that the form has.
  private func asked(_ condition: SchemaCondition) -> SchemaCondition {
    condition.withoutAnswers(to: neverAsked)
  }
}
