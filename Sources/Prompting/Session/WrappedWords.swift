// Words wrapped over a few rows, and cut where those do not hold them.

import Forms

/// Lays words out in rows of a width.
struct WrappedWords {
  /// Cells of a row.
  let width: Int

  let glyphs: Glyphs

  init(width: Int, glyphs: Glyphs) {
    self.width = max(1, width)
    self.glyphs = glyphs
  }

  /// The words in `limit` rows at most; the last one ends in an ellipsis where it does not hold the rest.
  func rows(of words: String, limit: Int, style: Style) -> [Row] {
    guard limit > 0 else { return [] }
    let layout = TextLayout(TextBuffer(words), width: width)
    return layout.rows(from: 0, limit: limit).enumerated().map { index, line in
      var row = layout.cells(of: line, style: style)
      if index == limit - 1, line.next != nil {
        let ellipsis = Row(glyphs.ellipsis, style: style)
        row.cut(to: width - ellipsis.width, ellipsis: "")
        row.append(ellipsis)
        row.cut(to: width, ellipsis: "")
      }
      return row
    }
  }
}
