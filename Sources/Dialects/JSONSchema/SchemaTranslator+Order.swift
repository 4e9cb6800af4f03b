// The order in which the members of an object are asked: that of the schema, or of `ui:order`.

import JSON

extension SchemaTranslator {
  /// Members that are asked one after the other.
  struct Section {
    /// What stands above them.
    var title: JSONNode?
    var description: JSONNode?
    var members: [(name: String, schemas: [JSONNode], nameRange: Range<Int>)] = []
  }

  /// The members of an object, those of a part with a title of its own under that.
  func sections(of view: SchemaView, _ appearance: JSONNode?) -> [Section] {
    var sections: [Section] = []
    var places: [[UInt8]: (section: Int, member: Int)] = [:]
    for (index, part) in view.parts.enumerated() {
      guard let members = part.node[member: "properties"]?.members else { continue }
      // The words of the object itself are said before.
      let title = part.node[member: "title"]
      let isOwn = index > 0 && title != nil && title?.range != view["title"]?.range
      sections.append(
        Section(
          title: isOwn ? title : nil,
          description: isOwn ? part.node[member: "description"] : nil))
      for member in members {
        if let place = places[Array(member.name.utf8)] {
          sections[place.section].members[place.member].schemas.append(member.value)
        } else {
          places[Array(member.name.utf8)] = (
            sections.count - 1, sections[sections.count - 1].members.count
          )
          sections[sections.count - 1].members.append(
            (member.name, [member.value], member.nameRange))
        }
      }
    }
    if sections.count == 1 {
      // One part alone is the object itself, under whose title it stands.
      (sections[0].title, sections[0].description) = (nil, nil)
    }
    guard let order = look("order", view, appearance)?.elements?.compactMap(\.text) else {
      return sections
    }
    return [Section(members: Self.ordered(sections.flatMap(\.members), by: order))]
  }

  /// Members in an order of names, in which `*` stands for all others; without one they go last.
  private static func ordered(
    _ members: [(name: String, schemas: [JSONNode], nameRange: Range<Int>)], by order: [String]
  ) -> [(name: String, schemas: [JSONNode], nameRange: Range<Int>)] {
    let wildcard = order.firstIndex(of: "*") ?? order.count
    var places: [[UInt8]: Int] = [:]
    for (index, name) in order.enumerated() { places[Array(name.utf8)] = index }
    let keyed = members.enumerated().map { index, member in
      (key: (places[Array(member.name.utf8)] ?? wildcard, index), member: member)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.member)
  }

  /// What is said of the looks of something: in the `uiSchema`, or in the schema itself, each with or without
  /// `ui:options`.
  func look(_ key: String, _ view: SchemaView, _ appearance: JSONNode?) -> JSONNode? {
    for node in [appearance].compactMap(\.self) + view.parts.map(\.node) {
      if let value = node[member: "ui:" + key] { return value }
      if let value = node[member: "ui:options"]?[member: key] { return value }
    }
    return nil
  }
}
