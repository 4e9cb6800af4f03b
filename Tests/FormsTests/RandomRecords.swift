// Records of a form as other programs may write them: compact or spaced, in any order, escaped in odd ways, and
// now and then with bytes that are wrong.

import JSON
import Support

/// Writes members as one line, at random.
struct RandomRecords {
  /// How the next record is written.
  private enum Style: CaseIterable {
    case compact, compactAgain, spaced, shuffled, escaped, incomplete, damaged
  }

  /// The bytes of a record, without a line feed.
  static func line(
    _ members: [JSONMember], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    let style = Style.allCases.randomElement(using: &generator) ?? .compact
    var members = members
    switch style {
    case .shuffled: members.shuffle(using: &generator)
    case .incomplete:
      members.removeAll { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    default: break
    }
    var line: [UInt8] = [UInt8(ascii: "{")]
    for (index, member) in members.enumerated() {
      if index > 0 { line += style == .spaced ? Array(", ".utf8) : [UInt8(ascii: ",")] }
      append(.string(member.name), style, &generator, to: &line)
      line += style == .spaced ? Array(": ".utf8) : [UInt8(ascii: ":")]
      append(member.value, style, &generator, to: &line)
    }
    line.append(UInt8(ascii: "}"))
    if Int.random(in: 0..<8, using: &generator) == 0 { line.append(UInt8(ascii: "\r")) }
    if style == .damaged { damage(&line, &generator) }
    return line
  }

  private static func append(
    _ value: JSONValue, _ style: Style, _ generator: inout SeededGenerator, to line: inout [UInt8]
  ) {
    switch value {
    case .array(let elements) where style == .spaced:
      line.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { line += Array(", ".utf8) }
        append(element, style, &generator, to: &line)
      }
      line.append(UInt8(ascii: "]"))
    case .string(let text) where style == .escaped:
      line.append(UInt8(ascii: "\""))
      for scalar in text.unicodeScalars {
        if scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
          || Int.random(in: 0..<6, using: &generator) == 0
        {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            line += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
          }
        } else {
          line += Array(String(scalar).utf8)
        }
      }
      line.append(UInt8(ascii: "\""))
    default:
      JSONWriter(.oneLine).append(value, to: &line)
    }
  }

  /// Changes, removes, doubles or inserts a few bytes.
  private static func damage(_ line: inout [UInt8], _ generator: inout SeededGenerator) {
    let bytes =
      Array(#""\{}[]:,.-+eE0 n/"#.utf8) + [0x7F, 0x80, 0xC2, 0xE2, 0xED, 0xFF, 0x00, 0x1F]
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !line.isEmpty {
      let index = Int.random(in: line.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: line[index] = bytes.randomElement(using: &generator) ?? 0
      case 1: line.remove(at: index)
      case 2: line.insert(line[index], at: index)
      default: line.insert(bytes.randomElement(using: &generator) ?? 0, at: index)
      }
    }
    line.removeAll { $0 == UInt8(ascii: "\n") }
  }
}
