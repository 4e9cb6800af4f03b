/// The inside of a bracketed paste: everything up to the first `CSI 201~`, cut anywhere.
///
/// What is pasted is text and never a key; `TextCleaner` makes it fit for a field.

/// Collects a paste until its end marker.
struct PasteReader: Sendable {
  /// The marker that ends a paste; only its first byte is ESC, so a mismatch can only begin anew.
  private static let endMarker = Array("\u{1B}[201~".utf8)

  private var cleaner = TextCleaner()
  private var endMatched = 0

  /// Takes the next byte, and answers the whole paste when that byte ends it.
  mutating func take(_ byte: UInt8) -> Paste? {
    if byte == Self.endMarker[endMatched] {
      endMatched += 1
      return endMatched == Self.endMarker.count ? cleaner.finish() : nil
    }
    releaseMarker()
    if byte == Self.endMarker[0] {
      endMatched = 1
    } else {
      cleaner.take(byte)
    }
    return nil
  }

  /// Takes the bytes up to the first that needs a closer look, all at once, and says whether there were
  /// any.
  mutating func takePlain(from bytes: inout ArraySlice<UInt8>) -> Bool {
    endMatched == 0 && cleaner.takePlain(from: &bytes)
  }

  /// Ends the paste where it stands, since its end marker did not come.
  mutating func close() -> Paste {
    releaseMarker()
    return cleaner.finish(unterminated: true)
  }

  /// Makes content of the part of an end marker that was none.
  private mutating func releaseMarker() {
    let matched = endMatched
    endMatched = 0
    for byte in Self.endMarker.prefix(matched) { cleaner.take(byte) }
  }
}
