// The syntax of a file: JSON, JSON with comments, or YAML -> the tree that dialects are told apart in.

package import JSON

/// Something that is wrong with JSON or YAML.
package struct SyntaxProblem: Sendable, Equatable {
  /// Where it stands: an offset in bytes.
  package let byte: Int
  /// It quotes the file, so it is not yet harmless for a screen.
  package let sentence: String

  /// Whether the file has nothing wrong about it, but is no form.
  package var isNoFault = false
}

/// What came of reading a file by one syntax.
package struct SyntaxReading: Sendable {
  package let syntax: Syntax

  /// `nil` where the file's syntax leaves none, or leaves one that may not be what was meant.
  package let root: JSONNode?

  /// The tree as far as it was read, in which a dialect may show all the same.
  let seen: JSONNode?

  /// What is wrong with it, in the order of the file.
  package let problems: [SyntaxProblem]

  package enum Syntax: Sendable {
    case json
    /// With comments and trailing commas.
    case commentedJSON
    case yaml
  }

  /// A file in which nothing is to be read.
  init(_ problem: SyntaxProblem, in syntax: Syntax) {
    (root, seen, problems) = (nil, nil, [problem])
    self.syntax = syntax
  }

  /// Reads a file.
  ///
  /// Linear.
  init(_ source: SourceText, as syntax: Syntax) {
    self.syntax = syntax
    switch syntax {
    case .json:
      let parsing = JSONDocument.parse(source.bytes)
      (root, seen) = (parsing.root, parsing.root)
      problems = parsing.problems.map {
        SyntaxProblem(byte: $0.byte, sentence: $0.message(in: source))
      }
    case .commentedJSON:
      let parsing = CommentedJSON.parse(source.bytes)
      (root, seen) = (parsing.root, parsing.root)
      problems = parsing.problems.map {
        SyntaxProblem(byte: $0.byte, sentence: CommentedJSON.sentence(for: $0, in: source))
      }
    case .yaml:
      let parsing = YAMLDocument.parse(source.bytes)
      let isInDoubt = parsing.problems.contains(where: \.leavesStructureInDoubt)
      (root, seen) = (isInDoubt ? nil : parsing.root, parsing.root)
      problems = parsing.problems.map {
        SyntaxProblem(byte: $0.byte, sentence: $0.sentence(in: source))
      }
    }
  }
}

extension Dialect {
  /// What files of the dialect are written in.
  package var syntax: SyntaxReading.Syntax {
    switch self {
    case .native, .jsonSchema, .cookiecutter: .json
    case .vscode: .commentedJSON
    case .issueForm: .yaml
    }
  }
}
