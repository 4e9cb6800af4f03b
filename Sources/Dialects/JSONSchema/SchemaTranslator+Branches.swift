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
    if scope.place.condition.isNever || excess != nil { return }
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
    var inner = scope
    inner.place.path.append(member.name)
    if let group = groups[inner.place.id] {
      if member.schemas.contains(where: \.forbidsAll) || !isObject(member, scope) {
        return tellOtherKind(member)
      }
      // What is said of an object that is asked anyway is said of its members.
      if group.isOptional { inner.place.optionalGroup = inner.place.id }
      groups[inner.place.id]?.conditions.append(scope.place.condition)
      for schema in member.schemas { takeBranch(schema, inner) }
    } else if leaves[inner.place.id] != nil {
      takeDescription(member, scope)
    } else if scope.isClosed {
      warn(
        "\"\(member.name)\" is not asked: \"additionalProperties\" allows no names from branches",
        at: member.nameRange)
    } else {
      takeMember(member, at: scope.place)
    }
  }

  /// Whether what a branch says of an object may be about its members.
  private mutating func isObject(_ member: Member, _ scope: BranchScope) -> Bool {
    let view = views.view(of: member.schemas, trail: scope.place.trail)
    let isScalar = view["enum"] != nil || view["const"] != nil || !view.constants.isEmpty
    return !isScalar && (view.types.isEmpty || view.types.contains("object"))
  }

  private mutating func tellUnasked(_ name: JSONNode, _ text: String) {
    warn(
      "\"\(text)\" is required here, but is not asked; answers without it are not valid",
      at: name.range)
  }

  /// Asks for an answer while a condition holds.
  mutating func require(_ name: JSONNode, _ scope: BranchScope) {
    guard let text = name.text else { return }
    let id = (scope.place.path + [text]).joined(separator: ".")
    if let leaf = leaves[id] {
      guard leaf.isAsked, let entry = entry(id) else {
        if isMissing(leaf, in: scope.place.condition) {
          tellUnasked(name, text)
        }
        return
      }
      if entries[entry].field["required"] != nil { return }
      if leaf.origins.first(whereverHolds: scope.place.condition) == nil,
        entries[entry].condition.excludes(scope.place.condition)
      {
        return tellUnasked(name, text)
      }
      // It is written even where it is empty.
      if entries[entry].field["x-answer"]?[member: "empty"] != nil { return }
      if scope.place.condition.isAlways, let group = scope.place.optionalGroup {
        groups[group]?.required.append(id)
      } else if scope.place.condition.isAlways {
        entries[entry].field["required"] = .bool(true, at: name.range)
      } else {
        // Nothing is required of an object that is left out.
        let group = scope.place.optionalGroup.flatMap { groups[$0]?.isOptional == true ? $0 : nil }
        requirements.append((id, scope.place.condition, group))
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
