/// Where a grapheme cluster is sure to end, from the two scalars around the place alone.
///
/// Most rules of UAX #29 look at two neighbours. Three look further back: emoji joined by ZWJ
/// (GB11), flags made of pairs of regional indicators (GB12, GB13), and Indic conjuncts (GB9c). A
/// pair to which none of those can apply settles the question, and editing can count from there
/// instead of from the start of the text.
///
/// No table of properties is kept here: the standard library is asked by example, so the answers
/// follow its version of Unicode.
enum ClusterBreak {
  /// Whether there is a break between two scalars whatever stands before the first.
  ///
  /// False means "not from this pair alone".
  static func isCertain(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    if isSimplePair(before, after) { return true }
    if joins(before, after) || before == zeroWidthJoiner { return false }
    return !(joins("a", before) && joins(conjunctBeginning, after))
  }

  /// Whether both scalars are of the common kinds that never join with each other.
  ///
  /// Letters, punctuation, ideographs, Hangul syllables and plain emoji: the quick way for nearly
  /// all text. What is left out is looked at closely.
  static func isSimplePair(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    isSimple(before) && isSimple(after) && !(before == "\r" && after == "\n")
  }

  private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x0300: true
    // Greek, Cyrillic, Armenian; the letters of Hebrew, Arabic and Thai.
    case 0x0370..<0x0483, 0x048A..<0x0590, 0x05D0..<0x05EB, 0x0621..<0x064B, 0x0E01..<0x0E31: true
    // Latin and Greek once more, then punctuation, signs and symbols, but no joiners.
    case 0x1E00..<0x200B, 0x2010..<0x2028, 0x2030..<0x2060, 0x2070..<0x20D0, 0x2100..<0x2C00: true
    // Kana, ideographs, Hangul syllables, private use, wide Latin.
    case 0x3000..<0x302A, 0x3030..<0x3099, 0x309B..<0xA000, 0xAC00..<0xD7A4, 0xE000..<0xFB00: true
    case 0xFF01..<0xFF9E, 0xFFFD: true
    // Emoji, but no flags and no skin tones.
    case 0x1F200..<0x1F3FB, 0x1F400..<0x1FB00, 0x20000..<0x2FA20: true
    default: false
    }
  }

  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

  /// A consonant and a virama, with which the next consonant makes a conjunct.
  private static let conjunctBeginning = "\u{0915}\u{094D}"

  private static func joins(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    joins(String(before), after)
  }

  private static func joins(_ before: String, _ after: Unicode.Scalar) -> Bool {
    var text = before
    text.unicodeScalars.append(after)
    return text.dropFirst().isEmpty
  }
}
