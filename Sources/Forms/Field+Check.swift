// The one place that decides what a valid answer is: the terminal, stdin and every later way in come through here.

package import JSON

extension Field {
  /// The answer that a text gives: the text itself, or null where it is empty.
  ///
  /// Throws what is wrong with the text. Linear in the text.
  package func answer(to text: String) throws(Refusal) -> JSONValue {
    if let scalar = firstForbidden(in: text) {
      throw scalar == "\n" ? .lineBreak : .controlCharacter(scalar)
    }
    let isBlank = text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    if let refusal = refusal(ofLength: text.isEmpty ? 0 : text.count, isBlank: isBlank) {
      throw refusal
    }
    return text.isEmpty ? .null : .string(text)
  }

  /// What is wrong with a text of `length` grapheme clusters, told from its measures alone, so that
  /// an editor that keeps them need not look at the text at each key.
  ///
  /// - Parameter isBlank: whether the text is empty or white space alone.
  package func refusal(ofLength length: Int, isBlank: Bool) -> Refusal? {
    if isRequired && isBlank { return .missing }
    if length == 0 { return nil }
    for rule in rules {
      if let refusal = rule.refusal(ofLength: length) { return refusal }
    }
    return nil
  }

  /// How many grapheme clusters are beyond the tightest `maxLength`; 0 where none are.
  package func excess(ofLength length: Int) -> Int {
    rules.compactMap(\.maxLength).min().map { max(0, length - $0) } ?? 0
  }

  /// The first scalar that no text of this field may hold, on whatever way it came in.
  ///
  /// Linear.
  func firstForbidden(in text: String) -> Unicode.Scalar? {
    // A look at the bytes is enough for nearly every text: C0 and DEL stand for themselves in UTF-8,
    // and C1 is C2 80 to C2 9F.
    let allowsNewline = multiline != nil
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 && byte != UInt8(ascii: "\t") && !(allowsNewline && byte == UInt8(ascii: "\n"))
        || byte == 0x7F
      {
        return Unicode.Scalar(byte)
      }
      if previous == 0xC2 && byte < 0xA0 { return Unicode.Scalar(byte) }
      previous = byte
    }
    return nil
  }
}
