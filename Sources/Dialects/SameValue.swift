// When two values of a file are one to those who wrote it.

import Forms
import JSON

extension JSONValue {
  /// Whether both are the same value: 1 and 1.0 are.
  func isSame(as other: JSONValue) -> Bool {
    guard case .number(let one) = self, case .number(let two) = other else { return self == other }
    guard let one = try? DecimalNumber(parsing: one), let two = try? DecimalNumber(parsing: two)
    else { return false }
    return one == two
  }
}

/// Values of which no two are the same, for many: what is asked of each costs its own length.
struct ValueSet {
  private var numbers: Set<DecimalNumber> = []
  /// All that are no numbers, as JSON on one line.
  private var others = NameTable()

  /// Adds a value, unless one that is the same is there already.
  ///
  /// - Returns: whether it was added.
  mutating func insert(_ value: JSONValue) -> Bool {
    if case .number(let digits) = value, let number = try? DecimalNumber(parsing: digits) {
      return numbers.insert(number).inserted
    }
    return others.insert(JSONWriter(.oneLine).bytes(of: value), 0)
  }
}
