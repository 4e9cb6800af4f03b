// One place of the screen.

/// One harmless cluster and its look.
///
/// Cells are made by ``Row``, which lets nothing else in.
package struct Cell: Sendable, Equatable {
  /// One cluster, as ``VisibleText`` shows it.
  package let text: String
  /// In cells of the terminal: 1 or 2.
  package let width: Int
  package var style: Style

  init(text: String, width: Int, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }

  static let blank = Cell(text: " ", width: 1, style: .plain)

  /// Compares bytes: `é` in one scalar and in two are the same `String`, but not the same cell.
  package static func == (left: Self, right: Self) -> Bool {
    left.width == right.width && left.style == right.style
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Whether nothing of it is seen.
  var isBlank: Bool { self == .blank }
}
