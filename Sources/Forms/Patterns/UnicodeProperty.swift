// The properties of \p{...}: general categories, scripts, and the binary ones of ECMA-262's tables.

/// One property that a scalar has or has not.
struct UnicodeProperty: Sendable {
  let contains: @Sendable (Unicode.Scalar) -> Bool
}

extension UnicodeProperty {
  /// The names that stand before an equals sign.
  static let names = [
    "General_Category", "gc", "Script", "sc", "Script_Extensions", "scx",
  ]

  /// A property by a name that stands alone: a general category or a binary property.
  ///
  /// Letter case counts, as in ECMAScript.
  static func named(_ name: String) -> UnicodeProperty? {
    if let categories = GeneralCategory.named(name) { return .category(categories) }
    return BinaryProperty.all[name].map(UnicodeProperty.init)
  }

  /// What was probably meant by a name that stands alone.
  ///
  /// The name of a script is a common slip.
  static func closest(to name: String) -> String? {
    if UnicodeScript.indices[name] != nil { return "Script=\(name)" }
    return suggestion(
      for: name, among: GeneralCategory.names.flatMap(\.self) + BinaryProperty.all.keys.sorted())
  }

  /// A property by name and value, or `nil` where it has no such value.
  ///
  /// - Parameter name: one of ``names``.
  static func named(_ name: String, value: String) -> UnicodeProperty? {
    switch name {
    case "General_Category", "gc":
      return GeneralCategory.named(value).map(category)
    case "Script", "sc":
      return UnicodeScript.indices[value].map { script in
        UnicodeProperty { UnicodeScript.script(of: $0) == script }
      }
    case "Script_Extensions", "scx":
      return UnicodeScript.indices[value].map { script in
        UnicodeProperty { UnicodeScript.uses($0, script: script) }
      }
    default:
      return nil
    }
  }

  /// Whether the values of a property of ``names`` are scripts, not general categories.
  static func hasScripts(_ name: String) -> Bool {
    name != "General_Category" && name != "gc"
  }

  /// All values of a property, for suggestions.
  static func values(of name: String) -> [String] {
    hasScripts(name)
      ? UnicodeScript.indices.keys.sorted() : GeneralCategory.names.flatMap(\.self)
  }

  private static func category(_ categories: [Unicode.GeneralCategory]) -> UnicodeProperty {
    UnicodeProperty { categories.contains($0.properties.generalCategory) }
  }
}
