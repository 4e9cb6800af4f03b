// When two JSON values are the same answer: numbers count by value, not by spelling.

package import JSON

extension JSONValue {
  /// Whether this is the same answer as another: 1 and 1.0 are, "1" is not.
  ///
  /// The elements of arrays may stand in any order, since a form decides that of its answers.
  func means(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)):
      guard let one = try? DecimalNumber(parsing: one), let two = try? DecimalNumber(parsing: two)
      else { return false }
      return one == two
    case (.array(let some), .array(let others)):
      return some.count == others.count
        && some.allSatisfy { value in others.contains { $0.means(value) } }
        && others.allSatisfy { value in some.contains { $0.means(value) } }
    default:
      return self == other
    }
  }

  /// Whether this is a whole number of times another; `nil` where one of them is no number, or too large to say.
  func isMultiple(of divisor: JSONValue) -> Bool? {
    guard case .number(let one) = self, case .number(let two) = divisor,
      let one = try? DecimalNumber(parsing: one), let two = try? DecimalNumber(parsing: two)
    else { return nil }
    return one.isMultiple(of: two)
  }

  /// A scalar without quotes; empty for null.
  ///
  /// Elements of an array are joined by a comma and a blank; an object is JSON on one line.
  package var bareText: String {
    switch self {
    case .null: ""
    case .object: oneLine
    case .bool(let truth): truth ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): text
    case .array(let elements): elements.map(\.bareText).joined(separator: ", ")
    }
  }

  /// The value as JSON on one line.
  var oneLine: String {
    String(decoding: JSONWriter(.oneLine).bytes(of: self), as: UTF8.self)
  }

  /// Whether this is nothing or white space alone, which does not satisfy `required`.
  var isBlank: Bool {
    switch self {
    case .null: true
    case .string(let text): text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    case .array(let elements): elements.allSatisfy(\.isBlank)
    default: false
    }
  }

  /// What kind of value this is, with its article.
  var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension String {
  /// The text without white space at its ends; every type but text drops it.
  package var withoutOuterBlanks: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let scalars = unicodeScalars.drop(while: isBlank)
    guard let last = scalars.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(scalars[...last])
  }

  /// Whether both are the same UTF-8; `==` takes two spellings of é for one.
  package func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }
}
