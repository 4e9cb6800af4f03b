// Large and small letters as Jinja's filters and Python's methods have them: both are asked.

import JSON
import Support
import Testing

@testable import Forms

@Suite struct `filters that Jinja has too` {
  private static let pieces = [
    "a", "B", "my", "APP", "é", "É", "ß", "ǆ", "ŉ", "Σ", "σ", "ΑΣ", "İ", "ı", "日", "1", "2x", "_",
    "-", " ", "  ",
    "\t", "\u{A0}", "(", "[", "{", "<", ")", "'", "’", ".", "/", "\u{301}", "ﬁ", "ﬃ", "Ⅷ", "ⓐ", "ª",
    "😀", ":", "\u{3000}",
  ]

  @Test func `give what Jinja gives`() throws {
    var generator = SeededGenerator(seed: 0x717_1E)
    let texts = (0..<2000).map { _ in
      (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    let filters: [(filter: TemplateFilter, template: String)] = [
      (.lower, "{{ text | lower }}"), (.lower, "{{ text.lower() }}"),
      (.upper, "{{ text | upper }}"), (.upper, "{{ text.upper() }}"),
      (.title, "{{ text | title }}"), (.titleRuns, "{{ text.title() }}"),
      (.trim, "{{ text | trim }}"), (.trim, "{{ text.strip() }}"),
      (.replace("a", with: "-"), "{{ text | replace('a', '-') }}"),
    ]
    for (filter, template) in filters {
      let results = try JinjaOracle.texts(of: texts.map { (template, $0) })
      for (text, result) in zip(texts, results) {
        let own = try #require(filter.apply(to: text, limit: 1_000))
        let isSame = JSONWriter().bytes(of: result) == JSONWriter().bytes(of: .string(own))
        #expect(isSame, "\(template) of \(text.debugDescription): \(own), not \(result)")
      }
    }
  }
}
