// Values in the quick pass: each kind by its bytes.

import JSON

extension QuickPass {
  /// The value of a field that begins at an offset; `nil` where it is not plainly right.
  @inline(__always)
  mutating func value(for place: Int, in input: [UInt8], at start: Int) -> QuickValue? {
    let line = input.span
    switch line[start] {
    case UInt8(ascii: "\""):
      return string(for: place, in: input, at: start)
    case UInt8(ascii: "n"):
      guard line.word(at: start) & 0xFFFF_FFFF == Self.null else { return nil }
      return QuickValue(end: start + 4, bits: 0)
    default:
      switch plan.fields[place].check {
      case .number(let isWhole, let limits):
        return number(isWhole: isWhole, limits, in: line, at: start)
      case .option(let options):
        return option(options, in: line, at: start)
      case .options(let options, let required, let minimum, let maximum):
        guard let value = self.options(options, in: line, at: start) else { return nil }
        if value.bits == 0 { return value }
        let count = value.bits.nonzeroBitCount
        guard value.bits & required == required, count >= minimum, count <= maximum else {
          return nil
        }
        return value
      case .other:
        guard let end = JSONNumber(line, at: start)?.end else { return nil }
        let text = String(decoding: input[start..<end], as: UTF8.self)
        return isRight(.number(text), for: place) ? QuickValue(end: end) : nil
      case .none, .text, .path, .email, .date:
        return nil
      }
    }
  }

  /// The four bytes of `null`.
  private static let null: UInt64 = 0x6C_6C_75_6E

  /// Asks the field itself.
  private func isRight(_ value: JSONValue, for place: Int) -> Bool {
    let field = form.fields[plan.fields[place].field]
    guard let entered = try? field.entered(from: value) else { return false }
    return (try? field.answer(to: entered)) == value
  }

  // MARK: Strings

  @inline(__always)
  private mutating func string(for place: Int, in input: [UInt8], at start: Int) -> QuickValue? {
    let line = input.span
    let rules: StringRules
    switch plan.fields[place].check {
    case .text(let own), .path(let own), .email(let own), .date(let own, _, _): rules = own
    case .option(let options): return option(options, in: line, at: start)
    case .other: return otherString(for: place, in: input, at: start)
    case .none, .number, .options: return nil
    }
    guard let body = StringBody(line, from: start + 1, hasLines: rules.hasLines) else {
      return nil
    }
    let end = body.range.upperBound + 1
    if body.range.isEmpty { return QuickValue(end: end, bits: 0, isAsWritten: false) }
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
    switch keeps(rules, body, line) {
    case true?: return QuickValue(end: end)
    case false?: return nil
    case nil: return otherString(for: place, in: input, at: start)
    }
  }

  /// Whether a string keeps rules; `nil` where that needs more than bytes.
  @inline(__always)
  private mutating func keeps(
    _ rules: StringRules, _ body: StringBody, _ line: Span<UInt8>
  ) -> Bool? {
    if rules.isRequired, !body.isVisible(line) { return nil }
    if body.mayCluster {
      guard rules.minLength <= 1, body.scalarCount <= rules.maxLength else { return nil }
    } else {
      guard body.scalarCount >= rules.minLength, body.scalarCount <= rules.maxLength else {
        return false
      }
    }
    for pattern in rules.patterns {
      // What an escape stands for is not in the line.
      guard body.escapeCount == 0 else { return nil }
      guard let isMatch = automata[pattern].matches(line, body.range) else { return nil }
      if !isMatch { return false }
    }
    return true
  }

  private func otherString(for place: Int, in input: [UInt8], at start: Int) -> QuickValue? {
    let field = form.fields[plan.fields[place].field]
    guard field.takesStrings,
      let body = StringBody(input.span, from: start + 1, hasLines: field.multiline != nil),
      body.escapeCount == 0
    else { return nil }
    let end = body.range.upperBound + 1
    if body.range.isEmpty { return QuickValue(end: end, bits: 0, isAsWritten: false) }
    let text = String(decoding: input[body.range], as: UTF8.self)
    return isRight(.string(text), for: place) ? QuickValue(end: end) : nil
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

  private func options(_ options: Range<Int>, in line: Span<UInt8>, at start: Int) -> QuickValue? {
    guard line[start] == UInt8(ascii: "[") else { return nil }
    var value = QuickValue(end: start + 1, bits: 0)
    var at = start + 1
    while true {
      at = line.skippingBlanks(from: at, &value.isAsWritten)
      if at == start + 1, line[at] == UInt8(ascii: "]") { break }
      guard let option = option(options, in: line, at: at), value.bits & option.bits == 0 else {
        return nil
      }
      // They are written in the order of the form.
      if option.bits < value.bits { value.isAsWritten = false }
      value.bits |= option.bits
      at = line.skippingBlanks(from: option.end, &value.isAsWritten)
      if line[at] == UInt8(ascii: "]") { break }
      guard line[at] == UInt8(ascii: ",") else { return nil }
      at += 1
    }
    return QuickValue(
      end: at + 1, bits: value.bits, isAsWritten: value.isAsWritten && value.bits != 0)
  }
}
