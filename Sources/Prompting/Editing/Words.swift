/// Words of a text, for moving, killing, transposing and changing case.
///
/// A word is a run of letters and digits of any script, with the marks on them; a run of emoji is a
/// word of its own; everything else separates (`foo_bar` and `don't` are two words each). Kinds
/// belong to clusters and follow from the first scalar, so nothing attached to a letter splits it.

/// What a cluster is to the word rules.
private enum WordKind {
  case separator, letter, emoji

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
    case ..<0xAA: self = .separator
    default: self.init(scalar.properties, of: scalar)
    }
  }

  private init(_ properties: Unicode.Scalar.Properties, of scalar: Unicode.Scalar) {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber,
      .nonspacingMark, .spacingMark, .enclosingMark:
      self = .letter
    default:
      // © and ® are emoji to Unicode, but punctuation in text.
      self = properties.isEmoji && scalar.value > 0xFF ? .emoji : .separator
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is white space; without a look into Unicode's tables for ASCII.
  var isSpace: Bool {
    value < 0x80 ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
  }
}

extension TextBuffer {
  /// The start of the word before a boundary, over the separators between; 0 if there is none.
  package func wordStart(before offset: Int) -> Int {
    var start = offset
    var kind = WordKind.separator
    while start > 0 {
      let previous = boundary(before: start)
      let next = wordKind(at: previous)
      guard kind == .separator || next == kind else { break }
      kind = next
      start = previous
    }
    return start
  }

  /// The end of the word after a boundary, over the separators between; the text's end if there is
  /// none.
  package func wordEnd(after offset: Int) -> Int {
    var end = offset
    var kind = WordKind.separator
    while end < utf8Count {
      let next = wordKind(at: end)
      guard kind == .separator || next == kind else { break }
      kind = next
      end = boundary(after: end)
    }
    return end
  }

  /// The first place at or behind a boundary where a word stands; the text's end if there is none.
  func wordStart(atOrAfter offset: Int) -> Int {
    var start = offset
    while start < utf8Count, wordKind(at: start) == .separator { start = boundary(after: start) }
    return start
  }

  /// The start of the run that is not white space before a boundary, over the white space between.
  package func nonSpaceStart(before offset: Int) -> Int {
    var start = offset
    var isInside = false
    while start > 0 {
      let previous = boundary(before: start)
      let isSpace = scalar(at: previous)?.isSpace ?? false
      if isInside && isSpace { break }
      isInside = isInside || !isSpace
      start = previous
    }
    return start
  }

  private func wordKind(at offset: Int) -> WordKind {
    scalar(at: offset).map(WordKind.init) ?? .separator
  }
}
