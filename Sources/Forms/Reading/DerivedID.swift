// Ids for fields that were given a label only.

/// Hands out ids made from labels, around those that are taken.
struct DerivedIDs {
  /// The ids that are taken, each with the number to try next where it is a base.
  private var taken = NameTable()

  mutating func take(_ id: String) {
    taken.insert(id.utf8, 2)
  }

  /// The id for a label: its `base(of:)`, with `_2`, `_3` and so on where that is taken.
  ///
  /// Costs the label, however many fields share it.
  mutating func next(for label: String) -> String {
    let base = Self.base(of: label)
    guard var number = taken[base.utf8] else {
      take(base)
      return base
    }
    var id: String
    repeat {
      id = "\(base)_\(number)"
      number += 1
    } while !taken.insert(id.utf8, 2)
    taken.update(base.utf8, to: number)
    return id
  }

  /// The label in lower case, with every run of anything but letters, marks and digits of any script
  /// as one `_`, and none at the ends; `field` if nothing is left.
  static func base(of label: String) -> String {
    let id = label.lowercased().words(joinedBy: "_")
    return id.isEmpty ? "field" : id
  }
}
