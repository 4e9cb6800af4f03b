// The marks that tell that there is more of a text or a list than the rows that are shown.

extension Session {
  /// Marks that there is something above or below the rows shown.
  ///
  /// How much that is stands at the right end of the label's first row; where that has no room, the marks
  /// alone stand in the margin of the first and last row. Nothing is covered.
  func mark(
    hidden: HiddenRows, in block: inout Block, text rows: Range<Int>, _ screen: ScreenPlan
  ) {
    guard hidden != HiddenRows() else { return }
    let above = hidden.above.map { $0 > 0 ? "\(glyphs.above) \($0)" : glyphs.above }
    let below = hidden.below.map { $0 > 0 ? "\(glyphs.below) \($0)" : glyphs.below }
    let counts = Row([above, below].compactMap(\.self).joined(separator: "  "), style: theme.help)
    guard counts.width > 0, let label = block.rows.indices.first, !rows.isEmpty else { return }
    // The last column stays free, as it does behind the text.
    let column = screen.indent + screen.textWidth - counts.width
    if rows.lowerBound > label, block.rows[label].width + 2 <= column {
      block.rows[label].pad(to: column)
      block.rows[label].append(counts)
    } else if screen.indent > 0 {
      if above != nil { mark(glyphs.above, in: &block.rows[rows.lowerBound], screen) }
      if below != nil { mark(glyphs.below, in: &block.rows[rows.upperBound - 1], screen) }
    }
  }

  /// Puts a mark into a row's margin, which is blank.
  private func mark(_ glyph: String, in row: inout Row, _ screen: ScreenPlan) {
    row.replaceMargin(screen.indent, with: Row(glyph, style: theme.help))
  }
}
