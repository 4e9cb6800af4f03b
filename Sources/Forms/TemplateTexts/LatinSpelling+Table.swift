// How characters are commonly spelled in plain letters and digits, where taking off an accent, a stroke or a hook does
// not lead there: letters of German, of the Nordic and other languages, ligatures, raised and lowered digits, fractions,
// Roman numerals, and some signs. Each entry is a spelling, a colon, and the characters.

extension LatinSpelling {
  static let table = """
    ae:ÆæǢǣǼǽ d:Ðð dz:ǄǅǆǱǲǳ i:ı ij:Ĳĳ j:ȷ k:ĸ lj:Ǉǈǉ n:ŉ ng:Ŋŋ nj:Ǌǋǌ oe:Œœ s:ſ ss:ßẞ th:Þþ
    ff:ﬀ fi:ﬁ fl:ﬂ ffi:ﬃ ffl:ﬄ st:ﬅﬆ
    a:ª o:º 0:⁰₀ 1:¹₁ 2:²₂ 3:³₃ 4:⁴₄ 5:⁵₅ 6:⁶₆ 7:⁷₇ 8:⁸₈ 9:⁹₉
    1-2:½ 1-3:⅓ 2-3:⅔ 1-4:¼ 3-4:¾ 1-5:⅕ 2-5:⅖ 3-5:⅗ 4-5:⅘ 1-6:⅙ 5-6:⅚ 1-7:⅐ 1-8:⅛ 3-8:⅜ 5-8:⅝ 7-8:⅞ 1-9:⅑ 1-10:⅒
    i:Ⅰⅰ ii:Ⅱⅱ iii:Ⅲⅲ iv:Ⅳⅳ v:Ⅴⅴ vi:Ⅵⅵ vii:Ⅶⅶ viii:Ⅷⅷ ix:Ⅸⅸ x:Ⅹⅹ xi:Ⅺⅺ xii:Ⅻⅻ l:Ⅼⅼ c:Ⅽⅽ d:Ⅾⅾ m:Ⅿⅿ
    no:№ tm:™ c:© r:® eur:€ x:× ':‘’‛′
    """
}
