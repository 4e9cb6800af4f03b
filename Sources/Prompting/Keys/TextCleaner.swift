/// Bytes from outside made a text that a field can hold: of a paste, of an editor's file.
///
/// CR LF and CR become `\n`; tab stays; other C0 controls, DEL and C1 are dropped and counted; what is no
/// UTF-8 becomes U+FFFD. Each byte is looked at once, so a text of any size costs its length.

/// Collects a text that arrives byte by byte.
struct TextCleaner: Sendable {
  private var text: [UInt8] = []
  private var droppedControls = 0
  private var repairedBytes = 0
  private var decoder = UTF8Decoder()
  private var lastWasReturn = false

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) {
    switch decoder.take(byte) {
    case .more: break
    case .scalar(let scalar): append(scalar)
    case .invalid(let length, let again):
      repair(length)
      if again { take(byte) }
    }
  }

  /// Takes the bytes up to the first that needs a closer look, all at once, and says whether there were
  /// any.
  mutating func takePlain(from bytes: inout ArraySlice<UInt8>) -> Bool {
    guard !lastWasReturn, !decoder.isWithinScalar else { return false }
    let plain = bytes.prefix { 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 }
    text.append(contentsOf: plain)
    bytes = bytes[plain.endIndex...]
    return !plain.isEmpty
  }

  /// The whole text; a scalar of which bytes are missing is repaired.
  mutating func finish(unterminated: Bool = false) -> Paste {
    repair(decoder.abandon())
    return Paste(
      String(decoding: text, as: UTF8.self), droppedControls: droppedControls,
      repairedBytes: repairedBytes, unterminated: unterminated)
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

extension Paste {
  /// A file's text, as if it had been pasted.
  init(cleaning bytes: [UInt8]) {
    var cleaner = TextCleaner()
    var rest = bytes[...]
    while let byte = rest.first {
      if cleaner.takePlain(from: &rest) { continue }
      rest.removeFirst()
      cleaner.take(byte)
    }
    self = cleaner.finish()
  }
}
