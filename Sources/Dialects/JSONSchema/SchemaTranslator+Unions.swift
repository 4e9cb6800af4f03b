// `oneOf` and `anyOf` of objects: branches that a constant of theirs tells apart, or of which one has to be filled in.

import JSON

extension SchemaTranslator {
  mutating func takeUnion(_ union: JSONNode.Member, _ view: SchemaView, _ scope: BranchScope) {
    let branches = union.value.elements ?? []
    if let name = discriminator(of: branches) {
      let path = scope.place.path + [name]
      let id = path.joined(separator: ".")
      if leaves[id] == nil, groups[id] == nil { takeDiscriminator(name, branches, scope) }
      for branch in branches {
        let test = JSONNode.object(
          [
            ("properties", .object([(name, constant(name, of: branch))], at: branch.range)),
            ("required", .array([.string(name, at: branch.range)], at: branch.range)),
          ], at: branch.range)
        guard let condition = condition(test, scope.place.path) else { continue }
        takeBranch(branch, scope.when(condition, at: branch.range))
      }
    } else if let lists = requiredLists(of: branches) {
      if union.name == "anyOf" || takeExclusion(of: lists, scope) {
        return takeRequiredLists(lists, scope)
      }
      warn(
        "that only one of these \(lists.count) alternatives holds is not checked",
        at: union.value.range)
      takeRequiredLists(lists, scope)
    } else {
      warn(
        "no constant tells these \(branches.count) alternatives apart, so only the first is asked",
        at: union.value.range)
      // It is valid by itself, and has what the others do not need.
      if let first = branches.first { takeBranch(first, scope) }
    }
  }

  /// A name for which every branch has a constant of its own.
  private func discriminator(of branches: [JSONNode]) -> String? {
    let first = branches.first.flatMap { resolved($0)[member: "properties"]?.members } ?? []
    return first.first { member in
      branches.allSatisfy { constant(member.name, of: $0) != nil }
    }?.name
  }

  private func constant(_ name: String, of branch: JSONNode) -> JSONNode? {
    guard let schema = resolved(branch)[member: "properties"]?[member: name] else { return nil }
    if let const = schema[member: "const"] { return Self.schema("const", const) }
    return schema[member: "enum"].map { Self.schema("enum", $0) }
  }

  private static func schema(_ keyword: String, _ value: JSONNode) -> JSONNode {
    .object([(keyword, value)], at: value.range)
  }

  private func resolved(_ schema: JSONNode) -> JSONNode {
    schema[member: "$ref"].flatMap { views.references.target(of: $0) } ?? schema
  }

  /// Asks which of the branches it is.
  private mutating func takeDiscriminator(
    _ name: String, _ branches: [JSONNode], _ scope: BranchScope
  ) {
    var options: [JSONNode] = []
    for branch in branches {
      let schema = constant(name, of: branch)
      let values =
        schema?[member: "enum"]?.elements ?? [schema?[member: "const"]].compactMap(\.self)
      for value in values {
        options.append(
          .object(
            [
              ("const", value),
              ("title", values.count == 1 ? resolved(branch)[member: "title"] : nil),
            ],
            at: value.range))
      }
    }
    guard let range = branches.first?.range else { return }
    let said = resolved(branches[0])[member: "properties"]?[member: name]
    let schema = JSONNode.object(
      [
        ("title", said?[member: "title"]), ("description", said?[member: "description"]),
        ("oneOf", .array(options, at: range)),
      ], at: range)
    takeMember(
      Member(
        name: name, schemas: [schema], nameRange: range, isRequired: true,
        appearance: scope.appearance?[member: name], data: scope.data?[member: name]),
      at: scope.place)
  }

  /// The names that each branch requires, where it says nothing else.
  private func requiredLists(of branches: [JSONNode]) -> [[JSONNode]]? {
    let lists = branches.map { branch -> [JSONNode]? in
      guard let members = branch.members, members.allSatisfy({ $0.name == "required" }) else {
        return nil
      }
      return branch[member: "required"]?.elements
    }
    let known = lists.compactMap(\.self)
    return known.count == lists.count && !known.isEmpty ? known : nil
  }

  /// Asks for what a list needs only while no list before it is there as a whole.
  ///
  /// - Returns: whether each list has a name that can be left out so; nothing is changed where one has none.
  private mutating func takeExclusion(of lists: [[JSONNode]], _ scope: BranchScope) -> Bool {
    var conditions: [(entry: Int, condition: SchemaCondition)] = []
    for (index, list) in lists.enumerated() {
      for other in lists[..<index] {
        guard let range = other.first?.range,
          let entry = list.last(where: { canBeLeftOut($0, with: other, scope) })
            .flatMap({ $0.text }).flatMap({ entry(id(of: $0, scope)) })
        else { return false }
        let areThere = other.compactMap(\.text).compactMap {
          isThere(scope.place.path + [$0], at: range)
        }
        let isOpen = SchemaCondition.any(
          [
            scope.place.condition.negated(at: range),
            .all(areThere, at: range).negated(at: range),
          ], at: range)
        conditions.append((entry, isOpen))
      }
    }
    for (entry, condition) in conditions {
      entries[entry].condition = .all(
        [entries[entry].condition, condition], at: entries[entry].field.range)
    }
    return true
  }

  /// Whether a name is that of a field which need not be asked, and not one of some others.
  private func canBeLeftOut(_ name: JSONNode, with others: [JSONNode], _ scope: BranchScope) -> Bool
  {
    guard let text = name.text, !others.contains(where: { $0.value == name.value }),
      let leaf = leaves[id(of: text, scope)], leaf.constants.isEmpty, leaf.emptyCondition == nil,
      let entry = entry(id(of: text, scope))
    else { return false }
    return entries[entry].field["required"] == nil
  }

  private func id(of name: String, _ scope: BranchScope) -> String {
    (scope.place.path + [name]).joined(separator: ".")
  }

  /// Where none of the others is there, the first has to be.
  private mutating func takeRequiredLists(_ lists: [[JSONNode]], _ scope: BranchScope) {
    // The one that is asked for is one that can be given.
    let canBeGiven = { (list: [JSONNode]) in
      list.allSatisfy { name in
        name.text.map { scope.place.path + [$0] }.flatMap { leaves[$0.joined(separator: ".")] }
          .map(\.isAsked) ?? false
      }
    }
    let chosen = lists.firstIndex(where: canBeGiven) ?? 0
    let others = lists.enumerated().filter { $0.offset != chosen }.map(\.element).map { list in
      let conditions = list.compactMap { name in
        name.text.flatMap { isThere(scope.place.path + [$0], at: name.range) }
      }
      return SchemaCondition.all(conditions, at: list.first?.range ?? 0..<0)
    }
    guard let range = lists[chosen].first?.range else { return }
    let none = SchemaCondition.any(others, at: range).negated(at: range)
    for name in lists[chosen] { require(name, scope.when(none, at: range)) }
  }
}
