// What holds under conditions, for many look-ups, which would each walk over all of it.

import JSON

/// Values that each hold under a condition.
struct ConditionTable<Value> {
  private(set) var all: [(condition: SchemaCondition, value: Value)] = []

  /// The places in `all` of the conditions, and of the tests of which one is enough, by their spelling.
  private var places: [[UInt8]: Int] = [:]
  private var alwaysPlace: Int?

  var isEmpty: Bool { all.isEmpty }

  mutating func append(_ value: Value, when condition: SchemaCondition) {
    let place = all.count
    all.append((condition, value))
    if condition.isAlways { alwaysPlace = alwaysPlace ?? place }
    for key in condition.sufficientKeys where places[key] == nil { places[key] = place }
  }

  /// The first value that surely holds wherever a condition does: its own stands among what the other demands.
  ///
  /// Costs what the size of that condition does.
  func first(whereverHolds condition: SchemaCondition) -> Value? {
    let found = condition.demandedKeys.compactMap { places[$0] } + [alwaysPlace].compactMap(\.self)
    return found.min().map { all[$0].value }
  }
}

/// Conditions of which one has to hold, which are put together only when all of them are known.
struct Alternatives {
  private var conditions: [SchemaCondition]

  init(_ condition: SchemaCondition) {
    conditions = [condition]
  }

  /// Linear in the conditions that were added.
  var condition: SchemaCondition {
    get {
      guard conditions.count != 1 else { return conditions[0] }
      return .any(conditions, at: conditions.lazy.compactMap(\.node).first?.range ?? 0..<0)
    }
    set { conditions = [newValue] }
  }

  mutating func append(_ condition: SchemaCondition) {
    conditions.append(condition)
  }
}
