// What can be wrong with a pattern, as facts, and the sentence for each.

/// The first thing that is wrong with a pattern, and where.
package struct PatternError: Error, Equatable, Sendable {
  package let kind: Kind

  /// The Unicode scalars of the source that are meant, counted from 0; end exclusive, never empty.
  package let range: Range<Int>

  package enum Kind: Equatable, Sendable {
    // Brackets.
    case unclosedGroup
    case unopenedGroup
    case unclosedClass
    /// A `{`, `}` or `]` that has nothing to do with a count or a class.
    case loneBracket(Unicode.Scalar)

    // Repeats.
    case nothingToRepeat(String)
    case repeatedRepeat(String)
    case repeatedAssertion(String)
    case countWithoutMinimum(String)
    case countsOutOfOrder(String)

    // Classes.
    case rangeOutOfOrder(String)
    case classAsRangeEnd(String)

    // Escapes.
    case unfinishedEscape
    case unknownEscape(Unicode.Scalar, inClass: Bool)
    case malformedEscape(String)
    case octalEscape(String)
    case beyondUnicode(String)
    case malformedProperty(String)
    case unknownProperty(String, suggestion: String?)
    case unknownPropertyValue(String, property: String, suggestion: String?)
    case backReference(String)

    // Groups.
    case unknownGroup(String)
    case malformedName(String)
    case duplicateName(String)
    case malformedModifiers(String)

    // Size.
    case tooDeep
    case tooLarge
  }

  /// What is wrong and what would be right, in one sentence without a full stop.
  ///
  /// It quotes the pattern, so it is not yet harmless for a screen.
  package var sentence: String {
    switch kind {
    case .unclosedGroup:
      #""(" is never closed; add ")", or write \( for the character itself"#
    case .unopenedGroup:
      #"")" closes no group; add "(", or write \) for the character itself"#
    case .unclosedClass:
      #""[" is never closed; add "]", or write \[ for the character itself"#
    case .loneBracket("{"):
      #""{" begins no count such as {2}, {2,} or {2,5}; write \{ for the character itself"#
    case .loneBracket(let bracket):
      "\"\(bracket)\" closes nothing; write \\\(bracket) for the character itself"

    case .nothingToRepeat(let text):
      "\"\(text)\" has nothing before it to repeat"
    case .repeatedRepeat(let text):
      "\"\(text)\" cannot repeat a repeat; put what comes before it in a group, (?:...)"
    case .repeatedAssertion(let text):
      "\"\(text)\" would repeat an assertion, which takes no characters; leave it out"
    case .countWithoutMinimum(let text):
      "\"\(text)\" has no least number; write {0\(text.dropFirst())"
    case .countsOutOfOrder(let text):
      "the least number in \"\(text)\" is over the greatest; swap them"

    case .rangeOutOfOrder(let text):
      "the range \"\(text)\" runs backwards; swap its ends, or write \\- for a hyphen"
    case .classAsRangeEnd(let text):
      "the range \"\(text)\" has a class for an end; write \\- for a hyphen"

    case .unfinishedEscape:
      #"nothing follows the last "\"; write \\ for the character itself"#
    case .unknownEscape(let scalar, let inClass):
      "\"\\\(scalar)\" is no escape" + instead(ofEscaping: scalar, inClass: inClass)
    case .malformedEscape(let text):
      "\"\(text)\" is not a whole escape; those with a number are \\xHH, \\uHHHH and \\u{H...}, "
        + "those of control characters \\cA to \\cZ"
    case .octalEscape(let text):
      "\"\(text)\" is no escape; write \\xHH or \\u{H...} for a character by its number"
    case .beyondUnicode(let text):
      "\"\(text)\" is beyond the last character, \\u{10FFFF}"
    case .malformedProperty(let text):
      "\"\(text)\" is not a whole property; write \\p{...} such as \\p{L} or \\p{Script=Greek}"
    case .unknownProperty(let name, let suggestion):
      "unknown property \"\(name)\""
        + didYouMean(suggestion, else: "L, Lu, Nd, Alphabetic, White_Space or Script=Greek")
    case .unknownPropertyValue(let value, let property, let suggestion):
      "\"\(value)\" is no value of \(property)"
        + didYouMean(
          suggestion,
          else: UnicodeProperty.hasScripts(property) ? "Latin or Greek" : "L, Lu or Nd")
    case .backReference(let text):
      "\"\(text)\" is a back-reference, which no engine can match in a time that is sure to be "
        + "short, so ttyform has none"

    case .unknownGroup(let text):
      "\"\(text)\" begins no kind of group; there are (...), (?:...), (?<name>...), (?=...), "
        + "(?!...), (?<=...), (?<!...) and (?i:...)"
    case .malformedName(let text):
      "\"\(text)\" is no group with a name; write (?<name>...) with letters, digits, _ and $"
    case .duplicateName(let name):
      "the name \"\(name)\" is taken by an earlier group"
    case .malformedModifiers(let text):
      "\"\(text)\" are no modifiers; write i, m and s, each once, as in (?i:...) or (?s-i:...)"

    case .tooDeep:
      "more than \(Pattern.depthLimit) groups stand inside of each other"
    case .tooLarge:
      "the pattern is too large: written out with its counts, it has more than "
        + "\(Pattern.instructionLimit) parts; lower the counts, or check lengths with "
        + "\"minLength\" and \"maxLength\""
    }
  }
}

private func instead(ofEscaping scalar: Unicode.Scalar, inClass: Bool) -> String {
  switch scalar {
  case "A" where !inClass: "; write ^ for the start of the text"
  case "z" where !inClass, "Z" where !inClass: "; write $ for the end of the text"
  case "a"..."z", "A"..."Z": "; write \(scalar) for the letter itself"
  case "-": " outside of a class; write - for the character itself"
  default: "; write \(scalar) for the character itself"
  }
}

private func didYouMean(_ suggestion: String?, else known: String) -> String {
  if let suggestion { return "; did you mean \"\(suggestion)\"?" }
  return "; there are others, such as \(known)"
}
