// From a character of a string to its bytes in the document, past escapes: so that a fault in a
// pattern can be shown inside of the form file.

/// A string literal as it stands in a document.
package struct StringLiteral: Sendable {
  private let bytes: [UInt8]
  private let start: Int

  /// - Parameters:
  ///   - start: the offset in bytes of the opening quote, as in `JSONNode.range`.
  ///   - bytes: the document.
  package init(at start: Int, in bytes: [UInt8]) {
    self.bytes = bytes
    self.start = start
  }

  /// The offset in the document of the byte where a scalar of the decoded string begins.
  ///
  /// An escape is one scalar, a surrogate pair of two escapes too. The offset of the closing quote
  /// where the string has no such scalar; never outside of the document. Linear in the length of
  /// the string.
  ///
  /// - Parameter index: 0 for the first scalar.
  package func byte(ofScalar index: Int) -> Int {
    bytes(ofScalars: [index]).first ?? bytes.count
  }

  /// The offsets of several scalars, as ``byte(ofScalar:)`` tells one.
  ///
  /// The string is walked once where they are ascending.
  package func bytes(ofScalars indices: [Int]) -> [Int] {
    guard bytes.indices.contains(start) else { return indices.map { _ in bytes.count } }
    // The scalar that begins at the byte.
    var (byte, scalar) = (start + 1, 0)
    return indices.map { index in
      if index < scalar { (byte, scalar) = (start + 1, 0) }
      while byte < bytes.count, bytes[byte] != bytes[start] {
        let unit = StringUnit(in: bytes, at: byte)
        let next = scalar + (unit.second == nil ? 1 : 2)
        // A bad escape is a backslash and what follows it.
        if index < next { return index > scalar ? byte + 1 : byte }
        byte += unit.length
        scalar = next
      }
      return byte
    }
  }
}
