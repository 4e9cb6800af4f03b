// String literals: which bytes are escaped, and how.

extension JSONWriter {
  /// Appends a string literal, its quotes included.
  ///
  /// Runs of bytes that need no escape are copied whole.
  package static func append(_ string: String, to bytes: inout [UInt8]) {
    let text = string.utf8
    bytes.append(UInt8(ascii: "\""))
    var runStart = text.startIndex
    var index = runStart
    while index != text.endIndex {
      let byte = text[index]
      let next = text.index(after: index)
      if needsEscape(byte) {
        bytes.append(contentsOf: text[runStart..<index])
        bytes.append(contentsOf: escape(of: byte))
        runStart = next
      }
      index = next
    }
    bytes.append(contentsOf: text[runStart...])
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// The shortest escape of an ASCII byte, its backslash included; hexadecimal digits are lower
  /// case.
  static func escape(of byte: UInt8) -> [UInt8] {
    let letter: Unicode.Scalar
    switch byte {
    case 0x08: letter = "b"
    case 0x09: letter = "t"
    case 0x0A: letter = "n"
    case 0x0C: letter = "f"
    case 0x0D: letter = "r"
    case UInt8(ascii: "\""): letter = "\""
    case UInt8(ascii: "\\"): letter = "\\"
    default:
      let digits = String(byte, radix: 16)
      return Array((byte < 0x10 ? #"\u000"# : #"\u00"#).utf8) + Array(digits.utf8)
    }
    return [UInt8(ascii: "\\"), UInt8(ascii: letter)]
  }
}
