// A folder for one test, gone with it.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package final class TemporaryFolder {
  package let path: String
  private var files: FixtureFolder { FixtureFolder(path, beside: "") }

  package init() {
    path = "/tmp/ttyform-test-\(UInt64.random(in: 0 ... .max))"
    _ = unsafe mkdir(path, 0o700)
  }

  deinit {
    for name in names { _ = unsafe unlink(path + "/" + name) }
    _ = unsafe rmdir(path)
  }

  /// Writes a file and answers its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) -> String {
    _ = files.write(bytes, to: name)
    return path + "/" + name
  }

  @discardableResult
  package func write(_ text: String, to name: String) -> String {
    write(Array(text.utf8), to: name)
  }

  /// The bytes of a file; `nil` where there is none.
  package func bytes(of name: String) -> [UInt8]? { files.bytes(of: name) }

  /// The names inside, sorted, without `.` and `..`.
  package var names: [String] { Self.names(in: path) }

  /// The names in any folder, likewise; none where there is no folder.
  package static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { _ = unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
