import Support
import Testing

@testable import Terminal

@Suite struct `replacing a file` {
  let directory: TemporaryDirectory
  var path: FilePath { directory.file("answers") }

  init() throws { directory = try TemporaryDirectory() }

  @Test func `a new file gets the bytes, and nothing else is left`() throws {
    try path.replaceContents(with: [1, 2, 3])
    #expect(try path.readAll() == [1, 2, 3])
    #expect(directory.names == ["answers"])
  }

  @Test func `a private file is for its owner only`() throws {
    try path.replaceContents(with: [1], isPrivate: true)
    #expect(try FileStatus(of: path).mode == 0o600)
  }

  @Test(arguments: [0o640, 0o600, 0o444, 0o755] as [UInt32])
  func `the mode of the old file stays`(mode: UInt32) throws {
    try path.replaceContents(with: [1])
    directory.setMode("answers", mode)
    try path.replaceContents(with: [2])
    #expect(try FileStatus(of: path).mode == mode)
    #expect(try path.readAll() == [2])
  }

  @Test func `a symbolic link stays a link, and its target changes`() throws {
    try path.replaceContents(with: [1])
    directory.link("second", to: "answers")
    directory.link("first", to: directory.file("second").description)
    try directory.file("first").replaceContents(with: [2])
    #expect(try path.readAll() == [2])
    #expect(directory.names == ["answers", "first", "second"])
    #expect(try SystemCalls.linkTarget(of: directory.file("second")) == "answers")
  }

  @Test func `a link to nothing makes its target`() throws {
    directory.link("link", to: "answers")
    try directory.file("link").replaceContents(with: [5])
    #expect(directory.names == ["answers", "link"])
    #expect(try path.readAll() == [5])
  }

  @Test func `links in a circle are refused`() throws {
    directory.link("a", to: "b")
    directory.link("b", to: "a")
    #expect(throws: SystemError("open", .tooManyLinks)) {
      try directory.file("a").replaceContents(with: [1])
    }
    #expect(directory.names == ["a", "b"])
  }

  @Test func `a directory is refused`() throws {
    #expect(throws: SystemError("open", .isDirectory)) {
      try directory.path.replaceContents(with: [1])
    }
  }

  @Test func `a directory that is not there is told`() {
    #expect(throws: SystemError("open", .noSuchFile)) {
      try directory.file("no/such").replaceContents(with: [1])
    }
  }

  @Test func `a failure leaves the old file and no other`() throws {
    try path.replaceContents(with: [1])
    // A file of this size is refused by the system when it is written.
    let terminal = try PseudoTerminal(
      running: [
        "/bin/sh", "-c", "ulimit -f 1; trap '' XFSZ; exec \"$0\" \"$@\"",
      ] + TestProgram.arguments,
      environment: TestProgram.replace.environment(["TARGET": path.description]))
    #expect(try terminal.waitForExit(timeout: 20_000) == .exited(27))
    #expect(try path.readAll() == [1])
    #expect(directory.names == ["answers"])
  }

  @Test func `a FIFO is written directly`() throws {
    directory.makeFIFO("fifo")
    let terminal = try PseudoTerminal(
      running: ["/bin/cat", directory.file("fifo").description], input: .closed)
    try directory.file("fifo").replaceContents(with: [104, 105])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutput == [104, 105])
    #expect(directory.names == ["fifo"])
  }

  @Test func `a device is written directly`() throws {
    try FilePath("/dev/null").replaceContents(with: [1])
    #expect(try FileStatus(of: "/dev/null").kind == .other)
  }

  @Test func `the name of an open descriptor means that descriptor`() throws {
    let (reading, writing) = try SystemCalls.makePipe()
    try FilePath("/dev/fd/\(writing.rawValue)").replaceContents(with: [9])
    writing.close()
    #expect(try reading.readAll() == [9])
    reading.close()
  }
}

@Suite struct `directories` {
  @Test func `those above are made too where asked for, and one that is there is no error`() throws
  {
    let directory = try TemporaryDirectory()
    let deep = directory.file("a/b/c")
    #expect(throws: SystemError("mkdir", .noSuchFile)) { try deep.makeDirectory() }
    try deep.makeDirectory(mode: 0o700, intermediates: true)
    try deep.makeDirectory(mode: 0o700, intermediates: true)
    let status = try FileStatus(of: deep)
    #expect(status.kind == .directory)
    #expect(status.mode == 0o700)
    #expect(abs(status.modified - CurrentProcess.wallSeconds) < 60)
    #expect(throws: SystemError("mkdir", .fileExists)) { try deep.makeDirectory() }
    // Where nobody can make one, whatever stands above.
    #expect(throws: SystemError.self) {
      try FilePath("/proc/nothing/there").makeDirectory(intermediates: true)
    }
    #expect(try directory.file("a").names() == ["b"])
    for name in ["a/b/c", "a/b", "a"] { directory.removeDirectory(name) }
    #expect(directory.names == [])
  }

  @Test func `a file in the way is an error`() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a").replaceContents(with: [])
    #expect(throws: SystemError("mkdir", .fileExists)) {
      try directory.file("a").makeDirectory(intermediates: true)
    }
    #expect(throws: SystemError("opendir", .notDirectory)) { try directory.file("a").names() }
  }
}
