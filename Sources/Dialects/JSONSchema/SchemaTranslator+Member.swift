// One member of an object: an object itself, a constant, or something that is asked.

import JSON

extension SchemaTranslator {
  mutating func takeMember(_ member: Member, at place: Place) {
    guard excess == nil, !place.condition.isNever else { return }
    guard isName(member.name, at: place) else {
      return warn(
        "\"\(member.name)\" can be no name of an answer here; it is not asked",
        at: member.nameRange)
    }
    let view = views.view(of: member.schemas, trail: place.trail)
    var inner = place
    inner.path.append(member.name)
    if view.isNever {
      if member.isRequired, place.optionalGroup == nil {
        warn("\"\(member.name)\" is required, but cannot be asked", at: member.nameRange)
      }
      return leaveOut(member, at: inner)
    }
    let isPlainObject = view["enum"] == nil && view["const"] == nil
    let isObject = view.types.first == "object" || view.types.isEmpty && !view.unions.isEmpty
    if isPlainObject, isObject {
      takeGroup(member, view, at: inner)
    } else {
      takeLeaf(member, view, at: inner)
    }
  }

  /// Dots make objects of names, and no name begins an empty one.
  private func isName(_ name: String, at place: Place) -> Bool {
    if name.isEmpty || place.path.count >= 60 { return false }
    if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return false
    }
    return place.path.isEmpty && !hasGroups || !name.utf8.contains(UInt8(ascii: "."))
  }

  /// Whether some member of the schema itself is an object with members.
  private var hasGroups: Bool { !groups.isEmpty || rootHasGroups }

  private mutating func takeGroup(_ member: Member, _ view: SchemaView, at place: Place) {
    let hasMembers = !view.members(of: "properties").isEmpty || !view.unions.isEmpty
    guard hasMembers else {
      return takeUnaskable(member, view, "an object of any names", empty: .object([]), at: place)
    }
    if isHidden(view, member.appearance)
      || view.isReadOnly(look("readonly", view, member.appearance))
    {
      return takeUnasked(member, view, at: place)
    }
    var place = place
    if let script = view["condition"] {
      place.condition = .all([place.condition, scriptCondition(script)], at: script.range)
    }
    let title = look("title", view, member.appearance) ?? view["title"]
    takeNote(
      title ?? .string(member.name, at: member.nameRange),
      look("description", view, member.appearance) ?? view["description"], at: place)
    groups[place.id] = Group(
      isOptional: !member.isRequired, range: member.nameRange,
      conditions: Alternatives(place.condition))
    groupOrder.append(place.id)
    var inner = place
    if !member.isRequired { inner.optionalGroup = place.id }
    takeObject(view, appearance: member.appearance, data: member.data, at: inner)
  }

  func isHidden(_ view: SchemaView, _ appearance: JSONNode?) -> Bool {
    if look("widget", view, appearance)?.text == "hidden" { return true }
    if case .bool(true) = view["hidden"]?.content { return true }
    return false
  }
}

extension SchemaView {
  /// - Parameter look: what is said of the looks.
  func isReadOnly(_ look: JSONNode?) -> Bool {
    for node in [look, self["readOnly"], self["readonly"]] {
      if case .bool(true) = node?.content { return true }
    }
    return false
  }
}
