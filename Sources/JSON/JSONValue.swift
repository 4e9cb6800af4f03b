// A JSON value without places: what answers are made of, and what the writer takes.
//
// Objects keep the order of their members and numbers keep their digits, so that a document can be
// read and written again without a change of meaning. See RFC 8259.

/// A JSON value.
///
/// Objects keep the order of their members, numbers keep their spelling.
///
/// Equality is identity of bytes: names and strings are compared as UTF-8 (`String`'s own `==`
/// takes `é` and `e` + U+0301 for the same), numbers by spelling (`1` and `1.0` differ), objects
/// with the order of their members.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number by its digits as written, which must follow the grammar of RFC 8259 §6.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The value of the first member whose name has the same UTF-8 bytes as `name`; `nil` where there
  /// is none or this is no object.
  ///
  /// Linear in the number of members.
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
  // A list of what is still to compare takes the place of recursion, which costs much stack here: a
  // level would go through `==` of arrays, of members and of values.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    var pairs = [(left, right)]
    while let pair = pairs.popLast() {
      switch pair {
      case (.null, .null): continue
      case (.bool(let left), .bool(let right)):
        guard left == right else { return false }
      case (.number(let left), .number(let right)), (.string(let left), .string(let right)):
        guard left.hasSameBytes(as: right) else { return false }
      case (.array(let left), .array(let right)):
        guard left.count == right.count else { return false }
        pairs.append(contentsOf: zip(left, right))
      case (.object(let left), .object(let right)):
        guard left.count == right.count else { return false }
        for (left, right) in zip(left, right) {
          guard left.name.hasSameBytes(as: right.name) else { return false }
          pairs.append((left.value, right.value))
        }
      default: return false
      }
    }
    return true
  }
}

extension String {
  /// Whether both strings are the same UTF-8 bytes.
  ///
  /// What is quick goes first: it mostly says no.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }
}
