// Tests of what a process has only once: signal dispositions, and the terminal that is watched over.

import Testing

@testable import Terminal

/// The suites inside run one test at a time.
@Suite(.serialized)
enum ProcessWide {}

extension Signal {
  /// Raises the signal so that it is delivered before this returns: tests run on threads that block
  /// signals.
  func deliver() {
    SystemCalls.unblock(self)
    SystemCalls.raiseSignal(self)
  }
}
