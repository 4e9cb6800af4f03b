// Characters in plain Latin letters, digits and hyphens, for slugs.

enum LatinSpelling {
  /// How a character is spelled: `e` for é, `ss` for ß, `1-2` for ½, nothing for what is not seen.
  ///
  /// A letter beyond Latin stays as it is, and so does all that is ASCII.
  static func spelling(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    if scalar.isASCII { return String.UnicodeScalarView([scalar]) }
    if let spelling = spellings[scalar] { return spelling }
    if 0xFF01...0xFF5E ~= scalar.value, let plain = Unicode.Scalar(scalar.value - 0xFEE0) {
      return String.UnicodeScalarView([plain])
    }
    // Emoji beyond the first plane leave no gap.
    let isSeen = !scalar.properties.isDefaultIgnorableCodePoint && scalar.value <= 0xFFFF
    return scalar.isPartOfWord
      ? String(scalar).withoutAccents.unicodeScalars
      : String.UnicodeScalarView(isSeen ? ["-"] : [])
  }

  private static let spellings: [Unicode.Scalar: String.UnicodeScalarView] = {
    var spellings: [Unicode.Scalar: String.UnicodeScalarView] = [:]
    for entry in table.split(whereSeparator: \.isWhitespace) {
      let parts = entry.unicodeScalars.split(separator: ":")
      guard let spelling = parts.first, let scalars = parts.last else { continue }
      for scalar in scalars { spellings[scalar] = String.UnicodeScalarView(spelling) }
    }
    return spellings
  }()
}
