// What can be wrong with a document, as facts. The sentences are in JSONProblem+Message.swift.

/// One thing that is wrong with a document, and where. (An error only inside of the parser, which
/// stops by it; callers catch `JSONError`.)
package struct JSONProblem: Error, Equatable {
  package let kind: Kind
  /// The bytes in question: offsets in the document, end exclusive.
  ///
  /// Empty where something is missing.
  package let range: Range<Int>

  /// Where the problem stands: an offset in bytes, at most the size of the document.
  package var byte: Int { range.lowerBound }

  init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension JSONProblem {
  package enum Kind: Sendable, Equatable {
    // The document as a whole.
    case emptyDocument
    case otherEncoding(Encoding)
    case textAfterValue
    case tooDeep
    case tooManyProblems

    // Structure. The parser stops at these, but for the commas.
    case missingComma(Container, afterString: Bool)
    case missingColon
    case missingValue
    case missingName
    case colonInArray
    case extraComma
    case trailingComma(Container)
    /// A container is not closed; `opener` is the byte of its bracket.
    case unclosed(Container, opener: Int)
    /// A container is closed by the bracket of the other kind.
    case mismatchedCloser(Container, opener: Int)
    case unmatchedCloser(Unicode.Scalar)
    case unexpectedCharacter(Unicode.Scalar)

    // Words, numbers and what stands between them.
    case comment
    case unclosedComment
    case misplacedSpace(Unicode.Scalar)
    case unquotedName(String)
    case unknownWord(String)
    /// A word of another language and the literal of JSON that was probably meant.
    case foreignWord(String, meaning: String)
    case notFinite(String)
    /// A number that does not follow the grammar and the number that was probably meant.
    case malformedNumber(NumberFault, meaning: String)
    case notANumber(String)

    // Strings.
    case unclosedString
    case singleQuotes
    case controlCharacter(Unicode.Scalar)
    case unknownEscape(Unicode.Scalar)
    case shortUnicodeEscape
    case loneSurrogate(UInt16)
    case invalidUTF8([UInt8])
    /// A name that the object has already; `earlier` is the byte where it stands first.
    case duplicateKey(String, earlier: Int)
  }

  package enum Container: Sendable {
    case array
    case object

    var closer: UInt8 { self == .array ? UInt8(ascii: "]") : UInt8(ascii: "}") }
  }

  package enum Encoding: Sendable {
    case utf16
    case utf32
  }

  /// Which rule of RFC 8259 §6 a number breaks first.
  package enum NumberFault: Sendable {
    case plusSign
    case leadingZero
    case noIntegerDigit
    case noFractionDigit
    case noExponentDigit
  }
}
