// The words of a text, for ids and slugs.

extension Unicode.Scalar {
  /// Whether this is a letter, a mark or a digit of any script, and shows: the variation selector of an emoji does not.
  var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      !properties.isDefaultIgnorableCodePoint
    default:
      false
    }
  }
}

extension String {
  /// The letters, marks and digits of the text, with `separator` for every run of anything else, and none at
  /// the ends.
  ///
  /// Linear.
  func words(joinedBy separator: Unicode.Scalar) -> String {
    var words = String.UnicodeScalarView()
    var isBetween = false
    for scalar in unicodeScalars {
      guard scalar.isPartOfWord else {
        isBetween = true
        continue
      }
      if isBetween && !words.isEmpty { words.append(separator) }
      isBetween = false
      words.append(scalar)
    }
    return String(words)
  }
}
