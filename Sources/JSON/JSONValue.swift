// A JSON value without places: what answers are made of, and what the writer takes.
//
// Objects keep the order of their members and numbers keep their digits, so that a document can be
// read and written again without a change of meaning. See RFC 8259.

/// A JSON value. Objects keep the order of their members, numbers keep their spelling.
///
/// Equality is identity of bytes: names and strings are compared as UTF-8 (`String`'s own `==` takes
/// `é` and `e` + U+0301 for the same), numbers by spelling (`1` and `1.0` differ), objects with the
/// order of their members.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number by its digits as written, which must follow the grammar of RFC 8259 §6.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The value of the first member whose name has the same UTF-8 bytes as `name`; `nil` where there
  /// is none or this is no object. Linear in the number of members.
  package subscript(member name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.hasSameBytes(as: name) }?.value
  }
}

/// A member of an object: a name and its value.
package struct JSONMember: Sendable, Equatable {
  package var name: String
  package var value: JSONValue

  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }

  package static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.value == right.value
  }
}

extension JSONValue: Equatable {
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left.hasSameBytes(as: right)
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension String {
  /// Whether both strings are the same UTF-8 bytes.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
