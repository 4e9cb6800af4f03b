// A member that is no object -> a field: its kind, its words, its default, and whether it is required.

import JSON

extension SchemaTranslator {
  mutating func takeLeaf(_ member: Member, _ view: SchemaView, at place: Place) {
    let readOnly =
      look("readonly", view, member.appearance) ?? look("disabled", view, member.appearance)
    if isHidden(view, member.appearance) || view.isReadOnly(readOnly) {
      return takeUnasked(member, view, at: place)
    }
    let choice = options(of: view, member)
    if let const = view["const"], !const.isYes {
      return addConstant(const, at: place)
    }
    if let choice, choice.options.isEmpty {
      return takeNothingToChoose(member, choice, at: place)
    }
    if view.isOnlyNull {
      if member.isRequired {
        addConstant(JSONNode(.null, at: member.nameRange), at: place)
      } else {
        leaveOut(member, at: place)
      }
      return
    }
    guard var field = field(for: member, view, choice, at: place) else { return }
    takeExcluded(view, &field.draft)
    var leaf = leaves[place.id] ?? Leaf(field.kind)
    leaf.kind = field.kind
    leaf.origins.append(origin(of: field.draft, member, view, at: place), when: place.condition)
    takeWords(of: member, view, choice, &field.draft, &leaf)
    takeDefault(of: member, view, choice, &field.draft)
    require(member, view, &field, at: place)
    let condition = view["condition"].map { scriptCondition($0) } ?? .always
    append(
      Entry(
        field: field.draft, condition: .all([place.condition, condition], at: field.draft.range)))
    leaf.isAlwaysThere = field.isAlwaysThere
    leaf.emptyAlternatives = field.emptyCondition.map(Alternatives.init)
    leaves[place.id] = leaf
  }

  func origin(
    of draft: FieldDraft, _ member: Member, _ view: SchemaView, at place: Place
  ) -> Origin {
    Origin(
      condition: place.condition, schemas: member.schemas, accepted: draft.accepted,
      isRequired: member.isRequired, isCertain: draft["options"] != nil || !view.types.isEmpty)
  }

  /// A field while its kind is known and the rest is added.
  struct MadeField {
    var draft: FieldDraft
    let kind: Leaf.Kind
    var isAlwaysThere = false
    var emptyCondition: SchemaCondition?
  }

  mutating func field(
    for member: Member, _ view: SchemaView, _ choice: Choice?, at place: Place
  ) -> MadeField? {
    let range = member.schemas.first?.range ?? member.nameRange
    let types = view.types
    if types.first == "array" { return list(member, view, at: place) }
    if let choice {
      if choice.isConsent {
        var draft = FieldDraft(id: place.id, type: "boolean", at: range)
        draft["validation"] = .object([("const", .bool(true, at: range))], at: range)
        return MadeField(draft: draft, kind: .boolean)
      }
      var draft = FieldDraft(id: place.id, type: "select", at: range)
      draft["options"] = .array(choice.options, at: choice.range)
      return MadeField(draft: draft, kind: .select)
    }
    if types.count > 1, types != ["number", "integer"], types != ["integer", "number"] {
      let chosen = types.contains("string") ? "text" : types[0]
      warn(
        "of the types \(types.joined(separator: ", ")) only \(chosen) is asked",
        at: view["type"]?.range ?? range)
    }
    let type =
      types.contains("string") ? "string" : types.contains("number") ? "number" : types.first
    switch type {
    case "boolean":
      return MadeField(draft: FieldDraft(id: place.id, type: "boolean", at: range), kind: .boolean)
    case "integer", "number":
      return number(type == "integer" ? "integer" : "number", view, id: place.id, at: range)
    case "string", nil:
      return text(member, view, id: place.id, at: range)
    default:
      takeUnaskable(member, view, "\(type ?? "") as a type", empty: .object([]), at: place)
      return nil
    }
  }

  private mutating func takeWords(
    of member: Member, _ view: SchemaView, _ choice: Choice?, _ field: inout FieldDraft,
    _ leaf: inout Leaf
  ) {
    field.show(.string(member.name, at: member.nameRange), as: "label")
    for (key, words) in words(of: member, view, choice) {
      field.show(words, as: key)
      leaf.words[key] = words.text.map { [$0] }
    }
    tellLooks(of: view, member.appearance)
  }

  /// What is shown of a member, by the keys of a field; no empty texts.
  func words(
    of member: Member, _ view: SchemaView, _ choice: Choice?
  ) -> [(key: String, words: JSONNode)] {
    let appearance = member.appearance
    let description = look("description", view, appearance) ?? view["description"]
    let help = look("help", view, appearance) ?? view["help_text"]
    let lines = [description, help].compactMap { $0?.text }.filter { !$0.isEmpty }
    let placeholder = look("placeholder", view, appearance) ?? view["placeholder"]
    let example = (view["examples"]?.elements?.first ?? view["example"]).flatMap { node in
      node.shownText.map { JSONNode.string($0, at: node.range) }
    }
    let all = [
      ("label", look("title", view, appearance) ?? view["title"]),
      (
        "description",
        (description ?? help).map { .string(lines.joined(separator: "\n"), at: $0.range) }
      ),
      ("placeholder", placeholder ?? choice?.nullLabel ?? example),
    ]
    return all.compactMap { key, words in
      words.flatMap { $0.text?.isEmpty == false ? (key, $0) : nil }
    }
  }

  private mutating func takeDefault(
    of member: Member, _ view: SchemaView, _ choice: Choice?, _ field: inout FieldDraft
  ) {
    guard let value = member.data ?? view["default"], !value.isNull else { return }
    if let text = value.text, text.isEmpty, choice == nil { return }
    if let elements = value.elements, elements.isEmpty { return }
    if value.text?.utf8.contains(UInt8(ascii: "\n")) == true, field["multiline"] == nil,
      field["type"] == nil
    {
      field["multiline"] = .bool(true, at: value.range)
    }
    if let reason = field.takeDefault(value) {
      warn("this default is left out: \(reason)", at: value.range)
    }
  }

  /// Says what an empty answer means: refused, written as null or as an empty list, or left out.
  private mutating func require(
    _ member: Member, _ view: SchemaView, _ field: inout MadeField, at place: Place
  ) {
    guard member.isRequired else { return }
    let range = member.nameRange
    let takesEmptyList =
      (field.kind == .several || field.kind == .list)
      && view.every("minItems").allSatisfy { $0.shownText == "0" }
    if view.wantsNull || takesEmptyList {
      let empty = JSONNode(view.wantsNull ? .null : .array([]), at: range)
      field.draft.addToAnswer("empty", empty)
      field.isAlwaysThere = place.condition.isAlways
      field.emptyCondition = place.condition
    } else if let group = place.optionalGroup {
      groups[group]?.required.append(place.id)
    } else {
      field.draft["required"] = .bool(true, at: range)
      field.isAlwaysThere = place.condition.isAlways
    }
  }

  /// Takes the values that `not` forbids.
  mutating func takeExcluded(_ view: SchemaView, _ field: inout FieldDraft) {
    for node in view.every("if") {
      warn("a condition on one value is not checked", at: node.range)
    }
    for node in view.every("not") {
      let values = node[member: "enum"]?.elements ?? [node[member: "const"]].compactMap(\.self)
      guard let members = node.members, members.count == 1, !values.isEmpty else {
        warn("\"not\" is not checked", at: node.range)
        continue
      }
      field.addToAnswer("not", .array(values.filter { !$0.isNull }, at: node.range))
    }
  }

  /// Tells what the looks ask for that has no place here.
  private mutating func tellLooks(of view: SchemaView, _ appearance: JSONNode?) {
    let silent: Set<String> = [
      "widget", "placeholder", "help", "title", "description", "options", "order", "autofocus",
      "autocomplete", "classNames", "style", "rows", "readonly", "disabled", "inputType",
      "submitButtonOptions", "label", "inline", "enumNames", "emptyValue", "rootFieldId",
      "globalOptions",
    ]
    for node in [appearance].compactMap(\.self) + view.parts.map(\.node) {
      for member in node.members ?? [] {
        guard member.name.hasPrefix("ui:") else { continue }
        let key = String(member.name.dropFirst(3))
        if !silent.contains(key) { warn("\"\(member.name)\" is not read", at: member.nameRange) }
      }
    }
    let widgets: Set<String> = [
      "text", "textarea", "password", "updown", "radio", "select", "hidden", "checkbox",
      "checkboxes", "range", "email", "uri", "url", "date", "datetime", "date-time", "time", "tel",
      "alt-date", "alt-datetime", "TextWidget", "TextareaWidget", "PasswordWidget",
      "SelectWidget", "RadioWidget", "CheckboxWidget", "CheckboxesWidget", "UpDownWidget",
    ]
    if let widget = look("widget", view, appearance), let name = widget.text,
      !widgets.contains(name)
    {
      warn("the widget \"\(name)\" is not known; the field is asked by its type", at: widget.range)
    }
  }
}
