// Whether a number is a whole multiple of another, without ever writing either of them out.

extension DecimalNumber {
  /// Whether this is a whole number of times `divisor`.
  ///
  /// Neither has a zero at the end of its digits, so that a multiple never has the smaller power of ten: what is left
  /// is the digits' remainder. Linear in the digits. `nil` where a divisor of more than 17 digits or a power beyond
  /// 10^9 makes that too large to reckon.
  package func isMultiple(of divisor: DecimalNumber) -> Bool? {
    if digits.isEmpty { return true }
    guard !divisor.digits.isEmpty else { return false }
    guard let power = lowestPower, let other = divisor.lowestPower, divisor.digits.count < 18 else {
      return nil
    }
    guard power >= other else { return false }
    guard power - other < 1_000_000_000 else { return nil }
    let modulus = Self.remainder(of: divisor.digits, by: .max)
    var remainder = Self.remainder(of: digits, by: modulus)
    var (base, exponent) = (10 % modulus, power - other)
    while exponent > 0 {
      if exponent % 2 == 1 { remainder = Self.product(remainder, base, by: modulus) }
      base = Self.product(base, base, by: modulus)
      exponent /= 2
    }
    return remainder == 0
  }

  /// The power of ten of the last digit.
  private var lowestPower: Int? { scale.number.map { $0 - digits.count } }

  private static func remainder(of digits: [UInt8], by modulus: UInt64) -> UInt64 {
    digits.reduce(0) { sum, digit in
      (product(sum, 10, by: modulus) + UInt64(digit - UInt8(ascii: "0"))) % modulus
    }
  }

  private static func product(_ one: UInt64, _ two: UInt64, by modulus: UInt64) -> UInt64 {
    let (high, low) = one.multipliedFullWidth(by: two)
    // Both are under the modulus, so the quotient fits.
    return modulus.dividingFullWidth((high, low)).remainder
  }
}
