// Widths of scalars and clusters.

import Prompting
import Testing

@Suite struct `cell width` {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{7}", 0),
    ("漢", 2), ("Ａ", 2), ("ｱ", 1), ("한", 2), ("…", 1), ("✔", 1), ("▸", 1), ("•", 1), ("⏎", 1),
    // Half-width kana and voiced mark: one cluster, a cell each.
    ("ｶﾞ", 2),
    // Syllables of jamo.
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}\u{1161}", 2), ("\u{1100}\u{1100}\u{1161}", 2),
    // Emoji: by themselves, with skin tones, joined, with tags.
    ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🏴\u{E0067}\u{E0062}\u{E007F}", 2), ("\u{1F3FD}", 2),
    ("☝🏽", 1), ("☝️", 2),
    ("🇩🇪", 2), ("🇩", 2),
    // Presentation selectors: the emoji form is wide, the text form takes nothing away.
    ("❤", 1), ("❤️", 2), ("ℹ️", 2), ("©️", 2), ("a\u{FE0F}", 1), ("⌚\u{FE0E}", 2), ("❤\u{FE0E}", 1),
    ("1️⃣", 2), ("#️⃣", 2), ("1\u{20E3}", 1),
    // Conjuncts have a cell a letter, two at most; spacing marks and SARA AM one more.
    ("क्ष", 2), ("स्ते", 2), ("स्त्री", 2), ("कि", 2), ("के", 1), ("\u{93F}", 1), ("\u{102C}", 1), ("กำ", 2),
    ("กิ", 1),
    // Reserved for emoji to come; changed in Unicode 16; ideographs by their block.
    ("\u{1FABE}", 2), ("\u{1FAFF}", 2), ("☰", 2), ("\u{9FFF}", 2), ("\u{3FFFD}", 2),
    ("\u{AD}", 1), ("\u{600}", 1), ("\u{E000}", 1), ("\u{10FFFF}", 1), ("", 0),
  ])
  func `a cluster is as wide as the rules say`(cluster: String, width: Int) {
    #expect(CellWidth.of(cluster: cluster) == width)
    #expect(cluster.count <= 1)
    if let character = cluster.first { #expect(CellWidth.of(cluster: character) == width) }
  }

  @Test(arguments: [
    "❤️", "⌚\u{FE0E}", "👨‍👩‍👧", "🇩🇪", "🇩", "👍🏽", "1️⃣", "1\u{20E3}", "क्ष", "कि", "กำ", "ｶﾞ",
    "\u{1112}\u{1161}\u{11AB}", "\u{1FABE}", "☰", "🫨",
  ])
  func `terminals disagree on these`(cluster: String) {
    #expect(CellWidth.isDisputed(cluster: cluster))
  }

  @Test(arguments: ["a", "1", "é", "e\u{301}", "漢", "한", "👍", "ｱ", "…", "के", "กิ", "❤", "⌚", "©"])
  func `terminals agree on these`(cluster: String) {
    #expect(!CellWidth.isDisputed(cluster: cluster))
  }

  @Test func `the fast path for Latin says what the table says`() throws {
    for value in UInt32(0x20)..<0x300 {
      let scalar = try #require(Unicode.Scalar(value))
      let isControl = scalar.properties.generalCategory == .control
      #expect(CellWidth.of(scalar: scalar) == (isControl ? 0 : 1), "U+\(String(value, radix: 16))")
    }
  }

  /// The digest of all widths as Python's wcwidth 0.7.0 gives them, over the scalars of Unicode
  /// 15.0 (the table's): `.ci/generate-widths --compare` names each scalar that differs.
  ///
  /// None of those assigned does; of the others, we count what is reserved for emoji as 2, wcwidth
  /// as 1.
  @Test func `nothing assigned differs from wcwidth`() throws {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age else { continue }
      guard age.major <= 15, (age.major, age.minor) < (15, 1) else { continue }
      if scalar.properties.generalCategory == .control { continue }
      digest = (digest ^ UInt64(CellWidth.of(scalar: scalar))) &* 0x100_0000_01B3
    }
    #expect(digest == 0x456B_A38E_4685_CA75)
  }

  @Test func `the width of a text is the sum of its clusters`() {
    #expect(CellWidth.of(text: "a漢👨‍👩‍👧e\u{301}") == 6)
  }
}
