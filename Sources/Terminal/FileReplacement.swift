// A file written whole or not at all.
//
// References: rename(2), fsync(2), POSIX.1-2024 rename: the name stands for the old or the new file
// at every moment, also after a crash.

extension FilePath {
  /// Makes `bytes` the contents of the file, or throws and leaves the old file untouched.
  ///
  /// Symbolic links are followed, the last one too where it leads to nothing yet. A file that we may not
  /// write is refused, although it could be replaced. A temporary file
  /// beside the target is written, synchronized and renamed; it takes over the mode of a file that
  /// was there (and the owner, where we may), else it gets 0666 less the umask, or 0600 where
  /// `isPrivate`. Hard links and extended attributes of the old file are not carried over. A device,
  /// FIFO or open descriptor (/dev/stdout) is written directly, and may be left half written.
  ///
  /// Signals wait until it is done, so that none leaves the temporary file behind. SIGKILL and a power
  /// cut can, where the file system makes no file without a name: it is called `.` + 16 hexadecimal
  /// digits + `.tmp`.
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
      try TemporaryFile(beside: path, mode: 0o600).discard()
    }
  }

  /// Removes the file: unlink(2).
  package func remove() throws(SystemError) { try SystemCalls.unlinkFile(self) }
}

/// A file that is written in pieces, and takes the place of another when it is whole: for contents of any
/// length.
///
/// Where it is dropped before, the old file stays as it is, and nothing is left beside it. So signals that
/// would end the process are to be caught meanwhile. A device, FIFO or open descriptor is written
/// directly.
package struct FileReplacement: ~Copyable {
  private let way: ReplacementWay
  private var isFinished = false

  /// Begins with the file that a path leads to; the rules of modes and owners are those of
  /// `FilePath.replaceContents`.
  package init(of path: FilePath, isPrivate: Bool = false) throws(SystemError) {
    self.init(try path.writeTarget().begin(isPrivate: isPrivate))
  }

  fileprivate init(_ way: ReplacementWay) { self.way = way }

  /// What the contents are to be written to.
  package var descriptor: Descriptor {
    switch way {
    case .file(let temporary, _): temporary.descriptor
    case .device(let descriptor), .descriptor(let descriptor): descriptor
    }
  }

  /// Puts the file in its place; to be called once, after the last write.
  ///
  /// Throws where it cannot be; the old file is untouched then.
  package mutating func finish() throws(SystemError) {
    guard case .file(let temporary, let target) = way else { return }
    try SystemCalls.synchronize(temporary.descriptor.rawValue)
    try temporary.rename(to: target)
    isFinished = true
    // The file is in place; a directory that cannot be synchronized does not change that.
    if let directory = try? Descriptor(opening: target.directory, for: .directory) {
      try? SystemCalls.synchronize(directory.rawValue)
      directory.close()
    }
  }

  deinit {
    switch way {
    case .file(let temporary, _):
      if isFinished { temporary.descriptor.close() } else { temporary.discard() }
    case .device(let descriptor): descriptor.close()
    case .descriptor: break
    }
  }
}

/// How new contents come to their place.
private enum ReplacementWay {
  /// By a file that takes the place of the target.
  case file(TemporaryFile, target: FilePath)
  /// Written directly; opened for that.
  case device(Descriptor)
  /// Written directly; somebody else's.
  case descriptor(Descriptor)
}

extension WriteTarget {
  fileprivate func begin(isPrivate: Bool) throws(SystemError) -> ReplacementWay {
    switch self {
    case .descriptor(let descriptor): .descriptor(descriptor)
    case .device(let path): .device(try Descriptor(opening: path, for: .write))
    case .file(let path, let old): try path.beginReplacement(old: old, isPrivate: isPrivate)
    }
  }
}

extension FilePath {
  /// Makes the new file, with the mode and the owner that it is to have.
  fileprivate func beginReplacement(
    old: FileStatus?, isPrivate: Bool
  ) throws(SystemError) -> ReplacementWay {
    let temporary = try TemporaryFile(
      beside: self, mode: isPrivate || old != nil ? 0o600 : 0o666)
    do throws(SystemError) {
      if let old {
        let descriptor = temporary.descriptor.rawValue
        // Only root may give a file away; to keep our own is no failure. The owner goes first,
        // because a change of owner clears mode bits.
        try? SystemCalls.setOwner(descriptor, of: old)
        try SystemCalls.setMode(descriptor, isPrivate ? 0o600 : old.mode)
      }
      return .file(temporary, target: self)
    } catch {
      temporary.discard()
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
      case .regular:
        try path.checkWritable()
        return .file(path, old: status)
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
