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
    names += 1
    let shared =
      chance(2, in: 3) ? JSONMember(name: "p\(names)", value: property(depth: depth + 1)) : nil
    for branch in ["then", "else"] where chance(3, in: 4) {
      names += 1
      var new = JSONMember(name: "p\(names)", value: property(depth: depth + 1))
      if let shared { new = JSONMember(name: shared.name, value: variant(of: shared.value)) }
      members.append(JSONMember(name: branch, value: self.branch(of: properties, new)))
    }
    return members
  }

  /// What holds in one branch: of a new property, which may be another branch's too, and of one that is there anyway.
  private mutating func branch(of properties: [JSONMember], _ new: JSONMember) -> JSONValue {
    var described = chance(2, in: 3) ? [new] : []
    if let known = pick(properties), chance(1, in: 3) {
      described.append(JSONMember(name: known.name, value: refinement(of: known.value)))
    }
    let names = Set(described.prefix(1).map(\.name) + [pick(properties)?.name].compactMap(\.self))
      .sorted().filter { _ in chance(1, in: 2) }
    var schema: [JSONMember] = []
    if !described.isEmpty {
      schema.append(JSONMember(name: "properties", value: .object(described)))
    }
    schema.append(JSONMember(name: "required", value: .array(names.map(JSONValue.string))))
    return .object(schema)
  }

  /// The same property as another branch has it.
  private mutating func variant(of schema: JSONValue) -> JSONValue {
    guard case .object(let members) = schema, chance(2, in: 3) else { return schema }
    return .object(
      members + [JSONMember(name: "allOf", value: .array([refinement(of: schema)]))])
  }

  /// What may be said more of a property.
  private mutating func refinement(of schema: JSONValue) -> JSONValue {
    let choices: [String]
    switch schema[member: "type"] {
    case .string("string"):
      choices = [
        #"{"minLength":3}"#, #"{"enum":["xy","abc"]}"#, #"{"const":"xy"}"#,
        #"{"pattern":"^[a-m]"}"#,
      ]
    case .string("integer"), .string("number"):
      choices = [#"{"minimum":6}"#, #"{"enum":[3,12,9]}"#, #"{"multipleOf":5}"#]
    case .string("boolean"): choices = [#"{"const":true}"#, #"{"const":false}"#]
    case .string("array"): choices = [#"{"minItems":2}"#, #"{"maxItems":1}"#]
    default: choices = [#"{"title":"T"}"#, #"{"enum":["x",3]}"#, "true", "{}"]
    }
    return pick(choices)?.json ?? .null
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
