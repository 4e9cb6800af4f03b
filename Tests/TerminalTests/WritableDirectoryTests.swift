// Whether a directory can be written in is known before anything is.

import Testing

@testable import Terminal

@Suite struct `a directory` {
  @Test func `tells whether it can be written in`() throws {
    let directory = try TemporaryDirectory()
    #expect(throws: Never.self) { try directory.path.checkWritable() }
    #expect(throws: SystemError("access", .noSuchFile)) {
      try directory.file("gone").checkWritable()
    }
    #expect(directory.names == [])
  }
}
