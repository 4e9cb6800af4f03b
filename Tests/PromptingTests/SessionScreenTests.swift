// The golden screens: every file of the folder Screens is a test. A new case is a new file.
//
// `RECORD_SCREENS=1 swift test --filter screens` writes what really happens into the files, and fails.

import Support
import Testing

@Suite struct `golden screens` {
  static let folder = FixtureFolder("Screens")

  @Test(arguments: folder.names(withExtension: "txt"))
  func `each file shows what its keys lead to`(name: String) throws {
    let bytes = try #require(Self.folder.bytes(of: name))
    let expected = String(decoding: bytes, as: UTF8.self)
    var script = try SessionScreenScript(parsing: expected)
    let actual = try script.performed()
    #expect(script.faults == [])
    guard !actual.utf8.elementsEqual(expected.utf8) else { return }
    if recordsExpectations {
      #expect(Self.folder.write(Array(actual.utf8), to: name))
      Issue.record("\(name) was recorded; look at what changed")
    } else {
      Issue.record("\(name) differs:\n\(Self.difference(expected, actual))")
    }
  }

  @Test func `there are files`() {
    #expect(Self.folder.names(withExtension: "txt").count > 20)
  }

  /// The first lines that differ, with those around them.
  private static func difference(_ expected: String, _ actual: String) -> String {
    let (old, new) = (expected, actual)
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(before, after).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let start = max(0, same - 3)
    return "line \(same + 1), expected:\n"
      + before.dropFirst(start).prefix(30).joined(separator: "\n")
      + "\nfound:\n" + after.dropFirst(start).prefix(30).joined(separator: "\n")
  }
}
