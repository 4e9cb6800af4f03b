// Conditions in JavaScript, as Homebridge has them: those that compare one answer with a value.
//
//     "condition": {"functionBody": "return model.options.kind === 'new';"}
//
// https://developers.homebridge.io/#/config-schema

import JSON

extension SchemaTranslator {
  /// When a script's condition holds; always where it says more than a comparison, which is told.
  mutating func scriptCondition(_ node: JSONNode) -> SchemaCondition {
    guard let script = node[member: "functionBody"] else { return untold(at: node.range) }
    guard let body = script.text, let (path, isEqual, value) = Self.comparison(body, script.range)
    else { return untold(at: script.range) }
    let test = JSONNode.object([("const", value)], at: script.range)
    let (last, outer) = (path.last ?? "", path.dropLast())
    let schema = outer.reversed().reduce(Self.member(last, test)) { Self.member($1, $0) }
    guard leaves[path.joined(separator: ".")] != nil, let holds = condition(schema, []) else {
      return untold(at: script.range)
    }
    return isEqual ? holds : holds.negated(at: script.range)
  }

  private mutating func untold(at range: Range<Int>) -> SchemaCondition {
    warn("this script is not run; the field is asked always", at: range)
    return .always
  }

  /// A schema of an object in which a member is there and valid by another.
  private static func member(_ name: String, _ schema: JSONNode) -> JSONNode {
    .object(
      [
        ("properties", .object([(name, schema)], at: schema.range)),
        ("required", .array([.string(name, at: schema.range)], at: schema.range)),
      ], at: schema.range)
  }

  /// The path, the operator and the value of `return model.PATH OPERATOR VALUE;`.
  private static func comparison(
    _ body: String, _ range: Range<Int>
  ) -> (path: [String], isEqual: Bool, value: JSONNode)? {
    var words = body.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 4, words[0] == "return", words[1].hasPrefix("model.") else { return nil }
    if words[3].hasSuffix(";") { words[3].removeLast() }
    let path = words[1].split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    let isName = { (name: Substring) in
      !name.isEmpty && name.utf8.allSatisfy { $0 == 0x5F || $0 == 0x24 || $0.isLetterOrDigit }
    }
    guard path.allSatisfy(isName), let value = value(words[3], range) else { return nil }
    switch words[2] {
    case "===", "==": return (path.map(String.init), true, value)
    case "!==", "!=": return (path.map(String.init), false, value)
    default: return nil
    }
  }

  private static func value(_ word: String, _ range: Range<Int>) -> JSONNode? {
    if word == "true" || word == "false" { return .bool(word == "true", at: range) }
    guard let quote = word.utf8.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else { return nil }
    let text = word.utf8.dropFirst().dropLast()
    guard word.utf8.count > 1, word.utf8.last == quote, !text.contains(quote),
      !text.contains(UInt8(ascii: "\\"))
    else { return nil }
    return String(text).map { .string($0, at: range) }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
