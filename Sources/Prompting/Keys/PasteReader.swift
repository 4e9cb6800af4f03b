/// The inside of a bracketed paste: everything up to the first `CSI 201~`, cut anywhere.
///
/// What is pasted is text and never a key. CR LF and CR become `\n`; tab stays; other C0 controls,
/// DEL and C1 are dropped and counted; what is no UTF-8 becomes U+FFFD. Each byte is looked at once,
/// so a paste of any size costs its length.

/// Collects a paste until its end marker.
struct PasteReader: Sendable {
  /// The marker that ends a paste; only its first byte is ESC, so a mismatch can only begin anew.
  private static let endMarker = Array("\u{1B}[201~".utf8)

  private var text: [UInt8] = []
  private var droppedControls = 0
  private var repairedBytes = 0
  private var decoder = UTF8Decoder()
  private var endMatched = 0
  private var lastWasReturn = false

  /// Takes the next byte, and answers the whole paste when that byte ends it.
  mutating func take(_ byte: UInt8) -> Paste? {
    if byte == Self.endMarker[endMatched] {
      endMatched += 1
      return endMatched == Self.endMarker.count ? finish(unterminated: false) : nil
    }
    releaseMarker()
    if byte == Self.endMarker[0] {
      endMatched = 1
    } else {
      takeContent(byte)
    }
    return nil
  }

  /// Takes the bytes up to the first that needs a closer look, all at once, and says whether there were
  /// any.
  mutating func takePlain(from bytes: inout ArraySlice<UInt8>) -> Bool {
    guard endMatched == 0, !lastWasReturn, !decoder.isWithinScalar else { return false }
    let plain = bytes.prefix { 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 }
    text.append(contentsOf: plain)
    bytes = bytes[plain.endIndex...]
    return !plain.isEmpty
  }

  /// Ends the paste where it stands, since its end marker did not come.
  mutating func close() -> Paste {
    releaseMarker()
    return finish(unterminated: true)
  }

  private mutating func finish(unterminated: Bool) -> Paste {
    repair(decoder.abandon())
    return Paste(
      String(decoding: text, as: UTF8.self), droppedControls: droppedControls,
      repairedBytes: repairedBytes, unterminated: unterminated)
  }

  /// Makes content of the part of an end marker that was none.
  private mutating func releaseMarker() {
    let matched = endMatched
    endMatched = 0
    for byte in Self.endMarker.prefix(matched) { takeContent(byte) }
  }

  private mutating func takeContent(_ byte: UInt8) {
    switch decoder.take(byte) {
    case .more: break
    case .scalar(let scalar): append(scalar)
    case .invalid(let length, let again):
      repair(length)
      if again { takeContent(byte) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let followsReturn = lastWasReturn
    lastWasReturn = scalar == "\r"
    switch scalar.value {
    case 0x0A where followsReturn: break
    case 0x0A, 0x0D: text.append(0x0A)
    case 0x09, 0x20...0x7E: text.append(UInt8(scalar.value))
    case ..<0xA0: droppedControls += 1
    default: text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func repair(_ length: Int) {
    guard length > 0 else { return }
    repairedBytes += length
    lastWasReturn = false
    text.append(contentsOf: UTF8.encodedReplacementCharacter)
  }
}
