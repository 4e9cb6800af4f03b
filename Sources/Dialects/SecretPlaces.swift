// Where a form file of any dialect holds something secret, so that no error message shows the line as it is.

package import JSON

package enum SecretPlaces {
  /// The places of what secret fields say of their answers, in no order; bytes, as nodes have them.
  ///
  /// The file may have mistakes, and its dialect need not be known. Linear.
  package static func ranges(in root: JSONNode) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var pending = [(node: root, isSecret: false)]
    while let (node, isInSecret) = pending.popLast() {
      if let elements = node.elements {
        pending += elements.map { ($0, isInSecret) }
        continue
      }
      let isSecret = isInSecret || node.isOfSecret
      for member in node.members ?? [] {
        if isSecret, answers.contains(member.name) {
          ranges.append(member.value.range)
        } else {
          pending.append((member.value, isSecret))
        }
      }
    }
    return ranges
  }

  /// The keys of all dialects that hold an answer.
  private static let answers: Set<String> = ["default", "const", "examples"]
}

extension JSONNode {
  /// Whether an object says, in the words of some dialect, that an answer is secret.
  fileprivate var isOfSecret: Bool {
    members?.contains { member in
      switch (member.name, member.value.content) {
      case ("secret", .bool(true)), ("password", .bool(true)), ("writeOnly", .bool(true)): true
      case ("format", .string("password")), ("ui:widget", .string("password")): true
      default: false
      }
    } ?? false
  }
}
