// Bytes that are looked for again and again: eight of them are compared at once.

extension Span<UInt8> {
  /// The eight bytes from an offset on, the first in the lowest bits.
  ///
  /// There must be eight of them.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    // Unsafe only for types that not all bits are values of: the bounds are checked.
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

/// Some bytes of a pool, behind which there are at least seven more.
///
/// Where there are none, they stand nowhere.
struct ByteLiteral: Sendable {
  /// The first eight bytes, with zeros where there are fewer.
  private let head: UInt64
  private let mask: UInt64
  let range: Range<Int>

  /// Puts bytes into a pool.
  init(_ bytes: [UInt8], in pool: inout BytePool) {
    range = pool.append(bytes)
    mask = bytes.count >= 8 ? .max : (1 << UInt64(8 * bytes.count)) - 1
    head = pool.bytes.span.word(at: range.lowerBound) & mask
  }

  var count: Int { range.count }

  /// Whether the bytes stand at an offset of others, behind which there are at least seven more.
  @inline(__always)
  func stands(at offset: Int, of bytes: Span<UInt8>, pool: Span<UInt8>) -> Bool {
    guard (bytes.word(at: offset) ^ head) & mask == 0, mask != 0 else { return false }
    return range.count <= 8 || tailStands(at: offset, of: bytes, pool: pool)
  }

  private func tailStands(
    at offset: Int, of bytes: Span<UInt8>, pool: Span<UInt8>
  ) -> Bool {
    guard range.count <= bytes.count - offset else { return false }
    var index = 8
    while index + 8 <= range.count {
      if bytes.word(at: offset + index) != pool.word(at: range.lowerBound + index) { return false }
      index += 8
    }
    // The last eight, some of which have been compared already.
    let last = range.count - 8
    return bytes.word(at: offset + last) == pool.word(at: range.lowerBound + last)
  }
}

/// The bytes of many literals, one behind the other, with eight zeros at the end.
struct BytePool: Sendable {
  private(set) var bytes = [UInt8](repeating: 0, count: 8)

  mutating func append(_ new: [UInt8]) -> Range<Int> {
    let start = bytes.count - 8
    bytes.insert(contentsOf: new, at: start)
    return start..<start + new.count
  }
}
