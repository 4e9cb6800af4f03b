// Random values, written as YAML in random ways.

import JSON
import Support

/// Makes documents whose values are known.
struct RandomYAML {
  private var generator: SeededGenerator

  /// Whether the last line belongs to a block scalar, which would take blank lines for its own.
  private var isBehindBlockScalar = false

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A document and its value.
  mutating func document() -> (yaml: String, value: JSONValue) {
    let value = value(depth: 0)
    var yaml = chance(4) ? "--- # first\n" : ""
    switch value {
    case .object(let members) where !members.isEmpty && !chance(8):
      yaml += block(members, indent: chance(6) ? 2 : 0)
    case .array(let elements) where !elements.isEmpty && !chance(8):
      yaml += block(elements, indent: 0)
    default:
      yaml += flow(value) + "\n"
    }
    return (yaml, value)
  }

  // MARK: - Values

  private static let texts = [
    "", "a", "two words", "it's", "say \"so\"", "a: b", "a #b", "#c", "- d", "-e", "? f", "?g",
    ":h",
    "{i}", "[j]", "k, l", "&m", "*n*", "!o", "|", ">", "%p", "@q", "`r`", "yes", "no", "on", "true",
    "null", "~", "1", "1.10", "010", "0x1F", "1e3", ".5", "+1", " leading", "trailing ",
    "tab\tinside",
    "\ttab", "back\\slash", "é and 日本語", "🐞 e\u{301}", "http://a.example/b?c=d#e", "12:30", "---",
    "...", "<<", "one\ntwo", "one\n\ntwo\n", "\nfirst", "last\n", "last\n\n", "  deep\nline",
    "a\n  b\nc\n",
    "{{ x }}", "a very long text with many words in it that may be folded over several lines",
    "control \u{1B}[1m", "\u{2028}", "\u{A0}", "x\r\ny", "'", "\"", "a'b''c", "-", "?", ":", "a:",
  ]

  private mutating func value(depth: Int) -> JSONValue {
    switch pick(depth > 3 ? 6 : 10) {
    case 0: return .number(["0", "12", "-3", "1.10", "6.0", "1e3", "-0.5E-7"][pick(7)])
    case 1: return [.null, .bool(true), .bool(false)][pick(3)]
    case 2...5: return .string(text())
    case 6, 7:
      var elements: [JSONValue] = []
      for _ in 0..<pick(4) { elements.append(value(depth: depth + 1)) }
      return .array(elements)
    default:
      var members: [JSONMember] = []
      for _ in 0..<pick(5) {
        let name = text()
        let isTaken = name == "<<" || members.contains { $0.name.utf8.elementsEqual(name.utf8) }
        if !isTaken { members.append(JSONMember(name: name, value: value(depth: depth + 1))) }
      }
      return .object(members)
    }
  }

  private mutating func text() -> String { Self.texts[pick(Self.texts.count)] }

  // MARK: - Blocks

  private mutating func block(
    _ members: [JSONMember], indent: Int, beginsLine: Bool = true
  ) -> String {
    var lines = ""
    for (index, member) in members.enumerated() {
      if beginsLine || index > 0 { lines += space() + String(repeating: " ", count: indent) }
      isBehindBlockScalar = false
      lines += oneLine(member.name) + (chance(8) ? " :" : ":")
      lines += inBlock(member.value, indent: indent, isMember: true)
    }
    return lines
  }

  private mutating func block(_ elements: [JSONValue], indent: Int) -> String {
    var lines = ""
    for element in elements {
      lines += space() + String(repeating: " ", count: indent) + "-"
      isBehindBlockScalar = false
      // A collection may begin on the line of the dash.
      if case .object(let members) = element, !members.isEmpty, chance(2) {
        lines += " " + block(members, indent: indent + 2, beginsLine: false)
      } else {
        lines += inBlock(element, indent: indent, isMember: false)
      }
    }
    return lines
  }

  /// What stands behind a dash or a colon, and its line end.
  private mutating func inBlock(_ value: JSONValue, indent: Int, isMember: Bool) -> String {
    switch value {
    case .object(let members) where !members.isEmpty && !chance(5):
      return "\n" + block(members, indent: indent + 1 + pick(3))
    case .array(let elements) where !elements.isEmpty && !chance(5):
      let isFlush = isMember && chance(2)
      return "\n" + block(elements, indent: isFlush ? indent : indent + 1 + pick(3))
    case .string(let text):
      if let scalar = blockScalar(text, indent: indent), chance(2) {
        isBehindBlockScalar = true
        return scalar
      }
      return " " + severalLines(text, indent: indent) + comment() + "\n"
    case .null where chance(3):
      return comment() + "\n"
    default:
      return (chance(6) ? "\n" + String(repeating: " ", count: indent + 1) : " ") + flow(value)
        + comment() + "\n"
    }
  }

  private mutating func space() -> String {
    chance(8) ? ["# note\n", "\n", "  \n"][isBehindBlockScalar ? 0 : pick(3)] : ""
  }

  private mutating func comment() -> String { chance(8) ? "  # note: it's \"so\"" : "" }

  // MARK: - Flow

  private mutating func flow(_ value: JSONValue) -> String {
    switch value {
    case .null: return ["null", "~", "Null"][pick(3)]
    case .bool(let truth): return truth ? ["true", "True"][pick(2)] : ["false", "FALSE"][pick(2)]
    case .number(let digits): return digits
    case .string(let text): return oneLine(text)
    case .array(let elements):
      var parts: [String] = []
      for element in elements { parts.append(flow(element)) }
      return "[" + parts.joined(separator: ", ") + (chance(4) && !parts.isEmpty ? "," : "") + "]"
    case .object(let members):
      var parts: [String] = []
      for member in members { parts.append(oneLine(member.name) + ": " + flow(member.value)) }
      return "{ " + parts.joined(separator: " , ") + "}"
    }
  }

  // MARK: - Scalars

  private mutating func oneLine(_ text: String) -> String {
    if isPlain(text), chance(2) { return text }
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{2028}" }
    if isPrintable, chance(2) { return "'" + doubled(text) + "'" }
    return "\"" + escaped(text) + "\""
  }

  /// A text of words with line ends between some of them.
  private mutating func severalLines(_ text: String, indent: Int) -> String {
    let line = oneLine(text)
    let isOfWords = text.unicodeScalars.allSatisfy { $0 == " " || $0.properties.isAlphabetic }
    guard isOfWords, chance(2) else { return line }
    var folded = ""
    for (index, word) in line.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix(" ") || line.hasSuffix(" ") || line.contains("' ") || line.contains(" '")
        || line.contains("\" ") || line.contains(" \"")
      {
        return line
      }
      if index > 0 {
        folded += chance(3) ? "\n" + String(repeating: " ", count: indent + 1 + pick(4)) : " "
      }
      folded += word
    }
    return folded
  }

  /// Whether a text may stand without quotes, in brackets too; not all that may do.
  private func isPlain(_ text: String) -> Bool {
    let words = [
      "yes", "no", "on", "it's", "a", "two words", "-e", "http://a.example/b?c=d#e", "12:30",
      "010",
      "0x1F", ".5", "+1", "back\\slash", "é and 日本語", "🐞 e\u{301}", "a'b''c",
      "a very long text with many words in it that may be folded over several lines",
    ]
    return words.contains { $0.utf8.elementsEqual(text.utf8) }
  }

  private func doubled(_ text: String) -> String {
    text.map { $0 == "'" ? "''" : String($0) }.joined()
  }

  private mutating func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += chance(2) ? "\\t" : "\t"
      case "\r": escaped += "\\r"
      case "\u{1B}": escaped += ["\\e", "\\x1b", "\\u001B"][pick(3)]
      case "\u{2028}": escaped += "\\L"
      case "\u{A0}": escaped += chance(2) ? "\\_" : "\u{A0}"
      default:
        if scalar.value > 0xFFFF, chance(2) {
          let digits = String(scalar.value, radix: 16)
          escaped += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    // A tab before a word would be white space at the begin or the end of a line only.
    return escaped
  }

  /// A text as a block scalar with its line end, where it can be one.
  private mutating func blockScalar(_ text: String, indent: Int) -> String? {
    guard !text.isEmpty,
      text.unicodeScalars.allSatisfy({ ($0.value >= 0x20 || $0 == "\n") && $0 != "\u{2028}" })
    else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.contains(where: { !$0.isEmpty }),
      !lines.contains(where: { $0.first == " " && $0.allSatisfy { $0 == " " } })
    else { return nil }
    var chomping = "-"
    if lines.last == "" {
      lines.removeLast()
      chomping = lines.last == "" ? "+" : ""
    }
    let step = 1 + pick(3)
    let first = lines.first { !$0.isEmpty } ?? ""
    let given = first.hasPrefix(" ") || lines.first == "" || chance(4) ? String(step) : ""
    let canFold = lines.allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasPrefix("\t") }
    let isFolded = canFold && chance(2)
    let margin = String(repeating: " ", count: indent + step)
    let body = lines.map { $0.isEmpty ? "" : margin + $0 }.joined(
      separator: isFolded ? "\n\n" : "\n")
    return " " + (isFolded ? ">" : "|") + (chance(2) ? chomping + given : given + chomping) + "\n"
      + body + "\n"
  }

  // MARK: - Dice

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  /// Whether one of so many throws is a hit.
  private mutating func chance(_ sides: Int) -> Bool { pick(sides) == 0 }
}
