// Why a text is no answer to a field, and the sentence that tells a person what would be right.

/// Why a text is refused.
///
/// Lengths are in grapheme clusters.
package enum Refusal: Error, Equatable, Sendable {
  /// Nothing, or white space alone, where an answer is needed.
  case missing
  case tooShort(length: Int, minimum: Int)
  case tooLong(length: Int, maximum: Int)
  /// A rule of the form file that brings its own words.
  case rule(String)
  /// A line break where the answer is one line.
  case lineBreak
  /// A control character, which no text may hold (tab, and newline in several lines, excepted).
  case controlCharacter(Unicode.Scalar)

  /// One sentence, without the field's name.
  ///
  /// It may hold words of the form file, so it is not yet harmless for a screen.
  package var sentence: String {
    switch self {
    case .missing:
      "This needs an answer."
    case .tooShort(let length, let minimum):
      "At least \(characters(minimum)), please: \(minimum - length) more."
    case .tooLong(let length, let maximum):
      "At most \(characters(maximum)), please: \(length - maximum) too many."
    case .rule(let message):
      message
    case .lineBreak:
      "This takes one line; a line break cannot be part of it."
    case .controlCharacter(let scalar):
      "A control character (\(codePoint(scalar))) cannot be part of the text."
    }
  }
}

private func characters(_ count: Int) -> String {
  count == 1 ? "1 character" : "\(count) characters"
}

private func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
