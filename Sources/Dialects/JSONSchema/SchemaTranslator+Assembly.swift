// All that was collected of a schema -> a form.

import JSON

extension SchemaTranslator {
  mutating func translate() throws(DialectError) -> Translation {
    let root = source.schema
    tellOldDraft(root[member: "$schema"])
    let view = views.view(of: [root], trail: [root.range.lowerBound])
    rootHasGroups = looksLikeGroup(view.members(of: "properties").map(\.value))
    for member in source.unread {
      warn(
        "\"\(member.name)\" is not read; members are asked in the schema's order",
        at: member.nameRange)
    }
    takeObject(view, appearance: source.appearance, data: source.data, at: Place())
    if let excess {
      throw DialectError(.tooMany(excess.what, limit: excess.limit), at: root.range)
    }
    orderByConditions()
    guard entries.contains(where: { $0.id != nil }) else {
      throw DialectError(
        .nothingToAsk(.jsonSchema), at: root.range, warnings: warnings + views.warnings)
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

  /// Whether some schema of a member of the root makes it an object of others.
  ///
  /// Linear in the document, since each schema is looked at once, however often it is referred to.
  private func looksLikeGroup(_ schemas: [JSONNode]) -> Bool {
    var pending = schemas
    var visited: Set<Int> = []
    while let schema = pending.popLast() {
      guard visited.insert(schema.range.lowerBound).inserted else { continue }
      if schema[member: "properties"] != nil { return true }
      if let target = schema[member: "$ref"].flatMap({ views.references.target(of: $0) }) {
        pending.append(target)
      }
      for keyword in ["allOf", "anyOf", "oneOf"] {
        pending += schema[member: keyword]?.elements ?? []
      }
    }
    return false
  }
}

extension FieldDraft {
  /// Words of the form itself, in which nothing is a reference.
  fileprivate mutating func takeTitle(_ words: JSONNode?, as key: String) {
    if let text = words?.text, !text.isEmpty { self[key] = words }
  }
}
