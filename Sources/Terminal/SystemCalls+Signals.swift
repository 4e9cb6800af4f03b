// Signals and the process: dispositions, masks, the clock, the environment. Thin wrappers over C.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the kernel does with a signal, as sigaction(2) keeps it.
struct SignalDisposition: Sendable {
  fileprivate var action: sigaction

  /// Ignored: SIG_IGN.
  var isIgnored: Bool { unsafe handlerBits == unsafeBitCast(SIG_IGN, to: UInt.self) }
  /// The system's own: SIG_DFL.
  var isDefault: Bool { handlerBits == 0 }

  private var handlerBits: UInt {
    #if canImport(Darwin)
      unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: UInt.self)
    #elseif canImport(Musl)
      unsafe unsafeBitCast(action.__sa_handler.sa_handler, to: UInt.self)
    #else
      unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    #endif
  }
}

extension SystemCalls {
  /// A function that may run at any moment: it must call only what is async-signal-safe.
  typealias SignalHandler = @convention(c) (Int32) -> Void

  /// Where a handler finds room when the stack itself has overflowed: bytes.
  private static let signalStackSize = 64 * 1024

  /// sigaction(2) that only asks.
  static func disposition(of signal: Signal) -> SignalDisposition? {
    var action = sigaction()
    guard unsafe sigaction(signal.rawValue, nil, &action) == 0 else { return nil }
    return SignalDisposition(action: action)
  }

  /// sigaction(2).
  static func setDisposition(of signal: Signal, to disposition: SignalDisposition) {
    var action = disposition.action
    _ = unsafe sigaction(signal.rawValue, &action, nil)
  }

  /// sigaction(2) with a handler of ours.
  ///
  /// System calls are not restarted (no SA_RESTART), so a write that a stopped terminal blocks
  /// comes back; all signals wait while the handler runs.
  static func setHandler(of signal: Signal, to handler: SignalHandler, onOwnStack: Bool = false) {
    setHandler(of: signal, to: handler as SignalHandler?, flags: onOwnStack ? SA_ONSTACK : 0)
  }

  /// sigaction(2) with SIG_DFL.
  ///
  /// Async-signal-safe.
  static func setDefault(of signal: Signal) {
    setHandler(of: signal, to: SIG_DFL, flags: 0)
  }

  /// sigaction(2) with SIG_IGN.
  static func ignore(_ signal: Signal) {
    setHandler(of: signal, to: SIG_IGN, flags: 0)
  }

  private static func setHandler(of signal: Signal, to handler: SignalHandler?, flags: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = flags
    _ = unsafe sigfillset(&action.sa_mask)
    _ = unsafe sigaction(signal.rawValue, &action, nil)
  }

  /// sigaltstack(2): gives this thread a stack for handlers, unless it has one.
  ///
  /// It is never freed.
  static func prepareSignalStack() {
    var current = unsafe stack_t()
    guard unsafe sigaltstack(nil, &current) == 0,
      unsafe Int32(current.ss_flags) & Int32(SS_DISABLE) != 0
    else { return }
    let room = UnsafeMutableRawPointer.allocate(byteCount: signalStackSize, alignment: 16)
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = unsafe room
    unsafe stack.ss_size = numericCast(signalStackSize)
    if unsafe sigaltstack(&stack, nil) != 0 { unsafe room.deallocate() }
  }

  /// Runs `body` with the signals held back that `block` names: pthread_sigmask(3).
  ///
  /// Async-signal-safe.
  static func withSignalsBlocked<Result, Failure: Error>(
    _ block: SignalsToBlock, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var (blocked, old) = (sigset_t(), sigset_t())
    switch block {
    case .all: _ = unsafe sigfillset(&blocked)
    case .terminalOutput:
      _ = unsafe sigemptyset(&blocked)
      _ = unsafe sigaddset(&blocked, SIGTTOU)
    }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &blocked, &old)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &old, nil) }
    return try body()
  }

  /// What `withSignalsBlocked` holds back.
  enum SignalsToBlock { case all, terminalOutput }

  /// pthread_sigmask(3) with SIG_UNBLOCK.
  static func unblock(_ signal: Signal) {
    var set = sigset_t()
    _ = unsafe sigemptyset(&set)
    _ = unsafe sigaddset(&set, signal.rawValue)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// raise(3).
  ///
  /// Async-signal-safe.
  static func raiseSignal(_ signal: Signal) { _ = raise(signal.rawValue) }

  /// kill(2) with process 0: every process of our group, ourselves included.
  static func signalGroup(_ signal: Signal) { _ = kill(0, signal.rawValue) }

  // MARK: The process

  /// clock_gettime(2) with CLOCK_MONOTONIC, in milliseconds.
  ///
  /// It runs on while we are stopped.
  static func monotonicMilliseconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// clock_gettime(2) with CLOCK_REALTIME, in seconds.
  static func wallSeconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec)
  }

  /// getenv(3).
  static func environmentValue(_ name: String) -> [UInt8]? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe bytes(of: value)
  }

  /// The bytes up to the NUL that ends a C string: strlen(3).
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// _exit(2), which is async-signal-safe.
  static func exitAtOnce(_ status: Int32) -> Never { _exit(status) }

  /// exit(3).
  static func exitProcess(_ status: Int32) -> Never { exit(status) }
}

extension Signal {
  package static let hangUp = Signal(rawValue: SIGHUP)
  package static let interrupt = Signal(rawValue: SIGINT)
  package static let quit = Signal(rawValue: SIGQUIT)
  package static let terminate = Signal(rawValue: SIGTERM)
  package static let stop = Signal(rawValue: SIGTSTP)
  package static let continued = Signal(rawValue: SIGCONT)
  package static let windowChange = Signal(rawValue: SIGWINCH)
  package static let brokenPipe = Signal(rawValue: SIGPIPE)
  static let terminalOutput = Signal(rawValue: SIGTTOU)
  static let child = Signal(rawValue: SIGCHLD)
  static let kill = Signal(rawValue: SIGKILL)

  /// Raised by the processor or by abort(3): the program itself went wrong.
  var isFault: Bool {
    [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS].contains(rawValue)
  }

  /// Every signal whose default action ends the process and that can be caught, in no order.
  static var deadly: [Signal] {
    let harmless = [
      SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH,
    ]
    #if canImport(Darwin)
      let last = SIGUSR2
      let others = [SIGINFO, SIGIO]
    #else
      // The kernel's real-time signals end a process too.
      let last: Int32 = 64
      let others: [Int32] = []
    #endif
    return (1...last).filter { !harmless.contains($0) && !others.contains($0) }
      .map(Signal.init(rawValue:))
  }
}

extension ErrorCode {
  package static let noSuchFile = ErrorCode(rawValue: ENOENT)
  package static let notPermitted = ErrorCode(rawValue: EPERM)
  package static let accessDenied = ErrorCode(rawValue: EACCES)
  package static let fileExists = ErrorCode(rawValue: EEXIST)
  package static let isDirectory = ErrorCode(rawValue: EISDIR)
  package static let notDirectory = ErrorCode(rawValue: ENOTDIR)
  package static let tooManyLinks = ErrorCode(rawValue: ELOOP)
  package static let tooLarge = ErrorCode(rawValue: EFBIG)
  package static let interrupted = ErrorCode(rawValue: EINTR)
  package static let wouldBlock = ErrorCode(rawValue: EAGAIN)
  package static let brokenPipe = ErrorCode(rawValue: EPIPE)
  package static let inputOutput = ErrorCode(rawValue: EIO)
  package static let noSuchDevice = ErrorCode(rawValue: ENXIO)
  package static let notTerminal = ErrorCode(rawValue: ENOTTY)
  package static let busy = ErrorCode(rawValue: EBUSY)
  package static let badDescriptor = ErrorCode(rawValue: EBADF)
  package static let timedOut = ErrorCode(rawValue: ETIMEDOUT)
}
