/// The parameters of a control sequence (ECMA-48, section 5.4): `CSI` parameters intermediates final.

/// What stands between an introducer and its final byte.
struct ControlSequence: Sendable {
  /// Real sequences are far shorter; what is longer is read to its end and means nothing.
  private static let limit = 64

  private var parameterBytes: [UInt8] = []
  private(set) var intermediates: [UInt8] = []
  private var isTooLong = false

  var isEmpty: Bool { parameterBytes.isEmpty && intermediates.isEmpty }

  /// Takes a byte that is no final one, and says whether it can stand here.
  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3F where intermediates.isEmpty:
      if parameterBytes.count < Self.limit { parameterBytes.append(byte) } else { isTooLong = true }
    case 0x20...0x2F:
      if intermediates.count < Self.limit { intermediates.append(byte) } else { isTooLong = true }
    default: return false
    }
    return true
  }

  /// The parameters, each with its subparameters; `nil` for those left out.
  ///
  /// `nil` as a whole for private sequences (`CSI ?`, `CSI <` and the like), which are no keys.
  var parameters: [[Int?]]? {
    guard !isTooLong, parameterBytes.allSatisfy({ $0 <= 0x3B }) else { return nil }
    return parameterBytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { parameter in
        parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map(Self.number)
      }
  }

  /// Whether this is digits and a `$`: all of a shifted key in rxvt, or the start of a report.
  var isShiftedKeyOrReport: Bool {
    intermediates == [UInt8(ascii: "$")] && !isTooLong && !parameterBytes.isEmpty
      && parameterBytes.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    // Larger than any key or screen, so hostile digits cannot overflow.
    return digits.reduce(0) { min($0 * 10 + Int($1 & 0x0F), 9_999_999) }
  }
}
