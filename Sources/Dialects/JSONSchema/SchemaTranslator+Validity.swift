// Whether a value that is known already is valid by a schema: a constant, a default, or what is written of no answer.
//
// https://json-schema.org/draft/2020-12/json-schema-validation#section-6

import Forms
import JSON

extension SchemaTranslator {
  /// `nil` where that cannot be told; words that are no keywords say nothing of a value.
  ///
  /// Linear in the schema, but for what it refers to: see ``countsStep()``.
  mutating func isValid(_ value: JSONNode, by schema: JSONNode, depth: Int = 0) -> Bool? {
    if case .bool(let isAll) = schema.content { return isAll }
    guard let members = schema.members, depth < 32, countsStep() else { return nil }
    return Self.isEach(members) { isValid(value, by: $0, of: schema, depth) }
  }

  private mutating func isValid(
    _ value: JSONNode, by keyword: JSONNode.Member, of schema: JSONNode, _ depth: Int
  ) -> Bool? {
    if let type = Self.typeOfKeyword(keyword.name), !value.isOf(type) { return true }
    let limit = keyword.value
    switch keyword.name {
    case "type": return value.isOf(anyOf: limit)
    case "const": return value.isConstant(limit)
    case "enum":
      guard let constants = limit.elements else { return nil }
      return Self.isSome(constants) { value.isConstant($0) }
    case "not": return isValid(value, by: limit, depth: depth + 1).map { !$0 }
    case "allOf":
      return Self.isEach(limit.elements ?? []) { isValid(value, by: $0, depth: depth + 1) }
    case "anyOf":
      return Self.isSome(limit.elements ?? []) { isValid(value, by: $0, depth: depth + 1) }
    case "$ref":
      guard let target = views.references.target(of: limit) else { return nil }
      return isValid(value, by: target, depth: depth + 1)
    case "minimum": return Self.isOrdered(limit, value, orEqual: true)
    case "maximum": return Self.isOrdered(value, limit, orEqual: true)
    case "exclusiveMinimum": return Self.isOrdered(limit, value, orEqual: false)
    case "exclusiveMaximum": return Self.isOrdered(value, limit, orEqual: false)
    case "minLength", "minItems", "minProperties":
      return Self.wholeNumber(limit).map { value.size >= $0 }
    case "maxLength", "maxItems", "maxProperties":
      return Self.wholeNumber(limit).map { value.size <= $0 }
    case "pattern":
      guard let source = limit.text, let pattern = try? Pattern(source) else { return nil }
      return value.text.map { pattern.matches($0) }
    case "items":
      return Self.isEach(value.elements ?? []) { isValid($0, by: limit, depth: depth + 1) }
    case "required":
      return limit.elements?.allSatisfy { $0.text.map { value[member: $0] != nil } ?? true }
    case "properties":
      return Self.isEach(limit.members ?? []) { member in
        value[member: member.name].map { isValid($0, by: member.value, depth: depth + 1) } ?? true
      }
    case "uniqueItems": return limit.isYes && value.size > 1 ? nil : true
    default: return Self.isUntold(keyword.name) ? nil : true
    }
  }

  /// Whether all of some verdicts are yes; one no decides.
  private static func isEach<Element>(
    _ elements: [Element], _ verdict: (Element) -> Bool?
  ) -> Bool? {
    var isKnown = true
    for element in elements {
      guard let isValid = verdict(element) else {
        isKnown = false
        continue
      }
      if !isValid { return false }
    }
    return isKnown ? true : nil
  }

  private static func isSome<Element>(
    _ elements: [Element], _ verdict: (Element) -> Bool?
  ) -> Bool? {
    isEach(elements) { verdict($0).map { !$0 } }.map { !$0 }
  }

  private static func isOrdered(_ one: JSONNode, _ two: JSONNode, orEqual: Bool) -> Bool? {
    guard case .number(let one) = one.content, case .number(let two) = two.content,
      let one = try? DecimalNumber(parsing: one), let two = try? DecimalNumber(parsing: two)
    else { return nil }
    return one < two || orEqual && one == two
  }

  /// The only type of which a keyword says something; `nil` for those of every type.
  static func typeOfKeyword(_ keyword: String) -> String? {
    switch keyword {
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf": "number"
    case "minLength", "maxLength", "pattern", "format", "formatMinimum", "formatMaximum": "string"
    case "minItems", "maxItems", "uniqueItems", "items", "prefixItems", "additionalItems",
      "contains", "minContains", "maxContains", "unevaluatedItems":
      "array"
    case "required", "properties", "patternProperties", "additionalProperties", "propertyNames",
      "minProperties", "maxProperties", "unevaluatedProperties", "dependencies",
      "dependentRequired", "dependentSchemas":
      "object"
    default: nil
    }
  }

  /// Whether a keyword may refuse values in a way that is not looked at.
  private static func isUntold(_ keyword: String) -> Bool {
    typeOfKeyword(keyword) != nil
      || ["oneOf", "if", "$dynamicRef", "$recursiveRef"].contains(keyword)
  }
}

extension JSONNode {
  /// Whether this is of one of the types that a `type` names.
  func isOf(anyOf types: JSONNode) -> Bool? {
    guard let names = types.text.map({ [$0] }) ?? types.elements?.compactMap(\.text) else {
      return nil
    }
    if names.contains(where: isOf) { return true }
    guard names.contains("integer"), case .number(let digits) = content else { return false }
    // 5.0 is an integer to a schema.
    if digits.contains(where: { "eE".contains($0) }) { return nil }
    return digits.drop { $0 != "." }.dropFirst().allSatisfy { $0 == "0" }
  }

  /// Whether this is the value of a `const`; `nil` for what has parts, which may be written in other ways.
  fileprivate func isConstant(_ constant: JSONNode) -> Bool? {
    if value.isSame(as: constant.value) { return true }
    let haveParts =
      elements != nil && constant.elements != nil || members != nil && constant.members != nil
    return haveParts ? nil : false
  }

  /// The number of code points, elements or members.
  fileprivate var size: Int {
    text?.unicodeScalars.count ?? elements?.count ?? members?.count ?? 0
  }
}
