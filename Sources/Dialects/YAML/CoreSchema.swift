// What a plain scalar of YAML is: null, a boolean, a number or a text.
//
// Reference: YAML 1.2.2, 10.3 "Core Schema".

import JSON

enum CoreSchema {
  /// The value of a plain scalar.
  ///
  /// A number that JSON cannot spell is a text, so that nothing of its spelling is lost: whoever wants `010` or
  /// `0x1F` as a text has it, and nobody takes 8 for 10.
  static func content(ofPlain text: String) -> JSONNode.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: isNumber(text) ? .number(text) : .string(text)
    }
  }

  /// Whether a text is a number by the grammar of RFC 8259, 6.
  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let integer = takeDigits(&rest)
    guard let first = integer.first, first != UInt8(ascii: "0") || integer.count == 1 else {
      return false
    }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if takeDigits(&rest).isEmpty { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      if takeDigits(&rest).isEmpty { return false }
    }
    return rest.isEmpty
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest.dropFirst(digits.count)
    return digits
  }
}
