// A file that one process at a time owns, and writes whole or not at all.
//
// The owner holds a lock (flock(2)) on the file that the name stands for at the moment, so others can tell that it is
// alive; the lock goes with the process, however that ends. Each new content is a new file that is locked before it
// takes the name.

/// A private file that belongs to this process while the value lives.
package struct OwnedFile: ~Copyable {
  package let path: FilePath

  /// The open file with the lock on it; `nil` while nothing was written yet.
  private var locked: Descriptor?

  /// A file that is not there yet.
  package init(new path: FilePath) { self.path = path }

  /// Takes over a file that is there; `nil` where another process owns it, or it is gone.
  package init?(takingOver path: FilePath) throws(SystemError) {
    let descriptor: Descriptor
    do throws(SystemError) {
      descriptor = try Descriptor(opening: path, for: .read)
    } catch {
      if error.code == .noSuchFile { return nil }
      throw error
    }
    // Between the two calls the name may have come to stand for another file.
    guard try SystemCalls.tryLock(descriptor.rawValue),
      let named = try? FileStatus(of: path), try FileStatus(of: descriptor).isSameFile(as: named)
    else {
      descriptor.close()
      return nil
    }
    self.path = path
    locked = descriptor
  }

  deinit { locked?.close() }

  /// The bytes of the file as they were when it was taken over.
  package func readAll(limit: Int = .max) throws(SystemError) -> [UInt8] {
    try path.readAll(limit: limit)
  }

  /// Makes `bytes` the contents, mode 0600, on the disk when it returns: fsync(2), rename(2).
  ///
  /// Signals wait until it is done, so that none leaves the temporary file behind.
  package mutating func replaceContents(with bytes: [UInt8]) throws(SystemError) {
    let new = try SystemCalls.withSignalsBlocked(.all) { () throws(SystemError) in
      try path.replaceLocked(with: bytes)
    }
    locked?.close()
    locked = new
  }

  /// Removes the file, if there is one.
  package mutating func remove() throws(SystemError) {
    guard let descriptor = locked else { return }
    locked = nil
    defer { descriptor.close() }
    try path.remove()
  }
}

extension FilePath {
  /// Replaces the file by a new one that is locked already; the descriptor holds the lock.
  fileprivate func replaceLocked(with bytes: [UInt8]) throws(SystemError) -> Descriptor {
    let temporary = try TemporaryFile(beside: self, mode: 0o600)
    do throws(SystemError) {
      _ = try SystemCalls.tryLock(temporary.descriptor.rawValue)
      try temporary.descriptor.writeAll(bytes)
      try SystemCalls.synchronize(temporary.descriptor.rawValue)
      try temporary.rename(to: self)
      return temporary.descriptor
    } catch {
      temporary.discard()
      throw error
    }
  }
}
