// Folders: made, and listed.

extension FilePath {
  /// Makes a directory: mkdir(2).
  ///
  /// `mode` is before the umask. With `intermediates` those above are made too, with the same mode,
  /// and one that is there already is no error.
  package func makeDirectory(
    mode: UInt32 = 0o777, intermediates: Bool = false
  ) throws(SystemError) {
    do throws(SystemError) {
      return try SystemCalls.makeDirectory(self, mode: mode)
    } catch {
      guard intermediates else { throw error }
      if error.code == .noSuchFile, directory != self {
        try directory.makeDirectory(mode: mode, intermediates: true)
      }
    }
    // Once more and no oftener: /proc says that there is no such file where nobody can make one.
    do throws(SystemError) {
      try SystemCalls.makeDirectory(self, mode: mode)
    } catch {
      if (try? FileStatus(of: self))?.kind != .directory { throw error }
    }
  }

  /// Throws where this process may not write here, or nobody may: access(2).
  package func checkWritable() throws(SystemError) {
    try SystemCalls.checkWritable(self)
  }

  /// The names in this directory, sorted by their bytes, without `.` and `..`: readdir(3).
  package func names() throws(SystemError) -> [FilePath] {
    try SystemCalls.namesInDirectory(self)
      .filter { $0 != "." && $0 != ".." }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}
