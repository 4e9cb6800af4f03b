// Values in the quick pass: each kind by its bytes, and where these do not tell, by the field itself.

import JSON

extension QuickPass {
  /// The value of a field that begins at an offset; `nil` where it is not right.
  @inline(__always)
  mutating func value(for place: Int, in input: [UInt8], at start: Int) -> QuickValue? {
    plainValue(for: place, in: input.span, at: start)
      ?? otherValue(for: place, in: input, at: start)
  }

  /// A value that its bytes show to be right.
  @inline(__always)
  private mutating func plainValue(
    for place: Int, in line: Span<UInt8>, at start: Int
  ) -> QuickValue? {
    switch line[start] {
    case UInt8(ascii: "\""):
      return string(for: place, in: line, at: start)
    case UInt8(ascii: "n"):
      guard line.word(at: start) & 0xFFFF_FFFF == Self.null else { return nil }
      return QuickValue(end: start + 4, bits: 0)
    default:
      switch plan.fields[place].check {
      case .number(let isWhole, let limits):
        return number(isWhole: isWhole, limits, in: line, at: start)
      case .option(let options):
        return option(options, in: line, at: start)
      case .options(let options, let rules):
        return self.options(options, rules, in: line, at: start)
      case .other, .text, .path, .email, .date:
        return nil
      }
    }
  }

  /// The four bytes of `null`.
  private static let null: UInt64 = 0x6C_6C_75_6E

  // MARK: By the field

  /// A value that the field takes, whatever it makes of it.
  private mutating func otherValue(
    for place: Int, in input: [UInt8], at start: Int
  ) -> QuickValue? {
    let field = form.fields[plan.fields[place].field]
    guard let end = input.span.endOfValue(from: start),
      let value = value(of: input, start..<end), let entered = try? field.entered(from: value),
      let answer = try? field.answer(to: entered), let bits = field.bits(of: answer)
    else { return nil }
    let first = made.count
    JSONWriter(.oneLine).append(answer, to: &made)
    return QuickValue(end: end, bits: bits, made: first..<made.count)
  }

  private func value(of input: [UInt8], _ range: Range<Int>) -> JSONValue? {
    if input[range.lowerBound] == UInt8(ascii: "\""),
      let body = StringBody(input.span, from: range.lowerBound + 1, hasLines: false),
      body.escapeCount == 0
    {
      return .string(String(decoding: input[body.range], as: UTF8.self))
    }
    // A byte order mark would be skipped here, but is wrong inside of a record.
    guard input[range.lowerBound] < 0x80 else { return nil }
    return (try? JSONDocument(parsing: Array(input[range])))?.root.value
  }

  // MARK: Strings

  @inline(__always)
  private mutating func string(
    for place: Int, in line: Span<UInt8>, at start: Int
  ) -> QuickValue? {
    let rules: StringRules
    switch plan.fields[place].check {
    case .text(let own), .path(let own), .email(let own), .date(let own, _, _): rules = own
    case .option(let options): return option(options, in: line, at: start)
    case .other, .number, .options: return nil
    }
    guard let body = StringBody(line, from: start + 1, hasLines: rules.hasLines),
      !body.range.isEmpty
    else { return nil }
    switch plan.fields[place].check {
    case .path:
      guard body.hasNoOuterBlanks(line) else { return nil }
    case .email:
      guard EmailAddress.isValid(line, body.range) else { return nil }
    case .date(_, let first, let last):
      guard let day = CalendarDate(line, body.range)?.dayNumber, day >= first, day <= last else {
        return nil
      }
    default:
      break
    }
    return keeps(rules, body, line) ? QuickValue(end: body.range.upperBound + 1) : nil
  }

  /// Whether a string surely keeps rules.
  @inline(__always)
  private mutating func keeps(
    _ rules: StringRules, _ body: StringBody, _ line: Span<UInt8>
  ) -> Bool {
    if rules.isRequired, !body.isVisible(line) { return false }
    // There is at least one cluster, and no more than there are scalars.
    guard body.scalarCount <= rules.maxLength,
      rules.minLength <= (body.mayCluster ? 1 : body.scalarCount)
    else { return false }
    for pattern in rules.patterns {
      // What an escape stands for is not in the line.
      guard body.escapeCount == 0, automata[pattern].matches(line, body.range) == true else {
        return false
      }
    }
    return true
  }

  // MARK: Numbers

  @inline(__always)
  private func number(
    isWhole: Bool, _ limits: Range<Int>, in line: Span<UInt8>, at start: Int
  ) -> QuickValue? {
    guard let number = JSONNumber(line, at: start) else { return nil }
    if isWhole && !number.isWhole { return nil }
    if !limits.isEmpty {
      guard let digits = number.digits else { return nil }
      for limit in limits
      where plan.limits[limit].isKept(by: digits, dividedBy: number.divisor) != true {
        return nil
      }
    }
    return QuickValue(end: number.end)
  }

  // MARK: Options

  @inline(__always)
  private func option(_ options: Range<Int>, in line: Span<UInt8>, at start: Int) -> QuickValue? {
    let pool = plan.pool.bytes.span
    for option in options where plan.options[option].stands(at: start, of: line, pool: pool) {
      let end = start + plan.options[option].count
      guard line[start] == UInt8(ascii: "\"") || line.endsWord(at: end) else { continue }
      return QuickValue(end: end, bits: Field.bit(option - options.lowerBound))
    }
    return nil
  }

  private func options(
    _ options: Range<Int>, _ rules: OptionRules, in line: Span<UInt8>, at start: Int
  ) -> QuickValue? {
    guard line[start] == UInt8(ascii: "[") else { return nil }
    var bits: UInt64 = 0
    var at = start
    repeat {
      // They are written in the order of the form, so that is how they have to stand.
      guard let option = option(options, in: line, at: at + 1), option.bits > bits else {
        return nil
      }
      bits |= option.bits
      at = option.end
    } while line[at] == UInt8(ascii: ",")
    guard line[at] == UInt8(ascii: "]"), bits & rules.required == rules.required,
      rules.count.contains(bits.nonzeroBitCount)
    else { return nil }
    return QuickValue(end: at + 1, bits: bits)
  }
}
