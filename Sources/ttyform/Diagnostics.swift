// Errors on stderr: one place makes every text harmless, adds the program's name, and draws source lines with a
// caret.

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
    let visible = VisibleText()
    let text = lines.map { visible.string($0) + "\n" }.joined()
    try? Descriptor.standardError.writeAll(Array(text.utf8))
  }

  /// Writes one message with the program's name before it.
  static func write(_ message: String) {
    write(["ttyform: \(message)"])
  }

  static func usage(_ error: UsageError) -> [String] {
    ["ttyform: \(error.sentence)", "usage: ttyform FORM [options]    (ttyform --help says more)"]
  }

  /// The problems of a form file: `FILE:LINE:COLUMN: error: ...`, the source line, and a caret
  /// under the column.
  ///
  /// After a hundred the rest is counted.
  static func form(_ problems: [SourceProblem], named name: String, _ source: SourceText)
    -> [String]
  {
    let limit = 100
    var lines: [String] = []
    for problem in problems.prefix(limit) {
      let position = source.position(ofByte: problem.byte)
      lines.append("\(name):\(position.line):\(position.column): error: \(problem.sentence)")
      lines += excerpt(source.line(position.line), column: position.column)
    }
    if problems.count > limit {
      lines.append("\(name): \(problems.count - limit) more problems are not shown")
    }
    return lines
  }

  /// The problems of a piped input: `stdin:LINE: NAME: ...`.
  static func lines(_ problems: [LineProblem]) -> [String] {
    problems.map { problem in
      "stdin:\(problem.line): " + (problem.field.map { "\($0): " } ?? "") + problem.sentence
    }
  }

  /// A source line and the line with the caret below it.
  ///
  /// Of a long line the part around the caret is shown.
  private static func excerpt(_ line: String, column: Int) -> [String] {
    let width = 76
    let visible = VisibleText(tabs: .expanded(from: 0))
    let before = visible.string(prefix(of: line, scalars: column - 1))
    var row = Row(visible.string(line))
    var caret = Row(before).width
    if row.width > width {
      let start = max(0, min(caret - width / 2, row.width - width))
      (row, caret) = (window(row, from: start, width: width), caret - start)
    }
    return [row.text, String(repeating: " ", count: caret) + "^"]
  }

  private static func prefix(of line: String, scalars: Int) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.prefix(scalars)))
  }

  /// The cells of a row from `start` on, with an ellipsis where something is left out.
  private static func window(_ row: Row, from start: Int, width: Int) -> Row {
    var window = Row()
    var column = 0
    for cell in row.cells {
      defer { column += cell.width }
      guard column >= start, column + cell.width <= start + width else { continue }
      let isCut = column == start && start > 0 || column + cell.width == start + width
      let isEnd = column + cell.width == row.width
      window.append(isCut && !isEnd ? String(repeating: "…", count: cell.width) : cell.text)
    }
    return window
  }
}

/// A problem of a form file, whichever module found it.
struct SourceProblem: Equatable {
  /// Where it stands in the file.
  let byte: Int
  let sentence: String
}
