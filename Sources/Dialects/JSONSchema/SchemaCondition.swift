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
    return combination("any", conditions, at: range) ?? .never
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

  /// The tests among some conditions as one; `nil` where there is none.
  private static func combination(
    _ key: String, _ conditions: [SchemaCondition], at range: Range<Int>
  ) -> SchemaCondition? {
    var nodes: [JSONNode] = []
    var all: [String] = []
    for case .test(let node, let ids) in conditions {
      nodes.append(node)
      all += ids
    }
    guard let first = nodes.first else { return nil }
    return .test(
      nodes.count == 1 ? first : .object([(key, .array(nodes, at: range))], at: range), ids: all)
  }

  var isNever: Bool { if case .never = self { true } else { false } }
  var isAlways: Bool { if case .always = self { true } else { false } }

  /// The native condition; `nil` where there is nothing to test.
  var node: JSONNode? { if case .test(let node, _) = self { node } else { nil } }

  var ids: [String] { if case .test(_, let ids) = self { ids } else { [] } }
}
