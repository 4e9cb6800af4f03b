// What can be wrong with a file of another dialect, so that no form comes of it, and the sentence for each.

import Forms

/// One thing that is wrong with a file of another dialect, and where.
package struct DialectProblem: FormFinding, Error, Equatable {
  package let kind: Kind

  /// The bytes of the file that are meant; end exclusive.
  package let range: Range<Int>

  package let scalar: Int?

  init(_ kind: Kind, at range: Range<Int>, scalar: Int? = nil) {
    (self.kind, self.range, self.scalar) = (kind, range, scalar)
  }

  package enum Kind: Equatable, Sendable {
    case notAnObject(Dialect, found: String)
    case wrongType(key: String, expected: String, found: String)
    case keyMissing(String, in: Dialect)
    /// Everything in the file is left out, for reasons that warnings would give.
    case nothingToAsk(Dialect)
    /// Definitions that refer to each other make more fields than any form has.
    case tooManyFields(limit: Int)
  }

  /// What is wrong and what would be right, in one sentence.
  ///
  /// It quotes the file, so it is not yet harmless for a screen.
  package var sentence: String {
    switch kind {
    case .notAnObject(let dialect, let found): "\(dialect.phrase) is an object, not \(found)"
    case .wrongType(let key, let expected, let found):
      "\"\(key)\" must be \(expected), not \(found)"
    case .keyMissing(let key, let dialect): "there is no \"\(key)\" in \(dialect.phrase)"
    case .nothingToAsk(let dialect): "nothing can be asked of \(dialect.phrase)"
    case .tooManyFields(let limit):
      "the references in this schema make more than \(limit) fields of it"
    }
  }
}

/// Everything that is wrong with a file of another dialect, in the order of the file; never empty.
package struct DialectError: Error, Equatable, Sendable {
  package let problems: [DialectProblem]

  init(_ kind: DialectProblem.Kind, at range: Range<Int>) {
    problems = [DialectProblem(kind, at: range)]
  }
}

extension Dialect {
  /// What a file of the dialect is, with its article.
  fileprivate var phrase: String {
    switch self {
    case .native: "a form"
    case .issueForm: "an issue form"
    case .jsonSchema: "a JSON Schema"
    case .cookiecutter: "a cookiecutter.json"
    case .vscode: "a file of VS Code inputs"
    }
  }
}
