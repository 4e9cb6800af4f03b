// `x-answers` -> how the answers of a form are put together.

import JSON

/// Reads the shape of a form's answers, when all its fields are read.
struct AnswerShapeReader {
  private(set) var problems: [FormProblem] = []

  private let fields: [Field]
  private let scope: FieldScope

  init(fields: [Field]) {
    self.fields = fields
    var positions = NameTable()
    for (index, field) in fields.enumerated() where !field.id.isEmpty {
      positions.insert(field.id.utf8, index)
    }
    // The answers are all there when this is asked, so every field counts as an earlier one.
    scope = FieldScope(
      position: fields.count, positions: positions, earlier: fields, suggests: true)
  }

  mutating func read(_ node: JSONNode) -> AnswerShape? {
    guard case .object(let members) = node.content else {
      report(
        .wrongType(key: "x-answers", expected: "an object", found: node.typeName), at: node.range)
      return nil
    }
    var reader = ObjectReader(node, members: members, as: .answersShape)
    var shape = AnswerShape()
    shape.omitsEmpty = reader.boolean("omitEmpty") ?? false
    shape.wrapper = reader.string("under")
    shape.objects = elements("objects", of: &reader, as: .answerObject) { $0.object(&$1) }
    shape.constants = elements("constants", of: &reader, as: .constant) { $0.constant(&$1) }
    shape.requirements = elements("required", of: &reader, as: .requirement) {
      $0.requirement(&$1)
    }
    for (index, rule) in elements(
      "rules", of: &reader, as: .conditionalRule, read: { $0.rule(&$1) })
    {
      shape.rules[index, default: []].append(rule)
    }
    problems += reader.problems
    return shape
  }

  /// What `read` makes of each object of an array.
  private mutating func elements<Element>(
    _ key: String, of reader: inout ObjectReader, as kind: FormObject,
    read: (inout AnswerShapeReader, inout ObjectReader) -> Element?
  ) -> [Element] {
    guard let node = reader.value(key) else { return [] }
    guard case .array(let nodes) = node.content else {
      reader.wrongType(key, node, expected: "an array of objects")
      return []
    }
    var elements: [Element] = []
    for node in nodes {
      guard case .object(let members) = node.content else {
        reader.wrongType(key, node, expected: "an array of objects")
        continue
      }
      var object = ObjectReader(node, members: members, as: kind)
      if let element = read(&self, &object) { elements.append(element) }
      problems += object.problems
    }
    return elements
  }

  private mutating func object(_ object: inout ObjectReader) -> AnswerObject? {
    guard let id = needed("id", object.string("id"), &object) else { return nil }
    let path = Array((id + ".").utf8)
    return AnswerObject(
      id: id, isOptional: object.boolean("optional") ?? false,
      condition: object.value("when").flatMap { condition($0) },
      required: object.value("required").map { fields($0) } ?? [],
      fields: fields.indices.filter {
        fields[$0].isAsked && fields[$0].id.utf8.starts(with: path)
      })
  }

  private mutating func constant(_ object: inout ObjectReader) -> AnswerConstant? {
    guard let id = needed("id", object.string("id"), &object),
      let value = needed("value", object.value("value"), &object)
    else { return nil }
    return AnswerConstant(
      id: id, value: value.value, condition: object.value("when").flatMap { condition($0) })
  }

  private mutating func requirement(_ object: inout ObjectReader) -> Requirement? {
    guard let fields = needed("fields", object.value("fields"), &object),
      let when = needed("when", object.value("when"), &object),
      let condition = condition(when)
    else { return nil }
    return Requirement(fields: self.fields(fields), condition: condition)
  }

  private mutating func rule(_ object: inout ObjectReader) -> (Int, ConditionalRule)? {
    guard let node = needed("field", object.value("field"), &object),
      let when = needed("when", object.value("when"), &object),
      let accepts = needed("accepts", object.value("accepts"), &object),
      let index = index(of: node), let condition = condition(when),
      let accepted = FieldReader.unnamed(accepts, as: "accepts", &object)
    else { return nil }
    return (index, ConditionalRule(condition: condition, accepted: accepted))
  }

  private mutating func condition(_ node: JSONNode) -> Condition? {
    var reader = ConditionReader(scope: scope)
    let condition = reader.read(node)
    problems += reader.problems
    return condition
  }

  /// The indices of the fields that an array names.
  private mutating func fields(_ node: JSONNode) -> [Int] {
    guard case .array(let nodes) = node.content else {
      report(
        .wrongType(key: "required", expected: "an array of ids", found: node.typeName),
        at: node.range)
      return []
    }
    return nodes.compactMap { index(of: $0) }
  }

  /// The index of the field that an id names.
  private mutating func index(of node: JSONNode) -> Int? {
    guard case .string(let id) = node.content else {
      report(.wrongType(key: "id", expected: "a string", found: node.typeName), at: node.range)
      return nil
    }
    let named = scope.field(named: id)
    if let problem = named.problem(id) {
      report(.condition(.reference(problem)), at: node.range)
    }
    guard case .earlier(let index, _) = named else { return nil }
    return index
  }

  private func needed<Value>(_ key: String, _ value: Value?, _ object: inout ObjectReader) -> Value?
  {
    if value == nil, object.member(key) == nil {
      object.report(.keyMissing(key), at: object.node.range.prefix(1))
    }
    return value
  }

  private mutating func report(_ kind: FormProblem.Kind, at range: Range<Int>) {
    problems.append(FormProblem(kind, at: range))
  }
}
