// All that is said of one place in the answers: a schema, what it refers to, the parts of its `allOf`, and the one
// alternative that is left of an `anyOf` with null.

import JSON

/// The schemas that hold together of one place.
struct SchemaView {
  /// A schema that is an object.
  struct Part {
    let node: JSONNode
    /// Whether null is allowed beside it.
    let isNullable: Bool
  }

  /// What a schema says itself goes first, so that its words go before those of what it refers to.
  fileprivate(set) var parts: [Part] = []

  /// Constants that stand as alternatives, each with its own words.
  fileprivate(set) var constants: [[SchemaOption]] = []

  /// Every `anyOf` and `oneOf` of objects.
  fileprivate(set) var unions: [JSONNode.Member] = []

  /// Whether nothing is valid here.
  fileprivate(set) var isNever = false

  /// Where the schemas begin that were referred to on the way to the object around this.
  fileprivate let trail: Set<Int>

  /// Those that are referred to here.
  fileprivate var referred: Set<Int> = []

  /// Those that are being referred to, one inside of the other.
  fileprivate var following: Set<Int> = []

  /// Where the schemas begin that must not come again further in, since that would never end.
  var innerTrail: Set<Int> { trail.union(referred) }

  fileprivate(set) var hasNullAlternative = false

  fileprivate init(trail: Set<Int>) {
    self.trail = trail
  }

  /// The value of the first part that has a keyword.
  subscript(keyword: String) -> JSONNode? {
    for part in parts { if let value = part.node[member: keyword] { return value } }
    return nil
  }

  /// The values of all parts that have a keyword.
  func every(_ keyword: String) -> [JSONNode] { parts.compactMap { $0.node[member: keyword] } }

  /// The members of the objects that parts have for a keyword.
  func members(of keyword: String) -> [JSONNode.Member] {
    every(keyword).flatMap { $0.members ?? [] }
  }

  /// The names in the arrays that parts have for a keyword.
  func names(in keyword: String) -> [String] {
    every(keyword).flatMap { $0.elements?.compactMap(\.text) ?? [] }
  }
}

/// A value that may be chosen, with its words.
struct SchemaOption {
  let value: JSONNode
  var label: JSONNode?
  var description: JSONNode?
}

/// Makes views, and tells what it cannot follow.
struct SchemaViews {
  let references: SchemaReferences
  private(set) var warnings: [DialectWarning] = []

  /// How many schemas were looked at, each as often as it is referred to.
  private(set) var count = 0

  init(_ root: JSONNode) {
    references = SchemaReferences(root: root)
  }

  /// - Parameter trail: that of the object around it.
  mutating func view(of nodes: [JSONNode], trail: Set<Int>) -> SchemaView {
    var view = SchemaView(trail: trail)
    for node in nodes { add(node, to: &view, isNullable: false, depth: 0) }
    return view
  }

  private mutating func add(
    _ node: JSONNode, to view: inout SchemaView, isNullable: Bool, depth: Int
  ) {
    count += 1
    guard depth < 64 else { return warn("this is too deep to be followed", at: node.range) }
    if case .bool(let isAll) = node.content {
      if !isAll { view.isNever = true }
      return
    }
    guard let members = node.members else {
      return warn("a schema is an object, not \(node.typeName)", at: node.range)
    }
    view.parts.append(SchemaView.Part(node: node, isNullable: isNullable))
    for member in members {
      if let fault = member.fault { warn(fault, at: member.value.range) }
      switch member.name {
      case "$ref", "$dynamicRef", "$recursiveRef":
        follow(member.value, to: &view, isNullable: isNullable, depth: depth)
      case "allOf":
        for part in member.value.elements ?? [] {
          add(part, to: &view, isNullable: isNullable, depth: depth + 1)
        }
      case "anyOf", "oneOf":
        addAlternatives(member, to: &view, isNullable: isNullable, depth: depth)
      default:
        break
      }
    }
  }

  private mutating func follow(
    _ node: JSONNode, to view: inout SchemaView, isNullable: Bool, depth: Int
  ) {
    guard let reference = node.text, let target = references.target(of: node) else {
      let words = node.text ?? node.typeName
      let isElsewhere = !references.isHere(node)
      view.isNever = true
      return warn(
        isElsewhere
          ? "\"\(words)\" is in another document, which is not read; this is not asked"
          : "\"\(words)\" is nowhere in this document; this is not asked", at: node.range)
    }
    if view.trail.contains(target.range.lowerBound) {
      view.isNever = true
      return warn(
        "\"\(reference)\" refers to what it is a part of; it is not asked again", at: node.range)
    }
    guard view.referred.insert(target.range.lowerBound).inserted else {
      if view.following.contains(target.range.lowerBound) {
        warn("\"\(reference)\" leads back to itself and says nothing", at: node.range)
      }
      // What is there already says nothing new.
      return
    }
    view.following.insert(target.range.lowerBound)
    add(target, to: &view, isNullable: isNullable, depth: depth + 1)
    view.following.remove(target.range.lowerBound)
  }

  private mutating func addAlternatives(
    _ member: JSONNode.Member, to view: inout SchemaView, isNullable: Bool, depth: Int
  ) {
    guard let alternatives = member.value.elements, !alternatives.isEmpty else { return }
    let options = alternatives.map(\.constantOptions)
    if !options.contains(where: { $0 == nil }) {
      view.constants.append(options.flatMap { $0 ?? [] })
      return
    }
    let rest = alternatives.filter { !$0.isNullSchema }
    let hasNull = rest.count < alternatives.count
    if hasNull { view.hasNullAlternative = true }
    if rest.count == 1 {
      return add(rest[0], to: &view, isNullable: isNullable || hasNull, depth: depth + 1)
    }
    if rest.allSatisfy({ speaksOfMembers($0) }) {
      view.unions.append(member)
      return
    }
    let scalar = rest.first { ["string", "number", "integer", "boolean"].contains(type(of: $0)) }
    warn(
      "only one of these \(rest.count) alternatives is asked: the \(scalar == nil ? "first" : "first simple one")",
      at: member.value.range)
    add(scalar ?? rest[0], to: &view, isNullable: isNullable || hasNull, depth: depth + 1)
  }

  private func type(of schema: JSONNode) -> String? {
    (resolved(schema) ?? schema)[member: "type"]?.text
  }

  /// Whether a schema is about the members of an object.
  private func speaksOfMembers(_ schema: JSONNode) -> Bool {
    let schema = resolved(schema) ?? schema
    return schema[member: "properties"] != nil || schema[member: "required"] != nil
      || schema[member: "type"]?.text == "object"
  }

  private func resolved(_ schema: JSONNode) -> JSONNode? {
    schema[member: "$ref"].flatMap { references.target(of: $0) }
  }

  private mutating func warn(_ sentence: String, at range: Range<Int>) {
    warnings.append(DialectWarning(sentence, at: range))
  }
}

extension JSONNode {
  /// The values of a schema that is nothing but constants; `nil` where it is more.
  fileprivate var constantOptions: [SchemaOption]? {
    var values: [JSONNode]?
    if let const = self[member: "const"] { values = [const] }
    if values == nil, let elements = self[member: "enum"]?.elements { values = elements }
    if values == nil, isNullSchema { values = [JSONNode(.null, at: range)] }
    guard let values, self[member: "properties"] == nil else { return nil }
    let isOne = values.count == 1
    return values.map {
      SchemaOption(
        value: $0, label: isOne ? self[member: "title"] : nil,
        description: isOne ? self[member: "description"] : nil)
    }
  }

  fileprivate var isNullSchema: Bool { self[member: "type"]?.text == "null" }
}
