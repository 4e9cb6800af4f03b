// Values of a file, each once, by what they are to those who wrote it.

import Forms
import JSON

/// Tells the same value by its normal form: 1 and 1.0 are one.
struct ValueSet {
  private var keys: Set<Key> = []

  private enum Key: Hashable {
    case number(DecimalNumber)
    /// As JSON on one line.
    case other([UInt8])
  }

  init(_ values: [JSONValue] = []) {
    for value in values { insert(value) }
  }

  /// Costs what the value's own length does.
  func contains(_ value: JSONValue) -> Bool { keys.contains(Self.key(of: value)) }

  /// - Returns: whether it was not there yet.
  @discardableResult
  mutating func insert(_ value: JSONValue) -> Bool { keys.insert(Self.key(of: value)).inserted }

  private static func key(of value: JSONValue) -> Key {
    if case .number(let digits) = value, let number = try? DecimalNumber(parsing: digits) {
      return .number(number)
    }
    return .other(JSONWriter(.oneLine).bytes(of: value))
  }
}
