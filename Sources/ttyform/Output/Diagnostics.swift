// Errors on stderr: one place makes every text harmless, adds the program's name, and draws source lines with a
// caret.

import Dialects
import Forms
import JSON
import Prompting
import Terminal

/// The words that go to stderr.
enum Diagnostics {
  /// Writes lines to stderr, made harmless for a screen.
  ///
  /// Where stderr itself fails nobody can be told.
  static func write(_ lines: [String]) {
    try? Descriptor.standardError.writeAll(Array(harmless(lines).utf8))
  }

  /// Lines that can do no harm to a screen, each with its newline.
  static func harmless(_ lines: [String]) -> String {
    let visible = VisibleText()
    return lines.map { visible.string($0) + "\n" }.joined()
  }

  /// Writes one message with the program's name before it.
  static func write(_ message: String) {
    write(["ttyform: \(message)"])
  }

  static func usage(_ error: UsageError, of subcommand: Subcommand?) -> [String] {
    ["ttyform: \(error.sentence)", UsageError.usage(of: subcommand)]
  }

  /// The problems of a form file: `FILE:LINE:COLUMN: error: ...` or `... warning: ...`, the source
  /// line, and a caret under the column.
  ///
  /// After a hundred the rest is counted; warnings leave room for all errors among them.
  ///
  /// - Parameter secrets: places that the source lines do not show; bytes.
  static func form(
    _ problems: [SourceProblem], named name: String, _ source: SourceText,
    showsExcerpts: Bool = true, hiding secrets: [Range<Int>] = []
  ) -> [String] {
    let limit = 100
    let visible = problems.isEmpty || !showsExcerpts ? source : source.masking(secrets)
    var lines: [String] = []
    let shown = problems.most(limit)
    for (problem, position) in zip(shown, source.positions(ofBytes: shown.map(\.byte))) {
      lines.append(
        "\(name):\(position.line):\(position.column): \(problem.severity): \(problem.sentence)")
      if showsExcerpts { lines += excerpt(visible, byte: problem.byte) }
    }
    if problems.count > limit {
      lines.append("\(name): \(problems.count - limit) more problems are not shown")
    }
    return lines
  }

  /// What is wrong with a form file; of one that is none of a known dialect, these are named.
  static func form(
    _ error: SourceProblems, named name: String, _ source: SourceText
  ) -> [String] {
    let lines = form(error.problems, named: name, source, hiding: error.secrets)
    guard let syntax = error.unrecognized else { return lines }
    let names = { (dialects: [Dialect]) in dialects.map(\.rawValue).joined(separator: ", ") }
    let hint =
      switch syntax {
      case .yaml:
        "is no \(names(Dialect.allCases.filter { $0.syntax == .yaml })), the only dialect in YAML; "
          + "\(names(Dialect.allCases.filter { $0.syntax != .yaml })) are JSON"
      case .json, .commentedJSON:
        "shows none of the dialects \(names(Dialect.allCases)); --dialect says which it is"
      }
    return lines + ["ttyform: \(name) \(hint)"]
  }

  /// That a form of another dialect is not all there.
  static func losses(_ file: FormFile, in source: InputSource, _ dialect: Dialect?) -> [String] {
    guard !file.losses.isEmpty else { return [] }
    let option = dialect.map { "--dialect \($0.rawValue) " } ?? ""
    let name = source == .standardInput ? "-" : ShellQuoting.word(source.name)
    return [
      file.losses.count == 1
        ? "\(source.name): one thing could not be carried over; ttyform check \(option)\(name) tells it"
        : "\(source.name): \(file.losses.count) things could not be carried over; "
          + "ttyform check \(option)\(name) lists them"
    ]
  }

  /// The problems of a piped input: `stdin:LINE: NAME: ...`.
  static func lines(_ problems: [LineProblem]) -> [String] {
    problems.map { problem in
      "stdin:\(problem.line): " + (problem.field.map { "\($0): " } ?? "") + problem.sentence
    }
  }

  /// The source line of a byte and the line with the caret below it.
  ///
  /// Of a long line the part around the caret is shown, and only that is looked at.
  private static func excerpt(_ source: SourceText, byte: Int) -> [String] {
    let width = 76
    // Four bytes a cell and more: only marks without end could leave the window unfilled.
    let excerpt = source.excerpt(around: byte, reach: 8 * width)
    let visible = VisibleText(tabs: .expanded(from: 0))
    let row = Row(visible.string(excerpt.before + excerpt.after))
    let caret = Row(visible.string(excerpt.before)).width
    let isCut = excerpt.isCutBefore || excerpt.isCutAfter
    guard isCut || row.width > width else { return lines(row, caret: caret) }
    let start = max(0, min(caret - width / 2, row.width - width))
    let window = Self.window(
      row, from: start, width: width, isCutBefore: excerpt.isCutBefore || start > 0,
      isCutAfter: excerpt.isCutAfter || start + width < row.width)
    return lines(window, caret: caret - start)
  }

  private static func lines(_ row: Row, caret: Int) -> [String] {
    [row.text, String(repeating: " ", count: caret) + "^"]
  }

  /// The cells of a row from `start` on, with an ellipsis where something is left out.
  private static func window(
    _ row: Row, from start: Int, width: Int, isCutBefore: Bool, isCutAfter: Bool
  ) -> Row {
    var window = Row()
    var column = 0
    let end = min(start + width, row.width)
    for cell in row.cells {
      defer { column += cell.width }
      guard column >= start, column + cell.width <= end else { continue }
      let isCut = column == start && isCutBefore || column + cell.width == end && isCutAfter
      window.append(isCut ? String(repeating: "…", count: cell.width) : cell.text)
    }
    return window
  }
}

extension [SourceProblem] {
  /// The first ones in their order, where errors come before warnings to be among them.
  fileprivate func most(_ limit: Int) -> [SourceProblem] {
    guard count > limit else { return self }
    var warnings = Swift.max(0, limit - count { $0.severity == .error })
    let rest = filter { problem in
      guard problem.severity == .warning else { return true }
      warnings -= 1
      return warnings >= 0
    }
    return Array(rest.prefix(limit))
  }
}

/// A problem of a form file, whichever module found it.
struct SourceProblem: Equatable {
  /// Where it stands in the file.
  let byte: Int
  let sentence: String
  var severity = Severity.error

  enum Severity: Equatable {
    case error
    /// The form works; it is probably not what was meant.
    case warning
  }
}
