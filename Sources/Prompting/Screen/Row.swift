// One row of a frame.

/// Styled cells from the left edge on; what is right of them is blank.
package struct Row: Sendable, Equatable {
  package private(set) var cells: [Cell] = []
  /// In cells of the terminal.
  package private(set) var width = 0

  package init() {}

  package init(_ text: some StringProtocol, style: Style = .plain) {
    self.init(text, style: style, upTo: .max)
  }

  /// Adds the text, made harmless (``VisibleText``: newlines show as `^J`, tabs as `^I`), in one
  /// cell a cluster.
  package mutating func append(_ text: some StringProtocol, style: Style = .plain) {
    append(Row(text, style: style, upTo: .max))
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
    var added = Row(text, style: style, upTo: max(0, limit))
    let fits = added.width <= limit
    if !fits { added.cut(to: limit, ellipsis: ellipsis, style: style) }
    append(added)
    return fits
  }

  /// A row of bytes that are known to be printable characters of ASCII.
  init(printable bytes: some Collection<UInt8>, style: Style) {
    // Room for the blanks that may be put before it, in steps: a row that grows letter by letter then takes
    // the memory that the one before it gave back.
    cells.reserveCapacity((bytes.count + 2) / 16 * 16 + 16)
    for byte in bytes { add(Cell(byte: byte, style: style)) }
  }

  /// Adds bytes if every one is a printable character of ASCII, the quick way for most text, and says
  /// whether they are.
  mutating func append(plain bytes: [UInt8], style: Style) -> Bool {
    guard bytes.allSatisfy(VisibleText.isPrintable) else { return false }
    cells.reserveCapacity(cells.count + bytes.count)
    for byte in bytes { add(Cell(byte: byte, style: style)) }
    return true
  }

  /// Adds another row's cells.
  package mutating func append(_ other: Row) {
    // An empty row takes the other's storage over.
    if cells.isEmpty { cells = other.cells } else { cells += other.cells }
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
    while self.width < width {
      add(Cell(byte: 0x20, style: style))
    }
  }

  /// Puts so many blanks before the row.
  mutating func indent(by indent: Int) {
    guard indent > 0 else { return }
    cells.insert(contentsOf: repeatElement(Cell(byte: 0x20, style: .plain), count: indent), at: 0)
    width += indent
  }

  /// Writes over the blanks at the row's start, `width` of them; what is wider than those is left out.
  mutating func replaceMargin(_ width: Int, with row: Row) {
    guard row.width <= width, cells.count >= width else { return }
    let blanks = [Cell](repeating: Cell(byte: 0x20, style: .plain), count: width - row.width)
    cells.replaceSubrange(..<width, with: row.cells + blanks)
  }

  /// The clusters of the row without their looks.
  package var text: String { cells.map(\.text).joined() }

  private mutating func removeLast() {
    if let last = cells.popLast() { width -= last.width }
  }

  /// Takes the text's cells until the row is wider than `limit`: what lies beyond is not looked at,
  /// for the text may be a megabyte long.
  private init(_ text: some StringProtocol, style: Style, upTo limit: Int) {
    // A letter more than fits, and the one behind it, which could be a mark that joins it.
    let seen = text.utf8.prefix(limit < .max ? limit + 2 : .max)
    if seen.allSatisfy(VisibleText.isPrintable) {
      cells.reserveCapacity(seen.count)
      for byte in seen { add(Cell(byte: byte, style: style)) }
      return
    }
    VisibleText().walk(text) { shown, width, _ in
      if shown.utf8.count > 1 && shown.utf8.allSatisfy(VisibleText.isPrintable) {
        // A mark like `^X`, a letter a cell.
        for letter in shown { add(Cell(text: String(letter), width: 1, style: style)) }
      } else {
        add(Cell(text: shown, width: width, style: style))
      }
      return self.width <= limit
    }
  }

  private mutating func add(_ cell: Cell) {
    cells.append(cell)
    width += cell.width
  }
}
