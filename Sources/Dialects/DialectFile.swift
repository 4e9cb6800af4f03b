// A file of any dialect, read as far as its syntax goes: which dialect it is, and its tree.

package import JSON

package struct DialectFile: Sendable {
  /// The one that was asked for, or that the content or the name shows; else the one of this program, or of YAML.
  package let dialect: Dialect

  /// Whether the dialect was asked for or shows: where not, a form may have been meant that is none of them.
  package let isRecognized: Bool

  private let reading: SyntaxReading

  package var syntax: SyntaxReading.Syntax { reading.syntax }

  /// `nil` where the file's syntax leaves none.
  package var root: JSONNode? { reading.root }

  /// What is wrong with the file's syntax, in the order of the file.
  package var problems: [SyntaxProblem] { reading.problems }

  /// Reads a file.
  ///
  /// Linear. A file that is JSON is read once.
  ///
  /// - Parameters:
  ///   - fileName: the last part of its path, where it has one; `.yml` and `.yaml` are YAML unless they are JSON.
  ///   - dialect: the one that the file is in, if that is known.
  package init(reading source: SourceText, fileName: String? = nil, as dialect: Dialect? = nil) {
    if let dialect {
      self.init(
        Recognition(dialect, isCertain: true), SyntaxReading(source, as: dialect.syntax))
      return
    }
    let isNamedYAML = fileName.map { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") } ?? false
    let json = SyntaxReading(source, as: .json)
    if !json.problems.isEmpty, source.beginsLikeJSON {
      let commented = SyntaxReading(source, as: .commentedJSON)
      let recognition = Recognition(of: commented.root, fileName: fileName)
      if let recognition, recognition.dialect.syntax == .commentedJSON {
        self.init(recognition, commented)
        return
      }
    }
    if !json.problems.isEmpty, isNamedYAML || !source.beginsLikeJSON {
      let yaml = SyntaxReading(source, as: .yaml)
      let isIssueForm = yaml.seen.flatMap { Dialect.shown(by: $0) } == .issueForm
      if isNamedYAML || isIssueForm {
        self.init(
          Recognition(.issueForm, isCertain: isIssueForm || yaml.root == nil), yaml)
        return
      }
      if source.isMarkdownTemplate {
        self.init(Recognition(.issueForm, isCertain: true), .markdownTemplate)
        return
      }
    }
    self.init(
      Recognition(of: json.root, fileName: fileName)
        ?? Recognition(.native, isCertain: json.root == nil && source.beginsLikeJSON),
      json)
  }

  private init(_ recognition: Recognition, _ reading: SyntaxReading) {
    (dialect, isRecognized) = (recognition.dialect, recognition.isCertain)
    self.reading = reading
  }
}

extension SourceText {
  /// Whether the first thing in the text is a brace or bracket, as in every form of JSON.
  fileprivate var beginsLikeJSON: Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "/")
  }
}
