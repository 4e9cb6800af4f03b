// The order in which fields are asked: what a condition looks at goes first, and what is never asked goes out.

import JSON

extension SchemaTranslator {
  /// Puts each field behind those that its condition looks at; what was in order stays so.
  mutating func orderByConditions() {
    var placed: Set<[UInt8]> = []
    var ordered: [Entry] = []
    var waiting: [Entry] = []
    func isReady(_ entry: Entry) -> Bool {
      entry.condition.ids.allSatisfy { placed.contains(Array($0.utf8)) }
    }
    func place(_ entry: Entry) {
      var entry = entry
      let id = entry.id.map { Array($0.utf8) }
      if let id { placed.insert(id) }
      entry.condition = entry.condition.withoutAnswers(to: neverAsked)
      if !entry.condition.isNever {
        ordered.append(entry)
      } else if let id {
        neverAsked.insert(id)
      }
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
    replaceEntries(by: ordered)
    for (id, condition, _) in requirements where neverAsked.contains(Array(id.utf8)) {
      guard let range = condition.withoutAnswers(to: neverAsked).node?.range else { continue }
      warn(
        "\"\(id)\" is required here, but is not asked; answers without it are not valid", at: range)
    }
  }
}

extension SchemaCondition {
  /// What is left of it where some fields never have an answer.
  func withoutAnswers(to fields: Set<[UInt8]>) -> SchemaCondition {
    guard let node, ids.contains(where: { fields.contains(Array($0.utf8)) }) else { return self }
    return node.withoutAnswers(to: fields)
  }
}

extension JSONNode {
  /// Recurses once a level of a condition.
  fileprivate func withoutAnswers(to fields: Set<[UInt8]>) -> SchemaCondition {
    if let all = self[member: "all"]?.elements {
      return .all(all.map { $0.withoutAnswers(to: fields) }, at: range)
    }
    if let any = self[member: "any"]?.elements {
      return .any(any.map { $0.withoutAnswers(to: fields) }, at: range)
    }
    if let not = self[member: "not"] {
      return not.withoutAnswers(to: fields).negated(at: range)
    }
    guard let id = self[member: "field"]?.text, fields.contains(Array(id.utf8)) else {
      return .test(self, ids: idsOfTests)
    }
    if let answered = self[member: "answered"], !answered.isYes { return .always }
    return .never
  }
}
