// Makes nodes of a native form out of parts that stand somewhere in a file of another dialect.

import JSON

extension JSONNode {
  static func string(_ text: String, at range: Range<Int>) -> JSONNode {
    JSONNode(.string(text), at: range)
  }

  static func bool(_ truth: Bool, at range: Range<Int>) -> JSONNode {
    JSONNode(.bool(truth), at: range)
  }

  static func array(_ elements: [JSONNode], at range: Range<Int>) -> JSONNode {
    JSONNode(.array(elements), at: range)
  }

  /// An object of members in their order; the names stand where their values do.
  static func object(_ members: [(name: String, value: JSONNode?)], at range: Range<Int>)
    -> JSONNode
  {
    JSONNode(
      .object(
        members.compactMap { name, value in
          value.map { Member(name: name, nameRange: $0.range, value: $0) }
        }), at: range)
  }

  /// The text of a string; `nil` for every other value.
  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The elements of an array; `nil` for every other value.
  var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members of an object; `nil` for every other value.
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }
}

extension JSONNode {
  /// What kind of value this is in the words of YAML, with its article.
  var yamlTypeName: String {
    switch content {
    case .array: "a list"
    case .object: "a mapping"
    case .null, .bool, .number, .string: typeName
    }
  }

  /// What a scalar is as text: a string as it is, a number by its digits; `nil` for null and what has parts.
  var shownText: String? {
    switch content {
    case .string(let text): text
    case .number(let digits): digits
    case .bool(let truth): truth ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
