// JSON with places -> a form, or every problem that it has.

package import JSON

/// Reads the objects of a form file.
package struct FormReader {
  private var problems: [FormProblem] = []

  /// The form that `root` describes.
  ///
  /// Throws all that is wrong with it, in the order of the file.
  package static func form(from root: JSONNode) throws(FormError) -> Form {
    var reader = FormReader()
    let form = reader.read(root)
    guard let form, reader.problems.isEmpty else {
      throw FormError(
        problems: reader.problems.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
    return form
  }

  private mutating func read(_ root: JSONNode) -> Form? {
    guard case .object(let members) = root.content else {
      report(.notAForm(found: root.typeName), at: root.range)
      return nil
    }
    var object = ObjectReader(root, members: members, as: .form)
    let title = object.string("title")
    let description = object.string("description")
    let color = object.color("color")
    let keepsDraft = object.boolean("draft") ?? true
    let isNested = object.boolean("nested") ?? false
    let templateLanguage = object.templateLanguage()
    let fields = readFields(&object, color: color, isNested: isNested)
    problems += object.problems
    guard let fields else { return nil }
    var form = Form(
      title: title, description: description, fields: fields, isNested: isNested,
      keepsDraft: keepsDraft)
    form.templateLanguage = templateLanguage
    if templateLanguage != nil || fields.contains(where: { $0.emptyAnswer != nil }) {
      form.answerShape = AnswerShape()
    }
    // Of fields with mistakes it could not be told what is meant.
    if let node = object.value("x-answers"), problems.isEmpty {
      var reader = AnswerShapeReader(fields: fields)
      form.answerShape = reader.read(node)
      problems += reader.problems
    }
    return form
  }

  private mutating func readFields(
    _ object: inout ObjectReader, color: Color?, isNested: Bool
  ) -> [Field]? {
    guard let node = object.value("fields") else {
      object.report(.fieldsMissing, at: object.node.range.prefix(1))
      return nil
    }
    guard case .array(let nodes) = node.content else {
      object.wrongType("fields", node, expected: "an array of fields")
      return nil
    }
    if nodes.isEmpty { object.report(.fieldsEmpty, at: node.range) }

    let ids = readIDs(of: nodes)
    var positions = NameTable()
    for (position, id) in ids.enumerated() {
      // The first of two that are the same counts; the other is told already.
      if !id.isEmpty { positions.insert(id.utf8, position) }
    }
    if isNested { checkNesting(of: nodes, ids) }
    var fields: [Field] = []
    var places: [Int] = []
    for (node, id) in zip(nodes, ids) {
      // The scope is gone when the arrays grow, which would copy them otherwise.
      let field = readField(
        node, id: id, color: color,
        FieldScope(
          position: places.count, positions: positions, earlier: fields, places: places,
          suggests: problems.count < 100))
      places.append(field == nil ? FieldScope.broken : fields.count)
      if let field { fields.append(field) }
    }
    return fields
  }

  private mutating func readField(
    _ node: JSONNode, id: String, color: Color?, _ scope: FieldScope
  ) -> Field? {
    guard case .object(let members) = node.content else {
      report(.notAField(found: node.typeName), at: node.range)
      return nil
    }
    var reader = FieldReader(
      ObjectReader(node, members: members, as: .field), id: id, formColor: color, scope: scope)
    let field = reader.read()
    problems += reader.object.problems
    return field
  }

  /// The id of each field, empty where it has none: those that are written out go first, so that no
  /// derived id can take one of them.
  private mutating func readIDs(of nodes: [JSONNode]) -> [String] {
    var first = NameTable()
    var derived = DerivedIDs()
    var ids: [String] = []
    for node in nodes {
      guard let member = node[member: "id"], case .string(let id) = member.content else {
        ids.append("")
        continue
      }
      let range = member.range
      ids.append(id)
      derived.take(id)
      if id.isEmpty {
        report(.emptyID, at: range)
      } else if id.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        report(.controlCharacterInID, at: range)
      } else if let byte = first[id.utf8] {
        report(.duplicateID(id, first: byte), at: range)
      } else {
        first.insert(id.utf8, range.lowerBound)
      }
    }
    for (index, node) in nodes.enumerated() where ids[index].isEmpty && !isNote(node) {
      // An empty id is a mistake of its own.
      if case .string = node[member: "id"]?.content { continue }
      if let label = label(of: node) { ids[index] = derived.next(for: label) }
    }
    return ids
  }

  private mutating func report(_ kind: FormProblem.Kind, at range: Range<Int>) {
    problems.append(FormProblem(kind, at: range))
  }

  /// Under `nested`: whether the ids of fields that take an answer make one tree.
  private mutating func checkNesting(of nodes: [JSONNode], _ written: [String]) {
    var ids: [(parts: [String], range: Range<Int>)] = []
    for (node, id) in zip(nodes, written) where !isNote(node) {
      guard !id.isEmpty else { continue }
      let parts = NestedID.parts(of: id)
      let range = (node[member: "id"] ?? node[member: "label"] ?? node).range
      if parts.count > NestedID.partLimit {
        report(.tooManyIDParts, at: range)
      } else if parts.contains("") {
        report(.emptyIDPart, at: range)
      } else {
        ids.append((parts, range))
      }
    }
    var whole = NameTable()
    for (parts, _) in ids { whole.insert(parts.joined(separator: ".").utf8, 0) }
    for (parts, range) in ids {
      for count in 1..<max(1, parts.count) {
        let outer = parts.prefix(count).joined(separator: ".")
        guard whole[outer.utf8] != nil else { continue }
        report(.idInsideID(parts.joined(separator: "."), inside: outer), at: range)
        break
      }
    }
  }
}

private func isNote(_ node: JSONNode) -> Bool {
  if case .string("note") = node[member: "type"]?.content { true } else { false }
}

/// The label that a field was given; an empty one counts as none.
private func label(of node: JSONNode) -> String? {
  guard case .string(let label) = node[member: "label"]?.content, !label.isEmpty else { return nil }
  return label
}
