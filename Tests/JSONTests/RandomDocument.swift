// Random values, and random documents with white space and escapes that no writer of ours would
// choose.

import JSON
import Support

struct RandomDocument {
  var random: SeededGenerator

  mutating func value(depth: Int = 4) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number(number())
    case 3: return .string(string())
    case 4, 5:
      return .array(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in value(depth: depth - 1) })
    default:
      let members = (0..<Int.random(in: 0..<12, using: &random)).map { index in
        JSONMember(name: "\(index)" + string(), value: value(depth: depth - 1))
      }
      return .object(members)
    }
  }

  /// A document of the value in which every choice that the grammar leaves is made at random.
  mutating func document(of value: JSONValue) -> [UInt8] {
    var text = ""
    write(value, to: &text)
    return Array(text.utf8)
  }

  private mutating func number() -> String {
    let digits = String(Int.random(in: -1_000_000...1_000_000, using: &random))
    let fraction = ["", ".0", ".125", ".000"].randomElement(using: &random) ?? ""
    let exponent = ["", "e0", "E+07", "e-12"].randomElement(using: &random) ?? ""
    return digits + fraction + exponent
  }

  private mutating func string() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let limit: UInt32 =
        [0x30, 0x80, 0x80, 0x3000, 0x11_0000].randomElement(using: &random) ?? 0x80
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private mutating func write(_ value: JSONValue, to text: inout String) {
    writeSpace(to: &text)
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): write(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        write(element, to: &text)
      }
      writeSpace(to: &text)
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        writeSpace(to: &text)
        write(member.name, to: &text)
        writeSpace(to: &text)
        text += ":"
        write(member.value, to: &text)
      }
      writeSpace(to: &text)
      text += "}"
    }
    writeSpace(to: &text)
  }

  private mutating func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if mustEscape || Int.random(in: 0..<4, using: &random) == 0 {
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func writeSpace(to text: inout String) {
    text += ["", "", "", " ", "\n", "\r\n\t"].randomElement(using: &random) ?? ""
  }
}
