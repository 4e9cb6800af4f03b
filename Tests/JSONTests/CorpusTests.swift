// The documents in Accept and Reject: a new case is a new file.
//
// Files in Reject carry `‸` before each place where a problem must be told, and nowhere else.

import JSON
import Support
import Testing

private let accept = FixtureFolder("Accept")
private let reject = FixtureFolder("Reject")

@Suite struct corpus {
  @Test(arguments: accept.names(withExtension: "json"))
  func `an accepted document is the same after it was written`(name: String) throws {
    let bytes = try #require(accept.bytes(of: name))
    #expect(report(bytes) == [])
    let value = try JSONDocument(parsing: bytes).root.value
    for layout in [JSONWriter.Layout.indented, .oneLine] {
      let written = JSONWriter(layout).bytes(of: value)
      let again = try JSONDocument(parsing: written).root.value
      #expect(again == value)
      #expect(JSONWriter(layout).bytes(of: again) == written)
    }
  }

  @Test(arguments: reject.names(withExtension: "json"))
  func `a rejected document has its problems at the marked places`(name: String) throws {
    let text = MarkedText(try #require(reject.bytes(of: name)))
    #expect(!text.places.isEmpty)
    #expect(JSONDocument.parse(text.bytes).problems.map(\.byte) == text.places)
  }

  @Test func `both folders are found`() {
    #expect(accept.names(withExtension: "json").contains("form.json"))
    #expect(reject.names(withExtension: "json").contains("empty.json"))
  }
}
