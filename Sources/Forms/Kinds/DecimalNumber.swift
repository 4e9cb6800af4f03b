// Numbers by their digits: the grammar of JSON (RFC 8259 §6), and an exact order whatever their size. No number is
// ever converted to binary, and no exponent is ever written out.
//
//     number = [ "-" ] int [ "." 1*digit ] [ ( "e" / "E" ) [ "-" / "+" ] 1*digit ]
//     int    = "0" / ( digit1-9 *digit )

/// A number of JSON by its value: ± 0.DIGITS × 10^scale.
package struct DecimalNumber: Sendable, Hashable {
  /// -1, 0 or 1.
  private let sign: Int

  /// ASCII digits without zeros at either end; empty for zero.
  let digits: [UInt8]

  let scale: DecimalScale

  /// Reads a number.
  ///
  /// Throws what keeps the text from being one. Linear.
  package init(parsing text: String) throws(NumberFault) {
    let parts = try NumberParts(text)
    var digits = parts.integer + parts.fraction
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(zeros)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    self.digits = digits
    sign = digits.isEmpty ? 0 : parts.isNegative ? -1 : 1
    scale =
      digits.isEmpty
      ? .zero
      : DecimalScale(parts.exponent, isNegative: parts.hasNegativeExponent)
        .adding(parts.integer.count - zeros)
  }
}

extension DecimalNumber: Comparable {
  /// By value: 1.0, 1 and 10e-1 are equal.
  ///
  /// Linear in the digits of both.
  package static func < (one: DecimalNumber, two: DecimalNumber) -> Bool {
    guard one.sign == two.sign else { return one.sign < two.sign }
    let (small, large) = one.sign < 0 ? (two, one) : (one, two)
    if small.scale != large.scale { return small.scale < large.scale }
    return small.digits.lexicographicallyPrecedes(large.digits)
  }
}

/// The power of ten of a number: an integer without limits, since an exponent has none.
struct DecimalScale: Sendable, Hashable, Comparable {
  static let zero = DecimalScale([], isNegative: false)

  private let isNegative: Bool
  /// ASCII digits without leading zeros; empty for zero, which is never negative.
  private let digits: [UInt8]

  init(_ digits: some Sequence<UInt8>, isNegative: Bool) {
    self.digits = Array(digits.drop { $0 == UInt8(ascii: "0") })
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  /// The integer; `nil` where it has more than 17 digits.
  var number: Int? {
    guard digits.count < 18 else { return nil }
    let magnitude = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return isNegative ? -magnitude : magnitude
  }

  /// - Parameter count: at most a text's length away from zero.
  func adding(_ count: Int) -> DecimalScale {
    if digits.count < 18, let magnitude = Int(String(decoding: "0".utf8 + digits, as: UTF8.self)) {
      let sum = (isNegative ? -magnitude : magnitude) + count
      return DecimalScale(String(sum.magnitude).utf8, isNegative: sum < 0)
    }
    // Beyond 10^17 no length of a text can change the sign.
    var carry = isNegative ? -count : count
    var sum = digits
    for place in sum.indices.reversed() where carry != 0 {
      let value = Int(sum[place] - UInt8(ascii: "0")) + carry
      carry = value >= 0 ? value / 10 : (value - 9) / 10
      sum[place] = UInt8(ascii: "0") + UInt8(value - carry * 10)
    }
    if carry > 0 { sum.insert(contentsOf: String(carry).utf8, at: 0) }
    return DecimalScale(sum, isNegative: isNegative)
  }

  static func < (one: DecimalScale, two: DecimalScale) -> Bool {
    guard one.isNegative == two.isNegative else { return one.isNegative }
    let (small, large) = one.isNegative ? (two, one) : (one, two)
    if small.digits.count != large.digits.count { return small.digits.count < large.digits.count }
    return small.digits.lexicographicallyPrecedes(large.digits)
  }
}
