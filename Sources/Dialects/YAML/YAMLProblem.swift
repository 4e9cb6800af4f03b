// What can be wrong with a YAML document, as facts. The sentences are in YAMLProblem+Sentence.swift.

import Forms

/// One thing that is wrong with a YAML document, and where.
package struct YAMLProblem: FormFinding, Error, Equatable {
  package let kind: Kind

  /// The bytes in question; end exclusive, and empty where something is missing.
  package let range: Range<Int>

  package var scalar: Int? { nil }

  /// Where the problem stands: an offset in bytes, at most the size of the document.
  package var byte: Int { range.lowerBound }

  init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension YAMLProblem {
  /// Whether what was read of the document need not be what was meant, so that nothing can be told of it.
  var leavesStructureInDoubt: Bool {
    switch kind {
    case .colonInText(continuing: true), .noBreakSpace: true
    default: false
    }
  }

  package enum Kind: Sendable, Equatable {
    // Characters.
    case otherEncoding
    case invalidUTF8([UInt8])
    case controlCharacter(Unicode.Scalar)

    // What YAML has and forms do without.
    case anchor(String)
    case alias(String)
    case tag(String)
    case mergeKey
    case keyNoScalar
    case directive(String)
    /// `%YAML` a second time.
    case secondVersion
    /// Something else behind `%YAML` than one version.
    case badVersion
    /// No `---` behind directives.
    case missingMarker
    case secondDocument

    // Indentation and lines.
    case tabIndentation
    case badIndentation
    /// U+00A0 where only spaces are white space to YAML: before the first word of a line, or behind a colon.
    case noBreakSpace(isIndentation: Bool)
    case textAfterValue
    /// `- ` on the line of a key.
    case listInLine
    /// `- ` inside of brackets.
    case entryInBrackets
    /// `: ` in a plain scalar that cannot be a key; `continuing` where its line continues the text of the one above.
    case colonInText(continuing: Bool)
    /// `: ` behind something else that cannot be a key.
    case misplacedColon
    case missingColon
    case tightComment

    // Scalars.
    case reservedCharacter(Unicode.Scalar)
    /// `opener` is the quote.
    case unclosedQuote(Unicode.Scalar)
    case unknownEscape(Unicode.Scalar)
    /// Not as many hexadecimal digits as the letter wants, or no scalar of Unicode.
    case badCodePoint(letter: Unicode.Scalar, digits: Int)
    /// Something else than indicators stands behind `|` or `>`.
    case blockHeader(Unicode.Scalar)
    /// A blank line before the text of a block scalar has more spaces than that.
    case deepBlankLine

    // Brackets.
    case missingComma(Bracket, opener: Int)
    case extraComma
    case unclosed(Bracket, opener: Int)
    case mismatchedCloser(Bracket, opener: Int)
    case unmatchedCloser(Unicode.Scalar)

    /// `earlier` is the byte where the key stands first.
    case duplicateKey(String, earlier: Int)
    case tooDeep
  }

  /// The kind of a flow collection.
  package enum Bracket: Sendable {
    case list
    case mapping

    var closer: Unicode.Scalar { self == .list ? "]" : "}" }
  }
}
