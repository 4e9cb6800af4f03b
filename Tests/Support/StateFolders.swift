// Where the programs that tests run keep their drafts: a folder for each of them, all gone with the tests.

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Folders for XDG_STATE_HOME.
package enum StateFolders {
  private static let count = Atomic<Int>(0)

  /// The folder that holds all of this run.
  private static let root: String = {
    // A C function captures nothing, but it may look at what is global.
    atexit { _ = unsafe system("rm -rf '\(StateFolders.root)'") }
    return "/tmp/ttyform-state-\(UInt64.random(in: 0 ... .max))"
  }()

  /// A folder that no other program uses; it is not made.
  package static func next() -> String {
    "\(root)/\(count.add(1, ordering: .relaxed).newValue)"
  }
}
