// A condition -> a schema of whole answers that are valid exactly where the condition holds.

import JSON

extension Condition {
  /// The schema; `nil` where none can decide it.
  ///
  /// Recurses once a level.
  func schema(in form: Form) -> JSONValue? {
    switch self {
    case .field(let index, let test):
      guard form.fields.indices.contains(index) else { return nil }
      return test.schema(of: form.fields[index], in: form)
    case .all(let conditions):
      return combined("allOf", conditions, in: form)
    case .any(let conditions):
      return combined("anyOf", conditions, in: form)
    case .not(let condition):
      return condition.schema(in: form).map(JSONValue.negated)
    }
  }

  private func combined(_ key: String, _ conditions: [Condition], in form: Form) -> JSONValue? {
    let schemas = conditions.compactMap { $0.schema(in: form) }
    guard schemas.count == conditions.count else { return nil }
    return .object([JSONMember(name: key, value: .array(schemas))])
  }
}

extension Condition.Test {
  fileprivate func schema(of field: Field, in form: Form) -> JSONValue? {
    switch self {
    case .equals(let value):
      return .answers(at: form.path(of: field), have: .equal(to: value))
    case .notEquals(let value):
      return .negated(.answers(at: form.path(of: field), have: .equal(to: value)))
    case .isIn(let values):
      return .answers(at: form.path(of: field), have: .keyword("enum", .array(values)))
    case .contains(let value):
      return .answers(at: form.path(of: field), have: .containing(value, field: field))
    case .pattern(let pattern):
      return .answers(at: form.path(of: field), have: .text(matching: pattern.source))
    case .min(let limit):
      return limit.schema(asMinimum: true).map { .answers(at: form.path(of: field), have: $0) }
    case .max(let limit):
      return limit.schema(asMinimum: false).map { .answers(at: form.path(of: field), have: $0) }
    case .answered(let isWanted):
      let none = field.emptyAnswer.map { JSONValue.keyword("enum", .array([.null, $0])) }
      let answered = JSONValue.answers(
        at: form.path(of: field), have: .negated(none ?? .keyword("type", .string("null"))))
      return isWanted ? answered : .negated(answered)
    }
  }
}

extension Limit {
  /// A schema of answers on the right side of the limit; `nil` where no schema can tell.
  func schema(asMinimum: Bool) -> JSONValue? {
    guard isOfCalendar else {
      return .object([
        JSONMember(name: "type", value: .string("number")),
        JSONMember(name: asMinimum ? "minimum" : "maximum", value: .number(text)),
      ])
    }
    return CalendarPattern.pattern(of: self, asMinimum: asMinimum).map(JSONValue.text)
  }
}

extension JSONValue {
  static func keyword(_ name: String, _ value: JSONValue) -> JSONValue {
    .object([JSONMember(name: name, value: value)])
  }

  static func negated(_ schema: JSONValue) -> JSONValue { .keyword("not", schema) }

  /// A string that a pattern matches.
  static func text(matching pattern: String) -> JSONValue {
    .object([
      JSONMember(name: "type", value: .string("string")),
      JSONMember(name: "pattern", value: .string(pattern)),
    ])
  }

  /// A value that means the same: several choices in any order.
  static func equal(to value: JSONValue) -> JSONValue {
    guard case .array(let elements) = value else { return .keyword("const", value) }
    let count = JSONValue.number(String(elements.count))
    var object = SchemaObject()
    object["type"] = .string("array")
    object["items"] = .keyword("enum", value)
    object["minItems"] = count
    object["maxItems"] = count
    object["allOf"] =
      elements.isEmpty
      ? nil : .array(elements.map { .keyword("contains", .keyword("const", $0)) })
    return object.value
  }

  /// Several choices with that one among them, or a text with that part.
  fileprivate static func containing(_ part: JSONValue, field: Field) -> JSONValue {
    if field.choices?.allowsSeveral == true {
      var object = SchemaObject()
      object["type"] = .string("array")
      object["contains"] = .keyword("const", part)
      return object.value
    }
    return .text(matching: part.bareText.escapedForPattern)
  }

  /// Answers in which the one at a path is there and valid by a schema.
  fileprivate static func answers(at path: [String], have schema: JSONValue) -> JSONValue {
    path.reversed().reduce(schema) { inner, name in
      .object([
        JSONMember(name: "properties", value: .object([JSONMember(name: name, value: inner)])),
        JSONMember(name: "required", value: .array([.string(name)])),
      ])
    }
  }
}

extension String {
  /// The pattern that matches this text and nothing else.
  fileprivate var escapedForPattern: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
