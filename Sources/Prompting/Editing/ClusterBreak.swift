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
  /// Latin, most of Cyrillic, ideographs and Hangul syllables: the quick way for nearly all text.
  static func isSimplePair(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    isSimple(before) && isSimple(after) && !(before == "\r" && after == "\n")
  }

  private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x0300, 0x0400..<0x0483, 0x3400..<0xA000, 0xAC00..<0xD7A4: true
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
