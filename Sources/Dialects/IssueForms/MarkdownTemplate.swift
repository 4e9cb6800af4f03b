// The older templates of issues, in Markdown, which stand among issue forms and are none.

import JSON

extension SourceText {
  /// Whether the text begins with settings between two lines of `---`, and goes on behind them: a template of issues in
  /// Markdown.
  var isMarkdownTemplate: Bool {
    var lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }.lazy.map { line in
      line.last == 0x0D ? line.dropLast() : line
    }[...]
    let isRule = { (line: ArraySlice<UInt8>) in line.elementsEqual("---".utf8) }
    guard let first = lines.popFirst(), isRule(first) else { return false }
    return lines.contains(where: isRule)
  }
}

extension SyntaxReading {
  static let markdownTemplate = SyntaxReading(
    SyntaxProblem(
      byte: 0,
      sentence:
        "this is a Markdown template, which has no fields to fill in; an issue form is YAML with a \"body\"",
      isNoFault: true), in: .yaml)
}
