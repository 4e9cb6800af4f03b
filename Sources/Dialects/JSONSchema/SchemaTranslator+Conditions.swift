// A schema as a question: when is what was answered valid by it?

import Forms
import JSON

extension SchemaTranslator {
  /// When an object is valid by a schema; `nil` where that cannot be said of answers.
  ///
  /// A member that is not there is valid by whatever is said of it, so only what is required, here or anyway, has to be
  /// answered.
  mutating func condition(
    _ schema: JSONNode, _ path: [String], depth: Int = 0
  ) -> SchemaCondition? {
    if case .bool(let isAll) = schema.content { return isAll ? .always : .never }
    guard let members = schema.members, depth < 32, countsStep() else { return nil }
    let required = schema[member: "required"]?.elements?.compactMap(\.text) ?? []
    var conditions: [SchemaCondition?] = []
    for member in members {
      switch member.name {
      case "properties":
        conditions += (member.value.members ?? []).map { inner in
          self.member(
            inner.value, path + [inner.name],
            isRequired: required.contains { $0.isIdentical(to: inner.name) }, depth)
        }
      case "required":
        for name in required {
          let inner = schema[member: "properties"]?[member: name]
          let test = inner.flatMap { self.member($0, path + [name], isRequired: true, depth) }
          // A test that no empty answer passes asks for one already.
          if test?.needsAnswer != true {
            conditions.append(isThere(path + [name], at: member.value.range))
          }
        }
      case "allOf", "anyOf":
        let inner = member.value.elements?.map { condition($0, path, depth: depth + 1) } ?? []
        conditions.append(Self.combined(member.name, inner, at: member.value.range))
      case "not":
        conditions.append(
          condition(member.value, path, depth: depth + 1)?.negated(at: member.value.range))
      case "$ref":
        guard let target = views.references.target(of: member.value) else { return nil }
        conditions.append(condition(target, path, depth: depth + 1))
      case "type":
        conditions.append(
          JSONNode.object([], at: schema.range).isOf(anyOf: member.value).map {
            $0 ? .always : .never
          })
      case "title", "description", "$comment", "default": continue
      default: return nil
      }
    }
    return Self.combined("allOf", conditions, at: schema.range)
  }

  static func combined(
    _ keyword: String, _ conditions: [SchemaCondition?], at range: Range<Int>
  ) -> SchemaCondition? {
    let known = conditions.compactMap(\.self)
    guard known.count == conditions.count else { return nil }
    return keyword == "anyOf" ? .any(known, at: range) : .all(known, at: range)
  }

  private mutating func member(
    _ schema: JSONNode, _ path: [String], isRequired: Bool, _ depth: Int
  ) -> SchemaCondition? {
    let id = path.joined(separator: ".")
    if let leaf = leaves[id] {
      guard let holds = test(schema, leaf, id, depth) else { return nil }
      if isRequired || leaf.isAlwaysThere { return holds }
      let isThere = leaf.isThere(id, at: schema.range)
      return .any([isThere.negated(at: schema.range), holds], at: schema.range)
    }
    guard groups[id] != nil else { return isRequired ? .never : .always }
    guard let holds = condition(schema, path, depth: depth + 1) else { return nil }
    if isRequired { return holds }
    guard let isThere = isThere(path, at: schema.range) else { return nil }
    return .any([isThere.negated(at: schema.range), holds], at: schema.range)
  }

  /// Whether something is among the answers.
  func isThere(_ path: [String], at range: Range<Int>) -> SchemaCondition? {
    let id = path.joined(separator: ".")
    if let leaf = leaves[id] {
      return leaf.isThere(id, at: range)
    }
    guard let group = groups[id] else { return .never }
    guard group.isOptional else { return group.conditions.condition }
    let inner = leaves.ids(under: id + ".")
    return .any(
      inner.compactMap { id in
        // A constant alone makes no object.
        leaves[id].flatMap { $0.isAsked ? $0.emptyCondition ?? .answered(id, at: range) : nil }
      }, at: range)
  }
}

extension SchemaTranslator.Leaf {
  /// Whether it is among the answers.
  fileprivate func isThere(_ id: String, at range: Range<Int>) -> SchemaCondition {
    // What is required has an answer, or nothing is written at all.
    if isAlwaysThere, isAsked, emptyCondition == nil { return .always }
    let isAnswered = isAsked ? [emptyCondition ?? .answered(id, at: range)] : []
    return .any(constants.all.map(\.condition) + isAnswered, at: range)
  }
}
