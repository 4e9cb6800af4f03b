// Ids for fields that were given a label only.

/// Hands out ids made from labels, around those that are taken.
struct DerivedIDs {
  /// By their UTF-8 bytes: `String` would take two spellings of é for one id.
  private var taken: Set<[UInt8]>

  init(written: some Sequence<String>) {
    taken = Set(written.map { Array($0.utf8) })
  }

  /// The id for a label: its `base(of:)`, with `_2`, `_3` and so on where that is taken.
  mutating func next(for label: String) -> String {
    let base = Self.base(of: label)
    var id = base
    var number = 2
    while !taken.insert(Array(id.utf8)).inserted {
      id = "\(base)_\(number)"
      number += 1
    }
    return id
  }

  /// The label in lower case, with every run of anything but letters, marks and digits of any script
  /// as one `_`, and none at the ends; `field` if nothing is left.
  static func base(of label: String) -> String {
    var id = String.UnicodeScalarView()
    var gap = false
    for scalar in label.lowercased().unicodeScalars {
      guard scalar.isPartOfWord else {
        gap = true
        continue
      }
      if gap && !id.isEmpty { id.append("_") }
      gap = false
      id.append(scalar)
    }
    return id.isEmpty ? "field" : String(id)
  }
}
