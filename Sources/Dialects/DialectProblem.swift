// What can be wrong with a file of another dialect, so that no form comes of it, and the sentence for each.

import Forms
package import JSON

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
    /// A part of a file of YAML, by its name with an article, is no mapping.
    case partNoMapping(String, found: String)
    case keyMissingInPart(String, part: String)
    case emptyList(key: String, needs: String)
    case unknownWord(String, key: String, known: [String], suggestion: String?)
    /// `first` is the byte where the id stands first.
    case duplicateID(String, first: Int)
    /// Everything in the file is left out, for reasons that warnings would give.
    case nothingToAsk(Dialect)
    /// GitHub's settings of the page on which a template is chosen.
    case chooserSettings
    /// Definitions that refer to each other make more of a schema than anybody wrote: fields, or other parts.
    case tooMany(String, limit: Int)
  }

  /// What is wrong and what would be right, in one sentence, without lines of other places.
  ///
  /// It quotes the file, so it is not yet harmless for a screen.
  package var sentence: String { sentence { _ in nil } }

  /// Whether the file has nothing wrong about it, but is no form.
  package var isNoFault: Bool { kind == .chooserSettings }

  /// The sentence with the lines of other places that it speaks of.
  ///
  /// - Parameter source: the text of the same file.
  package func sentence(in source: SourceText) -> String {
    sentence { source.line(ofByte: $0) }
  }

  private func sentence(lineOfByte line: (Int) -> Int?) -> String {
    switch kind {
    case .notAnObject(let dialect, let found):
      "\(dialect.phrase) is \(dialect.syntax == .yaml ? "a mapping" : "an object"), not \(found)"
    case .wrongType(let key, let expected, let found):
      "\"\(key)\" must be \(expected), not \(found)"
    case .keyMissing(let key, let dialect): "there is no \"\(key)\" in \(dialect.phrase)"
    case .partNoMapping(let part, let found): "\(part) is a mapping, not \(found)"
    case .keyMissingInPart(let key, let part): "\(part) needs \"\(key)\""
    case .emptyList(let key, let needs): "\"\(key)\" is empty; it needs \(needs)"
    case .unknownWord(let word, let key, let known, let suggestion):
      "\"\(word)\" is no value of \"\(key)\"; "
        + (suggestion.map { "did you mean \"\($0)\"?" }
          ?? "known: " + known.joined(separator: ", "))
    case .duplicateID(let id, let first):
      "the id \"\(id)\" is taken"
        + (line(first).map { ": it stands first on line \($0)" } ?? "")
    case .nothingToAsk(let dialect): "nothing can be asked of \(dialect.phrase)"
    case .chooserSettings:
      "these are the settings of the page where a template is chosen, and no form; the forms are the other files beside it"
    case .tooMany(let parts, let limit):
      "the references in this schema make more than \(limit) \(parts) of it"
    }
  }
}

/// Everything that is wrong with a file of another dialect, in the order of the file.
package struct DialectError: Error, Equatable, Sendable {
  /// Never empty.
  package let problems: [DialectProblem]

  /// What could not be carried over either: where nothing can be asked, the reasons.
  package let warnings: [DialectWarning]

  /// - Parameter warnings: in any order, the same one perhaps several times.
  init(_ kind: DialectProblem.Kind, at range: Range<Int>, warnings: [DialectWarning] = []) {
    self.init([DialectProblem(kind, at: range)], warnings: warnings)
  }

  /// - Parameters:
  ///   - problems: in any order.
  ///   - warnings: in any order, the same one perhaps several times.
  init(_ problems: [DialectProblem], warnings: [DialectWarning] = []) {
    self.problems = problems.sortedByPlace
    self.warnings = warnings.eachOnce
  }
}

extension Dialect {
  /// What a file of the dialect is, with its article.
  package var phrase: String {
    switch self {
    case .native: "a form"
    case .issueForm: "an issue form"
    case .jsonSchema: "a JSON Schema"
    case .cookiecutter: "a cookiecutter.json"
    case .vscode: "a file of VS Code inputs"
    }
  }
}
