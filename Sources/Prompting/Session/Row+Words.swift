// Words of a form and texts of answers in one row, line breaks shown.

extension Row {
  /// Adds as much of some words as fits in `limit` cells, cut with an ellipsis.
  mutating func append(words: String, limit: Int, style: Style = .plain, glyphs: Glyphs) {
    let shown = VisibleText(newlines: .shown(as: glyphs.newline)).string(words)
    append(shown, style: style, limit: limit, ellipsis: glyphs.ellipsis)
  }

  /// Adds as much of a text as fits in `limit` cells, cut with an ellipsis.
  ///
  /// Only so much of it is looked at.
  mutating func append(_ buffer: TextBuffer, limit: Int, glyphs: Glyphs) {
    var words = Row()
    var offset = 0
    while offset < buffer.utf8Count, words.width <= limit {
      let visible = VisibleText(
        newlines: .shown(as: glyphs.newline), tabs: .expanded(from: words.width))
      let end = buffer.boundary(after: offset)
      words.append(visible.string(buffer.string(in: offset..<end)))
      offset = end
    }
    words.cut(to: limit, ellipsis: glyphs.ellipsis)
    append(words)
  }
}
