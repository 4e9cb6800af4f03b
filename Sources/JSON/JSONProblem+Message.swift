// The sentence of each problem: what is wrong and what would be right.
//
// Source text is quoted as it stands; whoever shows a message makes it harmless for the screen.

extension JSONProblem {
  /// One sentence without capital and full stop, to stand behind `FILE:LINE:COLUMN: error: `.
  package var message: String { sentence { _ in nil } }

  /// The sentence with the lines of other places that it speaks of.
  ///
  /// - Parameter source: the text of the same document.
  package func message(in source: SourceText) -> String {
    sentence { source.line(ofByte: $0) }
  }

  private func sentence(lineOfByte line: (Int) -> Int?) -> String {
    switch kind {
    case .emptyDocument: "the document is empty; a JSON value must stand here"
    case .otherEncoding(let encoding):
      "the document is in \(encoding == .utf16 ? "UTF-16" : "UTF-32"); JSON must be in UTF-8"
    case .textAfterValue: "text stands after the value; a document holds one value"
    case .tooDeep:
      "arrays and objects are nested too deep; \(JSONDocument.depthLimit) levels are allowed"
    case .tooManyProblems:
      "here the \(JSONDocument.problemLimit)th problem ends; those behind it are not told"

    case .missingComma(let container, let afterString):
      "a comma is missing between two \(container.parts)"
        + (afterString ? #"; a quote inside a string is written \""# : "")
    case .missingColon: "a colon is missing between the name and its value"
    case .missingValue: "a value is missing after the colon"
    case .missingName: "a name in double quotes must stand here"
    case .colonInArray: "a name with a value must stand in an object { }, not in an array"
    case .extraComma: "a comma stands here with no value before it; remove it"
    case .trailingComma(let container):
      "a comma stands after the last \(container.part); remove it"
    case .unclosed(let container, let opener):
      "the \(container.name)\(beginning(line(opener))) is not closed; \(container.close) is missing"
    case .mismatchedCloser(let container, let opener):
      "the \(container.name)\(beginning(line(opener))) must be closed by \(container.close)"
    case .unmatchedCloser(let bracket): "this \(bracket) closes nothing; remove it"
    case .unexpectedCharacter(let scalar): unexpected(scalar)

    case .comment: "JSON has no comments; remove it"
    case .unclosedComment: "JSON has no comments, and this one is not closed; remove it"
    case .misplacedSpace(let scalar):
      "\(scalar.codePoint) is not white space in JSON; write a plain space"
    case .unquotedName(let name): "the name must stand in double quotes: \(quoted(name))"
    case .unknownWord(let word):
      "\(abridged(word)) is no word of JSON; a string must stand in double quotes"
    case .foreignWord(let word, let meaning):
      "\(abridged(word)) is no word of JSON; write \(meaning)"
    case .notFinite(let word): "\(abridged(word)) is no number of JSON; a number must be finite"
    case .malformedNumber(let fault, let meaning): "\(fault.fact); write \(abridged(meaning))"
    case .notANumber(let text):
      "\(abridged(text)) is no number of JSON; write decimal digits, or a string in double quotes"

    case .unclosedString: "the string is not closed; a double quote is missing"
    case .singleQuotes: "a string must stand in double quotes, not in single quotes"
    case .controlCharacter(let scalar):
      "a control character (\(scalar.codePoint)) must be written as an escape: "
        + String(decoding: JSONWriter.escape(of: UInt8(scalar.value & 0x1F)), as: UTF8.self)
    case .unknownEscape(let scalar):
      #"\\#(scalar) is no escape of JSON; a backslash is written \\"#
    case .shortUnicodeEscape: #"four hexadecimal digits must stand after \u"#
    case .loneSurrogate(let unit):
      #"\u\#(hexadecimal(UInt32(unit), digits: 4)) is half of a surrogate pair; "#
        + "the other half is missing"
    case .invalidUTF8(let bytes):
      "these bytes are not UTF-8: "
        + bytes.map { hexadecimal(UInt32($0), digits: 2) }.joined(separator: " ")
    case .duplicateKey(let name, let earlier):
      "duplicate key \(quoted(name))"
        + (line(earlier).map { "; it stands first on line \($0)" } ?? "")
    }
  }
}

private func beginning(_ line: Int?) -> String {
  line.map { " that begins on line \($0)" } ?? ""
}

private func unexpected(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\0": "a NUL byte stands here; JSON is text in UTF-8"
  case "\u{201C}", "\u{201D}", "\u{201E}":
    "a string must stand in straight double quotes (\"), not in \(scalar)"
  default: "an unexpected \(scalar) stands here"
  }
}

private func quoted(_ text: String) -> String { "\"\(abridged(text))\"" }

/// The text with its middle and end replaced by `…` where it is too long for a sentence.
private func abridged(_ text: String) -> String {
  let limit = 60
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    end != scalars.endIndex
  else { return text }
  return String(scalars[..<end]) + "…"
}

private func hexadecimal(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}

extension Unicode.Scalar {
  fileprivate var codePoint: String { "U+" + hexadecimal(value, digits: 4).uppercased() }
}

extension JSONProblem.Container {
  fileprivate var name: String { self == .array ? "array" : "object" }
  fileprivate var part: String { self == .array ? "element" : "member" }
  fileprivate var parts: String { part + "s" }
  fileprivate var close: Unicode.Scalar { Unicode.Scalar(closer) }
}

extension JSONProblem.NumberFault {
  var fact: String {
    switch self {
    case .plusSign: "a number has no plus sign"
    case .leadingZero: "a number has no zero before its other digits"
    case .noIntegerDigit: "a digit is missing before the decimal point"
    case .noFractionDigit: "a digit is missing after the decimal point"
    case .noExponentDigit: "a digit is missing in the exponent"
    }
  }
}
