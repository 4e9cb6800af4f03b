/// Editing cases: text beyond ASCII. See `EditorCases` for the columns.

extension EditorCases {
  /// Combining marks, emoji, flags, jamo and ideographs.
  // swift-format-ignore
  static let clusters: [Case] = [
    ("unicode/u-precomposed-backspace", "café", "\u{7F}", "caf", 3),
    ("unicode/u-nfd-backspace", "cafe\u{301}", "\u{7F}", "caf", 3),
    ("unicode/u-nfd-left", "cafe\u{301}", "\u{1B}[DX", "cafXe\u{301}", 4),
    ("unicode/u-nfd-two-marks-backspace", "a\u{323}\u{302}", "\u{7F}", "", 0),
    ("unicode/u-nfd-alt-b", "cafe\u{301} te\u{301}t", "\u{1B}bX", "cafe\u{301} Xte\u{301}t", 7),
    ("unicode/u-nfd-alt-b2", "te\u{301}t", "\u{1B}bX", "Xte\u{301}t", 1),
    ("unicode/u-nfd-ctrl-t", "ae\u{301}", "\u{14}", "e\u{301}a", 3),
    ("unicode/u-nfd-ctrl-t2", "e\u{301}a", "\u{14}", "ae\u{301}", 3),
    ("unicode/u-cjk-backspace", "你好", "\u{7F}", "你", 1),
    ("unicode/u-cjk-left", "你好", "\u{1B}[DX", "你X好", 2),
    ("optional/unicode/u-cjk-alt-b-mixed", "abc你好", "\u{1B}bX", "Xabc你好", 1),
    ("unicode/u-cjk-ctrl-w", "你好 世界", "\u{17}", "你好 ", 3),
    ("unicode/u-cjk-alt-b-ideospace", "你好\u{3000}世界", "\u{1B}bX", "你好\u{3000}X世界", 4),
    ("unicode/u-cjk-ctrl-t", "你好", "\u{14}", "好你", 2),
    ("optional/unicode/u-kana-kanji", "日本語のテスト", "\u{1B}bX", "X日本語のテスト", 1),
    ("unicode/u-emoji-backspace", "a😀", "\u{7F}", "a", 1),
    ("unicode/u-emoji-alt-b", "hi 😀😀", "\u{1B}bX", "hi X😀😀", 4),
    ("unicode/u-emoji-ctrl-w", "hi 😀😀", "\u{17}", "hi ", 3),
    ("unicode/u-zwj-left", "a👨\u{200D}👩\u{200D}👧", "\u{1B}[DX", "aX👨\u{200D}👩\u{200D}👧", 2),
    ("unicode/u-zwj-delete", "👨\u{200D}👩\u{200D}👧a", "\u{1}\u{1B}[3~", "a", 0),
    ("unicode/u-zwj-ctrl-t", "a👨\u{200D}👩\u{200D}👧", "\u{14}", "👨\u{200D}👩\u{200D}👧a", 6),
    ("unicode/u-flag-backspace", "a🇫🇷", "\u{7F}", "a", 1),
    ("unicode/u-two-flags-backspace", "🇫🇷🇩🇪", "\u{7F}", "🇫🇷", 2),
    ("unicode/u-two-flags-left", "🇫🇷🇩🇪", "\u{1B}[DX", "🇫🇷X🇩🇪", 3),
    ("unicode/u-skin-backspace", "a👍\u{1F3FD}", "\u{7F}", "a", 1),
    ("unicode/u-skin-left", "a👍\u{1F3FD}", "\u{1B}[DX", "aX👍\u{1F3FD}", 2),
    ("unicode/u-vs16-left", "a❤\u{FE0F}", "\u{1B}[DX", "aX❤\u{FE0F}", 2),
    ("unicode/u-keycap-backspace", "a1\u{FE0F}\u{20E3}", "\u{7F}", "a", 1),
    ("unicode/u-hangul-jamo-backspace", "a\u{1112}\u{1161}\u{11AB}", "\u{7F}", "a", 1),
    ("unicode/u-hangul-jamo-left", "a\u{1112}\u{1161}\u{11AB}", "\u{1B}[DX", "aX\u{1112}\u{1161}\u{11AB}", 2),
    ("optional/unicode/u-devanagari-left", "क\u{94D}ष\u{93F}", "\u{1B}[DX", "Xक\u{94D}ष\u{93F}", 1),
    ("optional/unicode/u-thai-backspace", "ก\u{E33}", "\u{7F}", "", 0),
    ("optional/unicode/u-lone-combining-insert", "", "\u{301}a\u{7F}\u{7F}", "", 0),
    ("unicode/u-alt-d-accents", "été x", "\u{1}\u{1B}d", " x", 0),
    ("unicode/u-alt-b-accent", "naïve café", "\u{1B}bX", "naïve Xcafé", 7),
    ("unicode/insert-mark-joins-cluster", "e", "\u{301}\u{7F}", "", 0),
  ]
}
