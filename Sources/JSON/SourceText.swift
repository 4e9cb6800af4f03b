// Bytes of a text file ⇄ lines and columns. Parsing counts bytes only; this is asked when a problem
// is told.

/// A place in a text as people count it.
package struct SourcePosition: Sendable, Equatable {
  /// 1 for the first line.
  ///
  /// Lines end by LF, CR LF or a lone CR.
  package let line: Int
  /// 1 for the first Unicode scalar of a line.
  package let column: Int
  /// The offset in bytes from the start of the file; 0 for the first, a byte order mark included.
  package let byte: Int

  package init(line: Int, column: Int, byte: Int) {
    self.line = line
    self.column = column
    self.byte = byte
  }
}

/// The bytes of a text file with an index of its lines.
///
/// A UTF-8 byte order mark at the start belongs to no line and no column. Bytes that are not UTF-8
/// count one scalar for each maximal subpart (Unicode 16, §3.9, U+FFFD substitution).
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  /// Where each line begins, in bytes; never empty.
  private let lineStarts: [Int]

  /// Linear in the size of the text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [byteOrderMarkLength(bytes)]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      starts.append(index)
    }
    lineStarts = starts
  }

  /// The number of lines; a text that ends by a line end has an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// The position of the scalar that a byte belongs to.
  ///
  /// An offset outside of the text is taken for the nearest one inside. Logarithmic in the number
  /// of lines, linear in the length of the line.
  package func position(ofByte byte: Int) -> SourcePosition {
    let byte = min(max(byte, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= byte { low = middle } else { high = middle }
    }
    var column = 1
    var index = lineStarts[low]
    while index < byte {
      index += bytes[index] < 0x80 ? 1 : decodeScalar(in: bytes, at: index).length
      if index <= byte { column += 1 }
    }
    return SourcePosition(line: low + 1, column: column, byte: byte)
  }

  /// A line without its end, decoded with U+FFFD in place of what is not UTF-8; empty where there
  /// is no such line.
  ///
  /// - Parameter number: 1 for the first line.
  package func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    if number < lineStarts.count {
      if end > start, bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
