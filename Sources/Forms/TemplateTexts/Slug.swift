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
    let scalars = Array(String(plain).inSmallLetters.unicodeScalars)
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
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
