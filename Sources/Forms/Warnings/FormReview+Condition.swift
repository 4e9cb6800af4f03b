// Conditions that never hold, told by the value or the test that keeps them from it.
//
// What counts is what the field that is looked at accepts in the end: while somebody types there, other
// texts pass by, but no answers are sent with them.

import JSON

extension FormReview {
  /// Walks a condition and what it was read from side by side; recurses once a level.
  mutating func look(at condition: Condition, _ node: JSONNode) {
    switch condition {
    case .field(let index, let test):
      guard form.fields.indices.contains(index) else { return }
      look(at: test, of: form.fields[index], node)
    case .all(let conditions):
      look(at: conditions, node[member: "all"])
      lookForContradiction(among: conditions, node[member: "all"])
    case .any(let conditions):
      look(at: conditions, node[member: "any"])
    case .not(let inner):
      if let node = node[member: "not"] { look(at: inner, node) }
    }
  }

  private mutating func look(at conditions: [Condition], _ node: JSONNode?) {
    guard case .array(let nodes) = node?.content else { return }
    for (condition, node) in zip(conditions, nodes) { look(at: condition, node) }
  }

  private mutating func lookForContradiction(among conditions: [Condition], _ node: JSONNode?) {
    guard case .array(let nodes) = node?.content else { return }
    var wanted: [Int: JSONValue] = [:]
    for (condition, node) in zip(conditions, nodes) {
      guard case .field(let index, .equals(let value)) = condition else { continue }
      if let other = wanted[index], !other.means(value), let place = node[member: "equals"] {
        warn(.contradiction(field: form.fields[index].id), at: place.range)
      }
      wanted[index] = value
    }
  }

  private mutating func look(at test: Condition.Test, of field: Field, _ node: JSONNode) {
    switch test {
    case .equals(let value):
      look(at: value, of: field, node[member: "equals"])
    case .notEquals(let value):
      look(at: value, of: field, node[member: "notEquals"])
    case .isIn(let values):
      guard case .array(let nodes) = node[member: "in"]?.content else { return }
      for (value, node) in zip(values, nodes) { look(at: value, of: field, node) }
    case .contains(let value):
      look(atPart: value, of: field, node[member: "contains"])
    case .pattern:
      lookAtOptions(of: field, test, "pattern", node)
    case .min(let limit):
      let rules = field.rules.compactMap(\.max)
      look(at: test, "min", of: field, isNever: rules.contains { limit.isOver($0) }, node)
    case .max(let limit):
      let rules = field.rules.compactMap(\.min)
      look(at: test, "max", of: field, isNever: rules.contains { $0.isOver(limit) }, node)
    case .answered:
      let isAlways = field.isRequired && field.condition == nil
      if isAlways, let place = node[member: "answered"] {
        warn(.alwaysAnswered(field: field.id), at: place.range)
      }
    }
  }

  /// A value that should be a whole answer.
  private mutating func look(at value: JSONValue, of field: Field, _ node: JSONNode?) {
    guard let node, let why = field.whyNever(value) else { return }
    warn(.neverAnAnswer(field: field.id, why: why), at: node.range)
  }

  /// A value that should be one of several choices, or a part of a text.
  private mutating func look(atPart value: JSONValue, of field: Field, _ node: JSONNode?) {
    guard let node, let choices = field.choices, !choices.allowsOther else { return }
    if choices.allowsSeveral {
      guard choices.index(of: value) == nil else { return }
      warn(.neverAnAnswer(field: field.id, why: .refused(choices.noOption(value))), at: node.range)
    } else if !choices.options.contains(where: { Condition.Test.contains(value).passes($0.value) })
    {
      warn(.neverPasses(test: "contains", field: field.id), at: node.range)
    }
  }

  private mutating func look(
    at test: Condition.Test, _ key: String, of field: Field, isNever: Bool, _ node: JSONNode
  ) {
    if isNever, let place = node[member: key] {
      warn(.neverPasses(test: key, field: field.id), at: place.range)
    } else {
      lookAtOptions(of: field, test, key, node)
    }
  }

  /// A test of one choice that none of the options passes.
  private mutating func lookAtOptions(
    of field: Field, _ test: Condition.Test, _ key: String, _ node: JSONNode
  ) {
    guard let choices = field.choices, !choices.allowsOther,
      !choices.options.contains(where: { test.passes($0.value) }), let place = node[member: key]
    else { return }
    warn(.neverPasses(test: key, field: field.id), at: place.range)
  }
}

extension Field {
  /// Why a value is never the answer that is sent; `nil` where it may be.
  fileprivate func whyNever(_ value: JSONValue) -> FormWarning.NeverWhy? {
    if case .string(let text) = value, text.isEmpty, choices?.index(of: value) == nil {
      return .empty
    }
    do throws(Refusal) {
      return try answer(to: entered(from: value)).means(value) ? nil : .outerBlanks
    } catch {
      // 2.0 stands for the whole number 2.
      if case .notANumber = error { return nil }
      return .refused(error)
    }
  }
}
