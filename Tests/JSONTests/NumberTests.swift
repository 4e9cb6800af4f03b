// The grammar of RFC 8259 §6.

import JSON
import Testing

@Suite struct numbers {
  @Test(arguments: [
    "0", "-0", "7", "10", "-12", "0.5", "10.25", "1e5", "1E+5", "1e-05", "0e0", "-0.0e-0", "1e999",
    "123456789012345678901234567890.000",
  ])
  func `a number keeps its digits`(text: String) throws {
    for wrapped in [text, "[\(text)]", " \(text)\n"] {
      let value = try JSONDocument(parsing: Array(wrapped.utf8)).root.value
      #expect(value == (wrapped.first == "[" ? .array([.number(text)]) : .number(text)))
    }
  }

  @Test(arguments: [
    ("+5", "5"), ("+0.50", "0.50"), ("007", "7"), ("00", "0"), ("-01.5", "-1.5"), (".5", "0.5"),
    ("-.5e2", "-0.5e2"), ("5.", "5"), ("5.e3", "5e3"), ("1e", "1"), ("1E-", "1"), ("+.5", "0.5"),
    ("-", "0"), (".", "0"), ("+", "0"), ("-.", "0"), ("1.2.3", "0"), ("1-2", "0"), ("--1", "0"),
    ("0b1", "0"), ("1_000", "0"), ("5kg", "0"), ("-NaN", "0"), ("+Infinity", "0"), ("1e5e5", "0"),
  ])
  func `what is no number is one problem and reads as a number`(text: String, meaning: String) {
    let parsing = JSONDocument.parse(Array(text.utf8))
    #expect(parsing.problems.map(\.range) == [0..<text.utf8.count])
    #expect(parsing.root?.value == .number(meaning))
    #expect(JSONDocument.parse(Array(meaning.utf8)).problems.isEmpty)
  }
}
