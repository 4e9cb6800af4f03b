// One row of a frame.

/// Styled cells from the left edge on; what is right of them is blank.
package struct Row: Sendable, Equatable {
  package private(set) var cells: [Cell] = []
  /// In cells of the terminal.
  package private(set) var width = 0

  package init() {}

  package init(_ text: some StringProtocol, style: Style = .plain) {
    append(text, style: style)
  }

  /// Adds the text, made harmless (``VisibleText``: newlines show as `^J`, tabs as `^I`), in one
  /// cell a cluster.
  package mutating func append(_ text: some StringProtocol, style: Style = .plain) {
    for cluster in VisibleText().string(text) { append(cluster, style: style) }
  }

  /// Adds the text up to `limit` cells of it; where it is longer, as much as fits before
  /// `ellipsis`, which is itself cut where it alone is too wide.
  ///
  /// Never half of a wide character.
  ///
  /// - Returns: whether the whole text was added.
  @discardableResult
  package mutating func append(
    _ text: some StringProtocol, style: Style = .plain, limit: Int, ellipsis: String
  ) -> Bool {
    var added = Row()
    // What lies beyond the limit need not be looked at: the text may be a megabyte long.
    VisibleText().forEach(text) { piece in
      for cluster in piece.text { added.append(cluster, style: style) }
      return added.width <= limit
    }
    let fits = added.width <= limit
    if !fits { added.cut(to: limit, ellipsis: ellipsis, style: style) }
    append(added)
    return fits
  }

  /// Adds another row's cells.
  package mutating func append(_ other: Row) {
    cells += other.cells
    width += other.width
  }

  /// Makes the row at most `limit` cells wide: where it is wider, its end gives way to `ellipsis`
  /// in `style`.
  package mutating func cut(to limit: Int, ellipsis: String, style: Style = .plain) {
    guard width > limit else { return }
    var end = Row(ellipsis, style: style)
    while end.width > max(0, limit) { end.removeLast() }
    while width + end.width > max(0, limit), !cells.isEmpty { removeLast() }
    append(end)
  }

  /// Adds blanks until the row is `width` cells wide; a wider row stays as it is.
  package mutating func pad(to width: Int, style: Style = .plain) {
    while self.width < width { append(" " as Character, style: style) }
  }

  /// The clusters of the row without their looks.
  package var text: String { cells.map(\.text).joined() }

  private mutating func removeLast() {
    if let last = cells.popLast() { width -= last.width }
  }

  private mutating func append(_ cluster: Character, style: Style) {
    // A harmless text has no cluster without width; should one get here, it is left to the cell
    // before it to show.
    let cells = max(1, CellWidth.of(cluster: cluster))
    self.cells.append(Cell(text: String(cluster), width: cells, style: style))
    width += cells
  }
}
