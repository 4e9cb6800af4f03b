// Numbers: their limits, which may leave the limit itself out.

import JSON

extension SchemaTranslator {
  mutating func number(
    _ type: String, _ view: SchemaView, id: String, at range: Range<Int>
  ) -> MadeField {
    var draft = FieldDraft(id: id, type: type, at: range)
    var rules = SchemaRules()
    var excluded: [JSONNode] = []
    for part in view.parts {
      for (inclusive, exclusive, rule) in [
        ("minimum", "exclusiveMinimum", "min"), ("maximum", "exclusiveMaximum", "max"),
      ] {
        let limit = part.node[member: inclusive].flatMap { $0.isOf("number") ? $0 : nil }
        if let limit {
          rules.add(rule, limit, message: SchemaRules.message(for: inclusive, in: part.node))
        }
        guard let node = part.node[member: exclusive] else { continue }
        switch node.content {
        case .number:
          rules.add(rule, node, message: SchemaRules.message(for: exclusive, in: part.node))
          excluded.append(node)
        case .bool(true):
          // Draft-04: the limit beside it is left out.
          if let limit { excluded.append(limit) }
        default: break
        }
      }
      if let node = part.node[member: "multipleOf"], !(type == "integer" && node.shownText == "1") {
        warn("\"multipleOf\" is not checked", at: node.range)
      }
    }
    draft["validation"] = rules.node(at: range)
    if let first = excluded.first {
      draft.addToAnswer("not", .array(excluded, at: first.range))
    }
    return MadeField(draft: draft, kind: type == "integer" ? .integer : .number)
  }
}
