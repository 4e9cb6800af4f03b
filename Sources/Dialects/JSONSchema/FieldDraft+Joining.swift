// Two descriptions of one answer -> a field that takes the answers of both, whose rules are another matter.

import JSON

extension FieldDraft {
  /// The keys that say what the answer is, and nothing of how it is asked.
  var accepted: FieldDraft {
    var accepted = FieldDraft(id: nil, type: "text", at: range)
    for key in ["type", "options", "multiple", "multiline", "validation"] {
      accepted[key] = self[key]
    }
    let answer = (self["x-answer"]?.members ?? []).filter { $0.name != "empty" }
    if !answer.isEmpty {
      accepted["x-answer"] = .object(answer.map { ($0.name, $0.value) }, at: range)
    }
    return accepted
  }

  /// Takes the answers of another description, too.
  ///
  /// - Parameter isGuess: whether what the answer is was not said so far.
  /// - Returns: whether one field can ask for both.
  mutating func join(_ origin: SchemaTranslator.Origin, isGuess: Bool) -> Bool {
    let other = origin.accepted
    if accepted.node.value == other.node.value { return true }
    if isGuess {
      take(other)
      dropRules()
      return true
    }
    guard let joined = Joined(self, origin.isCertain ? other : self) else { return false }
    self["type"] = joined.type
    self["options"] = joined.options
    self["multiline"] = self["multiline"] ?? other["multiline"]
    if joined.type != nil { self["multiline"] = nil }
    dropRules()
    if let item = joined.item { addToAnswer("item", item) }
    return true
  }

  /// The kind of the field that asks for two.
  func joinedKind(
    _ one: SchemaTranslator.Leaf.Kind, _ two: SchemaTranslator.Leaf.Kind
  ) -> SchemaTranslator.Leaf.Kind {
    switch self["type"]?.text {
    case "select": one
    case "number": .number
    case "integer": .integer
    case "boolean": .boolean
    default: one == .select ? two : one
    }
  }

  private mutating func take(_ other: FieldDraft) {
    for key in ["type", "options", "multiple", "multiline"] { self[key] = other[key] }
    let isList = other["x-answer"]?[member: "as"]
    if let isList { addToAnswer("as", isList) }
  }

  /// Rules are kept apart, with the branch that each is of.
  private mutating func dropRules() {
    self["validation"] = nil
    guard let answer = self["x-answer"]?.members else { return }
    let kept = answer.filter { ["empty", "as"].contains($0.name) }
    self["x-answer"] = kept.isEmpty ? nil : .object(kept.map { ($0.name, $0.value) }, at: range)
  }
}

/// What a field is that asks for two kinds of answer.
private struct Joined {
  /// `nil` for a text.
  var type: JSONNode?
  var options: JSONNode?
  /// What an element of a list is; `nil` where it may be any line, or there is no list.
  var item: JSONNode?

  /// - Returns: `nil` where no field asks for both.
  init?(_ one: FieldDraft, _ two: FieldDraft) {
    let (first, second) = (one["type"]?.text ?? "text", two["type"]?.text ?? "text")
    guard one["multiple"]?.isYes == two["multiple"]?.isYes,
      one["x-answer"]?[member: "as"]?.value == two["x-answer"]?[member: "as"]?.value
    else { return nil }
    if one["x-answer"]?[member: "as"] != nil {
      guard let item = Self.item(one, two) else { return nil }
      self.item = item
    } else if first == "select", second == "select" {
      type = one["type"]
      options = Self.union(one["options"], two["options"])
    } else if one["multiple"] != nil {
      return nil
    } else if let jsonType = one.jsonType, jsonType == two.jsonType {
      type = first == second ? one["type"] : jsonType.type(at: one.range)
    } else {
      return nil
    }
  }

  private static func item(_ one: FieldDraft, _ two: FieldDraft) -> JSONNode? {
    func draft(_ list: FieldDraft) -> FieldDraft {
      let item = list["x-answer"]?[member: "item"]
      return FieldDraft(id: nil, type: item?[member: "type"]?.text ?? "text", at: list.range)
    }
    let (first, second) = (draft(one), draft(two))
    guard let jsonType = first.jsonType, jsonType == second.jsonType else { return nil }
    return .object(
      [
        ("type", jsonType.type(at: one.range)), ("label", .string("item", at: one.range)),
      ], at: one.range)
  }

  /// Options of both, each once.
  private static func union(_ one: JSONNode?, _ two: JSONNode?) -> JSONNode? {
    guard let one, let first = one.elements, let second = two?.elements else { return one }
    let known = ValueSet(first.map(\.optionValue))
    let new = second.filter { !known.contains($0.optionValue) }
    return .array(first + new, at: one.range)
  }
}

/// What answers are in JSON, as far as one field can tell.
private enum AnswerType {
  case string, number, boolean

  /// The type of a field for all of them; `nil` for a text.
  func type(at range: Range<Int>) -> JSONNode? {
    switch self {
    case .string: nil
    case .number: .string("number", at: range)
    case .boolean: .string("boolean", at: range)
    }
  }
}

extension FieldDraft {
  /// `nil` where answers are of several types.
  fileprivate var jsonType: AnswerType? {
    switch self["type"]?.text {
    case "number", "integer": return .number
    case "boolean": return .boolean
    case "select":
      let values = (self["options"]?.elements ?? []).map(\.optionValue)
      let types = Set(
        values.map { value -> AnswerType in
          switch value {
          case .number: .number
          case .bool: .boolean
          default: .string
          }
        })
      return types.count == 1 ? types.first : nil
    default: return .string
    }
  }
}

extension JSONNode {
  /// The value of an option, which may stand alone.
  fileprivate var optionValue: JSONValue { (self[member: "value"] ?? self).value }
}
