/// UTF-8 that arrives byte by byte, cut anywhere.
///
/// The standard library decodes whole buffers only; here half a scalar waits for its bytes. What is
/// not UTF-8 is told by maximal subparts (Unicode 16, section 3.9, table 3-7), so a byte that does
/// not continue a scalar is never swallowed with it.

/// A decoder that holds at most three bytes.
struct UTF8Decoder: Sendable {
  /// What a byte led to.
  enum Step: Equatable {
    case more
    case scalar(Unicode.Scalar)
    /// `length` bytes were no UTF-8; if `again`, the byte just given is not among them.
    case invalid(length: Int, again: Bool)
  }

  private var value: UInt32 = 0
  private var length = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a scalar waits for the rest of its bytes.
  var isWithinScalar: Bool { missing > 0 }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> Step {
    guard missing > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      missing = 0
      return .invalid(length: length, again: true)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    length += 1
    missing -= 1
    allowed = 0x80...0xBF
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid(length: length, again: false)
  }

  /// Gives up what is held, and says how many bytes that was.
  mutating func abandon() -> Int {
    defer { missing = 0 }
    return missing > 0 ? length : 0
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: return .invalid(length: 1, again: false)
    }
    length = 1
    value = UInt32(byte) & (0x3F >> UInt32(missing))
    allowed = Self.second(after: byte)
    return .more
  }

  /// The second bytes that make neither an overlong form, nor a surrogate, nor too high a scalar.
  private static func second(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
