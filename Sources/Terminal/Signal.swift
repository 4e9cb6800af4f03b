// Signals as values.

/// One signal; those that the program speaks of have names.
package struct Signal: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The exit status a shell shows for a process that this signal ended.
  package var shellStatus: Int32 { 128 + rawValue }
}

/// Signals that came since the last look; how often each came is not known.
package struct SignalSet: OptionSet, Hashable, Sendable {
  /// Bit 0 stands for signal number 1.
  package let rawValue: UInt64

  /// One more than the highest signal number there is.
  static let signalLimit = 65

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(_ signal: Signal) { self.init(rawValue: 1 << UInt64(signal.rawValue - 1)) }

  package static let hangUp = SignalSet(.hangUp)
  package static let interrupt = SignalSet(.interrupt)
  package static let quit = SignalSet(.quit)
  package static let terminate = SignalSet(.terminate)
  package static let stop = SignalSet(.stop)
  package static let continued = SignalSet(.continued)
  package static let windowChange = SignalSet(.windowChange)

  /// Those that end the process.
  package static let ending: SignalSet = [.hangUp, .terminate, .quit, .interrupt]

  /// The signal to die by, where one of those is here; the terminal's end goes before the keys.
  package var ending: Signal? {
    [Signal.hangUp, .terminate, .quit, .interrupt].first { contains(SignalSet($0)) }
  }
}
