// How help texts are laid out: plain lines of at most 80 columns, for any terminal and any pipe. All words are ASCII,
// so that a character is a column.

enum HelpLayout {
  /// Columns of a line.
  static let width = 80

  /// Rows of several columns behind two blanks; the words of the last one are wrapped.
  ///
  /// Each of the others is as wide as its widest cell, but no wider than `limit`: of a row with a wider cell the
  /// rest stands on the next line.
  static func table(_ rows: [[String]], limit: Int = 30) -> String {
    let count = rows.map(\.count).max() ?? 0
    var starts = [2]
    for column in 0..<max(0, count - 1) {
      let widths = rows.map { $0.dropLast().dropFirst(column).first?.count ?? 0 }
      let width = widths.filter { $0 <= limit }.max() ?? limit
      starts.append((starts.last ?? 0) + width + 2)
    }
    return rows.map { row in
      var lines = [""]
      for (start, cell) in zip(starts, row.dropLast()) { place(cell, at: start, in: &lines) }
      let start = starts.last ?? 0
      for line in wrapped(row.last ?? "", width: width - start) {
        place(line, at: start, in: &lines)
      }
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  /// Words in lines, each behind `indent` blanks.
  static func paragraph(_ words: String, indent: Int = 0) -> String {
    wrapped(words, width: width - indent).map {
      String(repeating: " ", count: indent) + $0 + "\n"
    }.joined()
  }

  /// Short words in columns, row by row.
  static func columns(_ words: [String], of count: Int) -> String {
    let step = (words.count + count - 1) / max(1, count)
    return table(
      (0..<step).map { row in
        // Down the columns, as in a list of files.
        (0..<count).map { column in
          let index = row + column * step
          return words.indices.contains(index) ? words[index] : ""
        }
      })
  }

  private static func place(_ cell: String, at start: Int, in lines: inout [String]) {
    guard !cell.isEmpty else { return }
    let last = lines[lines.count - 1]
    // Two blanks stand between cells.
    if !last.isEmpty, last.count > start - 2 { lines.append("") }
    let line = lines[lines.count - 1]
    lines[lines.count - 1] = line + String(repeating: " ", count: start - line.count) + cell
  }

  private static func wrapped(_ words: String, width: Int) -> [String] {
    var lines = [""]
    for word in words.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
