// What is said of an object that nobody is asked for, and nothing is checked by.

import JSON

extension SchemaTranslator {
  mutating func tellWhatIsNotRead(of view: SchemaView, _ appearance: JSONNode?) {
    let known = Set(view.members(of: "properties").map { Array($0.name.utf8) })
    // A branch may say what a name is.
    let isWhole = !view.parts.contains(where: \.node.hasBranches)
    if isWhole {
      tellRequired(view, known)
      tellLooks(of: view, appearance, known)
    }
    for keyword in ["patternProperties", "propertyNames", "minProperties", "maxProperties", "not"] {
      for node in view.every(keyword) {
        warn("\"\(keyword)\" of an object is not checked", at: node.range)
      }
    }
    for keyword in ["additionalProperties", "unevaluatedProperties"] {
      for node in view.every(keyword) where node.members?.isEmpty == false {
        warn("\"\(keyword)\" is not read; other names are not asked", at: node.range)
      }
    }
  }

  /// A required name without a schema is asked nothing, and so cannot be there.
  private mutating func tellRequired(_ view: SchemaView, _ known: Set<[UInt8]>) {
    for name in view.every("required").flatMap({ $0.elements ?? [] }) {
      guard let text = name.text, !known.contains(Array(text.utf8)) else { continue }
      warn("\"\(text)\" is required, but nothing says what it is; it is not asked", at: name.range)
    }
  }

  /// Tells of the looks of what there is not.
  private mutating func tellLooks(
    of view: SchemaView, _ appearance: JSONNode?, _ known: Set<[UInt8]>
  ) {
    for name in look("order", view, appearance)?.elements ?? [] {
      guard let text = name.text, text != "*", !known.contains(Array(text.utf8)) else { continue }
      warn("\"\(text)\" is no name of the object whose order this is", at: name.range)
    }
    for member in appearance?.members ?? [] {
      let isLook = ["ui:", "$", "items", "anyOf", "oneOf", "classNames", "additionalProperties"]
        .contains { member.name.hasPrefix($0) }
      if isLook || known.contains(Array(member.name.utf8)) { continue }
      warn(
        "\"\(member.name)\" is no name of the object whose looks these are", at: member.nameRange)
    }
  }
}

extension JSONNode {
  /// Whether it says more of an object under conditions.
  fileprivate var hasBranches: Bool {
    ["then", "else", "dependencies", "dependentSchemas", "oneOf", "anyOf"].contains {
      self[member: $0] != nil
    }
  }
}
