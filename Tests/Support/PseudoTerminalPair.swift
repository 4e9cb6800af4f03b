// Both ends of a pseudo-terminal in this process, and its settings as a value to compare.

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Everything that tcgetattr(3) tells: two are equal when a program left the terminal as it was.
package struct TerminalSettings: Equatable, CustomStringConvertible {
  package let input: UInt
  package let output: UInt
  package let control: UInt
  package let local: UInt
  package let characters: [UInt8]
  package let speeds: [UInt]

  /// Nil where the descriptor is no terminal.
  package init?(of descriptor: Int32) {
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { return nil }
    input = UInt(settings.c_iflag)
    output = UInt(settings.c_oflag)
    control = UInt(settings.c_cflag)
    local = UInt(settings.c_lflag)
    characters = unsafe withUnsafeBytes(of: settings.c_cc) { unsafe [UInt8]($0) }
    speeds = [UInt(unsafe cfgetispeed(&settings)), UInt(unsafe cfgetospeed(&settings))]
  }

  /// Lines are edited and echoed by the kernel, and keys send signals: what a shell expects.
  package var isCooked: Bool {
    let wanted = UInt(ICANON | ECHO | ISIG)
    return local & wanted == wanted && output & UInt(OPOST) != 0
  }

  /// Bytes come as they are typed, and nothing is added, dropped or changed on either way.
  package var isRaw: Bool {
    let inputFlags = BRKINT | PARMRK | INPCK | ISTRIP | INLCR | IGNCR | ICRNL | IXON
    return input & UInt(inputFlags) == 0
      && local & UInt(ECHO | ICANON | IEXTEN | ISIG) == 0
      && output & UInt(OPOST) == 0 && control & UInt(CSIZE) == UInt(CS8)
      && characters[Int(VMIN)] == 1 && characters[Int(VTIME)] == 0
  }

  package var description: String {
    func hex(_ value: UInt) -> String { "0x" + String(value, radix: 16) }
    return "iflag \(hex(input)) oflag \(hex(output)) cflag \(hex(control)) lflag \(hex(local)) "
      + "cc \(characters) speeds \(speeds)"
  }
}

/// A pseudo-terminal without a program: what is written to `outer` is typed at `inner`.
package struct PseudoTerminalPair {
  /// The side of the person: "master".
  ///
  /// -1 once closed.
  package private(set) var outer: Int32 = -1
  /// The side of the program: "slave".
  ///
  /// -1 once closed.
  package private(set) var inner: Int32 = -1
  /// The name under which the program's side can be opened.
  package let path: String

  /// Nothing closes the descriptors but `close`.
  package init(columns: Int = 80, rows: Int = 24) throws {
    var ends: (outer: Int32, inner: Int32) = (-1, -1)
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(clamping: columns), UInt16(clamping: rows))
    var name = [CChar](repeating: 0, count: 1024)
    try spawning.withLock { _ in
      guard unsafe openpty(&ends.outer, &ends.inner, &name, nil, &size) == 0 else {
        throw PseudoTerminal.Failure(description: "openpty: error \(errno)")
      }
      for end in [ends.outer, ends.inner] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    _ = fcntl(ends.outer, F_SETFL, O_NONBLOCK)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    (outer, inner) = ends
  }

  /// Types bytes; they must fit into the terminal's queue (4095 bytes on Linux).
  package func type(_ bytes: [UInt8]) throws {
    var left = bytes
    put(&left, outer)
    if !left.isEmpty { throw PseudoTerminal.Failure(description: "the terminal's queue is full") }
  }

  /// What the program has written since the last call; waits for nothing.
  package func screenBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    take(outer, into: &bytes)
    return bytes
  }

  /// The settings now; nil when both sides are closed.
  package var settings: TerminalSettings? { TerminalSettings(of: outer >= 0 ? outer : inner) }

  package func resize(columns: Int, rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(clamping: columns), UInt16(clamping: rows))
    _ = unsafe ioctl(outer, UInt(TIOCSWINSZ), &size)
  }

  package mutating func closeInner() {
    if inner >= 0 { closeDescriptor(inner) }
    inner = -1
  }

  /// Closing the outer side hangs the terminal up.
  package mutating func close() {
    closeInner()
    if outer >= 0 { closeDescriptor(outer) }
    outer = -1
  }
}
