/// What a name in angle brackets means.

internal import Forms

extension KeyScript {
  static let pasteStart = "\u{1B}[200~"
  static let pasteEnd = "\u{1B}[201~"

  /// What a name does, that stands in column `column` of its script.
  ///
  /// - Parameter isRepeated: whether a count stands behind it; then any single character is a name.
  static func action(
    of name: String, isRepeated: Bool, _ column: Int
  ) throws(KeyScriptError) -> Action {
    switch name.lowercased() {
    case "paste": return .type(Array(pasteStart.utf8))
    case "/paste": return .type(Array(pasteEnd.utf8))
    case "wait": return .wait
    case "newline": return .press([0x0A])
    default: break
    }
    if let character = characters[name.lowercased()] { return .press(Array(character.utf8)) }
    let words = name.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    if words.count == 2, words[0].lowercased() == "resize" {
      guard let size = Size(String(words[1])) else { throw .badSize(name, column: column) }
      return .resize(size)
    }
    if words.count == 2, words[0].lowercased() == "byte" {
      guard words[1].utf8.count == 2, let byte = UInt8(words[1], radix: 16) else {
        throw .badByte(name, column: column)
      }
      return .type([byte])
    }
    if isRepeated, name.unicodeScalars.count == 1 { return .press(Array(name.utf8)) }
    if let key = key(named: name) { return .press(key.bytes) }
    throw .unknownName(name, column: column, suggestion: suggestedName(for: name))
  }

  private static let characters = ["lt": "<", "gt": ">", "space": " "]

  /// The key of a name such as `Ctrl-W`, `Alt-b`, `PageUp`; a character alone is no name.
  private static func key(named name: String) -> Key? {
    let (prefix, base) = Key.splitName(name)
    guard let base = base.unicodeScalars.count == 1 ? cased(base, prefix) : keyName(base) else {
      return nil
    }
    guard let key = Key(name: prefix + base) else { return nil }
    guard case .character(let scalar) = key.code else { return key }
    if key.modifiers.isEmpty { return nil }
    // The keys that always were others: ctrl-i is tab, ctrl-[ escape.
    if key.modifiers == .control, scalar.value < 0x80, 0x40...0x7F ~= scalar.value {
      return Key(ascii: UInt8(scalar.value & 0x1F))
    }
    return key
  }

  /// With ctrl, capitals are the same keys.
  private static func cased(_ character: String, _ prefix: String) -> String {
    prefix.contains("ctrl-") ? character.lowercased() : character
  }

  /// How ``Key`` spells the name of a key, in whatever case and with or without its hyphen it is written.
  private static func keyName(_ written: String) -> String? {
    let plain = written.lowercased().filter { $0 != "-" }
    if let character = characters[plain], plain != "space" { return character }
    return Key.Code.allNames.first { name in name.filter { $0 != "-" } == plain }
  }

  private static func suggestedName(for name: String) -> String? {
    let (prefix, base) = Key.splitName(name)
    let others = prefix.isEmpty ? ["Paste", "/Paste", "Resize 80x24", "Wait", "Byte 1B", "lt"] : []
    let names = Key.Code.allNames.map(capitalized)
    return suggestion(for: base, among: others + names).map { capitalized(prefix) + $0 }
  }

  /// `page-up` as a script has it: `Page-Up`; the key of a character stays as it is: `Alt-b`.
  package static func capitalized(_ name: String) -> String {
    name.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.utf8.count == 1 ? String($0) : $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: "-")
  }
}
