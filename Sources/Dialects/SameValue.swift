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
