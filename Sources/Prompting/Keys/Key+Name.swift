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
  /// The modifiers stand in the order ctrl, alt, shift; a capital is written as such: `A`.
  package init?(name: String) {
    var rest = name[...]
    var held: Modifiers = []
    for modifier in Self.modifierNames
    where rest.hasPrefix(modifier.prefix) && rest.utf8.count > modifier.prefix.utf8.count {
      rest.removeFirst(modifier.prefix.count)
      held.insert(modifier.held)
    }
    guard let code = Code(name: rest) else { return nil }
    self.init(code, held)
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
    } else if let number = (1...35).first(where: { name == "f\($0)" }) {
      self = .function(number)
    } else {
      return nil
    }
  }
}
