// An array or object whose closing bracket has not been read yet.

struct OpenContainer {
  let kind: JSONProblem.Container
  /// The byte of the opening bracket.
  let start: Int
  private var elements: [JSONNode] = []
  private var members: [JSONNode.Member] = []
  private var name = ""
  private var nameRange = 0..<0
  /// Where each name stands first; filled once there are too many members to compare one by one.
  private var firstPlaces: [NameBytes: Int] = [:]

  init(kind: JSONProblem.Container, start: Int) {
    self.kind = kind
    self.start = start
  }

  /// Takes the name of the next member.
  ///
  /// - Returns: the byte where the same name stands first in this object, if it does.
  mutating func begin(_ name: String, at range: Range<Int>) -> Int? {
    self.name = name
    nameRange = range
    let comparable = 8
    if members.count < comparable {
      return members.first { $0.name.hasSameBytes(as: name) }?.nameRange.lowerBound
    }
    if members.count == comparable {
      for member in members.reversed() {
        firstPlaces[NameBytes(name: member.name)] = member.nameRange.lowerBound
      }
    }
    let earlier = firstPlaces[NameBytes(name: name)]
    if earlier == nil { firstPlaces[NameBytes(name: name)] = range.lowerBound }
    return earlier
  }

  mutating func append(_ value: JSONNode) {
    switch kind {
    case .array: elements.append(value)
    case .object:
      if members.isEmpty { members.reserveCapacity(4) }
      members.append(JSONNode.Member(name: name, nameRange: nameRange, value: value))
    }
  }

  func node(end: Int) -> JSONNode {
    JSONNode(kind == .array ? .array(elements) : .object(members), at: start..<end)
  }
}

/// A name compared and hashed by its bytes, since `String` does both by canonical equivalence.
private struct NameBytes: Hashable {
  let name: String

  static func == (left: NameBytes, right: NameBytes) -> Bool {
    left.name.hasSameBytes(as: right.name)
  }

  func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }
}
