// The JSON Schema (2020-12) of a form's answers: https://json-schema.org/draft/2020-12
//
// One law: whatever ttyform writes as answers is valid by the schema. The other way round holds as far as a
// schema can say; it allows more in these places:
//
//   lengths      people's characters are grapheme clusters, which no schema counts (FieldSchema+Text); a
//                `maxLength` over 10,000 is not in the schema at all
//   datetimes    `min` and `max`, whose offsets have to be reckoned with; also in conditions
//   integers     1.0 is an integer to a schema
//   choices      their order, which is that of the options
//   x-answers    what is left out, constants, and what is required of several answers together
//
// `format` is given only where every answer has it, since some validators refuse what has not: a time
// without an offset is no `time` of RFC 3339, for one.

package import JSON

package enum FormSchema {
  /// The schema of the answers that a form gives.
  ///
  /// Linear in the form.
  package static func schema(of form: Form) -> JSONValue {
    if let wrapper = form.answerShape?.wrapper { return wrapped(form, under: wrapper) }
    var root = SchemaObject()
    root["$schema"] = dialect
    root.append(contentsOf: answers(of: form))
    return root.value
  }

  private static let dialect = JSONValue.string("https://json-schema.org/draft/2020-12/schema")

  /// The answers as the one member of an object.
  private static func wrapped(_ form: Form, under name: String) -> JSONValue {
    var root = SchemaObject()
    root["$schema"] = dialect
    root["type"] = .string("object")
    var answers = answers(of: form)
    let definitions = answers.remove("$defs")
    root["properties"] = .object([JSONMember(name: name, value: answers.value)])
    root["required"] = .array([.string(name)])
    root["additionalProperties"] = .bool(false)
    root["$defs"] = definitions
    return root.value
  }

  private static func answers(of form: Form) -> SchemaObject {
    var root = SchemaObject()
    root["title"] = form.title.map(JSONValue.string)
    root["description"] = form.description.map(JSONValue.string)
    var tree = SchemaTree()
    for field in form.fields where field.isAsked {
      // What is asked under one condition may be a constant under another.
      let constants = form.constants(for: field.id).map { JSONValue.keyword("const", $0) }
      let schema = field.schema(in: form)
      tree.insert(
        constants.isEmpty ? schema : .keyword("anyOf", .array([schema] + constants)),
        at: form.path(of: field)[...],
        isAlwaysThere: field.condition == nil && form.writes(field))
    }
    for constant in form.answerShape?.constants ?? [] {
      let path = form.isNested ? NestedID.parts(of: constant.id) : [constant.id]
      let values = form.constants(for: constant.id)
      tree.insert(
        values.count == 1 ? .keyword("const", values[0]) : .keyword("enum", .array(values)),
        at: path[...], isAlwaysThere: false)
    }
    for object in form.answerShape?.objects ?? [] where form.isNested {
      tree.insertObject(at: NestedID.parts(of: object.id)[...])
    }
    root.append(contentsOf: tree.object(allowsEmptyGroups: form.answerShape != nil))
    let branches = form.conditionalBranches + form.conditionalRules
    root["allOf"] = branches.isEmpty ? nil : .array(branches)
    let definitions = form.definitions.map { JSONMember(name: $0.rawValue, value: $0.schema) }
    root["$defs"] = definitions.isEmpty ? nil : .object(definitions)
    return root
  }
}

extension Form {
  /// Where a field's answer stands in the answers.
  func path(of field: Field) -> [String] {
    isNested ? NestedID.parts(of: field.id) : [field.id]
  }

  /// Whether something is written of a field that is asked, even where it has no answer.
  fileprivate func writes(_ field: Field) -> Bool {
    guard let shape = answerShape else { return true }
    if shape.omitsEmpty, field.takesNull, field.emptyAnswer == nil { return false }
    return !shape.objects.contains {
      $0.isOptional && field.id.utf8.starts(with: ($0.id + ".").utf8)
    }
  }

  /// The values of all constants with an id, each once.
  fileprivate func constants(for id: String) -> [JSONValue] {
    var values: [JSONValue] = []
    for constant in answerShape?.constants ?? [] where constant.id.isIdentical(to: id) {
      if !values.contains(where: { $0.means(constant.value) }) { values.append(constant.value) }
    }
    return values
  }

  /// The definitions that the fields refer to.
  fileprivate var definitions: [SchemaDefinition] {
    var used: Set<SchemaDefinition> = []
    let ruled = answerShape?.rules.values.joined().map(\.accepted) ?? []
    for field in fields + ruled where field.takesText {
      used.insert(field.textDefinition)
      if field.needsFilledText { used.insert(.filled) }
    }
    return SchemaDefinition.allCases.filter(used.contains)
  }

  /// For each rule that holds under a condition what it accepts then.
  fileprivate var conditionalRules: [JSONValue] {
    fields.indices.flatMap { index in
      (answerShape?.rules[index] ?? []).compactMap { rule in
        // What a schema cannot decide may be anything that the field accepts.
        guard let condition = rule.condition.schema(in: self) else { return nil }
        let field = fields[index]
        var accepted = rule.accepted.answerSchema.value
        if field.takesNull {
          let nothing = JSONValue.keyword("const", field.emptyAnswer ?? .null)
          accepted = .keyword("anyOf", .array([accepted, nothing]))
        }
        var tree = SchemaTree()
        tree.insert(accepted, at: path(of: field)[...], isAlwaysThere: false)
        var branch = SchemaObject()
        branch["if"] = condition
        branch["then"] = tree.constraint
        return branch.value
      }
    }
  }

  /// For each condition what is there while it holds, and what is not while it does not.
  ///
  /// Fields with the same condition are told together.
  fileprivate var conditionalBranches: [JSONValue] {
    var order: [(condition: JSONValue, paths: [(path: [String], isWritten: Bool)])] = []
    var places: [[UInt8]: Int] = [:]
    for field in fields where field.isAsked {
      // What a schema cannot decide may be there or not.
      guard let condition = field.condition?.schema(in: self) else { continue }
      let key = JSONWriter(.oneLine).bytes(of: condition)
      let path = (path: path(of: field), isWritten: writes(field))
      if let place = places[key] {
        order[place].paths.append(path)
      } else {
        places[key] = order.count
        order.append((condition, [path]))
      }
    }
    return order.map { condition, paths in
      var branch = SchemaObject()
      branch["if"] = condition
      var present = SchemaTree()
      var absent = SchemaTree()
      for (path, isWritten) in paths {
        if isWritten { present.insert(nil, at: path[...], isAlwaysThere: true) }
        if constants(for: path.joined(separator: ".")).isEmpty {
          absent.insert(.bool(false), at: path[...], isAlwaysThere: false)
        }
      }
      branch["then"] = present.constraint
      branch["else"] = absent.constraint
      return branch.value
    }
  }
}

/// An object of a schema; its keys keep the order in which they were set.
struct SchemaObject {
  private(set) var members: [JSONMember] = []

  var value: JSONValue { .object(members) }

  /// A key that is not there yet; setting `nil` changes nothing.
  subscript(_ key: String) -> JSONValue? {
    get { members.first { $0.name == key }?.value }
    set { if let newValue { members.append(JSONMember(name: key, value: newValue)) } }
  }

  mutating func remove(_ key: String) -> JSONValue? {
    let value = self[key]
    members.removeAll { $0.name == key }
    return value
  }

  mutating func append(contentsOf other: SchemaObject) {
    members += other.members
  }
}
