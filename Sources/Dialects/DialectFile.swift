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

    /// Whether the file has nothing wrong about it, but is no form.
    package var isNoFault = false
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
        case .issueForm: Self.yaml(source).told
        case .vscode: Self.commentedJSON(source)
        case .native, .jsonSchema, .cookiecutter: Self.json(source)
        }
      self.init(dialect, isRecognized: true, root, problems)
      return
    }
    let (root, problems) = Self.json(source)
    if !problems.isEmpty, source.beginsLikeJSON {
      // With comments and trailing commas it may be a file of VS Code.
      let commented = Self.commentedJSON(source)
      let isShown =
        commented.problems.isEmpty
        && commented.root.flatMap { Dialect.recognized(in: $0, fileName: fileName) } == .vscode
      if isShown || fileName.map(Self.namesOfVSCode.contains) == true {
        self.init(.vscode, isRecognized: true, commented.root, commented.problems)
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
        .issueForm, isRecognized: shown?.isYAML == true || yaml.told.root == nil, yaml.told.root,
        yaml.told.problems)
    } else if source.isMarkdownTemplate {
      self.init(.issueForm, isRecognized: true, nil, [.markdownTemplate])
    } else {
      self.init(.native, isRecognized: false, root, problems)
    }
  }

  /// The files that have comments by their names alone.
  private static let namesOfVSCode = ["tasks.json", "launch.json", "mcp.json"]

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

  /// What is wrong with comments and commas is told as of JSON that has them.
  private static func commentedJSON(
    _ source: SourceText
  ) -> (root: JSONNode?, problems: [SyntaxProblem]) {
    let parsing = JSONDocument.parse(source.withoutComments.bytes)
    let problems = parsing.problems
    guard let open = problems.first(where: { $0.kind == .unclosedComment }) else {
      return json(source.withoutComments)
    }
    // All that follows is in the comment; before it, a comma may stand where the list would go on.
    var told = problems.filter { problem in
      if case .trailingComma = problem.kind { return false }
      if case .unclosed = problem.kind { return false }
      return problem.byte < open.byte
    }.map { SyntaxProblem(byte: $0.byte, sentence: $0.message(in: source)) }
    told.append(
      SyntaxProblem(byte: open.byte, sentence: "this comment is not closed; */ is missing"))
    return (parsing.root, told)
  }

  /// The root as far as it was read, and what is to be told: without a root where what was read may not be what was
  /// meant.
  private static func yaml(
    _ source: SourceText
  ) -> (root: JSONNode?, told: (root: JSONNode?, problems: [SyntaxProblem])) {
    let parsing = YAMLDocument.parse(source.bytes)
    let problems = parsing.problems.map { problem in
      SyntaxProblem(byte: problem.byte, sentence: problem.sentence(in: source))
    }
    let isInDoubt = parsing.problems.contains(where: \.leavesStructureInDoubt)
    return (parsing.root, (isInDoubt ? nil : parsing.root, problems))
  }
}

extension DialectFile.SyntaxProblem {
  fileprivate static let markdownTemplate = Self(
    byte: 0,
    sentence:
      "this is a Markdown template, which has no fields to fill in; an issue form is YAML with a \"body\"",
    isNoFault: true)
}

extension SourceText {
  /// Whether the text begins with settings between two lines of `---`, and goes on behind them: a template of issues in
  /// Markdown.
  fileprivate var isMarkdownTemplate: Bool {
    var lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }.lazy.map { line in
      line.last == 0x0D ? line.dropLast() : line
    }[...]
    let isRule = { (line: ArraySlice<UInt8>) in line.elementsEqual("---".utf8) }
    guard let first = lines.popFirst(), isRule(first) else { return false }
    return lines.contains(where: isRule)
  }

  /// The text with blanks for what VS Code reads and JSON has not, every other byte in its place.
  fileprivate var withoutComments: SourceText { SourceText(CommentedJSON.blanked(bytes)) }

  /// Whether the first thing in the text is a brace or bracket, as in every form of JSON.
  fileprivate var beginsLikeJSON: Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "/")
  }
}
