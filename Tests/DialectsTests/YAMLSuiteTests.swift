// The documents of the public yaml-test-suite, where a copy of them lies somewhere: its data branch.
//
//     TTYFORM_YAML_TEST_SUITE=FOLDER swift test --filter YAMLSuiteTests
//
// A test of it is `ID/in.yaml`, or one of several `ID/NN/in.yaml`; `error` beside it says that the document is invalid.

import Dialects
import JSON
import Support
import Testing

private let suite = FixtureFolder(environment: "TTYFORM_YAML_TEST_SUITE")

private struct SuiteDocument {
  let name: String
  let text: String
  let isInvalid: Bool

  /// All of them, in order.
  static func all(in folder: FixtureFolder) -> [SuiteDocument] {
    folder.names().flatMap { id in [id] + folder.names(in: id).map { "\(id)/\($0)" } }
      .compactMap { name in
        guard let bytes = folder.bytes(of: "\(name)/in.yaml") else { return nil }
        return SuiteDocument(
          name: name, text: String(decoding: bytes, as: UTF8.self),
          isInvalid: folder.bytes(of: "\(name)/error") != nil)
      }
  }
}

/// Where PyYAML goes by YAML 1.1: a question mark in brackets needs no space behind it to begin a key.
private let olderDocuments = ["652Z", "HM87/01"]

extension YAMLProblem {
  /// Whether it is nothing wrong, but what forms do without.
  fileprivate var isBeyondTheSubset: Bool {
    switch kind {
    case .anchor, .alias, .tag, .mergeKey, .keyNoScalar, .directive, .secondDocument,
      .tabIndentation, .duplicateKey:
      true
    default: false
    }
  }
}

@Suite(.enabled(if: suite != nil, "needs TTYFORM_YAML_TEST_SUITE, the folder of the suite's data"))
struct `the documents of the yaml-test-suite` {
  @Test(.enabled(if: YAMLOracle.isThere, YAMLOracle.advice))
  func `are read by PyYAML likewise, or refused for a reason`() throws {
    let documents = SuiteDocument.all(in: try #require(suite))
    let values = try YAMLOracle.values(of: documents.map(\.text))
    var counts = (alike: 0, readHereAlone: 0, beyondTheSubset: 0, refused: 0)
    for (document, value) in zip(documents, values) {
      let text: Comment = "\(document.name): \(document.text.debugDescription)"
      let parsing = YAMLDocument.parse(Array(document.text.utf8))
      if !parsing.problems.isEmpty {
        let isBeyond = parsing.problems.allSatisfy(\.isBeyondTheSubset)
        #expect(isBeyond || document.isInvalid || value == nil, text)
        if isBeyond { counts.beyondTheSubset += 1 } else { counts.refused += 1 }
      } else if let value {
        let isAlike = parsing.root?.value == value
        #expect(isAlike != olderDocuments.contains(document.name), text)
        counts.alike += 1
      } else {
        counts.readHereAlone += 1
      }
    }
    print(
      "\(documents.count) documents: \(counts.alike) read by both, \(counts.beyondTheSubset) beyond the subset,",
      "\(counts.refused) refused, \(counts.readHereAlone) refused by PyYAML alone")
    #expect(counts.alike > 150)
  }
}
