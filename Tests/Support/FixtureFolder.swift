// Files that tests read: a folder beside the source of the test.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder of test inputs.
package struct FixtureFolder: Sendable {
  let path: String

  /// - Parameters:
  ///   - name: the folder's name, relative to the folder of `file`.
  ///   - file: the source of the test.
  package init(_ name: String, beside file: String = #filePath) {
    path = String(file.reversed().drop { $0 != "/" }.reversed()) + name
  }

  /// The folder whose path a variable of the environment holds; `nil` where it is not set.
  package init?(environment variable: String) {
    guard let value = unsafe getenv(variable) else { return nil }
    path = unsafe String(cString: value)
  }

  /// The names of all that is in the folder, or in one inside of it, in order; none where that is no folder.
  package func names(in folder: String = ".") -> [String] {
    TemporaryFolder.names(in: path + "/" + folder)
  }

  /// The names of the files with an extension, in order; empty where the folder cannot be read.
  package func names(withExtension suffix: String) -> [String] {
    var found = unsafe glob_t()
    defer { unsafe globfree(&found) }
    guard unsafe glob(path + "/*." + suffix, 0, nil, &found) == 0 else { return [] }
    return (0..<Int(unsafe found.gl_pathc)).compactMap { index in
      guard let path = unsafe found.gl_pathv[index] else { return nil }
      return unsafe String(cString: path).split(separator: "/").last.map(String.init)
    }
  }

  /// The bytes of a file; `nil` where it cannot be read.
  package func bytes(of name: String) -> [UInt8]? {
    guard let file = unsafe fopen(path + "/" + name, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    while true {
      let byte = unsafe getc(file)
      guard byte != EOF else { break }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return unsafe ferror(file) == 0 ? bytes : nil
  }
}
