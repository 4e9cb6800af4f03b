// What the quick pass knows of one field: numbers only, so that to look at it costs no counting of references.

import JSON

/// One field that is asked.
struct FieldPlan: Sendable {
  /// Its index in the form.
  let field: Int

  /// Its name as it is written, in quotes and with the colon.
  let name: ByteLiteral

  var check = Check.other

  /// Whether nothing is a valid answer, which is null then.
  var takesNothing = false

  /// What it is without a mention; `nil` where that needs another look.
  var absent: Default?

  /// The place of its condition among those of the plan; `nil` where it is always asked.
  var condition: Int?

  init(field: Int, name: ByteLiteral) {
    self.field = field
    self.name = name
  }

  /// An answer that no record gave.
  struct Default: Sendable {
    /// Its JSON, in the pool.
    let value: Range<Int>
    let bits: UInt64
  }

  /// How a value that is given is looked at.
  enum Check: Sendable {
    /// By the field itself.
    case other
    case text(StringRules)
    case path(StringRules)
    case email(StringRules)
    /// The days are numbered as by `CalendarDate`; inclusive.
    case date(StringRules, first: Int, last: Int)
    case number(isWhole: Bool, limits: Range<Int>)
    /// One of some options.
    case option(Range<Int>)
    /// Some of at most 64 options.
    case options(Range<Int>, OptionRules)
  }
}

/// The rules of a string that is not empty.
struct StringRules: Sendable {
  /// In grapheme clusters, inclusive.
  let minLength: Int
  let maxLength: Int

  /// The places of its patterns among those of the plan.
  let patterns: Range<Int>

  /// Whether white space alone is refused.
  let isRequired: Bool

  /// Whether it may have line breaks.
  let hasLines: Bool
}

/// The rules of several options that are chosen.
struct OptionRules: Sendable {
  /// A bit for each that must be among them.
  let required: UInt64

  /// How many there may be.
  let count: ClosedRange<Int>
}

/// A limit of a number: ± digits / 10^n.
struct NumberLimit: Sendable {
  private let digits: Int
  /// The power of ten that the digits are divided by.
  private let divisor: Int
  private let isLeast: Bool

  /// - Returns: `nil` for a limit with an exponent or with too many digits.
  init?(_ limit: Limit, isLeast: Bool) {
    guard let parts = try? NumberParts(limit.text), parts.exponent.isEmpty,
      parts.integer.count + parts.fraction.count <= 18
    else { return nil }
    let magnitude = (parts.integer + parts.fraction).reduce(0) { $0 * 10 + Int($1 & 0xF) }
    digits = parts.isNegative ? -magnitude : magnitude
    divisor = parts.fraction.reduce(1) { power, _ in power * 10 }
    self.isLeast = isLeast
  }

  /// Whether a number `digits / divisor` keeps the limit; `nil` where it has too many digits to say.
  @inline(__always)
  func isKept(by digits: Int, dividedBy divisor: Int) -> Bool? {
    let (mine, isOver) = self.digits.multipliedReportingOverflow(by: divisor)
    let (theirs, isOverToo) = digits.multipliedReportingOverflow(by: self.divisor)
    if isOver || isOverToo { return nil }
    return isLeast ? theirs >= mine : theirs <= mine
  }
}

extension Field {
  /// What conditions see of an answer: 0 for none, a bit for each option that is chosen, else 1.
  ///
  /// `nil` where an answer is no option.
  func bits(of answer: JSONValue) -> UInt64? {
    if case .null = answer { return 0 }
    switch (kind, answer) {
    case (.boolean, .bool(let truth)):
      return truth ? 1 : 2
    case (.select(let choices), .array(let values)):
      var bits: UInt64 = 0
      for value in values {
        guard let index = choices.index(of: value) else { return nil }
        bits |= Self.bit(index)
      }
      return bits
    case (.select(let choices), _):
      return choices.index(of: answer).map(Self.bit)
    default:
      return 1
    }
  }

  /// The bit of an option; those from the 64th on share one.
  static func bit(_ index: Int) -> UInt64 { 1 << UInt64(min(index, 63)) }
}
