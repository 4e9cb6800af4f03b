// Expectations in files: when they may be written anew, and how.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whether files that hold expectations are to be written anew: `RECORD_SCREENS=1`.
///
/// A test that writes one fails all the same, so that nobody records without looking. CI never sets it.
package var recordsExpectations: Bool {
  guard let value = unsafe getenv("RECORD_SCREENS") else { return false }
  return unsafe String(cString: value) == "1"
}

extension FixtureFolder {
  /// Writes a file anew; whether it could be done.
  package func write(_ bytes: [UInt8], to name: String) -> Bool {
    guard let file = unsafe fopen(path + "/" + name, "w") else { return false }
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    return unsafe fclose(file) == 0 && count == bytes.count
  }
}
