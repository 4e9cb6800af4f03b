// A path as the kernel takes it: bytes, in any encoding or none.

/// The name of a file.
///
/// Two paths are equal when their bytes are.
package struct FilePath: Hashable, Sendable {
  /// The bytes, without the NUL that ends them in C; what follows a NUL inside is not reached.
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = [UInt8](bytes) }

  package init(_ text: String) { self.init(text.utf8) }

  /// Everything before the last slash: "/" for a name in the root, "." for a bare name.
  package var directory: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return FilePath(slash == 0 ? bytes.prefix(1) : bytes.prefix(slash))
  }

  /// `name` inside this directory; an absolute `name` stays what it is.
  package func appending(_ name: FilePath) -> FilePath {
    if name.isAbsolute || bytes.isEmpty { return name }
    let separator = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return FilePath(bytes + separator + name.bytes)
  }

  package var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// The path from the root, without links: realpath(3); `nil` where it leads to nothing.
  package var absolute: FilePath? { SystemCalls.absolutePath(self) }

  /// For a C function.
  var nullTerminated: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }
}

extension FilePath: ExpressibleByStringInterpolation, CustomStringConvertible {
  package init(stringLiteral text: String) { self.init(text) }

  /// The path as text; bytes that are not UTF-8 show as U+FFFD.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
