// A file written whole or not at all.
//
// References: rename(2), fsync(2), POSIX.1-2024 rename: the name stands for the old or the new file
// at every moment, also after a crash.

extension FilePath {
  /// Makes `bytes` the contents of the file, or throws and leaves the old file untouched.
  ///
  /// Symbolic links are followed, the last one too where it leads to nothing yet. A temporary file
  /// beside the target is written, synchronized and renamed; it takes over the mode of a file that
  /// was there (and the owner, where we may), else it gets 0666 less the umask, or 0600 where
  /// `isPrivate`. Hard links and extended attributes of the old file are not carried over. A device,
  /// FIFO or open descriptor (/dev/stdout) is written directly, and may be left half written.
  ///
  /// Signals wait until it is done, so that none leaves the temporary file behind; SIGKILL and a
  /// power cut can: it is called `.` + 16 hexadecimal digits + `.tmp`.
  package func replaceContents(
    with bytes: [UInt8], isPrivate: Bool = false
  ) throws(SystemError) {
    switch try writeTarget() {
    case .descriptor(let descriptor):
      try descriptor.writeAll(bytes)
    case .device(let path):
      let descriptor = try Descriptor(opening: path, for: .write)
      defer { descriptor.close() }
      try descriptor.writeAll(bytes)
    case .file(let path, let old):
      try SystemCalls.withSignalsBlocked(.all) { () throws(SystemError) in
        var file = FileReplacement(try path.beginReplacement(old: old, isPrivate: isPrivate))
        try file.descriptor.writeAll(bytes)
        try file.finish()
      }
    }
  }

  /// Throws what `replaceContents` would very likely throw, before there is anything to lose: a
  /// temporary file is made beside the target and removed again.
  package func checkReplacement() throws(SystemError) {
    guard case .file(let path, _) = try writeTarget() else { return }
    try SystemCalls.withSignalsBlocked(.all) { () throws(SystemError) in
      let (temporary, descriptor) = try path.makeTemporary(mode: 0o600)
      descriptor.close()
      try SystemCalls.unlinkFile(temporary)
    }
  }

  /// A new, empty file beside this one, under a name that nobody can guess.
  func makeTemporary(mode: UInt32) throws(SystemError) -> (FilePath, Descriptor) {
    let name = String(UInt64.random(in: .min ... .max), radix: 16)
    let padding = String(repeating: "0", count: 16 - name.utf8.count)
    let temporary = directory.appending(".\(padding)\(name).tmp")
    return (temporary, try Descriptor(opening: temporary, for: .createNew, mode: mode))
  }

  /// Removes the file: unlink(2).
  package func remove() throws(SystemError) { try SystemCalls.unlinkFile(self) }
}

/// A file that is written in pieces, and takes the place of another when it is whole: for contents of any length.
///
/// Where it is dropped before, the old file stays as it is, and nothing is left beside it. So signals that
/// would end the process are to be caught meanwhile. A device, FIFO or open descriptor is written
/// directly.
package struct FileReplacement: ~Copyable {
  /// What the contents are to be written to.
  package let descriptor: Descriptor
  private let target: FilePath?
  private let temporary: FilePath?
  private var isFinished = false
  /// Whether the descriptor is somebody else's.
  private let isBorrowed: Bool

  /// Begins with the file that a path leads to; the rules of modes and owners are those of
  /// `FilePath.replaceContents`.
  package init(of path: FilePath, isPrivate: Bool = false) throws(SystemError) {
    self.init(try path.writeTarget().begin(isPrivate: isPrivate))
  }

  fileprivate init(_ parts: ReplacementParts) {
    (descriptor, isBorrowed) = (parts.descriptor, parts.isBorrowed)
    (target, temporary) = (parts.target, parts.temporary)
  }

  /// Puts the file in its place; to be called once, after the last write.
  ///
  /// Throws where it cannot be; the old file is untouched then.
  package mutating func finish() throws(SystemError) {
    guard let target, let temporary else { return }
    try SystemCalls.synchronize(descriptor.rawValue)
    try SystemCalls.renameFile(temporary, to: target)
    isFinished = true
    // The file is in place; a directory that cannot be synchronized does not change that.
    if let directory = try? Descriptor(opening: target.directory, for: .directory) {
      try? SystemCalls.synchronize(directory.rawValue)
      directory.close()
    }
  }

  deinit {
    if !isBorrowed { descriptor.close() }
    if let temporary, !isFinished { try? SystemCalls.unlinkFile(temporary) }
  }
}

/// What a replacement begins with.
private struct ReplacementParts {
  let descriptor: Descriptor
  var isBorrowed = false
  var target: FilePath?
  var temporary: FilePath?
}

extension WriteTarget {
  fileprivate func begin(isPrivate: Bool) throws(SystemError) -> ReplacementParts {
    switch self {
    case .descriptor(let descriptor):
      ReplacementParts(descriptor: descriptor, isBorrowed: true)
    case .device(let path):
      ReplacementParts(descriptor: try Descriptor(opening: path, for: .write))
    case .file(let path, let old):
      try path.beginReplacement(old: old, isPrivate: isPrivate)
    }
  }
}

extension FilePath {
  /// Makes the temporary file, with the mode and the owner that the new file is to have.
  fileprivate func beginReplacement(
    old: FileStatus?, isPrivate: Bool
  ) throws(SystemError) -> ReplacementParts {
    let (temporary, descriptor) = try makeTemporary(
      mode: isPrivate || old != nil ? 0o600 : 0o666)
    do throws(SystemError) {
      if let old {
        // Only root may give a file away; to keep our own is no failure. The owner goes first,
        // because a change of owner clears mode bits.
        try? SystemCalls.setOwner(descriptor.rawValue, of: old)
        try SystemCalls.setMode(descriptor.rawValue, isPrivate ? 0o600 : old.mode)
      }
      return ReplacementParts(descriptor: descriptor, target: self, temporary: temporary)
    } catch {
      descriptor.close()
      try? SystemCalls.unlinkFile(temporary)
      throw error
    }
  }
}

/// What a path to be written leads to.
private enum WriteTarget {
  case file(FilePath, old: FileStatus?)
  case device(FilePath)
  case descriptor(Descriptor)
}

extension FilePath {
  /// Follows symbolic links to the end.
  fileprivate func writeTarget() throws(SystemError) -> WriteTarget {
    var path = self
    // As many as the kernel follows.
    for _ in 0..<40 {
      if let descriptor = path.openDescriptor { return .descriptor(descriptor) }
      let status: FileStatus
      do throws(SystemError) {
        status = try SystemCalls.status(of: path, following: false)
      } catch {
        if error.code == .noSuchFile { return .file(path, old: nil) }
        throw error
      }
      switch status.kind {
      case .regular: return .file(path, old: status)
      case .other: return .device(path)
      case .directory: throw SystemError("open", .isDirectory)
      case .symbolicLink:
        path = path.directory.appending(try SystemCalls.linkTarget(of: path))
      }
    }
    throw SystemError("open", .tooManyLinks)
  }

  /// The descriptor that a name like /dev/stdout stands for.
  ///
  /// It must be written itself: opened again it would begin at the file's start, and a rename would
  /// put the file out of its reach.
  private var openDescriptor: Descriptor? {
    switch description {
    case "/dev/stdin": return .standardInput
    case "/dev/stdout": return .standardOutput
    case "/dev/stderr": return .standardError
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where description.hasPrefix(folder) {
        return Int32(description.dropFirst(folder.utf8.count)).map(Descriptor.init(rawValue:))
      }
      return nil
    }
  }
}
