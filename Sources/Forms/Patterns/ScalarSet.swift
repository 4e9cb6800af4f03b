// A class of scalars: [a-z\d], \p{L}, a dot, or one letter in both cases.

/// What a class is made of.
struct ScalarMembers: Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var properties: [(property: UnicodeProperty, isNegated: Bool)] = []

  init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
  }

  init(_ property: UnicodeProperty, isNegated: Bool) {
    properties = [(property, isNegated)]
  }

  mutating func formUnion(_ other: ScalarMembers) {
    ranges += other.ranges
    properties += other.properties
  }
}

/// A class that answers quickly below U+0080, and above in time proportional to the number of its
/// properties and the logarithm of that of its ranges.
struct ScalarSet: Sendable {
  /// Members below U+0040 and below U+0080, a bit each.
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0

  /// Ascending, without overlap.
  private let ranges: [ClosedRange<UInt32>]
  private let properties: [(property: UnicodeProperty, isNegated: Bool)]
  private let isNegated: Bool
  private let ignoresCase: Bool

  init(_ members: ScalarMembers, isNegated: Bool = false, ignoresCase: Bool = false) {
    ranges = members.ranges.joined()
    properties = members.properties
    self.isNegated = isNegated
    self.ignoresCase = ignoresCase
    for scalar: UInt32 in 0..<64 {
      if contains(scalar) { low |= 1 << UInt64(scalar) }
      if contains(scalar + 64) { high |= 1 << UInt64(scalar) }
    }
  }

  /// - Parameter scalar: a scalar below U+0080.
  func containsASCII(_ scalar: UInt32) -> Bool {
    (scalar < 64 ? low >> UInt64(scalar) : high >> UInt64(scalar & 63)) & 1 == 1
  }

  func contains(_ scalar: UInt32) -> Bool {
    // Without regard to case, a scalar matches where one of those that it folds with is named,
    // and only then is the class negated (ECMA-262, CharacterSetMatcher).
    let isNamed =
      ignoresCase ? SimpleFolding.variants(of: scalar).contains(where: names) : names(scalar)
    return isNamed != isNegated
  }

  private func names(_ scalar: UInt32) -> Bool {
    if ranges.containsScalar(scalar) { return true }
    guard !properties.isEmpty, let scalar = Unicode.Scalar(scalar) else { return false }
    return properties.contains { $0.property.contains(scalar) != $0.isNegated }
  }
}

extension [ClosedRange<UInt32>] {
  /// The same scalars, ascending and without overlap.
  func joined() -> Self {
    var result: Self = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// All other code points.
  func complement() -> Self {
    var result: Self = []
    var next: UInt32 = 0
    for range in joined() {
      if range.lowerBound > next { result.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { result.append(next...0x10FFFF) }
    return result
  }

  /// By binary search: the ranges are ascending, without overlap.
  func containsScalar(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].lowerBound <= scalar
  }
}
