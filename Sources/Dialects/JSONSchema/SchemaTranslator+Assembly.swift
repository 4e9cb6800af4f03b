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
    orderByConditions()
    guard entries.contains(where: { $0.id != nil }) else {
      throw DialectError(.nothingToAsk(.jsonSchema), at: root.range)
    }
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
}

extension FieldDraft {
  /// Words of the form itself, in which nothing is a reference.
  fileprivate mutating func takeTitle(_ words: JSONNode?, as key: String) {
    if let text = words?.text, !text.isEmpty { self[key] = words }
  }
}
