// A file of any dialect, read as far as its syntax goes: which dialect it is, and its tree.

package import JSON

package struct DialectFile: Sendable {
  /// The one that was asked for, or that the content shows; else the native one.
  package let dialect: Dialect

  /// Whether the dialect was asked for or shows: where not, a form may have been meant that is none of them.
  package let isRecognized: Bool

  /// `nil` where the file's syntax leaves none.
  package let root: JSONNode?

  /// What is wrong with the file's syntax, in the order of the file.
  package let problems: [SyntaxProblem]

  /// Something that is wrong with JSON or YAML.
  package struct SyntaxProblem: Sendable, Equatable {
    /// Where it stands, in bytes.
    package let byte: Int
    /// It quotes the file, so it is not yet harmless for a screen.
    package let sentence: String
  }

  /// Reads a file.
  ///
  /// Linear. A file that is JSON is read once.
  ///
  /// - Parameters:
  ///   - fileName: the last part of its path, where it has one; `.yml` and `.yaml` are YAML unless they are JSON.
  ///   - dialect: the one that the file is in, if that is known.
  package init(reading source: SourceText, fileName: String? = nil, as dialect: Dialect? = nil) {
    let isNamedYAML = fileName.map { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") } ?? false
    if let dialect {
      let (root, problems) =
        switch dialect {
        case .issueForm: Self.yaml(source)
        case .vscode: Self.json(source.withoutComments)
        case .native, .jsonSchema, .cookiecutter: Self.json(source)
        }
      self.init(dialect, isRecognized: true, root, problems)
      return
    }
    let (root, problems) = Self.json(source)
    if !problems.isEmpty, source.beginsLikeJSON {
      // With comments and trailing commas it may be a file of VS Code.
      let commented = Self.json(source.withoutComments)
      if commented.problems.isEmpty, let root = commented.root,
        Dialect.recognized(in: root, fileName: fileName) == .vscode
      {
        self.init(.vscode, isRecognized: true, root, [])
        return
      }
    }
    if problems.isEmpty || !isNamedYAML && source.beginsLikeJSON {
      let dialect = root.flatMap { Dialect.recognized(in: $0, fileName: fileName) }
      self.init(
        dialect ?? .native, isRecognized: dialect != nil || root == nil && source.beginsLikeJSON,
        root, problems)
      return
    }
    let yaml = Self.yaml(source)
    let shown = yaml.root.flatMap { Dialect.recognized(in: $0, fileName: fileName) }
    if isNamedYAML || shown?.isYAML == true {
      self.init(
        .issueForm, isRecognized: shown?.isYAML == true || yaml.root == nil, yaml.root,
        yaml.problems)
    } else {
      self.init(.native, isRecognized: false, root, problems)
    }
  }

  private init(
    _ dialect: Dialect, isRecognized: Bool, _ root: JSONNode?, _ problems: [SyntaxProblem]
  ) {
    (self.dialect, self.isRecognized) = (dialect, isRecognized)
    (self.root, self.problems) = (root, problems)
  }

  private static func json(_ source: SourceText) -> (root: JSONNode?, problems: [SyntaxProblem]) {
    let parsing = JSONDocument.parse(source.bytes)
    let problems = parsing.problems.map { problem in
      SyntaxProblem(byte: problem.byte, sentence: problem.message(in: source))
    }
    return (parsing.root, problems)
  }

  private static func yaml(_ source: SourceText) -> (root: JSONNode?, problems: [SyntaxProblem]) {
    let parsing = YAMLDocument.parse(source.bytes)
    let problems = parsing.problems.map { problem in
      SyntaxProblem(byte: problem.byte, sentence: problem.sentence(in: source))
    }
    return (parsing.root, problems)
  }
}

extension SourceText {
  /// The text with blanks for what VS Code reads and JSON has not, every other byte in its place.
  fileprivate var withoutComments: SourceText { SourceText(CommentedJSON.blanked(bytes)) }

  /// Whether the first thing in the text is a brace or bracket, as in every form of JSON.
  fileprivate var beginsLikeJSON: Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "/")
  }
}
