// Arrays: of options, several of which are chosen; of simple values, one a line; all others cannot be asked.

import JSON

extension SchemaTranslator {
  /// `nil` where it was told that this cannot be asked.
  mutating func list(_ member: Member, _ view: SchemaView, at place: Place) -> MadeField? {
    let range = member.schemas.first?.range ?? member.nameRange
    let items = view.every("items")
    if view["prefixItems"] != nil || items.contains(where: { $0.elements != nil }) {
      takeUnaskable(member, view, "a list with a type for each place", empty: .array([]), at: place)
      return nil
    }
    for keyword in ["contains", "minContains", "maxContains"] {
      if let node = view[keyword] {
        warn("\"\(keyword)\" of a list is not checked", at: node.range)
      }
    }
    let itemView = views.view(of: items, trail: view.innerTrail)
    let item = Member(
      name: "item", schemas: items, nameRange: range, isRequired: true,
      appearance: member.appearance?[member: "items"], data: nil)
    if let choice = options(of: itemView, item), !choice.options.isEmpty {
      return several(choice, view, id: place.id, at: range)
    }
    return lines(member, view, item, itemView, at: place)
  }

  private mutating func several(
    _ choice: Choice, _ view: SchemaView, id: String, at range: Range<Int>
  ) -> MadeField {
    var draft = FieldDraft(id: id, type: "select", at: range)
    draft["multiple"] = .bool(true, at: range)
    draft["options"] = .array(choice.options, at: choice.range)
    var rules = SchemaRules()
    for part in view.parts {
      for keyword in ["minItems", "maxItems"] {
        guard let node = part.node[member: keyword], let limit = Self.wholeNumber(node) else {
          continue
        }
        rules.add(
          keyword, JSONNode(.number(String(limit)), at: node.range),
          message: SchemaRules.message(for: keyword, in: part.node))
      }
    }
    draft["validation"] = rules.node(at: range)
    return MadeField(draft: draft, kind: .several)
  }

  private mutating func lines(
    _ member: Member, _ view: SchemaView, _ item: Member, _ itemView: SchemaView, at place: Place
  ) -> MadeField? {
    let range = member.schemas.first?.range ?? member.nameRange
    var types = itemView.types
    if types.isEmpty, itemView.parts.isEmpty { types = ["string"] }
    let made: MadeField?
    switch types.first {
    case "string": made = text(item, itemView, id: "item", at: item.nameRange)
    case "integer", "number":
      made = number(
        types.contains("number") ? "number" : "integer", itemView, id: "item", at: item.nameRange)
    default: made = nil
    }
    guard var made, made.draft["secret"] == nil else {
      let words = types.first == "object" ? "a list of objects" : "a list of such elements"
      takeUnaskable(member, view, words, empty: .array([]), at: place)
      return nil
    }
    made.draft["multiline"] = nil
    made.draft["placeholder"] = nil
    made.draft["id"] = nil
    var draft = FieldDraft(id: place.id, type: "text", at: range)
    draft["multiline"] = .bool(true, at: range)
    draft.addToAnswer("as", .string("list", at: range))
    made.draft["label"] = .string("item", at: range)
    draft.addToAnswer("item", made.draft.node)
    for keyword in ["minItems", "maxItems"] {
      let limits = view.every(keyword).compactMap(Self.wholeNumber)
      let strictest = keyword == "minItems" ? limits.max() : limits.min()
      if let strictest {
        draft.addToAnswer(keyword, JSONNode(.number(String(strictest)), at: range))
      }
    }
    if let unique = view.every("uniqueItems").first(where: \.isYes) {
      draft.addToAnswer("uniqueItems", unique)
    }
    return MadeField(draft: draft, kind: .list)
  }
}
