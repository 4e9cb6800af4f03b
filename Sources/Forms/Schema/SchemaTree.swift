// Answers by their paths -> objects of a schema, nested as the answers are.

import JSON

/// The properties of an object, each of them a leaf or an object itself.
struct SchemaTree {
  private var children: [(name: String, child: Child)] = []
  /// By the name's UTF-8.
  private var places: [[UInt8]: Int] = [:]
  private var required: Set<Int> = []

  private indirect enum Child {
    /// `nil` says nothing but that it is there.
    case leaf(JSONValue?)
    case object(SchemaTree)
  }

  /// Adds a leaf.
  ///
  /// Recurses once a part of the path.
  ///
  /// - Parameters:
  ///   - path: not empty, and neither a leaf's nor a part of a leaf's.
  ///   - isAlwaysThere: whether it, and so every object that holds it, is required.
  mutating func insert(_ schema: JSONValue?, at path: ArraySlice<String>, isAlwaysThere: Bool) {
    guard let name = path.first else { return }
    let key = Array(name.utf8)
    let place = places[key] ?? children.count
    if place == children.count {
      places[key] = place
      children.append((name, path.count == 1 ? .leaf(schema) : .object(SchemaTree())))
    }
    if isAlwaysThere { required.insert(place) }
    guard path.count > 1, case .object(var tree) = children[place].child else { return }
    // The child gives way first, so that the tree is not copied.
    children[place].child = .leaf(nil)
    tree.insert(schema, at: path.dropFirst(), isAlwaysThere: isAlwaysThere)
    children[place].child = .object(tree)
  }

  /// Adds an object, in which nothing needs to be, unless there is something at its path.
  ///
  /// Recurses once a part of the path.
  mutating func insertObject(at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    let key = Array(name.utf8)
    let place = places[key] ?? children.count
    if place == children.count {
      places[key] = place
      children.append((name, .object(SchemaTree())))
    }
    guard path.count > 1, case .object(var tree) = children[place].child else { return }
    // As above.
    children[place].child = .leaf(nil)
    tree.insertObject(at: path.dropFirst())
    children[place].child = .object(tree)
  }

  /// The object with nothing else in it.
  ///
  /// - Parameter allowsEmptyGroups: whether objects in it may be there with nothing in them.
  func object(allowsEmptyGroups: Bool) -> SchemaObject {
    var object = SchemaObject()
    object["type"] = .string("object")
    object["properties"] = .object(
      children.map { name, child in
        switch child {
        case .leaf(let schema):
          JSONMember(name: name, value: schema ?? .bool(true))
        case .object(let tree):
          JSONMember(name: name, value: tree.group(allowsEmptyGroups: allowsEmptyGroups).value)
        }
      })
    object["required"] = requiredNames
    object["additionalProperties"] = .bool(false)
    return object
  }

  /// An object inside of answers.
  private func group(allowsEmptyGroups: Bool) -> SchemaObject {
    var group = object(allowsEmptyGroups: allowsEmptyGroups)
    if !allowsEmptyGroups { group["minProperties"] = .number("1") }
    return group
  }

  /// The same without a word on anything else that the object may hold.
  var constraint: JSONValue {
    var object = SchemaObject()
    let properties = children.compactMap { name, child -> JSONMember? in
      switch child {
      case .leaf(let schema): schema.map { JSONMember(name: name, value: $0) }
      case .object(let tree): JSONMember(name: name, value: tree.constraint)
      }
    }
    object["properties"] = properties.isEmpty ? nil : .object(properties)
    object["required"] = requiredNames
    return object.value
  }

  private var requiredNames: JSONValue? {
    required.isEmpty ? nil : .array(required.sorted().map { .string(children[$0].name) })
  }
}
