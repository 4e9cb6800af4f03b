// What depends on answers: if/then/else, dependencies, and unions that a constant tells apart.

import Forms
import JSON

extension SchemaTranslator {
  /// Takes what an object's schemas say of it under conditions.
  mutating func takeBranches(
    of view: SchemaView, _ appearance: JSONNode?, _ data: JSONNode?, at place: Place
  ) {
    let scope = BranchScope(
      appearance: appearance, data: data, place: place, isClosed: view.isClosed)
    for part in view.parts {
      for member in part.node.members ?? [] {
        switch member.name {
        case "if": takeIf(member.value, part.node, scope)
        case "dependentRequired", "dependentSchemas", "dependencies":
          for inner in member.value.members ?? [] { takeDependency(inner, scope) }
        default: break
        }
      }
    }
    for union in view.unions { takeUnion(union, view, scope) }
  }

  /// The object that a branch is about.
  struct BranchScope {
    let appearance: JSONNode?
    let data: JSONNode?
    var place: Place
    /// Whether no names are allowed but those that the object itself lists.
    let isClosed: Bool

    /// The same while one more condition holds.
    func when(_ condition: SchemaCondition, at range: Range<Int>) -> BranchScope {
      var scope = self
      scope.place.condition = .all([place.condition, condition], at: range)
      return scope
    }
  }

  private mutating func takeIf(_ schema: JSONNode, _ part: JSONNode, _ scope: BranchScope) {
    let branches = ["then", "else"].compactMap { part[member: $0] }
    guard !branches.isEmpty else { return }
    guard let condition = condition(schema, scope.place.path) else {
      return warn(
        "this condition cannot be asked of answers; its branches are left out", at: schema.range)
    }
    if let then = part[member: "then"] { takeBranch(then, scope.when(condition, at: schema.range)) }
    if let other = part[member: "else"] {
      takeBranch(other, scope.when(condition.negated(at: schema.range), at: schema.range))
    }
  }

  private mutating func takeDependency(_ member: JSONNode.Member, _ scope: BranchScope) {
    let path = scope.place.path + [member.name]
    guard let isThere = isThere(path, at: member.nameRange) else { return }
    let inner = scope.when(isThere, at: member.nameRange)
    if let names = member.value.elements {
      for name in names { require(name, inner) }
    } else {
      takeBranch(member.value, inner)
    }
  }

  /// Takes what a schema says of an object while a condition holds.
  mutating func takeBranch(_ schema: JSONNode, _ scope: BranchScope) {
    if scope.place.condition.isNever || isTooLarge { return }
    let view = views.view(of: [schema], trail: scope.place.trail)
    let required = Set(view.names(in: "required").map { Array($0.utf8) })
    for section in sections(of: view, scope.appearance) {
      for member in section.members {
        let member = Member(
          name: member.name, schemas: member.schemas, nameRange: member.nameRange,
          isRequired: required.contains(Array(member.name.utf8)),
          appearance: scope.appearance?[member: member.name], data: scope.data?[member: member.name]
        )
        takeBranchMember(member, scope)
      }
    }
    for list in view.every("required") {
      for name in list.elements ?? [] { require(name, scope) }
    }
    for keyword in ["not", "minProperties", "maxProperties", "propertyNames"] {
      for node in view.every(keyword) { warn("\"\(keyword)\" is not checked here", at: node.range) }
    }
    var inner = scope
    inner.place.trail = view.innerTrail
    takeBranches(of: view, scope.appearance, scope.data, at: inner.place)
  }

  private mutating func takeBranchMember(_ member: Member, _ scope: BranchScope) {
    let id = (scope.place.path + [member.name]).joined(separator: ".")
    if groups[id] != nil {
      // What is said of an object that is asked anyway is said of its members.
      var inner = scope
      inner.place.path.append(member.name)
      for schema in member.schemas { takeBranch(schema, inner) }
      return
    }
    guard leaves[id] != nil else {
      if scope.isClosed {
        return warn(
          "\"\(member.name)\" is not asked: \"additionalProperties\" allows no names from branches",
          at: member.nameRange)
      }
      return takeMember(member, at: scope.place)
    }
    for schema in member.schemas { takeRefinement(schema, member, id, scope) }
  }

  /// What a branch says more of something that is asked anyway.
  private mutating func takeRefinement(
    _ schema: JSONNode, _ member: Member, _ id: String, _ scope: BranchScope
  ) {
    let entry = entries.firstIndex { $0.id?.isIdentical(to: id) == true }
    let isForbiddenAll = schema[member: "not"]?.members?.isEmpty == true
    if case .bool(true) = schema.content { return }
    if case .bool(false) = schema.content, entry == nil { return }
    if schema.members == nil || isForbiddenAll {
      guard let entry else { return }
      let isForbidden = scope.place.condition
      entries[entry].condition = .all(
        [entries[entry].condition, isForbidden.negated(at: schema.range)], at: schema.range)
      return
    }
    if let entry, isElsewhere(entries[entry].condition, scope.place.condition),
      leaves[id]?.schema.map({ $0.value == schema.value }) ?? false
    {
      // The same member of another branch: it is asked in both.
      entries[entry].condition = .any(
        [entries[entry].condition, scope.place.condition], at: schema.range)
      return
    }
    let says = schema.members?.filter { !Self.wordsOnly.contains($0.name) } ?? []
    guard !says.isEmpty else { return }
    // What the condition itself demands is kept already.
    if let holds = condition(
      .object(
        [("properties", .object([(member.name, schema)], at: schema.range))], at: schema.range),
      scope.place.path), impliedBy(scope.place.condition, holds)
    {
      return
    }
    warn("what this branch says of \"\(member.name)\" is not checked", at: member.nameRange)
  }

  private static let wordsOnly: Set<String> = [
    "title", "description", "$comment", "default", "type",
  ]

  /// Whether two conditions are of different branches.
  private func isElsewhere(_ one: SchemaCondition, _ two: SchemaCondition) -> Bool {
    guard let one = one.node, let two = two.node else { return false }
    return one.value != two.value
  }

  /// Whether a test stands among those of a condition that all hold.
  private func impliedBy(_ condition: SchemaCondition, _ test: SchemaCondition) -> Bool {
    guard let all = condition.node?.value, let wanted = test.node?.value else {
      return test.isAlways
    }
    var pending = [all]
    var wants = [wanted]
    // One of several tests is enough.
    if let any = wanted[member: "any"], case .array(let tests) = any { wants += tests }
    while let next = pending.popLast() {
      if wants.contains(next) { return true }
      if case .array(let inner)? = next[member: "all"] { pending += inner }
    }
    return false
  }

  /// Asks for an answer while a condition holds.
  mutating func require(_ name: JSONNode, _ scope: BranchScope) {
    guard let text = name.text else { return }
    let id = (scope.place.path + [text]).joined(separator: ".")
    if let leaf = leaves[id] {
      guard leaf.constant == nil,
        let entry = entries.firstIndex(where: { $0.id?.isIdentical(to: id) == true })
      else { return }
      if entries[entry].field["required"] != nil { return }
      // It is written even where it is empty.
      if entries[entry].field["x-answer"]?[member: "empty"] != nil { return }
      if scope.place.condition.isAlways, let group = scope.place.optionalGroup {
        groups[group]?.required.append(id)
      } else if scope.place.condition.isAlways {
        entries[entry].field["required"] = .bool(true, at: name.range)
      } else {
        requirements.append((id, scope.place.condition))
      }
    } else if let group = groups[id] {
      guard group.isOptional else { return }
      warn("that the object \"\(text)\" is required here is not checked", at: name.range)
    } else {
      warn("\"\(text)\" is required here, but nothing says what it is", at: name.range)
    }
  }
}

extension SchemaView {
  /// Whether names that no part lists are refused.
  fileprivate var isClosed: Bool {
    every("additionalProperties").contains {
      if case .bool(false) = $0.content { true } else { false }
    }
  }
}
