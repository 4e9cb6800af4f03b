// Defaults that follow earlier answers: their filters, and what is wrong with them.

import Forms
import JSON
import Testing

@Suite struct `default templates` {
  @Test(arguments: [
    ("{{ name }}", "Ada Lovelace"), ("{{name|lower}}", "ada lovelace"),
    ("{{ name | upper }}!", "ADA LOVELACE!"), ("{{ name|lower|title }}", "Ada Lovelace"),
    ("{{ name | replace(' ', '-') | lower }}", "ada-lovelace"),
    (#"{{ name | replace("a", "") }}"#, "Ad Lovelce"),
    ("{{ name | replace('', 'x') }}", "Ada Lovelace"),
    ("{{ name|slugify }}.example", "ada-lovelace.example"), ("{{{{name}}", "{{name}}"),
    ("{{ gone }}", ""), ("{{ name }}-{{ city }}", "Ada Lovelace- Köln "),
    ("{{ city | trim }}", "Köln"), ("{{ pick }}", "g"), ("{{ many }}", "1, 2"),
    ("{{ yes }}", "true"),
    ("no reference }}", "no reference }}"), ("", ""),
    (#"{{ name | replace('a', '\'|}}') }}"#, "Ad'|}} Lovel'|}}ce"),
  ])
  func `answers go through their filters`(template: String, text: String) throws {
    let json = oneLine(.string(template))
    let form = try form(
      """
      {"fields": [{"id": "name", "default": "Ada Lovelace"}, {"id": "city", "default": " Köln "},
        {"id": "gone", "default": "x", "when": {"field": "name", "equals": "Bob"}},
        {"id": "pick", "type": "select", "default": "g",
          "options": [{"value": "g", "label": "Green"}]},
        {"id": "many", "type": "select", "multiple": true, "options": [1, 2], "default": [1, 2]},
        {"id": "yes", "type": "boolean", "default": true},
        {"id": "t", "defaultTemplate": \(json)}]}
      """)
    #expect(FormState(form: form).entered[6] == .text(text))
  }

  @Test(arguments: [
    (TemplateFilter.slugify, "Crème Brûlée, à la carte!", "creme-brulee-a-la-carte"),
    (.slugify, "  Łódź & Ødegård ", "lodz-odegard"), (.slugify, "お名前 2", "お名前-2"),
    // As python-slugify makes them.
    (.slugify, "Straße ÆŒØŁĐÞÐIŊ", "strasse-aeoeoldthding"),
    (.slugify, "they're they’re", "they-re-theyre"),
    (.slugify, "1,000 1,,2 a,b 1,2,3", "1000-1-2-a-b-123"),
    (.slugify, "½ №5 x² ﬁ €5 “q” © Ⅷ Ｆ", "1-2-no5-x2-fi-eur5-q-c-viii-f"),
    (.slugify, "a\u{AD}b😀c_d.e…", "abc-d-e"),
    (.slugify, "e\u{301}te\u{301}", "ete"), (.slugify, "---", ""),
    (.title, "élan of don't", "Élan Of Don't"),
    (.title, "ǆ ßa my_app they're (a [b {c <d e.f-g", "Ǆ SSa My_app They're (A [B {C <D E.f-G"),
    (.titleRuns, "ǆ my_app they're v1.x2b", "ǅ My_App They'Re V1.X2B"),
    (.upper, "straße", "STRASSE"), (.trim, "\u{A0} a b\n", "a b"),
    (.replace("aa", with: "b"), "aaaaa", "bba"), (.lower, "ÀÉ", "àé"),
  ])
  func `a filter does one thing`(filter: TemplateFilter, text: String, result: String) {
    #expect(filter.apply(to: text, limit: 100).map { Array($0.utf8) } == Array(result.utf8))
  }

  @Test(arguments: [
    TemplateFilter.replace("x", with: "0123456789"),
    .replace("x", with: String(repeating: "y", count: 1 << 20)), .upper, .slugify,
  ])
  func `a filter makes no text beyond the limit`(filter: TemplateFilter) {
    // "ŉ" becomes two scalars.
    let text = String(repeating: filter == .upper ? "ŉ" : "x", count: 10_000)
    #expect(filter.apply(to: text, limit: 9_999) == nil)
  }

  @Test func `filters that multiply a text do not fill the memory`() throws {
    let filters = String(repeating: "|replace('x','xxxxxxxxxx')", count: 1_000)
    let form = try form(
      #"""
      {"fields": [{"id": "a", "default": "xxxxxxxxxx"}, {"id": "b", "defaultTemplate": "{{a\#(filters)}}"}]}
      """#)
    #expect(FormState(form: form).entered[1] == .text(""))
  }

  @Test(arguments: [
    (#"a‸{{ name"#, #""{{" is never closed by "}}"; two braces as text are written {{{{"#),
    (
      #"‸{{ }}"#,
      #""{{" is followed by the id of an earlier field; two braces as text are written {{{{"#
    ),
    (#"é\u00e9\n{{ ‸nmae }}"#, #"no field has the id "nmae"; did you mean "name"?"#),
    (#"{{ ‸t }}"#, "a field cannot look at its own answer"),
    (
      #"{{ name }}{{ ‸later }}"#,
      #"the field "later" stands later in the form; only earlier answers can be looked at"#
    ),
    (#"{{ name | ‸lwoer }}"#, #"unknown filter "lwoer"; did you mean "lower"?"#),
    (
      #"{{ name | ‸wordcount }}"#,
      #"unknown filter "wordcount"; known: lower, upper, title, titleRuns, trim, replace, slugify"#
    ),
    (
      #"{{ name | ‸}}"#,
      #""|" is followed by a filter: lower, upper, title, titleRuns, trim, replace, slugify"#
    ),
    (#"{{ name | ‸replace('a') }}"#, #""replace" takes two texts, as in replace(' ', '-')"#),
    (#"{{ name | replace(‸a, b) }}"#, #""replace" takes two texts, as in replace(' ', '-')"#),
    (#"{{ name | ‸lower('x') }}"#, #""lower" takes no arguments"#),
    (#"{{ name | replace('a', ‸'b) }}"#, "the quote is never closed"),
    (#"{{ name | lower ‸upper }}"#, #""u" is out of place; a filter is written after "|""#),
    (#"{{ ‸key }}"#, #""key" is secret; its answer may only go into a default that is secret too"#),
  ])
  func `a fault is told at its place in one exact sentence`(
    template: String, sentence: String
  ) throws {
    try expectProblem(
      """
      {"fields": [{"id": "name"}, {"id": "key", "secret": true},
        {"id": "t", "defaultTemplate": "\(template)"}, {"id": "later"}]}
      """, sentence)
  }
}
