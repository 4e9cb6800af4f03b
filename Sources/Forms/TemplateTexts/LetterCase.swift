// Large and small letters of whole texts, as the template languages of others write them.

extension String {
  /// In small letters; a sigma at the end of a word is ς.
  ///
  /// Linear. The standard library looks at no letter's neighbours: The Unicode Standard, Final_Sigma in table 3-17.
  var inSmallLetters: String {
    guard unicodeScalars.contains("Σ") else { return lowercased() }
    let scalars = Array(unicodeScalars)
    var result = ""
    for index in scalars.indices { result += scalars.smallLetter(at: index) }
    return result
  }

  /// The first character of each word large and the others small, where words begin behind white space, hyphens and
  /// opening brackets: as Jinja's filter `title`.
  ///
  /// https://jinja.palletsprojects.com/en/stable/templates/#jinja-filters.title
  var inTitleCase: String {
    var result = ""
    var word: [Unicode.Scalar] = []
    let end = { (word: [Unicode.Scalar]) -> String in
      guard let first = word.first else { return "" }
      var rest = String.UnicodeScalarView()
      rest.append(contentsOf: word.dropFirst())
      return first.properties.uppercaseMapping + String(rest).inSmallLetters
    }
    for scalar in unicodeScalars {
      guard scalar.properties.isWhitespace || "-([{<".unicodeScalars.contains(scalar) else {
        word.append(scalar)
        continue
      }
      result += end(word)
      result.unicodeScalars.append(scalar)
      word = []
    }
    return result + end(word)
  }

  /// Each run of letters with a large one first and small ones behind it: as Python's method `title()`.
  ///
  /// https://docs.python.org/3/library/stdtypes.html#str.title
  var withCapitalsInRuns: String {
    let scalars = Array(unicodeScalars)
    var result = ""
    var isInRun = false
    for (index, scalar) in scalars.enumerated() {
      result += isInRun ? scalars.smallLetter(at: index) : scalar.properties.titlecaseMapping
      isInRun = scalar.properties.isCased
    }
    return result
  }
}

extension [Unicode.Scalar] {
  /// The small letter for the one at a place between its neighbours.
  fileprivate func smallLetter(at index: Int) -> String {
    guard self[index] == "Σ" else { return self[index].properties.lowercaseMapping }
    let isIgnored = { (scalar: Unicode.Scalar) in scalar.properties.isCaseIgnorable }
    let before = self[..<index].last { !isIgnored($0) }
    let after = self[(index + 1)...].first { !isIgnored($0) }
    let isFinal = before?.properties.isCased ?? false && !(after?.properties.isCased ?? false)
    return isFinal ? "ς" : "σ"
  }
}
