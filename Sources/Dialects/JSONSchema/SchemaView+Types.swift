// What type a value has by all that is said of it.

import JSON

extension SchemaView {
  /// The types that every part allows, null left out; what is not said follows from other keywords.
  ///
  /// Empty where nothing is said at all.
  var types: [String] {
    var types: [String]?
    for node in every("type") {
      let named = Self.names(of: node)
      types =
        types?.filter { type in
          named.contains(type) || type == "integer" && named.contains("number")
        } ?? named
      // Of numbers that may be integers, those that must be are left.
      if named.contains("integer"), !named.contains("number") {
        types = types.map { $0.map { $0 == "number" ? "integer" : $0 } }
      }
    }
    if let types { return types.filter { $0 != "null" } }
    let keywords: [(type: String, [String])] = [
      ("object", ["properties", "additionalProperties", "patternProperties"]),
      ("array", ["items", "prefixItems", "minItems", "maxItems", "uniqueItems"]),
      ("string", ["format", "pattern", "minLength", "maxLength"]),
      ("number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]),
    ]
    return keywords.filter { $0.1.contains { self[$0] != nil } }.map(\.type).prefix(1) + []
  }

  /// Whether nothing but null is valid.
  var isOnlyNull: Bool {
    wantsNull && types.isEmpty && parts.contains { $0.node[member: "type"] != nil }
  }

  /// Whether null is valid, and something says so.
  var wantsNull: Bool {
    var isSaid = hasNullAlternative
    for part in parts {
      var values: [JSONNode] = part.node[member: "enum"]?.elements ?? []
      if let const = part.node[member: "const"] { values.append(const) }
      let types = part.node[member: "type"].map(Self.names)
      let allows = values.isEmpty ? types?.contains("null") : values.contains(where: \.isNull)
      // Which types hold beside these values, null among them, is said elsewhere.
      if allows == true { isSaid = true }
      if !part.isNullable, allows == false || types?.contains("null") == false { return false }
    }
    for options in constants {
      guard options.contains(where: \.value.isNull) else { return false }
      isSaid = true
    }
    return isSaid
  }

  private static func names(of type: JSONNode) -> [String] {
    type.text.map { [$0] } ?? type.elements?.compactMap(\.text) ?? []
  }
}

extension JSONNode {
  /// Whether this is of a type by its name in JSON Schema.
  func isOf(_ type: String) -> Bool {
    switch (content, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let digits), "integer"):
      digits.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    default: false
    }
  }
}
