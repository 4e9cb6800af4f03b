// Stopping and going on: the suspend key, a stop from outside, a stop of a child.
//
// References: POSIX.1-2024 chapters 2.4.3 (Signal Actions) and 11.1.4 (Terminal Access Control).

import Synchronization

extension Signals {
  /// Whom a stop is for.
  package enum StopScope: Sendable {
    /// The whole job: the suspend key.
    case job
    /// This process: a SIGTSTP that came to it.
    case process
  }

  /// Stops, and returns when a SIGCONT came.
  ///
  /// Returns at once where nobody could send one (an orphaned process group, for which the kernel
  /// drops the stop) or where SIGTSTP was ignored at the start. Raw mode must not be held. The stop
  /// and the SIGCONT are not reported by `take`; all else that came is.
  package borrowing func suspend(_ scope: StopScope) {
    withDefaultStop {
      switch scope {
      case .job: Signal.stop.sendToJob()
      case .process: SystemCalls.raiseSignal(.stop)
      }
      if caught.contains(.stop) { Signals.waitForContinue() }
    }
  }

  /// Runs `body` while SIGTSTP stops this process as if it were not caught.
  borrowing func withDefaultStop<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    Signals.forget([.stop, .continued])
    if caught.contains(.stop) {
      SystemCalls.setDefault(of: .stop)
      SystemCalls.unblock(.stop)
    }
    defer {
      if caught.contains(.stop) { SystemCalls.setHandler(of: .stop, to: Signals.note) }
      Signals.forget([.stop, .continued])
    }
    return try body()
  }

  /// Runs `body` while each stop and end of a child wakes the wait for `descriptor`.
  ///
  /// Where SIGCHLD was ignored at the start, the kernel would not keep how a child ended.
  borrowing func withChildNoted<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let old = SystemCalls.disposition(of: .child)
    SystemCalls.setHandler(of: .child, to: Signals.note)
    SystemCalls.unblock(.child)
    defer {
      if let old { SystemCalls.setDisposition(of: .child, to: old) }
      Signals.forget(SignalSet(.child))
    }
    return try body()
  }

  /// Stops the job of a child that has stopped, unless its stop was ours too.
  ///
  /// The whole job, so that a script which waits for us is stopped too, and the shell above it goes on.
  /// To be called in `withDefaultStop`.
  static func stopWithChild() {
    // A suspend key stops the whole job, but the child may be told of it first. So we wait a
    // moment; if it was for us, this pause is where we stop.
    SystemCalls.pause(milliseconds: 20)
    if !isPending(.continued) {
      Signal.stop.sendToJob()
      waitForContinue()
    }
    forget(.continued)
  }

  /// Returns when a SIGCONT was noted, and soon where none comes because the stop was dropped.
  ///
  /// With one thread the stop is over when kill(2) returns. With several it may take a moment, and
  /// must not meet our handler again.
  private static func waitForContinue() {
    let deadline = MonotonicClock.milliseconds + 50
    while !isPending(.continued), MonotonicClock.milliseconds < deadline {
      SystemCalls.pause(milliseconds: 1)
    }
  }

  private static func isPending(_ signals: SignalSet) -> Bool {
    SignalSet(rawValue: pending.load(ordering: .sequentiallyConsistent)).contains(signals)
  }

  private static func forget(_ signals: SignalSet) {
    pending.bitwiseAnd(~signals.rawValue, ordering: .sequentiallyConsistent)
  }
}
