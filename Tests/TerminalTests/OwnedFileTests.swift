// Files that one process at a time owns.

import Support
import Terminal
import Testing

@Suite struct `an owned file` {
  private let folder = TemporaryFolder()

  private var path: FilePath { FilePath(folder.path + "/draft") }

  /// Whether somebody else could own the file now.
  private var isFree: Bool {
    if let file = try? OwnedFile(takingOver: path) { file.path == path } else { false }
  }

  @Test func `is written whole, for its owner alone, and leaves nothing else`() throws {
    var file = OwnedFile(new: path)
    #expect(folder.names == [])
    try file.replaceContents(with: Array("one".utf8))
    try file.replaceContents(with: Array("two".utf8))
    #expect(folder.bytes(of: "draft") == Array("two".utf8))
    #expect(folder.names == ["draft"])
    #expect(try FileStatus(of: path).mode == 0o600)
    try file.remove()
    #expect(folder.names == [])
    // Removing nothing is no error.
    try file.remove()
  }

  @Test func `is nobody else's while it is owned, also after it was replaced`() throws {
    var file = OwnedFile(new: path)
    for text in ["one", "two", "three"] {
      try file.replaceContents(with: Array(text.utf8))
      #expect(!isFree)
    }
  }

  @Test func `is free when its owner is gone`() throws {
    do {
      var file = OwnedFile(new: path)
      try file.replaceContents(with: Array("left".utf8))
    }
    // What cannot be copied cannot go through #require.
    guard let file = try OwnedFile(takingOver: path) else {
      Issue.record("the file is not free")
      return
    }
    let bytes = try file.readAll()
    #expect(bytes == Array("left".utf8))
    #expect(!isFree)
  }

  @Test func `that is not there is taken by nobody`() throws {
    #expect(!isFree)
  }

  @Test func `in a folder that is not there cannot be written`() {
    #expect(throws: SystemError.self) {
      var file = OwnedFile(new: "/nonexistent/draft")
      try file.replaceContents(with: [])
    }
  }
}
