// Signals become bytes on a pipe, so that one wait hears keys, signals and silence alike.

import Synchronization

/// The signals that the program answers, caught while this value lives.
///
/// Caught are INT, TERM, HUP, QUIT and TSTP, each unless it was ignored at the start (what `nohup`
/// asked for stays so), and CONT and WINCH. SIGPIPE is ignored from then on, so that a reader that
/// has gone is an error of the write and not a death without words.
package struct Signals: ~Copyable {
  /// The signals that are caught.
  package let caught: SignalSet
  /// Readable when `take` has something to say.
  package let descriptor: Descriptor
  private let writing: Descriptor
  private let dispositions: [(signal: Signal, old: SignalDisposition)]

  private let ignoredBrokenPipe: Bool

  /// What came and was not taken yet.
  static let pending = Atomic<UInt64>(0)
  /// The end of the pipe the handler writes to; -1 while no value lives.
  private static let pipe = Atomic<Int32>(-1)

  /// Throws EBUSY while another value lives (a signal can be told to only one), and EMFILE.
  package init() throws(SystemError) {
    let (reading, writing) = try SystemCalls.makePipe()
    let (isFirst, _) = Signals.pipe.compareExchange(
      expected: -1, desired: writing.rawValue, ordering: .sequentiallyConsistent)
    guard isFirst else {
      reading.close()
      writing.close()
      throw SystemError("sigaction", .busy)
    }
    var dispositions: [(signal: Signal, old: SignalDisposition)] = []
    var caught: SignalSet = []
    let ignoredBrokenPipe = SystemCalls.disposition(of: .brokenPipe)?.isIgnored == true
    SystemCalls.ignore(.brokenPipe)
    let always: [Signal] = [.continued, .windowChange]
    for signal in always + [.interrupt, .terminate, .hangUp, .quit, .stop] {
      guard let old = SystemCalls.disposition(of: signal),
        always.contains(signal) || !old.isIgnored
      else { continue }
      dispositions.append((signal, old))
      caught.insert(SignalSet(signal))
      SystemCalls.setHandler(of: signal, to: Signals.note)
    }
    // Whoever started this process may hold it back; a change of size has no other word.
    SystemCalls.unblock(.windowChange)
    self.descriptor = reading
    self.writing = writing
    self.dispositions = dispositions
    self.caught = caught
    self.ignoredBrokenPipe = ignoredBrokenPipe
  }

  /// The signals that a child must have at their default, to start as we did.
  var defaultSignals: [Signal] {
    dispositions.map(\.signal) + (ignoredBrokenPipe ? [] : [.brokenPipe])
  }

  deinit {
    for (signal, old) in dispositions { SystemCalls.setDisposition(of: signal, to: old) }
    Signals.pipe.store(-1, ordering: .sequentiallyConsistent)
    Signals.pending.store(0, ordering: .sequentiallyConsistent)
    descriptor.close()
    writing.close()
  }

  /// Whether something came that was not taken; costs no system call.
  ///
  /// What the system sent before something else could be read is here by the time that is read: a signal
  /// is delivered when a system call returns.
  package var areWaiting: Bool { Signals.pending.load(ordering: .sequentiallyConsistent) != 0 }

  /// What came since the last call; empties the pipe.
  ///
  /// Never waits.
  package borrowing func take() -> SignalSet {
    // The pipe first: a signal that comes after its bit was read leaves its byte for the next wait.
    emptyPipe()
    return SignalSet(
      rawValue: Signals.pending.exchange(0, ordering: .sequentiallyConsistent))
  }

  /// Those of `wanted` that came and were not taken yet; empties the pipe, but the others can still be
  /// taken.
  ///
  /// Never waits.
  borrowing func take(_ wanted: SignalSet) -> SignalSet {
    emptyPipe()
    let (old, _) = Signals.pending.bitwiseAnd(
      ~wanted.rawValue, ordering: .sequentiallyConsistent)
    return SignalSet(rawValue: old).intersection(wanted)
  }

  private borrowing func emptyPipe() {
    while let bytes = try? descriptor.readAvailable(upTo: 256), bytes.count == 256 {}
  }

  /// A signal that ends the process came and was not taken yet.
  static var endIsPending: Bool {
    let pending = SignalSet(rawValue: pending.load(ordering: .sequentiallyConsistent))
    return !pending.isDisjoint(with: .ending)
  }

  /// Sets the bit, wakes the wait, and leaves errno as it was.
  static let note: SystemCalls.SignalHandler = { number in
    let code = SystemCalls.errorNumber
    Signals.pending.bitwiseOr(
      SignalSet(Signal(rawValue: number)).rawValue, ordering: .sequentiallyConsistent)
    SystemCalls.writeByte(to: Signals.pipe.load(ordering: .sequentiallyConsistent))
    SystemCalls.errorNumber = code
  }
}
