// How many terminal cells a text takes: the measure that layout and painter share.

/// The width of scalars and of grapheme clusters, in cells.
///
/// The scalars are measured as `wcwidth` does in current terminals: from the Unicode files
/// EastAsianWidth, DerivedGeneralCategory and emoji-data (UAX #11, UAX #44, UTS #51), ambiguous
/// ones narrow. The clusters follow the rules below; where terminals differ, the *larger* width is
/// taken, because a cell too many leaves a blank and a cell too few lets the next letter overwrite a
/// part of this one. `isDisputed(cluster:)` tells the painter where not to trust the terminal's own
/// advance. Sources of the cluster rules: Python's wcwidth 0.7 (`wcswidth`) and runs of terminals.
package enum CellWidth {
  /// The width of a cluster: 0, 1 or 2.
  ///
  /// - A pictograph's width holds for all that is joined to it (skin tones, ZWJ families, tags);
  ///   with U+FE0F after a base that has an emoji form it is 2: `❤️`, and keycaps like `1️⃣`.
  /// - U+FE0E takes nothing away: most terminals draw `⌚︎` in two cells.
  /// - A pair of regional indicators is 2.
  /// - Everything else is the sum of its parts, at most 2: `ｶﾞ` (1 + 1), Thai `กำ`, the jamo of
  ///   one syllable (2 + 0 + 0), Indic conjuncts (1 + 1). A spacing mark adds 1.
  ///
  /// It is 0 where no part has a width (a lone combining mark or control): ``VisibleText`` never
  /// lets such a cluster reach the screen. Cost: O(scalars), a table search for those from U+0300 on.
  package static func of(cluster: some StringProtocol) -> Int {
    var measure = ClusterMeasure()
    for scalar in cluster.unicodeScalars { measure.add(scalar) }
    return measure.width
  }

  /// The width of a cluster: 0, 1 or 2.
  package static func of(cluster: Character) -> Int {
    var measure = ClusterMeasure()
    for scalar in cluster.unicodeScalars { measure.add(scalar) }
    return measure.width
  }

  /// The width of one scalar by itself: 0 for marks, format characters and controls, else 1 or 2.
  package static func of(scalar: Unicode.Scalar) -> Int {
    Class(of: scalar).width
  }

  /// The width of a whole text as its clusters add up, in cells.
  ///
  /// Cost: O(scalars).
  package static func of(text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of(cluster: $1) }
  }

  /// The most cells that any terminal gives to the cluster: one that knows nothing of clusters draws
  /// each scalar by itself.
  static func mostCells(of cluster: some StringProtocol) -> Int {
    cluster.unicodeScalars.reduce(0) { sum, scalar in
      let kind = Class(of: scalar)
      return sum + (kind.isSpacingMark || scalar.value == 0xFE0F ? 1 : kind.width)
    }
  }

  /// Whether terminals disagree on the cluster's width: variation selectors, ZWJ sequences, flags,
  /// skin tones, keycaps, jamo sequences, spacing marks, conjuncts of several letters, and scalars
  /// that are newer than terminals in use.
  ///
  /// After such a cluster the cursor has to be placed.
  package static func isDisputed(cluster: some StringProtocol) -> Bool {
    var measure = ClusterMeasure()
    for scalar in cluster.unicodeScalars { measure.add(scalar) }
    return measure.isDisputed
  }

  /// Whether terminals disagree on the cluster's width.
  package static func isDisputed(cluster: Character) -> Bool {
    isDisputed(cluster: String(cluster))
  }
}

extension CellWidth {
  /// What the table says of a scalar.
  struct Class {
    let bits: UInt8

    init(of scalar: Unicode.Scalar) {
      // Latin: no marks below U+0300. (© and ® have an emoji form, the soft hyphen is disputed.)
      switch scalar.value {
      case 0x20..<0x7F where !scalar.isKeycapBase, 0xC0..<0x300: bits = 1
      default: bits = Self.search(scalar.value)
      }
    }

    var width: Int { Int(bits & 3) }
    /// Whether U+FE0F makes it an emoji (emoji-variation-sequences.txt).
    var hasEmojiForm: Bool { bits & 1 << 2 != 0 }
    var isPictograph: Bool { bits & 1 << 3 != 0 }
    var isSpacingMark: Bool { bits & 1 << 4 != 0 }
    var isDisputed: Bool { bits & 1 << 5 != 0 }

    /// The class of the last run that begins at or before `value`.
    ///
    /// Cost: 11 steps.
    private static func search(_ value: UInt32) -> UInt8 {
      let runs = CellWidth.runs
      let key = value << 8 | 0xFF
      var low = 0
      var high = runs.count
      while low + 1 < high {
        let middle = (low + high) / 2
        if runs[middle] <= key { low = middle } else { high = middle }
      }
      return UInt8(truncatingIfNeeded: runs[low])
    }
  }
}

/// Measures one cluster, scalar by scalar.
struct ClusterMeasure {
  private var sum = 0
  private var base: CellWidth.Class?
  private var previous: Unicode.Scalar?
  private var isEmoji = false
  private var isPair = false
  private(set) var isDisputed = false

  var width: Int { isEmoji || isPair ? 2 : min(sum, 2) }

  mutating func add(_ scalar: Unicode.Scalar) {
    let kind = CellWidth.Class(of: scalar)
    defer { previous = scalar }
    if kind.isDisputed { isDisputed = true }
    guard let previous else {
      sum = kind.isSpacingMark ? 1 : kind.width
      if sum > 0 { base = kind }
      return
    }
    switch scalar.value {
    case 0xFE0F:
      isDisputed = true
      if CellWidth.Class(of: previous).hasEmojiForm { isEmoji = true }
    case 0xFE0E, 0x200D, 0x20E3, 0xE0020...0xE007F, 0x1160...0x11FF, 0xD7B0...0xD7FF:
      isDisputed = true
    default: break
    }
    if scalar.isRegionalIndicator && previous.isRegionalIndicator { isPair = true }
    if kind.isSpacingMark { sum += 1 }
    guard kind.width > 0 else { return }
    guard let base else {
      base = kind
      sum += kind.width
      return
    }
    isDisputed = true
    if !base.isPictograph { sum += kind.width }
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }
  fileprivate var isKeycapBase: Bool { value == 0x23 || value == 0x2A || 0x30...0x39 ~= value }
}
