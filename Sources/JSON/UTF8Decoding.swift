// One scalar at a time out of bytes that may not be UTF-8.

/// The scalar that begins at a byte, and its length in bytes (1 to 4).
///
/// Where the bytes are not UTF-8 the scalar is `nil` and the length that of the maximal subpart
/// (1 to 3), which U+FFFD replaces: Unicode 16, §3.9.
///
/// - Parameter index: the offset of a byte inside of `bytes`.
func decodeScalar(in bytes: [UInt8], at index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
  var rest = bytes[index...].makeIterator()
  var parser = Unicode.UTF8.ForwardParser()
  switch parser.parseScalar(from: &rest) {
  case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
  case .error(let length): return (nil, max(1, length))
  case .emptyInput: return (nil, 1)
  }
}

/// 3 where the bytes begin with a UTF-8 byte order mark, else 0.
func byteOrderMarkLength(_ bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}
