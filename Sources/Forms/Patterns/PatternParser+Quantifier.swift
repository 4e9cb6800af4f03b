// Repeats: * + ? {n} {n,} {n,m}, each greedy or, with a further ?, lazy, which makes no difference
// to whether a text matches.

extension PatternParser {
  /// Reads a quantifier where one stands here.
  mutating func parseQuantifier() throws(PatternError) -> Repetition? {
    let start = position
    let times: Repetition
    if take("*") {
      times = Repetition(minimum: 0, maximum: nil)
    } else if take("+") {
      times = Repetition(minimum: 1, maximum: nil)
    } else if take("?") {
      times = Repetition(minimum: 0, maximum: 1)
    } else if take("{") {
      times = try parseCount(from: start)
    } else {
      return nil
    }
    _ = take("?")
    return times
  }

  private mutating func parseCount(from start: Int) throws(PatternError) -> Repetition {
    let minimum = parseNumber()
    var maximum = minimum
    if take(",") { maximum = parseNumber() }
    guard take("}"), position > start + 2 else {
      throw error(.loneBracket("{"), from: start, to: start + 1)
    }
    guard let minimum else {
      throw error(.countWithoutMinimum(text(from: start)), from: start, to: position)
    }
    if let maximum, maximum < minimum {
      throw error(.countsOutOfOrder(text(from: start)), from: start, to: position)
    }
    return Repetition(minimum: minimum, maximum: maximum)
  }

  /// The number that stands here, `nil` for none; all beyond a million million are the same.
  private mutating func parseNumber() -> Int? {
    var number: Int?
    while let digit = peek(), ("0"..."9").contains(digit) {
      position += 1
      number = min((number ?? 0) * 10 + Int(digit.value - 0x30), 1_000_000_000_000)
    }
    return number
  }
}
