// One place of the screen.

/// One harmless cluster and its look.
///
/// Cells are made by ``Row``, which lets nothing else in.
package struct Cell: Sendable, Equatable {
  /// Its text where that is one byte, as nearly all are, so that cells are made and compared fast; else 0.
  let byte: UInt8
  /// The text that is longer.
  private let longer: String
  /// In cells of the terminal: 1 or 2.
  package let width: Int
  package var style: Style

  init(text: String, width: Int, style: Style) {
    let first = text.utf8.count == 1 ? text.utf8.first : nil
    byte = first ?? 0
    longer = first == nil ? text : ""
    self.width = width
    self.style = style
  }

  /// A printable character of ASCII.
  init(byte: UInt8, style: Style) {
    self.byte = byte
    longer = ""
    width = 1
    self.style = style
  }

  /// One cluster, as ``VisibleText`` shows it.
  package var text: String { byte == 0 ? longer : String(Unicode.Scalar(byte)) }

  /// Compares bytes: `é` in one scalar and in two are the same `String`, but not the same cell.
  package static func == (left: Self, right: Self) -> Bool {
    left.byte == right.byte && left.style == right.style
      && (left.byte != 0
        || left.width == right.width && left.longer.utf8.elementsEqual(right.longer.utf8))
  }

  /// Whether nothing of it is seen.
  var isBlank: Bool { byte == 0x20 && style == .plain }
}
