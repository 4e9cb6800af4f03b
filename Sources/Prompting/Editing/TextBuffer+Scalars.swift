/// Unicode scalars of a text: the steps from which clusters and words are found.

extension TextBuffer {
  /// The nearest scalar boundary at or before an offset, inside the text.
  package func scalarBoundary(_ offset: Int) -> Int {
    var offset = min(max(offset, 0), utf8Count)
    while offset > 0, offset < utf8Count, UTF8.isContinuation(byte(at: offset)) { offset -= 1 }
    return offset
  }

  /// The start of the scalar that ends at a scalar boundary; 0 at the start.
  package func scalarStart(before offset: Int) -> Int {
    scalarBoundary(offset - 1)
  }

  /// The scalar that starts at a scalar boundary; `nil` at the end.
  package func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset >= 0, offset < utf8Count else { return nil }
    let lead = UInt32(byte(at: offset))
    if lead < 0x80 { return Unicode.Scalar(lead) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = lead & (0x7F >> UInt32(length))
    for step in 1..<length { value = value << 6 | UInt32(byte(at: offset + step) & 0x3F) }
    return Unicode.Scalar(value)
  }

  /// The scalar that ends at a scalar boundary; `nil` at the start.
  package func scalar(before offset: Int) -> Unicode.Scalar? {
    offset > 0 ? scalar(at: scalarStart(before: offset)) : nil
  }

  /// The end of the scalar that starts at a scalar boundary; the text's end at its end.
  package func scalarEnd(after offset: Int) -> Int {
    guard let scalar = scalar(at: offset) else { return utf8Count }
    return offset + UTF8.width(scalar)
  }
}
