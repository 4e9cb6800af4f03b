// The ways into the module: parse for people (all problems at once) and parse for programs
// (throws).

/// A JSON document that was read without a problem.
package struct JSONDocument: Sendable {
  /// How deep arrays and objects may be nested.
  ///
  /// `[[]]` is two levels deep.
  package static let depthLimit = 512

  /// After how many problems the parser stops, so that no document makes them fill the memory.
  package static let problemLimit = 10_000

  package let root: JSONNode

  /// Reads a document strictly by RFC 8259, with a UTF-8 byte order mark allowed at its start.
  ///
  /// - Throws: `JSONError` with every problem that could be told.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    let parsing = Self.parse(bytes)
    if let first = parsing.problems.first {
      throw JSONError(first: first, others: Array(parsing.problems.dropFirst()))
    }
    guard let root = parsing.root else {
      throw JSONError(first: JSONProblem(.emptyDocument, at: 0..<0), others: [])
    }
    self.root = root
  }

  /// Reads a document and tells every problem of it, not only the first.
  ///
  /// Linear in its size.
  package static func parse(_ bytes: [UInt8]) -> JSONParsing {
    var parser = JSONParser(bytes)
    return parser.parseDocument()
  }
}

/// What came of reading a document.
package struct JSONParsing: Sendable {
  /// The value; `nil` after a problem of structure, behind which nothing can be told for sure.
  ///
  /// After other problems this is what was probably meant (`True` is true, `+5` is 5), so that a
  /// reader can go on and tell its own problems too. Its numbers always follow the grammar.
  package let root: JSONNode?
  /// The problems in the order of their places; empty exactly when the document is JSON.
  package let problems: [JSONProblem]
}

/// The error of this module: a document is not JSON.
package struct JSONError: Error, Equatable {
  /// The problem that stands first in the document.
  package let first: JSONProblem
  package let others: [JSONProblem]

  /// All problems in the order of their places; never empty.
  package var problems: [JSONProblem] { [first] + others }
}
