// The rules of a field, each with the words that the schema has for it.

import JSON

/// Collects the objects of a `validation`.
struct SchemaRules {
  private var rules: [JSONNode] = []

  /// A rule of its own each time: all of them have to hold, and each says itself what is wrong.
  mutating func add(_ key: String, _ value: JSONNode, message: String?) {
    rules.append(
      .object(
        [(key, value), ("message", message.map { .string($0, at: value.range) })], at: value.range))
  }

  func node(at range: Range<Int>) -> JSONNode? {
    switch rules.count {
    case 0: nil
    case 1: rules[0]
    default: .array(rules, at: range)
    }
  }

  /// The words for a keyword that is not kept: `errorMessage`, for all keywords or by their names
  /// (https://github.com/ajv-validator/ajv-errors), or VS Code's for patterns.
  static func message(for keyword: String, in schema: JSONNode) -> String? {
    let words = schema[member: "errorMessage"]
    if let text = words?.text ?? words?[member: keyword]?.text, !text.isEmpty { return text }
    return keyword == "pattern" ? schema[member: "patternErrorMessage"]?.text : nil
  }
}
