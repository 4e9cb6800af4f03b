// The sentence of each problem of a YAML document: what is wrong and what would be right.

package import JSON

extension YAMLProblem {
  /// One sentence without capital and full stop, to stand behind `FILE:LINE:COLUMN: error: `.
  ///
  /// It quotes the document, so it is not yet harmless for a screen.
  ///
  /// - Parameter source: the text of the same document, for the lines of other places that the sentence names.
  package func sentence(in source: SourceText) -> String {
    let line = { (byte: Int) in source.line(ofByte: byte) }
    return switch kind {
    case .otherEncoding: "the document is in UTF-16; it must be in UTF-8"
    case .invalidUTF8(let bytes):
      "these bytes are not UTF-8: "
        + bytes.map { hexadecimal(UInt32($0), digits: 2) }
        .joined(separator: " ")
    case .controlCharacter(let scalar):
      "a control character (\(scalar.codePoint)) stands here; in double quotes it is written as an escape"

    case .anchor(let name):
      "anchors such as \(name.abridged) are not read here; a text that begins with & stands in quotes"
    case .alias(let name):
      "aliases such as \(name.abridged) are not read here; a text that begins with * stands in quotes"
    case .tag(let name):
      "tags such as \(name.abridged) are not read here; a text that begins with ! stands in quotes"
    case .mergeKey: "merge keys (<<) are not read here; write the keys out"
    case .keyNoScalar: "a key is a text, not a list or a mapping"
    case .directive(let name):
      "the directive \(name.abridged) is not read here; %YAML is the only one"
    case .secondVersion: "%YAML stands twice; remove one"
    case .badVersion: "behind %YAML stands a version, such as 1.2, and nothing else"
    case .missingMarker: "--- is missing behind the directives; the document begins there"
    case .secondDocument: "a second document begins here; a file holds one"

    case .tabIndentation: "a tab stands in the indentation; YAML is indented by spaces"
    case .badIndentation: "the indentation of this line fits nothing above it"
    case .noBreakSpace(isIndentation: true):
      "a no-break space (U+00A0) stands in the indentation; YAML is indented by plain spaces"
    case .noBreakSpace(isIndentation: false):
      "a no-break space (U+00A0) stands behind this colon; a plain space makes a key of what is before it"
    case .textAfterValue:
      "text stands after the value; a text with quotes inside stands in quotes as a whole"
    case .listInLine:
      "a list begins on a line of its own; a text that begins with - stands in quotes"
    case .entryInBrackets: "no - stands before the elements of a list in [ ]"
    case .colonInText(continuing: false):
      "a colon with a space after it makes no key here; a text that holds one stands in quotes"
    case .colonInText(continuing: true):
      "this line continues the text above and so can be no key; indent it as the key above, or put the text in quotes"
    case .misplacedColon: "no key can stand before this colon"
    case .missingColon: "a colon is missing after this key"
    case .tightComment: "a space is missing before the # of a comment"

    case .reservedCharacter(let scalar): "a text that begins with \(scalar) stands in quotes"
    case .unclosedQuote(let quote): "the text is not closed; \(quote) is missing"
    case .unknownEscape(let scalar): #"\\#(scalar) is no escape of YAML; a backslash is written \\"#
    case .badCodePoint(let letter, let digits):
      #"\\#(letter) needs \#(digits) hexadecimal digits that make a character"#
    case .blockHeader(let indicator):
      "behind \(indicator) only + or - and a digit for the indentation can stand; the text begins on the next line"
    case .deepBlankLine: "this blank line has more spaces than the text below it is indented by"

    case .missingComma(let bracket, let opener):
      "a comma or \(bracket.closer) is missing; the \(bracket.name) begins on line \(line(opener))"
    case .extraComma: "a comma stands here with no value before it; remove it"
    case .unclosed(let bracket, let opener):
      "the \(bracket.name) that begins on line \(line(opener)) is not closed; \(bracket.closer) is missing"
    case .mismatchedCloser(let bracket, let opener):
      "the \(bracket.name) that begins on line \(line(opener)) must be closed by \(bracket.closer)"
    case .unmatchedCloser(let closer):
      "this \(closer) closes nothing; remove it, or put the text in quotes"

    case .duplicateKey(let name, let earlier):
      "duplicate key \"\(name.abridged)\"; it stands first on line \(line(earlier))"
    case .tooDeep:
      "lists and mappings are nested too deep; \(JSONDocument.depthLimit) levels are allowed"
    }
  }
}

private func hexadecimal(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}

extension Unicode.Scalar {
  fileprivate var codePoint: String { "U+" + hexadecimal(value, digits: 4).uppercased() }
}

extension String {
  /// The text, cut where it is too long for a sentence.
  fileprivate var abridged: String {
    let limit = 60
    return unicodeScalars.count > limit ? String(unicodeScalars.prefix(limit)) + "…" : self
  }
}

extension YAMLProblem.Bracket {
  fileprivate var name: String { self == .list ? "list" : "mapping" }
}
