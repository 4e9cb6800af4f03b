// The one place that decides what a valid answer is: the terminal, stdin and every later way in come through here.

package import JSON

extension Field {
  /// The answer that something entered gives, or null where it is nothing.
  ///
  /// Throws what is wrong with it. Linear in what was entered, but for patterns.
  package func answer(to entered: Entered) throws(Refusal) -> JSONValue {
    guard case .text(let text) = entered else { return .null }
    if let scalar = firstForbidden(in: text) {
      throw scalar == "\n" ? .lineBreak : .controlCharacter(scalar)
    }
    let isBlank = text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    if let refusal = refusal(ofLength: text.isEmpty ? 0 : text.count, isBlank: isBlank) {
      throw refusal
    }
    return text.isEmpty ? .null : .string(text)
  }

  /// The answer that a text gives which a person could have typed.
  package func answer(to text: String) throws(Refusal) -> JSONValue {
    try answer(to: .text(text))
  }

  /// What is entered by a line that a person could have typed for the field: yes or no, an option by its
  /// value or else its label, several separated by commas.
  ///
  /// Throws where the line means nothing for a kind that is not typed. The rest is for `answer` to check.
  package func entered(fromLine line: String) throws(Refusal) -> Entered {
    .text(line)
  }

  /// What is entered by a JSON value, whose type must fit; null is nothing.
  package func entered(from value: JSONValue) throws(Refusal) -> Entered {
    guard case .string(let text) = value else { return nothing }
    return .text(text)
  }

  /// What a person would type to enter this: the way back from `entered(fromLine:)`.
  package func typedText(for entered: Entered) -> String {
    if case .text(let text) = entered { text } else { "" }
  }

  /// How something entered is shown in words: a choice by its label, a secret as dots.
  package func shownText(of entered: Entered) -> String {
    typedText(for: entered)
  }

  /// Whether `refusal(ofLength:isBlank:)` tells all that may be wrong with a text (control characters
  /// aside), so that an editor need not have the whole text checked at each key.
  package var isCheckedByLength: Bool {
    guard case .text = kind else { return false }
    return rules.allSatisfy { $0.pattern == nil && $0.const == nil }
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
