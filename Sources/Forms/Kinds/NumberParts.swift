// A number's text in its parts, or what keeps it from being a number.

/// Why a text is no number of JSON.
package enum NumberFault: Error, Equatable, Sendable {
  case notANumber
  case plusSign
  case comma
  case extraZeros
  /// No digit before the point, or none behind it.
  case barePoint
  /// A point or an exponent in an integer.
  case notWhole
  case exponent

  func sentence(forIntegers: Bool) -> String {
    switch self {
    case .notANumber:
      forIntegers
        ? "A whole number is needed, such as 12 or -3."
        : "A number is needed, such as 12, -3.5 or 1e6."
    case .plusSign: "A number is written without a plus sign, as in 5."
    case .comma: "A number is written without commas; its decimal sign is a point, as in 2.5."
    case .extraZeros: "A number does not begin with extra zeros: 7, not 007."
    case .barePoint: "A number has a digit on both sides of its point, as in 0.5."
    case .notWhole: "A whole number is needed, such as 12 or -3, without a decimal point."
    case .exponent: "A whole number is written out, without an exponent: 1000, not 1e3."
    }
  }
}

/// The parts of a number as written, in ASCII digits.
struct NumberParts {
  var isNegative = false
  var integer: [UInt8] = []
  /// Empty where there is no point.
  var fraction: [UInt8] = []
  /// Empty where there is no exponent.
  var exponent: [UInt8] = []
  var hasNegativeExponent = false

  init(_ text: String) throws(NumberFault) {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest = rest.dropFirst()
    }
    if rest.first == UInt8(ascii: "+") { throw Self.isNumeric(rest) ? .plusSign : .notANumber }
    integer = Self.digits(&rest)
    if integer.isEmpty {
      throw rest.first == UInt8(ascii: ".") && Self.isNumeric(rest) ? .barePoint : .notANumber
    }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = Self.digits(&rest)
      if fraction.isEmpty { throw Self.isNumeric(rest) ? .barePoint : .notANumber }
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      hasNegativeExponent = rest.first == UInt8(ascii: "-")
      if hasNegativeExponent || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      exponent = Self.digits(&rest)
      if exponent.isEmpty { throw .notANumber }
    }
    guard rest.isEmpty else {
      throw rest.first == UInt8(ascii: ",") && Self.isNumeric(rest) ? .comma : .notANumber
    }
    if integer.count > 1, integer.first == UInt8(ascii: "0") { throw .extraZeros }
  }

  /// Throws where the number has a point or an exponent.
  func requireWhole() throws(NumberFault) {
    if !fraction.isEmpty { throw .notWhole }
    if !exponent.isEmpty { throw .exponent }
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(digits.count)
    return Array(digits)
  }

  /// Whether a text that is no number was surely meant as one.
  private static func isNumeric(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { $0.isDigit || "+-.,eE".utf8.contains($0) }
  }
}
