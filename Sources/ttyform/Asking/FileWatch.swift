// Looks now and then whether another program has saved a file.

import Terminal

/// A file that another program may change.
struct FileWatch {
  private let file: FilePath
  /// The contents at the last look that read them.
  private var contents: [UInt8]
  private var seen: FileStatus?

  /// - Parameter contents: what is in the file now.
  init(_ file: FilePath, contents: [UInt8]) {
    self.file = file
    self.contents = contents
    seen = try? FileStatus(of: file)
  }

  /// The contents, where they are others than at the last look; `nil` also where there is no file, or it cannot
  /// be read.
  ///
  /// A file that is old and unchanged is not read.
  mutating func change() -> [UInt8]? {
    guard let status = try? FileStatus(of: file), status.kind == .regular else { return nil }
    // Within the second in which it was written a change need not show in its time.
    if status == seen, CurrentProcess.wallSeconds - status.modified > 2 { return nil }
    seen = status
    guard let bytes = try? file.readAll(), bytes != contents else { return nil }
    contents = bytes
    return bytes
  }

  /// Whether the file is there and holds something else.
  func differs(from original: [UInt8]) -> Bool {
    guard (try? FileStatus(of: file))?.kind == .regular else { return false }
    return (try? file.readAll()).map { $0 != original } ?? false
  }
}
