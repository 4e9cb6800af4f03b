// How characters are spelled in a slug that are neither a plain letter nor one with an accent, a stroke or a hook: the
// spelling, a colon, and the characters. As Unidecode spells them, on which slugs of others rest:
//
// https://pypi.org/project/Unidecode/

extension LatinSpelling {
  static let table = """
    ':‘’‛′ '':″ ''':‴ '''':⁗ -:ƏǀǁǂǃǝɁɂɅỺỻỼỽỾỿₔⅎↂↃↄↅↆↇↈ -0:‰ 0:⁰₀ 0-3:↉ -00:‱ 1:¹₁① 1-:⅟ 1-10:⅒ 1-2:½ 1-3:⅓
    1-4:¼ 1-5:⅕ 1-6:⅙ 1-7:⅐ 1-8:⅛ 1-9:⅑ 10:⑩ 11:⑪ 12:⑫ 13:⑬ 14:⑭ 15:⑮ 16:⑯ 17:⑰ 18:⑱ 19:⑲ 2:²Ƨƨƻ₂② 2-3:⅔
    2-5:⅖ 20:⑳ 3:³Ǝ₃③ 3-4:¾ 3-5:⅗ 3-8:⅜ 4:⁴₄④ 4-5:⅘ 5:Ƽƽ⁵₅⑤ 5-6:⅚ 5-8:⅝ 6:Ƅƅ⁶₆⑥ 7:⁊⁷₇⑦ 7-8:⅞ 8:⁸₈⑧ 9:⁹₉⑨
    a:ªₐÅ a-:ẚ a-c:℀ a-s:℁ ae:ÆæǢǣǼǽ b:ℬℶ -c-:© c:ℂℭⅭⅽ c-:¢ c-o:℅ c-u:℆ cl:₡ cr:₢ -d:ↀ d:ÐðƉƍẟ₫ℸⅅⅆⅮⅾ d-:ↁ
    db:ȸ deg:° degc:℃ degf:℉ dr:₯ dz:ǄǅǆǱǲǳ e:Ɛₑℇℯℰⅇ ecu:₠ eur:€ f:ℱ fax:℻ ff:₣ﬀ ffi:ﬃ ffl:ﬄ fi:ﬁ fl:ﬂ
    g:Ɣℊℷℽℾ h:ₕℋℌℍℎℏ hv:ƕǶ i:ıƖⁱℐℑℹⅈⅠⅰ ii:Ⅱⅱ iii:Ⅲⅲ ij:Ĳĳ iv:Ⅳⅳ ix:Ⅸⅸ j:ȷⅉ k:ĸₖ₭K l:ƛₗ₤ℒℓⅬⅼ l-:Ŀŀ lj:Ǉǈǉ
    m:µₘℳⅯⅿ mil:₥ 'n:ŉ n:ⁿₙ₦ℕ ng:Ŋŋ nj:Ǌǋǌ no:№ ns:₪ o:ºƆₒΩℴ oe:Œœ oi:Ƣƣ ou:Ȣȣ p:¶ₚℙℼℿ pp:⁋ ps:£ pts:₧ q:Ɋℚ
    qp:ȹ -r-:® r:ℛℜℝ rs:₨ s:ſẛẜẝₛ sh:Ʃƪ sm:℠ ss:§ßẞ st:ﬅﬆ t:ₜ₮ tel:℡ th:Þþ tm:™ ts:ƾ u:Ʉ v:Ⅴⅴ vi:Ⅵⅵ vii:Ⅶⅶ
    viii:Ⅷⅷ w:ƜƿǷ₩ x:×ₓⅩⅹ xi:Ⅺⅺ xii:Ⅻⅻ y:ƱȜȝ y-:¥ yr:Ʀ z:ǯℤℨ zh:ƷƸƹƺǮ
    """
}
