import Support
import Testing

@testable import Terminal

@Suite struct `descriptors` {
  @Test func `a file is read whole, over more than one chunk`() throws {
    let directory = try TemporaryDirectory()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try directory.file("a").replaceContents(with: bytes)
    #expect(try directory.file("a").readAll() == bytes)
  }

  @Test func `a pipe is read to its end`() throws {
    let (reading, writing) = try SystemCalls.makePipe()
    try writing.writeAll([1, 2])
    try writing.writeAll([3])
    writing.close()
    #expect(try reading.readAll() == [1, 2, 3])
    reading.close()
  }

  @Test func `a file that is not there says so`() {
    #expect(throws: SystemError("open", .noSuchFile)) {
      try FilePath("/nowhere/at/all").readAll()
    }
    #expect(
      SystemError("open", .noSuchFile).description == "open: No such file or directory")
    #expect(SystemError("open", .noSuchFile).message == "No such file or directory")
  }

  @Test func `a directory is refused`() {
    #expect(throws: SystemError("read", .isDirectory)) { try FilePath("/tmp").readAll() }
  }

  @Test(arguments: [(3, true), (2, false), (0, false)])
  func `a limit refuses more bytes and not fewer`(limit: Int, fits: Bool) throws {
    let directory = try TemporaryDirectory()
    try directory.file("a").replaceContents(with: [1, 2, 3])
    let bytes = try? directory.file("a").readAll(limit: limit)
    #expect(bytes == (fits ? [1, 2, 3] : nil))
  }

  @Test func `a device without end stops at the limit`() {
    #expect(throws: SystemError("read", .tooLarge)) {
      try FilePath("/dev/zero").readAll(limit: 100_000)
    }
  }

  @Test func `a write larger than a pipe waits for its reader`() throws {
    let terminal = try PseudoTerminal(
      running: ["/bin/sh", "-c", "wc -c; exit 3"],
      input: .bytes([UInt8](repeating: 65, count: 1_000_000)))
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(String(decoding: terminal.standardOutput, as: UTF8.self).contains("1000000"))
  }

  @Test func `a call that a signal cut short is made again`() throws {
    var calls = 0
    let result = try SystemCalls.check("read") {
      calls += 1
      SystemCalls.errorNumber = ErrorCode.interrupted.rawValue
      return calls < 3 ? -1 : 7
    }
    #expect(result == 7)
    #expect(calls == 3)
  }

  @Test func `another error is told with its call`() {
    #expect(throws: SystemError("read", .inputOutput)) {
      try SystemCalls.check("read") {
        SystemCalls.errorNumber = ErrorCode.inputOutput.rawValue
        return -1
      }
    }
  }

  @Test func `a read waits also where the descriptor is non-blocking`() async throws {
    let (reading, writing) = try SystemCalls.makePipe()
    let writer = Task.detached {
      try await Task.sleep(for: .milliseconds(50))
      try writing.writeAll([5])
      writing.close()
    }
    #expect(try reading.readAll() == [5])
    try await writer.value
    reading.close()
  }

  @Test func `a wait ends when its time is up`() throws {
    let (reading, writing) = try SystemCalls.makePipe()
    let start = MonotonicClock.milliseconds
    #expect(try Descriptor.wait(for: [reading], timeoutMilliseconds: 30).isEmpty)
    #expect((30..<2000).contains(MonotonicClock.milliseconds - start))
    writing.close()
    reading.close()
  }

  @Test func `a wait tells which descriptor has bytes`() throws {
    let (quiet, quietEnd) = try SystemCalls.makePipe()
    let (loud, loudEnd) = try SystemCalls.makePipe()
    try loudEnd.writeAll([1])
    let ready = try Descriptor.wait(for: [quiet, loud], timeoutMilliseconds: nil)
    #expect(ready == Readiness(readable: [loud]))
    for end in [quiet, quietEnd, loud, loudEnd] { end.close() }
  }

  @Test func `a wait tells that the other side is gone, and what it left`() throws {
    let (reading, writing) = try SystemCalls.makePipe()
    try writing.writeAll([7])
    writing.close()
    let ready = try Descriptor.wait(for: [reading], timeoutMilliseconds: nil)
    #expect(ready == Readiness(readable: [reading], hungUp: [reading]))
    #expect(try reading.read(upTo: 10) == [7])
    #expect(try reading.read(upTo: 10) == [])
    reading.close()
  }

  @Test func `a descriptor that is not open is no endless wait`() throws {
    let closed = Descriptor(rawValue: 987)
    #expect(
      try Descriptor.wait(for: [closed], timeoutMilliseconds: nil) == Readiness(hungUp: [closed]))
  }
}

@Suite struct `paths` {
  @Test(arguments: [
    ("/a/b", "/a"), ("/a", "/"), ("a", "."), ("a/b/c", "a/b"), ("/", "/"),
  ])
  func `the directory of a path`(path: String, directory: String) {
    #expect(FilePath(path).directory == FilePath(directory))
  }

  @Test(arguments: [
    ("/a", "b", "/a/b"), ("/", "b", "/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("", "b", "b"),
  ])
  func `a name inside a directory`(directory: String, name: String, path: String) {
    #expect(FilePath(directory).appending(FilePath(name)) == FilePath(path))
  }

  @Test func `bytes that are no text stay what they are`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path.appending(FilePath([0x61, 0xFF]))
    try path.replaceContents(with: [1])
    #expect(try path.readAll() == [1])
    try path.remove()
    #expect(directory.names == [])
  }
}
