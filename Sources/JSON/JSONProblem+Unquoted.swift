// The sentence of each problem where nothing of the document may be shown: it may hold what is secret.

extension JSONProblem {
  /// One sentence as ``message``, which quotes nothing that was perhaps meant as a value.
  ///
  /// Names in double quotes are quoted: they are no values.
  ///
  /// - Parameter source: the text of the same document, where its lines may be spoken of.
  package func unquotedMessage(in source: SourceText? = nil) -> String {
    switch kind {
    case .unquotedName: "the name must stand in double quotes"
    case .unknownWord, .foreignWord:
      "this is no word of JSON; a string must stand in double quotes"
    case .notFinite: "this is no number of JSON; a number must be finite"
    case .malformedNumber(let fault, _): fault.fact
    case .notANumber:
      "this is no number of JSON; write decimal digits, or a string in double quotes"
    case .unexpectedCharacter: "an unexpected character stands here"
    case .controlCharacter: "a control character must be written as an escape"
    case .unknownEscape: #"this is no escape of JSON; a backslash is written \\"#
    case .loneSurrogate: "half of a surrogate pair stands here; the other half is missing"
    case .invalidUTF8: "these bytes are not UTF-8"
    default: source.map(message(in:)) ?? message
    }
  }
}
