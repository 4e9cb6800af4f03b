// A directory for one test, gone with it.

import Terminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

final class TemporaryDirectory {
  let path: FilePath

  init() throws {
    path = FilePath("/tmp/ttyform-\(UInt64.random(in: .min ... .max))")
    try path.makeDirectory(mode: 0o700)
  }

  deinit {
    for name in (try? path.names()) ?? [] { try? path.appending(name).remove() }
    _ = unsafe rmdir(path.description)
  }

  func file(_ name: String) -> FilePath { path.appending(FilePath(name)) }

  /// The names inside, sorted, without `.` and `..`.
  var names: [String] { ((try? path.names()) ?? []).map(\.description) }

  func link(_ name: String, to target: String) {
    _ = unsafe symlink(target, file(name).description)
  }

  func setMode(_ name: String, _ mode: UInt32) {
    _ = unsafe chmod(file(name).description, mode_t(mode))
  }

  func removeDirectory(_ name: String) { _ = unsafe rmdir(file(name).description) }

  func makeFIFO(_ name: String) { _ = unsafe mkfifo(file(name).description, 0o600) }
}
