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
    positions(ofBytes: [byte]).first ?? SourcePosition(line: 1, column: 1, byte: 0)
  }

  /// The positions of several bytes.
  ///
  /// A line in which many of them stand is walked once where they are ascending.
  package func positions(ofBytes offsets: [Int]) -> [SourcePosition] {
    var positions: [SourcePosition] = []
    var (line, column, index) = (0, 1, 0)
    for offset in offsets {
      let byte = min(max(offset, 0), bytes.count)
      if line != self.line(ofByte: byte) || index > byte {
        line = self.line(ofByte: byte)
        (column, index) = (1, lineStarts[line - 1])
      }
      while index < byte {
        let length = bytes[index] < 0x80 ? 1 : decodeScalar(in: bytes, at: index).length
        // The place is inside of this scalar.
        guard index + length <= byte else { break }
        index += length
        column += 1
      }
      positions.append(SourcePosition(line: line, column: column, byte: byte))
    }
    return positions
  }

  /// The line that a byte stands on, 1 for the first.
  ///
  /// Logarithmic in the number of lines.
  package func line(ofByte byte: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= byte { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The same lines with `*` for every byte in some ranges, but for line ends and quotes.
  ///
  /// Linear in the text where there is any range.
  package func masking(_ ranges: [Range<Int>]) -> SourceText {
    if ranges.isEmpty { return self }
    var masked = bytes
    for range in ranges {
      for index in range.clamped(to: bytes.indices)
      where ![0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index]) {
        masked[index] = UInt8(ascii: "*")
      }
    }
    return SourceText(masked)
  }

  /// The part of a line around one of its bytes.
  package struct Excerpt: Sendable, Equatable {
    /// The part of the line before the byte, without what was cut.
    package let before: String

    /// The part from the byte on.
    package let after: String

    package let isCutBefore: Bool
    package let isCutAfter: Bool
  }

  /// What stands around a byte on its line, decoded with U+FFFD in place of what is not UTF-8.
  ///
  /// Costs what is asked for, whatever the length of the line.
  ///
  /// - Parameter reach: how many bytes are looked at on each side; a scalar is left out rather than
  ///   cut.
  package func excerpt(around byte: Int, reach: Int) -> Excerpt {
    let byte = min(max(byte, lineStarts[0]), bytes.count)
    let range = self.range(ofLine: line(ofByte: byte))
    let middle = min(byte, range.upperBound)
    var start = max(range.lowerBound, middle - reach)
    var end = min(range.upperBound, middle + reach)
    let isInside = { (index: Int) in index < range.upperBound && bytes[index] & 0xC0 == 0x80 }
    if start > range.lowerBound { while start < middle, isInside(start) { start += 1 } }
    if end < range.upperBound { while end > middle, isInside(end) { end -= 1 } }
    return Excerpt(
      before: String(decoding: bytes[start..<middle], as: UTF8.self),
      after: String(decoding: bytes[middle..<end], as: UTF8.self),
      isCutBefore: start > range.lowerBound, isCutAfter: end < range.upperBound)
  }

  /// A line without its end, decoded with U+FFFD in place of what is not UTF-8; empty where there
  /// is no such line.
  ///
  /// - Parameter number: 1 for the first line.
  package func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    return String(decoding: bytes[range(ofLine: number)], as: UTF8.self)
  }

  /// The bytes of a line that is there, without its end.
  private func range(ofLine number: Int) -> Range<Int> {
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    if number < lineStarts.count {
      if end > start, bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }
}
