// Which names go on from what was typed of one, found among the sorted names of a directory.

/// The names in a directory, ready to be searched.
struct PathCompletion: Sendable {
  let directory: String

  /// Sorted by their bytes, and so are the hidden ones, whose names begin with a dot.
  private let plain: [DirectoryListing.Item]
  private let hidden: [DirectoryListing.Item]

  /// Costs the sorting.
  init(_ listing: DirectoryListing) {
    directory = listing.directory
    let sorted = listing.items.filter { !$0.name.isEmpty }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    plain = sorted.filter { !$0.isHidden }
    hidden = sorted.filter(\.isHidden)
  }

  /// What all names that begin with `name` have in common behind it, and a slash where that is one directory;
  /// `nil` where it is nothing.
  ///
  /// Costs the logarithm of the number of names. Hidden ones count only once their dot was typed.
  func rest(of name: String) -> String? {
    let items = name.utf8.first == UInt8(ascii: ".") ? hidden : plain
    let typed = Array(name.utf8)
    let first = items.partitioningIndex {
      !$0.name.utf8.lexicographicallyPrecedes(typed)
    }
    let end = items.partitioningIndex {
      !$0.name.utf8.lexicographicallyPrecedes(typed) && !$0.name.utf8.starts(with: typed)
    }
    guard first < end else { return nil }
    let (low, high) = (items[first], items[end - 1])
    if end - first == 1 {
      let rest = low.name.utf8.dropFirst(typed.count)
      return Self.text(Array(rest) + (low.isDirectory ? [UInt8(ascii: "/")] : []))
    }
    let common = zip(low.name.utf8, high.name.utf8).prefix { $0 == $1 }.map(\.0)
    return Self.text(Array(common.dropFirst(typed.count)))
  }

  /// Bytes as a text, without a scalar at the end that is not whole.
  private static func text(_ bytes: [UInt8]) -> String? {
    var bytes = bytes
    while !bytes.isEmpty {
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      bytes.removeLast()
    }
    return nil
  }
}

extension DirectoryListing.Item {
  fileprivate var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}

extension Array {
  /// The index of the first element that holds, where all before it do not and all behind it do; the count
  /// where none does.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
