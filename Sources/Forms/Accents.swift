// Letters without their accents, for slugs and for a search that is blind to them.

extension Unicode.Scalar {
  /// Whether this is an accent that stands by itself behind its letter: U+0300 to U+036F.
  ///
  /// Marks of other blocks are vowels and the like, which make another word.
  fileprivate var isAccent: Bool { 0x300...0x36F ~= value }

  /// The plain Latin letter under an accent, a stroke or a hook; the scalar itself where it has none.
  ///
  /// Read off the character's name, LATIN SMALL LETTER E WITH ACUTE: the standard library gives no
  /// decompositions.
  fileprivate var withoutAccent: Unicode.Scalar {
    guard value > 0x7F, let name = properties.name, name.hasPrefix("LATIN ") else { return self }
    for (prefix, isSmall) in [("LATIN SMALL LETTER ", true), ("LATIN CAPITAL LETTER ", false)]
    where name.hasPrefix(prefix) {
      let rest = name.unicodeScalars.dropFirst(prefix.unicodeScalars.count)
      guard let letter = rest.first, rest.dropFirst().starts(with: " WITH ".unicodeScalars) else {
        return self
      }
      return isSmall ? Unicode.Scalar(UInt8(ascii: letter) | 0x20) : letter
    }
    return self
  }
}

extension String {
  /// The text with é as e, ø as o and so on for all of Latin.
  ///
  /// Linear.
  package var withoutAccents: String {
    // Most texts have none, and names are not quick to look up.
    guard utf8.contains(where: { $0 > 0x7F }) else { return self }
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isAccent { plain.append(scalar.withoutAccent) }
    return String(plain)
  }
}
