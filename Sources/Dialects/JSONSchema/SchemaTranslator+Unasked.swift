// Members that nobody is asked: what is known of them goes into the answers, or they are left out.

import JSON

extension SchemaTranslator {
  /// What nobody is asked because the schema says so: what is there already goes into the answers.
  mutating func takeUnasked(_ member: Member, _ view: SchemaView, at place: Place) {
    if let value = view["const"] ?? knownValue(of: member, view) {
      return addConstant(value, at: place)
    }
    leaveOut(member, at: place)
    guard member.isRequired else { return }
    warn(
      "\"\(member.name)\" is required and not asked, but has no default; answers without it are not valid",
      at: member.nameRange)
  }

  /// What cannot be asked here: its default goes into the answers, or nothing at all where that is valid.
  mutating func takeUnaskable(
    _ member: Member, _ view: SchemaView, _ words: String, empty: JSONNode.Content, at place: Place
  ) {
    if let value = knownValue(of: member, view) {
      addConstant(value, at: place)
      return warn("\(words) cannot be asked; its default is answered", at: member.nameRange)
    }
    guard member.isRequired else {
      leaveOut(member, at: place)
      return warn("\(words) cannot be asked; it is left out", at: member.nameRange)
    }
    if view.wantsNull {
      addConstant(JSONNode(.null, at: member.nameRange), at: place)
      return warn("\(words) cannot be asked; null is answered", at: member.nameRange)
    }
    let value = JSONNode(empty, at: member.nameRange)
    addConstant(value, at: place)
    warn(
      isRefused(value, member)
        ? "\(words) cannot be asked; an empty one is answered, which is not valid"
        : "\(words) cannot be asked; an empty one is answered", at: member.nameRange)
  }

  /// What is there already of a member, or its default; `nil` where there is none that is valid.
  private mutating func knownValue(of member: Member, _ view: SchemaView) -> JSONNode? {
    for value in [member.data, view["default"]].compactMap(\.self) {
      if !isRefused(value, member) { return value }
      warn("this default is left out: the schema itself refuses it", at: value.range)
    }
    return nil
  }

  private mutating func isRefused(_ value: JSONNode, _ member: Member) -> Bool {
    member.schemas.contains { isValid(value, by: $0) == false }
  }

  mutating func addConstant(_ value: JSONNode, at place: Place) {
    constants.append(Constant(id: place.id, value: value, condition: place.condition))
    var leaf = leaves[place.id] ?? Leaf(.text)
    if leaf.constants.isEmpty, !leaf.isAsked { leaf.isAlwaysThere = place.condition.isAlways }
    leaf.constants.append(value, when: place.condition)
    leaves[place.id] = leaf
  }

  /// Nobody is asked, whatever else is said of the member where this holds.
  mutating func leaveOut(_ member: Member, at place: Place) {
    var leaf = leaves[place.id] ?? Leaf(.text)
    leaf.leftOut.append(Leaf.Loss(isTold: member.isRequired), when: place.condition)
    leaves[place.id] = leaf
  }

  /// Whether nothing is written of what is not asked while a branch holds, which was not told so far.
  func isMissing(_ leaf: Leaf, in branch: SchemaCondition) -> Bool {
    leaf.constants.first(whereverHolds: branch) == nil
      && leaf.leftOut.first(whereverHolds: branch)?.isTold != true
  }
}
