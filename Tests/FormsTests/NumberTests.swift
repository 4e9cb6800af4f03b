// Numbers: JSON's grammar, digits kept, and an order that is exact whatever the size.

import Forms
import JSON
import Support
import Testing

@Suite struct numbers {
  static let number = "A number is needed, such as 12, -3.5 or 1e6."
  static let plus = "A number is written without a plus sign, as in 5."
  static let comma = "A number is written without commas; its decimal sign is a point, as in 2.5."
  static let zeros = "A number does not begin with extra zeros: 7, not 007."
  static let point = "A number has a digit on both sides of its point, as in 0.5."

  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("1.50", "1.50"), (" 12 ", "12"), ("1E+2", "1E+2"),
    ("1e400", "1e400"), ("-0.000e-00", "-0.000e-00"), ("", "null"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("+5", plus), ("+", plus), (".5", point), ("5.", point), ("-.5", point), ("5.e1", point),
    ("007", zeros), ("00", zeros), ("-01.5", zeros), ("1,5", comma), ("1,000,000", comma),
    ("one", number), ("-", number), ("1e", number), ("1e+", number), ("0x10", number),
    ("1 2", number), ("١", number), ("Infinity", number), ("1.2.3", number), (".", point),
  ])
  func `a number keeps JSON's grammar and its digits`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", "type": "number"}"#), text) == outcome)
  }

  @Test(arguments: [
    ("12", "12"), ("-3", "-3"), ("99999999999999999999", "99999999999999999999"),
    ("1.0", "A whole number is needed, such as 12 or -3, without a decimal point."),
    ("1e3", "A whole number is written out, without an exponent: 1000, not 1e3."),
    ("x", "A whole number is needed, such as 12 or -3."), ("+5", plus), ("007", zeros),
  ])
  func `an integer has neither point nor exponent`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", "type": "integer"}"#), text) == outcome)
  }

  @Test(arguments: [
    (#""min": 9007199254740993"#, "9007199254740992", "At least 9007199254740993, please."),
    (#""min": 9007199254740993"#, "9007199254740993", "9007199254740993"),
    (#""min": 9007199254740993"#, "9007199254740993.0", "9007199254740993.0"),
    (#""max": 1e400"#, "1e400", "1e400"),
    (#""max": 1e400"#, "10e399", "10e399"),
    (#""max": 1e400"#, "1.00000000000000000001e400", "At most 1e400, please."),
    (#""max": 1e-400"#, "0", "0"),
    (#""min": 1e-400"#, "0", "At least 1e-400, please."),
    (#""min": -1.5, "max": 1.5"#, "-1.50", "-1.50"),
    (#""min": -1.5, "max": 1.5"#, "-1.51", "At least -1.5, please."),
    (
      #""max": 1e99999999999999999999999999"#, "1e99999999999999999999999999",
      "1e99999999999999999999999999"
    ),
    (
      #""max": 1e99999999999999999999999999"#, "0.1e100000000000000000000000000",
      "0.1e100000000000000000000000000"
    ),
    (
      #""max": 1e99999999999999999999999999"#, "1e100000000000000000000000000",
      "At most 1e99999999999999999999999999, please."
    ),
    (#""const": 1"#, "1.0", "1.0"), (#""const": 1"#, "2", "This has to be 1."),
    (#""const": 1"#, "", "This has to be 1."), (#""min": 5"#, "", "null"),
  ])
  func `limits are exact`(rules: String, text: String, outcome: String) throws {
    let field = try field(#"{"id": "a", "type": "number", "validation": {\#(rules)}}"#)
    #expect(FormsTests.outcome(field, text) == outcome)
  }

  @Test(arguments: [
    ("0", "-0"), ("0e9", "0.000"), ("1", "1.0"), ("10", "1e1"), ("0.1", "1E-1"),
    ("100e-2", "0.001e3"), ("1e0000", "1"), ("-5", "-50e-1"), ("0e99999999999999999999", "0"),
    ("1e1000000000000000000000", "0.1e1000000000000000000001"),
    ("1e-1000000000000000000000", "10e-1000000000000000000001"),
    ("1e99999999999999999", "0.01e100000000000000001"),
    ("1e-99999999999999999", "100e-100000000000000001"),
  ])
  func `equal numbers are equal in every spelling`(one: String, two: String) throws {
    let (one, two) = (try DecimalNumber(parsing: one), try DecimalNumber(parsing: two))
    #expect(one == two)
    #expect(!(one < two) && !(two < one))
  }

  /// Against integers of 128 bits: the same numbers, times ten to the tenth.
  @Test(arguments: [UInt64](1...8))
  func `the order is that of the values`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (one, two) = (randomNumber(&generator), randomNumber(&generator))
      let (left, right) = (
        try DecimalNumber(parsing: one.text), try DecimalNumber(parsing: two.text)
      )
      #expect((left < right) == (one.value < two.value), "\(one.text) < \(two.text), seed \(seed)")
      #expect(
        (left == right) == (one.value == two.value), "\(one.text) = \(two.text), seed \(seed)")
    }
  }

  private func randomNumber(
    _ generator: inout SeededGenerator
  ) -> (text: String, value: Int128) {
    // Few digits, so that equal numbers come up.
    let digits = Int128.random(
      in: 0...Int128([9, 99, 1_000_000].randomElement(using: &generator) ?? 9), using: &generator)
    let exponent = Int.random(in: -6...6, using: &generator)
    let places = Int.random(in: 0...4, using: &generator)
    let isNegative = Bool.random(using: &generator)
    // The digits with a point before the last few, which the exponent makes up for.
    var text = String(digits)
    if places > 0 {
      text = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
      text.insert(".", at: text.index(text.endIndex, offsetBy: -places))
    }
    text = (isNegative ? "-" : "") + text + "e\(exponent + places)"
    var value = digits
    for _ in 0..<(exponent + 10) { value *= 10 }
    return (text, isNegative ? -value : value)
  }
}
