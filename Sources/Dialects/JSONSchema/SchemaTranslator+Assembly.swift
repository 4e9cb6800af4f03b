// All that was collected of a schema -> a form.

import JSON

extension SchemaTranslator {
  mutating func translate() throws(DialectError) -> Translation {
    let root = source.schema
    tellOldDraft(root[member: "$schema"])
    let view = views.view(of: [root], trail: [root.range.lowerBound])
    rootHasGroups = view.members(of: "properties").contains { looksLikeGroup($0.value) }
    for member in source.unread {
      warn(
        "\"\(member.name)\" is not read; members are asked in the schema's order",
        at: member.nameRange)
    }
    takeObject(view, appearance: source.appearance, data: source.data, at: Place())
    if isTooLarge {
      throw DialectError(.tooManyFields(limit: Self.fieldLimit), at: root.range)
    }
    guard entries.contains(where: { $0.id != nil }) else {
      throw DialectError(
        .nothingToAsk(.jsonSchema), at: root.range, warnings: warnings + views.warnings)
    }
    orderByConditions()
    var form = FieldDraft(id: nil, type: "text", at: root.range)
    form.takeTitle(look("title", view, source.appearance) ?? view["title"], as: "title")
    form.takeTitle(
      source.message ?? look("description", view, source.appearance) ?? view["description"],
      as: "description")
    if !groups.isEmpty { form["nested"] = .bool(true, at: root.range) }
    form["x-answers"] = answerShape(at: root.range)
    form["fields"] = .array(
      entries.map { entry in
        var field = entry.field
        field["when"] = entry.condition.node
        return field.node
      }, at: root.range)
    return Translation(root: form.node, warnings: warnings + views.warnings)
  }

  private mutating func tellOldDraft(_ name: JSONNode?) {
    guard let name, let text = name.text else { return }
    for draft in ["draft-00", "draft-01", "draft-02", "draft-03"] where text.contains(draft) {
      warn("\(draft) is read as draft-07 and later drafts are", at: name.range)
    }
  }

  /// Whether a member of the root will be an object of others.
  private func looksLikeGroup(_ schema: JSONNode, depth: Int = 0) -> Bool {
    let target = schema[member: "$ref"].flatMap { views.references.target(of: $0) } ?? schema
    if target[member: "properties"] != nil || depth > 8 { return true }
    return ["allOf", "anyOf", "oneOf"].contains { keyword in
      target[member: keyword]?.elements?.contains { looksLikeGroup($0, depth: depth + 1) } ?? false
    }
  }

  /// Puts each field behind those that its condition looks at; what was in order stays so.
  private mutating func orderByConditions() {
    var placed: Set<[UInt8]> = []
    var ordered: [Entry] = []
    var waiting: [Entry] = []
    func isReady(_ entry: Entry) -> Bool {
      entry.condition.ids.allSatisfy { placed.contains(Array($0.utf8)) }
    }
    func place(_ entry: Entry) {
      ordered.append(entry)
      if let id = entry.id { placed.insert(Array(id.utf8)) }
    }
    for entry in entries {
      guard isReady(entry) else {
        waiting.append(entry)
        continue
      }
      place(entry)
      while let index = waiting.firstIndex(where: isReady) { place(waiting.remove(at: index)) }
    }
    for var entry in waiting {
      warn(
        "this is asked always: its condition looks at what is asked later", at: entry.field.range)
      entry.condition = .always
      place(entry)
    }
    entries = ordered
  }

  private func answerShape(at range: Range<Int>) -> JSONNode {
    let objects = groupOrder.compactMap { id -> JSONNode? in
      guard let group = groups[id] else { return nil }
      if group.isOptional && group.required.isEmpty { return nil }
      let required = group.required.map { JSONNode.string($0, at: group.range) }
      return .object(
        [
          ("id", .string(id, at: group.range)),
          ("optional", group.isOptional ? .bool(true, at: group.range) : nil),
          ("required", required.isEmpty ? nil : .array(required, at: group.range)),
          ("when", group.isOptional ? nil : group.condition.node),
        ], at: group.range)
    }
    let constants = constants.filter { !$0.condition.isNever }.map { constant in
      JSONNode.object(
        [
          ("id", .string(constant.id, at: constant.value.range)), ("value", constant.value),
          ("when", constant.condition.node),
        ], at: constant.value.range)
    }
    let requirements = requirements.compactMap { id, condition -> JSONNode? in
      guard let when = condition.node else { return nil }
      return .object(
        [("fields", .array([.string(id, at: when.range)], at: when.range)), ("when", when)],
        at: when.range)
    }
    let rules = rules.compactMap { rule -> JSONNode? in
      let field = entry(rule.id).map { entries[$0].field }
      // What the field itself says need not be said once more.
      guard let field, field.accepted.node.value != rule.accepted.value else { return nil }
      // An answer that is not there is not looked at anyway.
      let isThere = SchemaCondition.answered(rule.id, at: field.range)
      guard let when = rule.condition.node ?? isThere.node else { return nil }
      return .object(
        [
          ("field", .string(rule.id, at: when.range)), ("when", when), ("accepts", rule.accepted),
        ], at: when.range)
    }
    return .object(
      [
        ("omitEmpty", .bool(true, at: range)),
        ("objects", objects.isEmpty ? nil : .array(objects, at: range)),
        ("constants", constants.isEmpty ? nil : .array(constants, at: range)),
        ("required", requirements.isEmpty ? nil : .array(requirements, at: range)),
        ("rules", rules.isEmpty ? nil : .array(rules, at: range)),
      ], at: range)
  }
}

extension FieldDraft {
  /// Words of the form itself, in which nothing is a reference.
  fileprivate mutating func takeTitle(_ words: JSONNode?, as key: String) {
    if let text = words?.text, !text.isEmpty { self[key] = words }
  }
}
