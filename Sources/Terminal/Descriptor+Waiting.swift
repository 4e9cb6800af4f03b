// One wait for several descriptors, or for silence.

/// What a wait found.
///
/// Both are empty when the time ran out; they have the order of the wait.
package struct Readiness: Equatable, Sendable {
  /// Something can be read; at a hang-up this may be the end of the input.
  package var readable: [Descriptor] = []
  /// The other side is gone, or the descriptor is in error or not open.
  ///
  /// Bytes may still be left: read first. Never reported by select(2), so not on Darwin: there the
  /// read tells.
  package var hungUp: [Descriptor] = []

  package var isEmpty: Bool { readable.isEmpty && hungUp.isEmpty }
}

extension Descriptor {
  /// Waits until one of the descriptors can be read, or for so many milliseconds (nil: without
  /// limit; 0 or less: only looks): poll(2).
  ///
  /// Signals do not end the wait by themselves: wait for `Signals.descriptor` too.
  package static func wait(
    for descriptors: [Descriptor], timeoutMilliseconds: Int?
  ) throws(SystemError) -> Readiness {
    var readiness = Readiness()
    let deadline = timeoutMilliseconds.map { MonotonicClock.milliseconds &+ max(0, $0) }
    while true {
      let left = deadline.map { Int32(clamping: max(0, $0 - MonotonicClock.milliseconds)) }
      let (count, code) = SystemCalls.wait(
        for: descriptors, milliseconds: left ?? -1, found: &readiness)
      if count < 0, code != .interrupted { throw SystemError("poll", code) }
      if count > 0 { return readiness }
      if count == 0, let deadline, MonotonicClock.milliseconds >= deadline { return readiness }
    }
  }
}
