// A JSON value as it stands in a document: every value and every name knows its bytes.

/// A value together with its place in the document.
package struct JSONNode: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number by its digits as written, which follow the grammar of RFC 8259 §6.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A member of an object.
  ///
  /// The order of members is that of the document.
  package struct Member: Sendable {
    package let name: String
    /// The bytes of the name, its quotes included.
    package let nameRange: Range<Int>
    package let value: JSONNode

    /// A member that stands nowhere itself: its places are those of what it was made from.
    package init(name: String, nameRange: Range<Int>, value: JSONNode) {
      (self.name, self.nameRange, self.value) = (name, nameRange, value)
    }
  }

  package let content: Content
  /// The bytes of the value, quotes and brackets included: offsets in the document, end exclusive.
  package let range: Range<Int>

  /// A value that was read from, or made of, the bytes in a range.
  package init(_ content: Content, at range: Range<Int>) {
    (self.content, self.range) = (content, range)
  }

  /// The value without its places.
  ///
  /// A copy of the tree: linear in its size. Recurses once a level.
  package var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let digits): .number(digits)
    case .string(let string): .string(string)
    case .array(let elements): Self.value(of: elements)
    case .object(let members): Self.value(of: members)
    }
  }

  // Functions of their own, with loops instead of `map`, so that a level takes little stack in a
  // debug build, too.
  private static func value(of elements: [JSONNode]) -> JSONValue {
    var values: [JSONValue] = []
    for element in elements { values.append(element.value) }
    return .array(values)
  }

  private static func value(of members: [Member]) -> JSONValue {
    var values: [JSONMember] = []
    for member in members {
      values.append(JSONMember(name: member.name, value: member.value.value))
    }
    return .object(values)
  }

  /// The value of the first member whose name has the same UTF-8 bytes as `name`; `nil` where there
  /// is none or this is no object.
  ///
  /// Linear in the number of members.
  package subscript(member name: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.hasSameBytes(as: name) }?.value
  }

  /// What kind of value this is, with its article, for the sentence of an error.
  package var typeName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
