// A condition of a native form while it is made of schemas: known already, or a test of answers.

import JSON

/// When a branch of a schema holds.
enum SchemaCondition {
  case always
  case never
  /// A native condition, and the ids of the fields that it looks at.
  case test(JSONNode, ids: [String])

  /// The answer of a field passes a test.
  static func field(_ id: String, _ test: String, _ value: JSONNode) -> SchemaCondition {
    .test(
      .object([("field", .string(id, at: value.range)), (test, value)], at: value.range), ids: [id])
  }

  static func answered(_ id: String, _ isWanted: Bool = true, at range: Range<Int>)
    -> SchemaCondition
  {
    .field(id, "answered", .bool(isWanted, at: range))
  }

  static func all(_ conditions: [SchemaCondition], at range: Range<Int>) -> SchemaCondition {
    if conditions.contains(where: \.isNever) { return .never }
    return combination("all", conditions, at: range) ?? .always
  }

  static func any(_ conditions: [SchemaCondition], at range: Range<Int>) -> SchemaCondition {
    if conditions.contains(where: \.isAlways) { return .always }
    let alternatives = conditions.flatMap(\.alternatives)
    // One of two opposites always holds.
    let values = alternatives.compactMap { $0.node?.value }
    let known = ValueSet(values)
    if values.contains(where: { $0.opposite.map(known.contains) ?? false }) { return .always }
    return combination("any", alternatives, at: range) ?? .never
  }

  func negated(at range: Range<Int>) -> SchemaCondition {
    switch self {
    case .always: .never
    case .never: .always
    case .test(let node, let ids):
      if let id = node[member: "field"]?.text, let answered = node[member: "answered"] {
        .answered(id, !answered.isYes, at: range)
      } else {
        .test(.object([("not", node)], at: range), ids: ids)
      }
    }
  }

  /// Itself, or those of which one has to hold.
  private var alternatives: [SchemaCondition] {
    guard let any = node?[member: "any"]?.elements else { return [self] }
    return any.map { .test($0, ids: $0.idsOfTests) }
  }

  /// The tests among some conditions as one; `nil` where there is none.
  private static func combination(
    _ key: String, _ conditions: [SchemaCondition], at range: Range<Int>
  ) -> SchemaCondition? {
    var nodes: [JSONNode] = []
    var all: [String] = []
    var known = ValueSet()
    for case .test(let node, let ids) in conditions where known.insert(node.value) {
      nodes.append(node)
      all += ids
    }
    guard let first = nodes.first else { return nil }
    return .test(
      nodes.count == 1 ? first : .object([(key, .array(nodes, at: range))], at: range), ids: all)
  }

  /// Whether another condition surely holds wherever this one does: it stands among its tests.
  func implies(_ other: SchemaCondition) -> Bool {
    if other.isAlways { return true }
    let demanded = Set(demandedKeys)
    return other.sufficientKeys.contains(where: demanded.contains)
  }

  /// How all that has to hold in it is spelled.
  var demandedKeys: [[UInt8]] { conjuncts.map(\.key) }

  /// How that is spelled of which each alone is enough: itself, or one of several tests.
  var sufficientKeys: [[UInt8]] {
    guard let wanted = node?.value else { return [] }
    guard let any = wanted[member: "any"], case .array(let tests) = any else { return [wanted.key] }
    return [wanted.key] + tests.map(\.key)
  }

  /// Whether both surely never hold together: one demands what the other forbids, or both another answer of one field.
  func excludes(_ other: SchemaCondition) -> Bool {
    let others = other.conjuncts
    return conjuncts.contains { test in
      others.contains { $0 == test.opposite || test == $0.opposite || test.isOtherAnswer(than: $0) }
    }
  }

  /// Itself, and all that has to hold in it.
  private var conjuncts: [JSONValue] {
    guard let node else { return [] }
    var found: [JSONValue] = []
    var pending = [node.value]
    while let next = pending.popLast() {
      found.append(next)
      if case .array(let inner)? = next[member: "all"] { pending += inner }
    }
    return found
  }

  var isNever: Bool { if case .never = self { true } else { false } }
  var isAlways: Bool { if case .always = self { true } else { false } }

  /// The native condition; `nil` where there is nothing to test.
  var node: JSONNode? { if case .test(let node, _) = self { node } else { nil } }

  var ids: [String] { if case .test(_, let ids) = self { ids } else { [] } }

  /// Whether it never holds while the field that it looks at has no answer.
  var needsAnswer: Bool { node?.needsAnswer ?? false }

  /// Whether it surely holds while the field that it looks at has no answer.
  var holdsWithoutAnswer: Bool { node?[member: "not"]?.needsAnswer ?? false }
}

extension JSONValue {
  fileprivate var key: [UInt8] { JSONWriter(.oneLine).bytes(of: self) }

  /// What holds where a test does not, as `negated` writes it.
  fileprivate var opposite: JSONValue? {
    if let inner = self[member: "not"] { return inner }
    guard let id = self[member: "field"], case .bool(let isThere)? = self[member: "answered"] else {
      return nil
    }
    return .object([
      JSONMember(name: "field", value: id), JSONMember(name: "answered", value: .bool(!isThere)),
    ])
  }

  /// Whether both want the answer of one field to be something, and not the same.
  fileprivate func isOtherAnswer(than other: JSONValue) -> Bool {
    guard self[member: "field"] == other[member: "field"], let one = self[member: "equals"],
      let two = other[member: "equals"]
    else { return false }
    return !one.isSame(as: two)
  }
}

extension JSONNode {
  /// The ids of the fields that a condition looks at.
  var idsOfTests: [String] {
    if let id = self[member: "field"]?.text { return [id] }
    let inner = (self[member: "all"] ?? self[member: "any"])?.elements
    return (inner ?? [self[member: "not"]].compactMap(\.self)).flatMap(\.idsOfTests)
  }

  /// Recurses once a level of a condition.
  fileprivate var needsAnswer: Bool {
    if let all = self[member: "all"]?.elements { return all.contains(where: \.needsAnswer) }
    if let any = self[member: "any"]?.elements { return any.allSatisfy(\.needsAnswer) }
    return ["equals", "min", "max", "pattern", "contains"].contains { self[member: $0] != nil }
  }
}
