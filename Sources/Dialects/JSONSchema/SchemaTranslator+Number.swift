// Numbers: their limits, which may leave the limit itself out.

import JSON

extension SchemaTranslator {
  mutating func number(
    _ type: String, _ view: SchemaView, id: String, at range: Range<Int>
  ) -> MadeField {
    var draft = FieldDraft(id: id, type: type, at: range)
    var rules = SchemaRules()
    var excluded: [JSONNode] = []
    var divisors: [JSONNode] = []
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
      divisors += [part.node[member: "multipleOf"]].compactMap(\.self).filter { $0.isOf("number") }
    }
    draft["validation"] = rules.node(at: range)
    if let first = excluded.first {
      draft.addToAnswer("not", .array(excluded, at: first.range))
    }
    for divisor in divisors.dropFirst() {
      warn("only one \"multipleOf\" is checked", at: divisor.range)
    }
    if let first = divisors.first { draft.addToAnswer("multipleOf", first) }
    return MadeField(draft: draft, kind: type == "integer" ? .integer : .number)
  }
}
