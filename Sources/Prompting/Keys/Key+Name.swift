/// The names of keys, as the help line shows them and scripts of keys spell them.

extension Key {
  /// The key's name: `ctrl-s`, `shift-tab`, `alt-enter`, `f5`, `é`.
  package var name: String {
    var name = ""
    for modifier in Self.modifierNames where modifiers.contains(modifier.held) {
      name += modifier.prefix
    }
    return name + code.name
  }

  /// The key that has a name; `nil` if none has.
  ///
  /// The modifiers may stand in any order; a capital is written as such: `A`.
  package init?(name: String) {
    var rest = name[...]
    var held: Modifiers = []
    while let modifier = Self.modifier(at: rest), !held.contains(modifier.held) {
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: modifier.prefix.utf8.count)...]
      held.insert(modifier.held)
    }
    guard let code = Code(name: rest) else { return nil }
    self.init(code, held)
  }

  /// The modifiers at a name's start, in any letter case, and the rest of it.
  static func splitName(_ name: String) -> (modifiers: String, key: String) {
    var rest = name[...]
    while let modifier = modifier(at: rest) {
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: modifier.prefix.utf8.count)...]
    }
    return (name[..<rest.startIndex].lowercased(), String(rest))
  }

  /// The modifier whose prefix begins the name, capitals or not.
  ///
  /// By bytes: a mark for a key would join the hyphen.
  private static func modifier(at name: Substring) -> (held: Modifiers, prefix: String)? {
    let lower = name.utf8.lazy.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
    return modifierNames.first { modifier in
      lower.starts(with: modifier.prefix.utf8) && name.utf8.count > modifier.prefix.utf8.count
    }
  }

  /// The modifiers in the order in which a name has them.
  private static let modifierNames: [(held: Modifiers, prefix: String)] = [
    (.control, "ctrl-"), (.alt, "alt-"), (.shift, "shift-"), (.super, "super-"),
    (.hyper, "hyper-"),
  ]
}

extension Key.Code {
  private static let names: [(code: Key.Code, name: String)] = [
    (.character(" "), "space"), (.enter, "enter"), (.tab, "tab"), (.backspace, "backspace"),
    (.escape, "escape"), (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    (.home, "home"), (.end, "end"), (.pageUp, "page-up"), (.pageDown, "page-down"),
    (.insert, "insert"), (.delete, "delete"),
  ]

  /// The names of the keys that make no text, and of the blank.
  static let allNames: [String] = names.map(\.name) + functions.map { "f\($0)" }

  private static let functions = 1...35

  fileprivate var name: String {
    if let known = Self.names.first(where: { $0.code == self }) { return known.name }
    return switch self {
    case .character(let scalar): String(scalar)
    case .function(let number): "f\(number)"
    default: ""
    }
  }

  fileprivate init?(name: Substring) {
    if let known = Self.names.first(where: { $0.name == name }) {
      self = known.code
    } else if let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1 {
      self = .character(scalar)
    } else if let number = Self.functions.first(where: { name == "f\($0)" }) {
      self = .function(number)
    } else {
      return nil
    }
  }
}
