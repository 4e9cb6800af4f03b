// Schemas made at random of what a form can say of them.

import JSON
import Support

/// Makes schemas of objects.
struct RandomSchema {
  private var generator: SeededGenerator
  private var names = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> JSONValue {
    names = 0
    return object(depth: 0)
  }

  private mutating func object(depth: Int) -> JSONValue {
    var properties: [JSONMember] = []
    for _ in 0..<number(1...4) {
      names += 1
      properties.append(JSONMember(name: "p\(names)", value: property(depth: depth)))
    }
    var members = [
      JSONMember(name: "type", value: .string("object")),
      JSONMember(name: "properties", value: .object(properties)),
    ]
    let required = properties.filter { _ in chance(1, in: 3) }.map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(JSONMember(name: "required", value: .array(required))) }
    let scalars = properties.filter { $0.value[member: "properties"] == nil }
    if let one = pick(scalars), let two = pick(properties), chance(1, in: 3) {
      members.append(dependency(of: two.name, on: one))
    }
    if let one = pick(scalars), let values = values(of: one.value), chance(1, in: 2) {
      members += branches(on: one.name, values, properties, depth: depth)
    }
    return .object(members)
  }

  private mutating func dependency(of name: String, on other: JSONMember) -> JSONMember {
    JSONMember(
      name: "dependentRequired",
      value: .object([JSONMember(name: other.name, value: .array([.string(name)]))]))
  }

  private mutating func branches(
    on name: String, _ values: [JSONValue], _ properties: [JSONMember], depth: Int
  ) -> [JSONMember] {
    let value = pick(values) ?? .null
    let test = chance(1, in: 2) ? keyword("const", value) : keyword("enum", .array([value]))
    var condition = [JSONMember(name: "properties", value: keyword(name, test))]
    if chance(1, in: 2) {
      condition.append(JSONMember(name: "required", value: .array([.string(name)])))
    }
    let condition2 = chance(1, in: 4) ? keyword("not", .object(condition)) : .object(condition)
    var members = [JSONMember(name: "if", value: condition2)]
    for branch in ["then", "else"] where chance(2, in: 3) {
      names += 1
      let new = "p\(names)"
      var schema: [JSONMember] = []
      if chance(2, in: 3) {
        schema.append(
          JSONMember(name: "properties", value: keyword(new, property(depth: depth + 1))))
      }
      let names = [schema.isEmpty ? nil : new, pick(properties)?.name].compactMap(\.self)
        .filter { _ in chance(1, in: 2) }
      schema.append(JSONMember(name: "required", value: .array(names.map(JSONValue.string))))
      members.append(JSONMember(name: branch, value: .object(schema)))
    }
    return members
  }

  private mutating func property(depth: Int) -> JSONValue {
    if depth < 2, chance(1, in: 4) { return object(depth: depth + 1) }
    var schema: JSONValue
    switch number(0...8) {
    case 0: schema = #"{"type":"string"}"#.json
    case 1: schema = #"{"type":"string","minLength":2,"maxLength":4}"#.json
    case 2: schema = #"{"type":"integer","minimum":3,"exclusiveMaximum":99,"multipleOf":3}"#.json
    case 3: schema = #"{"type":"number","exclusiveMinimum":0}"#.json
    case 4: schema = #"{"type":"boolean"}"#.json
    case 5: schema = #"{"enum":["x",3,true,null]}"#.json
    case 6: schema = #"{"type":"array","items":{"enum":["x","y"]},"uniqueItems":true}"#.json
    case 7: schema = #"{"type":"array","items":{"type":"string"},"minItems":1}"#.json
    default: schema = #"{"const":"x"}"#.json
    }
    if chance(1, in: 4), schema[member: "type"] != nil {
      schema = keyword("anyOf", .array([schema, #"{"type":"null"}"#.json]))
    } else if chance(1, in: 4), let values = values(of: schema), let value = pick(values),
      case .object(let members) = schema
    {
      schema = .object(members + [JSONMember(name: "default", value: value)])
    }
    return schema
  }

  /// Values that a schema allows and that are worth comparing with.
  private func values(of schema: JSONValue) -> [JSONValue]? {
    switch schema[member: "type"] {
    case .string("string"): [.string("xy"), .string("12")]
    case .string("integer"): [.number("3"), .number("12")]
    case .string("boolean"): [.bool(true), .bool(false)]
    default: schema[member: "enum"] == nil ? nil : [.string("x"), .number("3"), .bool(true)]
    }
  }

  private func keyword(_ name: String, _ value: JSONValue) -> JSONValue {
    .object([JSONMember(name: name, value: value)])
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ times: Int, in total: Int) -> Bool {
    number(1...total) <= times
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}

extension String {
  fileprivate var json: JSONValue {
    (try? JSONDocument(parsing: Array(utf8)))?.root.value ?? .null
  }
}
