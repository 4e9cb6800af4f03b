// A new file that gets its name when it is complete, so that nothing half written stays behind.
//
// References: open(2) O_TMPFILE, linkat(2), rename(2).

/// A file on its way to a name in the same directory.
struct TemporaryFile {
  let descriptor: Descriptor

  /// The name that it has for a moment, which nobody can guess.
  private let name: FilePath

  /// Whether it has that name already: where the file system makes no file without one.
  private let isNamed: Bool

  /// A new, empty file beside `target`.
  init(beside target: FilePath, mode: UInt32) throws(SystemError) {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.utf8.count)
    name = target.directory.appending(".\(padding)\(digits).tmp")
    if let unnamed = SystemCalls.openUnnamed(in: target.directory, mode: mode) {
      (descriptor, isNamed) = (unnamed, false)
    } else {
      (descriptor, isNamed) = (try Descriptor(opening: name, for: .createNew, mode: mode), true)
    }
  }

  /// Puts the file in the place of another, whole.
  func rename(to target: FilePath) throws(SystemError) {
    if !isNamed { try SystemCalls.linkUnnamed(descriptor.rawValue, to: name) }
    do throws(SystemError) {
      try SystemCalls.renameFile(name, to: target)
    } catch {
      try? SystemCalls.unlinkFile(name)
      throw error
    }
  }

  /// Closes the file, and removes it where it has a name.
  func discard() {
    descriptor.close()
    if isNamed { try? SystemCalls.unlinkFile(name) }
  }
}
