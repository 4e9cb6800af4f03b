// The filter `slugify`: a text as a part of an address or of a file's name, as python-slugify makes it for Latin texts.
//
// https://pypi.org/project/python-slugify/

extension String {
  /// The letters and digits in lower case, Latin ones without accents, with one hyphen for each run of anything else,
  /// and none at the ends: `they-re` for `They're`, `strasse-1000` for `Straße 1,000`.
  ///
  /// Linear.
  var slug: String {
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      plain.append(contentsOf: LatinSpelling.spelling(of: scalar == "'" ? "-" : scalar))
    }
    let scalars = Array(String(plain).readingNamedCharacters.inSmallLetters.unicodeScalars)
    var letters = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() where scalar != "'" {
      // A comma in a number is no gap, and neither are quotes that were not typed as a plain one.
      let isInNumber =
        index > 0 && index + 1 < scalars.count && scalars[index - 1].isDigit
        && scalars[index + 1].isDigit
      if scalar != "," || !isInNumber { letters.append(scalar) }
    }
    return String(letters).words(joinedBy: "-")
  }

  /// The text with characters instead of `&amp;`, `&#38;` and `&#x26;`, or a hyphen instead of one that is no letter or
  /// digit.
  private var readingNamedCharacters: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      // The longest name has eight letters.
      let name = rest.dropFirst().prefix(9).prefix { $0 != ";" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";",
        let spelling = Self.spelling(ofReference: String(name))
      {
        result += spelling
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func spelling(ofReference name: String) -> String? {
    guard name.hasPrefix("#") else { return NamedCharacters.spelling(ofName: name) }
    let isHex = name.hasPrefix("#x")
    guard let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    if scalar.isASCII { return String(scalar) }
    let letter = String(scalar).withoutAccents
    return letter.utf8.count == 1 ? letter + "-" : "-"
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
