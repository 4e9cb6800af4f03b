// What the system says about a file.

/// The parts of stat(2) that this program looks at.
package struct FileStatus: Hashable, Sendable {
  /// What kind of thing a name stands for.
  package enum Kind: Hashable, Sendable {
    case regular, directory, symbolicLink
    /// A device, FIFO or socket.
    case other
  }

  package let kind: Kind
  /// The permission bits, set-user-ID and the like included.
  package let mode: UInt32
  /// Bytes; 0 or meaningless for anything but a regular file.
  package let size: Int
  /// When the contents changed last: seconds since 1970, as `CurrentProcess.wallSeconds` counts.
  package let modified: Int
  /// Which file it is: the number of its file system, and its own there.
  private let device: UInt64
  private let number: UInt64
  let owner: UInt32
  let group: UInt32

  init(
    kind: Kind, mode: UInt32, size: Int, modified: Int, device: UInt64, number: UInt64,
    owner: UInt32, group: UInt32
  ) {
    (self.kind, self.mode, self.size, self.modified) = (kind, mode, size, modified)
    (self.device, self.number, self.owner, self.group) = (device, number, owner, group)
  }

  /// Whether it belongs to the user of this process, for whom root may stand.
  package var isOurs: Bool {
    let user = SystemCalls.effectiveUser
    return owner == user || user == 0
  }

  /// Whether both are of one file, whatever name led there.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && number == other.number
  }

  /// The status of what `path` leads to, through symbolic links: stat(2).
  package init(of path: FilePath) throws(SystemError) {
    self = try SystemCalls.status(of: path, following: true)
  }

  /// The status of an open descriptor: fstat(2).
  package init(of descriptor: Descriptor) throws(SystemError) {
    self = try SystemCalls.status(of: descriptor.rawValue)
  }
}
