// One place of the screen.

/// One harmless cluster and its look.
///
/// Cells are made by ``Row``, which lets nothing else in. They are many, so they are small (24 bytes), and
/// nearly all hold their text in place: letters of every script, with a few marks.
package struct Cell: Sendable, Equatable {
  /// The text's bytes (UTF-8), the first one lowest; 0 where they are too many.
  private let packed: UInt64
  /// The text that is longer than that: emoji that are joined, letters with many marks.
  private let long: LongText?
  package var style: Style
  private let columns: UInt8

  private final class LongText: Sendable {
    let text: String

    init(_ text: String) { self.text = text }
  }

  init(text: String, width: Int, style: Style) {
    var packed: UInt64 = 0
    let fits = text.utf8.count <= 8
    if fits {
      for byte in text.utf8.reversed() { packed = packed << 8 | UInt64(byte) }
    }
    self.packed = packed
    long = fits ? nil : LongText(text)
    columns = UInt8(clamping: width)
    self.style = style
  }

  /// A printable character of ASCII.
  init(byte: UInt8, style: Style) {
    packed = UInt64(byte)
    long = nil
    columns = 1
    self.style = style
  }

  /// In cells of the terminal: 1 or 2.
  package var width: Int { Int(columns) }

  /// Its text where that is one byte, as nearly all are; else 0.
  var byte: UInt8 { packed < 0x80 ? UInt8(packed) : 0 }

  /// One cluster, as ``VisibleText`` shows it.
  package var text: String {
    if packed == 0 { return long?.text ?? "" }
    if packed < 0x80 { return String(Unicode.Scalar(byte)) }
    var bytes: [UInt8] = []
    var rest = packed
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Compares bytes: `é` in one scalar and in two are the same `String`, but not the same cell.
  package static func == (left: Self, right: Self) -> Bool {
    left.packed == right.packed && left.style == right.style && left.columns == right.columns
      && (left.packed != 0 || hasSameLongText(left, right))
  }

  private static func hasSameLongText(_ left: Self, _ right: Self) -> Bool {
    guard let left = left.long, let right = right.long else {
      return left.long == nil && right.long == nil
    }
    return left === right || left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Whether nothing of it is seen.
  var isBlank: Bool { packed == 0x20 && style == .plain }
}
