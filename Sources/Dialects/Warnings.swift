// What could not be carried over, collected; and the ways to take a value that tell what they leave out.

import JSON

/// The warnings about one file, as they are found.
struct Warnings {
  /// In the order of their finding.
  private(set) var all: [DialectWarning] = []

  mutating func add(_ sentence: String, at range: Range<Int>, scalar: Int? = nil) {
    all.append(DialectWarning(sentence, at: range, scalar: scalar))
  }
}

extension FieldDraft {
  /// Takes a value for the default, or tells why the field does not accept it.
  mutating func takeDefault(_ value: JSONNode, telling warnings: inout Warnings) {
    if let reason = takeDefault(value) {
      warnings.add("this default is left out: \(reason)", at: value.range)
    }
  }
}

extension JSONNode {
  /// The value of a key as a string, where it is a scalar: a number by its digits, and null for nothing.
  ///
  /// Tells of a value that has parts, and leaves it out.
  func string(_ key: String, telling warnings: inout Warnings) -> JSONNode? {
    guard let node = self[member: key], !node.isNull else { return nil }
    if let text = node.shownText { return .string(text, at: node.range) }
    warnings.add(
      "\"\(key)\" is \(node.typeName) and left out; a string is needed", at: node.range)
    return nil
  }
}
