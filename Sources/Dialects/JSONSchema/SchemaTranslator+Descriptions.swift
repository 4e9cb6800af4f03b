// What a branch says of a member that is asked already: more than is said of it anyway, or how it is where another
// branch does not hold. It is asked once, wherever some branch has it, and what only one says is a rule of that one.

import JSON

extension SchemaTranslator {
  mutating func takeDescription(_ member: Member, _ scope: BranchScope) {
    var place = scope.place
    place.path.append(member.name)
    guard let leaf = leaves[place.id] else { return }
    if member.schemas.contains(where: \.forbidsAll) {
      tellContradiction(member, at: place)
      return forbid(place)
    }
    if leaf.constants.first(whereverHolds: place.condition) != nil {
      // Nothing else is answered here, whatever is said of it.
      return isDemanded(member, scope) ? () : tellOtherKind(member)
    }
    if leaf.leftOut.first(whereverHolds: place.condition) != nil { return }
    // What holds wherever this branch does.
    let inForce = leaf.origins.first(whereverHolds: place.condition)
    if inForce != nil, isDemanded(member, scope) { return }
    let view = views.view(of: member.schemas + (inForce?.schemas ?? []), trail: place.trail)
    if view.isNever { return }
    if let const = view["const"], !const.isYes {
      return takeConstant(const, member, leaf, isInForce: inForce != nil, at: place)
    }
    if view.isContradictory || view.types.first == "object" { return exclude(member, at: place) }
    guard leaf.isAsked else { return takeMember(member, at: scope.place) }
    let choice = options(of: view, member)
    if let choice, choice.options.isEmpty { return exclude(member, at: place) }
    guard var field = field(for: member, view, choice, at: place) else { return }
    takeExcluded(view, &field.draft)
    let said = origin(of: field.draft, member, view, at: place)
    if inForce != nil {
      // Its type alone is no news.
      if said.isCertain { rules.append((place.id, place.condition, said.accepted.node)) }
    } else if !join(said, field.kind, at: place) {
      return exclude(member, at: place)
    }
    if let secret = field.draft["secret"], let entry = entry(place.id) {
      entries[entry].field["secret"] = secret
    }
    if said.isCertain { requireWhatEmptyIsNot(view, at: place) }
    joinDefault(member.data ?? view["default"], isInForce: inForce != nil, at: place)
    joinWords(words(of: member, view, choice), at: place)
  }

  /// Whether the condition of a branch itself demands what the branch says of a member.
  private mutating func isDemanded(_ member: Member, _ scope: BranchScope) -> Bool {
    let id = (scope.place.path + [member.name]).joined(separator: ".")
    return member.schemas.allSatisfy { schema in
      let object = JSONNode.object([(member.name, schema)], at: schema.range)
      let test = JSONNode.object([("properties", object)], at: schema.range)
      guard let holds = condition(test, scope.place.path) else { return false }
      if holds.isAlways { return leaves[id]?.isAsked == false }
      return scope.place.condition.implies(holds)
    }
  }

  /// The member is not there while a branch holds.
  private mutating func forbid(_ place: Place) {
    guard let entry = entry(place.id), !entries[entry].condition.excludes(place.condition) else {
      return
    }
    let range = entries[entry].field.range
    leaves[place.id]?.isAlwaysThere = false
    entries[entry].condition = .all(
      [entries[entry].condition, place.condition.negated(at: range)], at: range)
  }

  /// What is forbidden may be required all the same.
  private mutating func tellContradiction(_ member: Member, at place: Place) {
    guard let entry = entry(place.id), !entries[entry].condition.excludes(place.condition),
      member.isRequired || entries[entry].field["required"] != nil
    else { return }
    warn(
      "\"\(member.name)\" is required, and forbidden in this branch; no answers are valid here",
      at: member.nameRange)
  }

  /// The member is not asked while a branch holds, whose answer is of another kind.
  private mutating func exclude(_ member: Member, at place: Place) {
    tellOtherKind(member)
    forbid(place)
  }

  mutating func tellOtherKind(_ member: Member) {
    let loss = member.isRequired ? "; it is required, so no answers are valid here" : ""
    warn(
      "\"\(member.name)\" is not asked in this branch, which wants another kind of answer of it"
        + loss, at: member.nameRange)
  }

  /// Takes what has to be answered: nobody is asked for that where nothing else is.
  private mutating func takeConstant(
    _ const: JSONNode, _ member: Member, _ leaf: Leaf, isInForce: Bool, at place: Place
  ) {
    if !isInForce { addConstant(const, at: place) }
    guard leaf.isAsked, let entry = entry(place.id),
      !entries[entry].condition.excludes(place.condition)
    else { return }
    if const.isNull { return forbid(place) }
    guard const.shownText != nil else {
      if isInForce {
        warn("what this branch says of \"\(member.name)\" is not checked", at: member.nameRange)
      }
      return
    }
    var accepted = FieldDraft(id: nil, type: "select", at: const.range)
    accepted["options"] = .array([const], at: const.range)
    rules.append((place.id, place.condition, accepted.node))
  }

  /// Asks for the member in one branch more.
  ///
  /// - Returns: whether one field can ask for the answers of both.
  private mutating func join(_ origin: Origin, _ kind: Leaf.Kind, at place: Place) -> Bool {
    guard var leaf = leaves[place.id], let entry = entry(place.id),
      let first = leaf.origins.all.first?.value
    else { return false }
    var field = entries[entry].field
    let isGuess = !leaf.origins.all.contains { $0.value.isCertain }
    guard field.join(origin, isGuess: isGuess) else { return false }
    if leaf.origins.all.count == 1, first.isCertain {
      rules.append((place.id, first.condition, first.accepted.node))
    }
    if origin.isCertain { rules.append((place.id, place.condition, origin.accepted.node)) }
    if field["required"] != nil, !origin.isRequired {
      field["required"] = nil
      for (condition, origin) in leaf.origins.all where origin.isRequired {
        requirements.append((place.id, condition, nil))
      }
    }
    entries[entry].field = field
    entries[entry].ask(when: place.condition)
    leaf.emptyAlternatives?.append(place.condition)
    if leaf.kind != kind { leaf.kind = isGuess ? kind : field.joinedKind(leaf.kind, kind) }
    leaf.origins.append(origin, when: place.condition)
    leaves[place.id] = leaf
    return true
  }

  /// Where no answer is written as something that a branch refuses, it needs one there.
  private mutating func requireWhatEmptyIsNot(_ view: SchemaView, at place: Place) {
    guard let entry = entry(place.id),
      let empty = entries[entry].field["x-answer"]?[member: "empty"]
    else { return }
    let isAccepted =
      empty.isNull
      ? view.wantsNull : view.every("minItems").allSatisfy { $0.shownText == "0" }
    if !isAccepted { requirements.append((place.id, place.condition, nil)) }
  }
}

extension SchemaView {
  /// Whether the types that are named leave none.
  fileprivate var isContradictory: Bool {
    !every("type").isEmpty && types.isEmpty && !wantsNull
  }
}

extension JSONNode {
  /// Whether nothing is valid by this schema.
  var forbidsAll: Bool {
    if case .bool(false) = content { return true }
    return self[member: "not"]?.members?.isEmpty == true
      || self[member: "not"].map { if case .bool(true) = $0.content { true } else { false } }
        == true
  }
}
