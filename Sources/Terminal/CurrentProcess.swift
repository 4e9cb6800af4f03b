// The process itself: its arguments, environment, clock and end.

/// What this process was given, and how it ends.
package enum CurrentProcess {
  /// The arguments as given, byte for byte, the program's own name first.
  ///
  /// A plain loop: the generic ways to do this cost the runtime a search for conformances at start.
  package static var arguments: [[UInt8]] {
    var arguments: [[UInt8]] = []
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
      arguments.append(unsafe SystemCalls.bytes(of: argument))
    }
    return arguments
  }

  /// A variable of the environment, byte for byte; nil where it is not set: getenv(3).
  package static func environmentBytes(_ name: String) -> [UInt8]? {
    SystemCalls.environmentValue(name)
  }

  /// A variable of the environment as text; bytes that are not UTF-8 become U+FFFD.
  package static func environment(_ name: String) -> String? {
    environmentBytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The time of day, in seconds since 1970 (UTC): clock_gettime(2).
  ///
  /// It may jump.
  package static var wallSeconds: Int { SystemCalls.wallSeconds() }

  /// Ends the process: exit(3).
  ///
  /// No scope is left, so nothing noncopyable may be alive.
  package static func exit(_ status: Int32) -> Never { SystemCalls.exitProcess(status) }
}

/// A clock that only goes forward, also while the process is stopped.
package enum MonotonicClock {
  /// Milliseconds since a moment that never changes while the system runs.
  package static var milliseconds: Int { SystemCalls.monotonicMilliseconds() }
}
