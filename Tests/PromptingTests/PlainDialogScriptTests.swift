// The dialogs in plain lines: every file of the folder dialogs is a test. A new case is a new file.
//
// `RECORD_SCREENS=1 swift test --filter dialogs` writes what really happens into the files, and fails.

import Support
import Testing

@Suite struct `dialogs in plain lines` {
  static let folder = FixtureFolder("../Data/dialogs")

  @Test(arguments: folder.names(withExtension: "txt"))
  func `each file shows what is asked and answered`(name: String) throws {
    let bytes = try #require(Self.folder.bytes(of: name))
    let expected = String(decoding: bytes, as: UTF8.self)
    var script = try PlainDialogScript(parsing: expected)
    let actual = try script.performed()
    #expect(script.printed.unicodeScalars.allSatisfy(isPlain))
    guard !actual.utf8.elementsEqual(expected.utf8) else { return }
    if recordsExpectations {
      #expect(Self.folder.write(Array(actual.utf8), to: name))
      Issue.record("\(name) was recorded; look at what changed")
    } else {
      Issue.record("\(name) differs; found:\n\(actual)")
    }
  }

  @Test func `there are files`() {
    #expect(Self.folder.names(withExtension: "txt").count > 10)
  }
}

/// Whether a scalar may be printed by the plain mode: newline is the only control character.
func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\n" || scalar.properties.generalCategory != .control
}
