// Files by path: status, links, rename, unlink. Thin wrappers over C.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemCalls {
  /// stat(2), or lstat(2) where `following` is false.
  static func status(of path: FilePath, following: Bool) throws(SystemError) -> FileStatus {
    var result = stat()
    try check("stat") {
      following
        ? unsafe stat(path.nullTerminated, &result) : unsafe lstat(path.nullTerminated, &result)
    }
    return FileStatus(result)
  }

  /// fstat(2).
  static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var result = stat()
    try check("fstat") { unsafe fstat(descriptor, &result) }
    return FileStatus(result)
  }

  /// readlink(2): the text of a symbolic link.
  static func linkTarget(of path: FilePath) throws(SystemError) -> FilePath {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try check("readlink") {
      unsafe readlink(path.nullTerminated, &buffer, buffer.count)
    }
    return FilePath(buffer.prefix(count).map(UInt8.init(bitPattern:)))
  }

  /// rename(2).
  static func renameFile(_ old: FilePath, to new: FilePath) throws(SystemError) {
    try check("rename") { unsafe rename(old.nullTerminated, new.nullTerminated) }
  }

  /// open(2) with O_TMPFILE: a file without a name; `nil` where the system or the file system has none.
  static func openUnnamed(in directory: FilePath, mode: UInt32) -> Descriptor? {
    #if os(Linux)
      // The constant is a macro of several bits, which Swift does not import.
      let temporary = Int32(0o20_000_000) | O_DIRECTORY
      let descriptor = unsafe open(
        directory.nullTerminated, temporary | O_WRONLY | O_CLOEXEC, mode_t(mode))
      if descriptor < 0 { return nil }
      // Without /proc it could never get a name.
      if unsafe access(FilePath("/proc/self/fd/\(descriptor)").nullTerminated, F_OK) == 0 {
        return Descriptor(rawValue: descriptor)
      }
      closeDescriptor(descriptor)
      return nil
    #else
      return nil
    #endif
  }

  /// linkat(2): gives a file without a name one that must be free.
  static func linkUnnamed(_ descriptor: Int32, to path: FilePath) throws(SystemError) {
    let own: FilePath = "/proc/self/fd/\(descriptor)"
    try check("linkat") {
      unsafe linkat(
        AT_FDCWD, own.nullTerminated, AT_FDCWD, path.nullTerminated, AT_SYMLINK_FOLLOW)
    }
  }

  /// unlink(2).
  static func unlinkFile(_ path: FilePath) throws(SystemError) {
    try check("unlink") { unsafe unlink(path.nullTerminated) }
  }

  /// flock(2): whether the lock was free; it is ours then until the descriptor is closed.
  static func tryLock(_ descriptor: Int32) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try check("flock") { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      if error.code == .wouldBlock { return false }
      throw error
    }
  }

  /// realpath(3): the path from the root, without links.
  static func absolutePath(_ path: FilePath) -> FilePath? {
    guard let found = unsafe realpath(path.nullTerminated, nil) else { return nil }
    defer { unsafe free(found) }
    return FilePath(unsafe bytes(of: found))
  }

  /// mkdir(2).
  static func makeDirectory(_ path: FilePath, mode: UInt32) throws(SystemError) {
    try check("mkdir") { unsafe mkdir(path.nullTerminated, mode_t(mode)) }
  }

  /// geteuid(2).
  static var effectiveUser: UInt32 { geteuid() }

  /// access(2) with W_OK.
  static func checkWritable(_ path: FilePath) throws(SystemError) {
    try check("access") { unsafe access(path.nullTerminated, W_OK) }
  }

  /// rmdir(2): the directory must be empty.
  static func removeDirectory(_ path: FilePath) throws(SystemError) {
    try check("rmdir") { unsafe rmdir(path.nullTerminated) }
  }

  /// opendir(3) and readdir(3), in the order of the file system.
  static func namesInDirectory(_ path: FilePath) throws(SystemError) -> [FilePath] {
    guard let folder = unsafe opendir(path.nullTerminated) else {
      throw SystemError("opendir", ErrorCode(rawValue: errno))
    }
    defer { _ = unsafe closedir(folder) }
    var names: [FilePath] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe [UInt8](name.prefix { $0 != 0 })
      }
      names.append(FilePath(name))
    }
    return names
  }

  /// fsync(2): returns when the bytes are on the disk.
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    try check("fsync") { fsync(descriptor) }
  }

  /// fchmod(2).
  static func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError) {
    try check("fchmod") { fchmod(descriptor, mode_t(mode)) }
  }

  /// fchown(2).
  static func setOwner(_ descriptor: Int32, of status: FileStatus) throws(SystemError) {
    try check("fchown") { fchown(descriptor, status.owner, status.group) }
  }
}

extension FileStatus {
  init(_ status: stat) {
    #if canImport(Darwin)
      let modified = Int(status.st_mtimespec.tv_sec)
    #else
      let modified = Int(status.st_mtim.tv_sec)
    #endif
    let kind: Kind =
      switch UInt32(status.st_mode) & UInt32(S_IFMT) {
      case UInt32(S_IFREG): .regular
      case UInt32(S_IFDIR): .directory
      case UInt32(S_IFLNK): .symbolicLink
      default: .other
      }
    self.init(
      kind: kind, mode: UInt32(status.st_mode) & 0o7777, size: Int(status.st_size),
      modified: modified, device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino), owner: status.st_uid, group: status.st_gid)
  }
}
