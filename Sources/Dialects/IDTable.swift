// Values by ids, which are told apart by their bytes.

import JSON

/// A dictionary whose keys are the UTF-8 of strings: `String` takes two spellings of é for one key.
struct IDTable<Value> {
  private var values: [[UInt8]: Value] = [:]

  init() {}

  subscript(id: String) -> Value? {
    get { values[Array(id.utf8)] }
    set { values[Array(id.utf8)] = newValue }
  }

  /// The values of an object's members by their names, the first of a name; none where this is no object.
  init(membersOf object: JSONNode?) where Value == JSONNode {
    for member in object?.members ?? [] {
      let name = Array(member.name.utf8)
      if values[name] == nil { values[name] = member.value }
    }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The ids that begin with a text, ascending by their bytes.
  func ids(under prefix: String) -> [String] {
    values.keys.filter { $0.starts(with: prefix.utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
