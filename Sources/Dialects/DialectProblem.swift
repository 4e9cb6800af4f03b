// What can be wrong with a file of another dialect so that no form comes of it, and the sentence for each.

import Forms
package import JSON

/// One thing that is wrong in a file of another dialect, and where.
package struct DialectProblem: FormFinding, Error, Equatable {
  package let kind: Kind

  /// The bytes of the file that are meant; end exclusive.
  package let range: Range<Int>

  package let scalar: Int?

  package init(_ kind: Kind, at range: Range<Int>, scalar: Int? = nil) {
    (self.kind, self.range, self.scalar) = (kind, range, scalar)
  }

  package enum Kind: Equatable, Sendable {
    /// `what` the file is, `expected` what it holds, both with their articles.
    case notTheDialect(what: String, expected: String, found: String)
    case missingKey(String, in: String)
    case wrongType(key: String, expected: String, found: String)
    case unknownWord(String, key: String, known: [String], suggestion: String?)
    /// `first` is the byte where the id stands first.
    case duplicateID(String, first: Int)
    case emptyList(key: String, needs: String)
    case asksNothing
    case notSupportedYet(Dialect)
  }

  /// What is wrong and what would be right, in one sentence.
  ///
  /// It quotes the file, so it is not yet harmless for a screen.
  ///
  /// - Parameter source: the file, for the lines of places that the sentence names.
  package func sentence(in source: SourceText) -> String {
    switch kind {
    case .notTheDialect(let what, let expected, let found):
      "\(what) is \(expected), not \(found)"
    case .missingKey(let key, let object):
      "\(object) needs \"\(key)\""
    case .wrongType(let key, let expected, let found):
      "\"\(key)\" must be \(expected), not \(found)"
    case .unknownWord(let word, let key, let known, let suggestion):
      "\"\(word)\" is no value of \"\(key)\"; "
        + (suggestion.map { "did you mean \"\($0)\"?" }
          ?? "known: " + known.joined(separator: ", "))
    case .duplicateID(let id, let first):
      "the id \"\(id)\" is taken: it stands first on line \(source.line(ofByte: first))"
    case .emptyList(let key, let needs):
      "\"\(key)\" is empty; it needs \(needs)"
    case .asksNothing:
      "nothing is asked: all that stands here is text"
    case .notSupportedYet(let dialect):
      "forms of the dialect \(dialect.rawValue) are not read yet"
    }
  }
}

/// Everything that is wrong with a file of another dialect, in the order of the file; never empty.
package struct DialectError: Error, Equatable, Sendable {
  package let problems: [DialectProblem]

  package init(problems: [DialectProblem]) {
    self.problems = problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
