// A memory of one: the last result of a function that always gives the same for the same.

import Synchronization

/// The last result of a pure function, for values that ask for the same again and again.
///
/// Copies of a value that holds one share it, which nobody can notice but by the time it takes.
final class LastResult<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private let last = Mutex<(key: Key, value: Value)?>(nil)

  /// The result for a key: the last one where the key is the same, else what `make` gives.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let value = last.withLock({ last in last.flatMap { $0.key == key ? $0.value : nil } }) {
      return value
    }
    let value = make()
    last.withLock { $0 = (key, value) }
    return value
  }
}
