// A schema as a question: when is what was answered valid by it?

import Forms
import JSON

extension SchemaTranslator {
  /// When an object is valid by a schema; `nil` where that cannot be said of answers.
  ///
  /// A member that is not there is valid by whatever is said of it, so only what is required, here or anyway, has to be
  /// answered.
  func condition(_ schema: JSONNode, _ path: [String], depth: Int = 0) -> SchemaCondition? {
    if case .bool(let isAll) = schema.content { return isAll ? .always : .never }
    guard let members = schema.members, depth < 32 else { return nil }
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
        let target = views.references.target(of: member.value)
        // Few on the way, since references to references double what there is to look at.
        conditions.append(target.flatMap { condition($0, path, depth: depth + 12) })
      case "type" where member.value.text == "object": continue
      case "title", "description", "$comment", "default": continue
      default: return nil
      }
    }
    return Self.combined("allOf", conditions, at: schema.range)
  }

  private static func combined(
    _ keyword: String, _ conditions: [SchemaCondition?], at range: Range<Int>
  ) -> SchemaCondition? {
    let known = conditions.compactMap(\.self)
    guard known.count == conditions.count else { return nil }
    return keyword == "anyOf" ? .any(known, at: range) : .all(known, at: range)
  }

  private func member(
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
    guard group.isOptional else { return group.condition }
    let inner = leaves.ids(under: id + ".")
    return .any(
      inner.compactMap { id in
        // A constant alone makes no object.
        leaves[id].flatMap { $0.isAsked ? $0.emptyCondition ?? .answered(id, at: range) : nil }
      }, at: range)
  }

  /// When the answer of a field, which is there, is valid by a schema.
  private func test(
    _ schema: JSONNode, _ leaf: Leaf, _ id: String, _ depth: Int
  ) -> SchemaCondition? {
    if case .bool(let isAll) = schema.content { return isAll ? .always : .never }
    guard let members = schema.members, depth < 32 else { return nil }
    var conditions: [SchemaCondition?] = []
    for member in members {
      switch member.name {
      case "const":
        conditions.append(equals(member.value, leaf, id))
      case "enum":
        let values = member.value.elements ?? []
        conditions.append(
          Self.combined("anyOf", values.map { equals($0, leaf, id) }, at: member.value.range))
      case "not":
        conditions.append(
          test(member.value, leaf, id, depth + 1)?.negated(at: member.value.range))
      case "allOf", "anyOf":
        let inner = member.value.elements?.map { test($0, leaf, id, depth + 1) } ?? []
        conditions.append(Self.combined(member.name, inner, at: member.value.range))
      case "minimum" where leaf.isNumber && member.value.isOf("number"):
        conditions.append(.field(id, "min", member.value))
      case "maximum" where leaf.isNumber && member.value.isOf("number"):
        conditions.append(.field(id, "max", member.value))
      case "exclusiveMinimum" where leaf.isNumber && member.value.isOf("number"):
        let isUnder = SchemaCondition.field(id, "max", member.value)
        conditions.append(isUnder.negated(at: member.value.range))
      case "exclusiveMaximum" where leaf.isNumber && member.value.isOf("number"):
        let isOver = SchemaCondition.field(id, "min", member.value)
        conditions.append(isOver.negated(at: member.value.range))
      case "pattern" where leaf.kind == .text && leaf.constants.isEmpty && member.value.text != nil:
        conditions.append(.field(id, "pattern", member.value))
      case "contains" where leaf.kind == .several:
        guard let const = member.value[member: "const"], const.shownText != nil else { return nil }
        conditions.append(.field(id, "contains", const))
      case "minItems" where leaf.kind == .several && member.value.shownText == "1",
        "minLength" where leaf.kind == .text && member.value.shownText == "1":
        conditions.append(.answered(id, at: member.value.range))
      case "type", "title", "description", "$comment", "default": continue
      default: return nil
      }
    }
    return Self.combined("allOf", conditions, at: schema.range)
  }

  private func equals(_ value: JSONNode, _ leaf: Leaf, _ id: String) -> SchemaCondition? {
    let constants = leaf.constants.filter { $0.value.value.isSame(as: value.value) }
    let isConstant = SchemaCondition.any(constants.map(\.condition), at: value.range)
    guard leaf.isAsked else { return isConstant }
    if value.isNull {
      return leaf.emptyCondition == nil ? isConstant : .answered(id, false, at: value.range)
    }
    guard leaf.accepts(value) else { return leaf.kind == .list ? nil : isConstant }
    return .any([isConstant, .field(id, "equals", value)], at: value.range)
  }
}

extension SchemaTranslator.Leaf {
  /// Whether it is among the answers.
  fileprivate func isThere(_ id: String, at range: Range<Int>) -> SchemaCondition {
    // What is required has an answer, or nothing is written at all.
    if isAlwaysThere, isAsked, emptyCondition == nil { return .always }
    let isAnswered = isAsked ? [emptyCondition ?? .answered(id, at: range)] : []
    return .any(constants.map(\.condition) + isAnswered, at: range)
  }

  fileprivate var isNumber: Bool { (kind == .number || kind == .integer) && constants.isEmpty }

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
