// Text from a form, a draft or an answer made harmless, for the screen and for stderr.

/// How text is shown so that it can neither steer the terminal nor pass for something else.
///
/// - C0 controls as `^X`, DEL as `^?` (2 cells), C1 controls as `<9B>`.
/// - Bidirectional controls (UAX #9: U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069),
///   line and paragraph separators and every other invisible scalar that stands alone (U+200B,
///   U+FEFF, …) as `<202E>`.
/// - A mark with nothing before it over a dotted circle (U+25CC), as the Unicode charts show it.
/// - Everything else as it is. Making a harmless text harmless changes nothing.
package struct VisibleText: Sendable {
  /// What becomes of a newline (U+000A).
  package enum Newlines: Equatable, Sendable {
    /// It stays; its piece has the text `"\n"` and no width.
    case kept
    /// The text stands in its place, usually ``Glyphs/newline``.
    case shown(as: String)
  }

  /// What becomes of a tab (U+0009).
  package enum Tabs: Equatable, Sendable {
    /// It shows as `^I`.
    case shown
    /// Blanks up to the next stop of 8, the first piece being at `column`: cells from where the
    /// whole text (or its line, after a kept newline) begins.
    case expanded(from: Int)
  }

  /// A part of the source and how it is shown.
  package struct Piece: Equatable, Sendable {
    /// One harmless cluster, or several of them (`^X`, a tab's blanks).
    package var text: String
    /// In cells; 0 only for a kept newline.
    package var width: Int
    /// The bytes (UTF-8) of the source that it stands for: one cluster, or one scalar of those
    /// that hold controls (`\r\n`).
    package var source: Range<Int>
    package var isNewline: Bool { text.utf8.elementsEqual([0x0A]) }
  }

  package var newlines: Newlines
  package var tabs: Tabs

  package init(newlines: Newlines = .shown(as: "^J"), tabs: Tabs = .shown) {
    self.newlines = newlines
    self.tabs = tabs
  }

  /// The text as it is shown.
  ///
  /// Cost: O(bytes); printable ASCII comes back as it is.
  package func string(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy(Self.isPrintable) { return String(text) }
    var result = ""
    walk(text) { shown, _, _ in
      result += shown
      return true
    }
    return result
  }

  /// The text in pieces, in order and without gaps.
  package func pieces(_ text: some StringProtocol) -> [Piece] {
    var result: [Piece] = []
    forEach(text) { piece in
      result.append(piece)
      return true
    }
    return result
  }

  /// Calls `body` with each piece in order until it returns false: ``pieces(_:)`` for texts of which
  /// only the beginning is wanted.
  package func forEach(_ text: some StringProtocol, while body: (Piece) -> Bool) {
    var offset = 0
    walk(text) { shown, width, bytes in
      defer { offset += bytes }
      return body(Piece(text: shown, width: width, source: offset..<offset + bytes))
    }
  }

  /// Calls `body` with what is shown, its width, and the number of the source's bytes that it stands
  /// for, until it returns false.
  func walk(_ text: some StringProtocol, while body: (String, Int, Int) -> Bool) {
    var column = if case .expanded(let start) = tabs { start } else { 0 }
    for cluster in text {
      let source = String(cluster)
      if let width = Self.harmlessWidth(of: source) {
        guard body(source, width, source.utf8.count) else { return }
        column += width
      } else if let shown = Self.overBase(source) {
        let width = CellWidth.of(cluster: shown)
        guard body(shown, width, source.utf8.count) else { return }
        column += width
      } else {
        for scalar in source.unicodeScalars {
          let isNewline = scalar == "\n" && newlines == .kept
          let shown = isNewline ? "\n" : mark(for: scalar, at: column)
          let width = isNewline ? 0 : CellWidth.of(text: shown)
          guard body(shown, width, UTF8.width(scalar)) else { return }
          column = isNewline ? 0 : column + width
        }
      }
    }
  }

  /// The cells of a cluster of one scalar that is shown as it is; `nil` where that takes a closer look.
  ///
  /// Cost: a table search.
  static func width(ofPlain scalar: Unicode.Scalar) -> Int? {
    guard !isHarmful(scalar) else { return nil }
    let kind = CellWidth.Class(of: scalar)
    return kind.width > 0 && !kind.isSpacingMark ? kind.width : nil
  }

  /// The width of a cluster that may be drawn as it is, else nil.
  private static func harmlessWidth(of cluster: String) -> Int? {
    if cluster.utf8.count == 1 { return cluster.utf8.allSatisfy(isPrintable) ? 1 : nil }
    var measure = ClusterMeasure()
    var isFirst = true
    for scalar in cluster.unicodeScalars {
      if isHarmful(scalar) { return nil }
      if isFirst, CellWidth.of(scalar: scalar) == 0 {
        // What needs something before it; only the spacing marks of Myanmar stand by themselves.
        let isSpacingMark = scalar.properties.generalCategory == .spacingMark
        guard isSpacingMark && overBase(cluster) == nil else { return nil }
      }
      isFirst = false
      measure.add(scalar)
    }
    return measure.width > 0 ? measure.width : nil
  }

  static func isPrintable(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }

  /// The cluster over the base that it lacks: a dotted circle for marks, the fillers of the Unicode
  /// Standard (3.12) for the vowel and the end of a Hangul syllable.
  ///
  /// Nil where it lacks none.
  private static func overBase(_ cluster: String) -> String? {
    guard let first = cluster.unicodeScalars.first, first.value >= 0x300 else { return nil }
    let base: String
    switch first.value {
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: base = "\u{115F}"
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: base = "\u{115F}\u{1160}"
    // Marks that show nothing: joiners, Khmer inherent vowels, variation selectors.
    case 0x034F, 0x17B4...0x17B5, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return nil
    default:
      switch first.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark: base = "\u{25CC}"
      default: return nil
      }
    }
    // Some marks (those of Myanmar) are clusters of their own after every letter.
    let shown = base + cluster
    return shown.count == 1 ? shown : nil
  }

  private func mark(for scalar: Unicode.Scalar, at column: Int) -> String {
    switch (scalar.value, newlines, tabs) {
    case (0x0A, .shown(let text), _): text
    case (0x09, _, .expanded): String(repeating: " ", count: 8 - max(0, column) % 8)
    case (0..<0x20, _, _): "^" + String(UnicodeScalar(UInt8(scalar.value) + 0x40))
    case (0x7F, _, _): "^?"
    default:
      Self.isHarmful(scalar) || CellWidth.of(scalar: scalar) == 0
        ? "<" + Self.hexadecimal(scalar) + ">" : String(scalar)
    }
  }

  /// Two digits for C1 controls, four at least for the others.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let missing = max(0, (scalar.value < 0x100 ? 2 : 4) - digits.count)
    return String(repeating: "0", count: missing) + digits
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
