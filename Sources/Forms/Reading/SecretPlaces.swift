// Where a form file holds something secret, so that no error message shows the line as it is.

package import JSON

package enum SecretPlaces {
  /// The places of what secret fields say of their answers, in the order of the file; bytes, as nodes have them.
  ///
  /// The form may have mistakes. Linear in the fields.
  ///
  /// - Parameter root: the form as a native file has it.
  package static func ranges(in root: JSONNode) -> [Range<Int>] {
    guard case .array(let fields)? = root[member: "fields"]?.content else { return [] }
    return fields.flatMap { field -> [Range<Int>] in
      guard case .bool(true)? = field[member: "secret"]?.content else { return [] }
      let rules = field[member: "validation"].map { rules -> [JSONNode] in
        if case .array(let several) = rules.content { several } else { [rules] }
      }
      let values =
        [field[member: "default"]] + (rules ?? []).map { $0[member: "const"] }
      return values.compactMap { $0?.range }
    }
  }
}
