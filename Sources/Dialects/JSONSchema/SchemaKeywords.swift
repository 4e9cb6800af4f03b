// Keywords whose value is not what the specification wants: they say nothing, which is told.

import JSON

extension JSONNode.Member {
  /// Why a keyword is not read, as half a sentence; `nil` where its value may be one, or it is no keyword.
  var fault: String? {
    guard let expected, !isExpected else { return nil }
    return "\"\(name)\" must be \(expected), not \(value.typeName); it is not read"
  }

  private var expected: String? {
    switch name {
    case "enum", "allOf", "anyOf", "oneOf", "prefixItems": "an array"
    case "properties", "patternProperties", "dependentSchemas", "dependentRequired", "dependencies",
      "$defs", "definitions":
      "an object"
    case "type": "a string or an array of strings"
    case "required": "an array of names"
    case "title", "description", "format", "pattern": "a string"
    case "minimum", "maximum", "multipleOf", "minItems", "maxItems", "exclusiveMinimum",
      "exclusiveMaximum":
      "a number"
    default: nil
    }
  }

  private var isExpected: Bool {
    switch name {
    case "type": return value.text != nil || value.elements?.allSatisfy { $0.text != nil } ?? false
    case "title", "description", "format", "pattern": return value.text != nil
    case "properties", "patternProperties", "dependentSchemas", "dependentRequired", "dependencies",
      "$defs", "definitions":
      return value.members != nil
    // Draft-03 and draft-04 have a boolean here.
    case "required": return value.elements != nil || value.isOf("boolean")
    case "exclusiveMinimum", "exclusiveMaximum":
      return value.isOf("number") || value.isOf("boolean")
    case "minimum", "maximum", "multipleOf", "minItems", "maxItems": return value.isOf("number")
    default: return value.elements != nil
    }
  }
}
