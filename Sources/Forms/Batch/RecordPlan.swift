// A form as the quick pass over records needs it: names and options as bytes, checks as a few numbers, and what
// depends on nothing but the form worked out beforehand by those who decide what a valid answer is.

import JSON

/// What is known of a form before the first record.
struct RecordPlan: Sendable {
  /// Those that are asked, in the order of the form.
  private(set) var fields: [FieldPlan] = []

  /// Values that choices, and yes and no, are written as.
  private(set) var options: [ByteLiteral] = []

  /// The limits of numbers.
  private(set) var limits: [NumberLimit] = []

  /// When fields are asked.
  private(set) var conditions: [ConditionPlan] = []

  /// What literals, names and defaults are made of.
  private(set) var pool = BytePool()

  /// The patterns of rules; states are added to them while records are read.
  private(set) var automata: [Automaton] = []

  /// - Returns: `nil` where answers are nested.
  init?(_ form: Form) {
    if form.isNested, form.fields.contains(where: { $0.id.utf8.contains(UInt8(ascii: ".")) }) {
      return nil
    }
    var places: [Int: Int] = [:]
    for (index, field) in form.fields.enumerated() where field.isAsked {
      var plan = FieldPlan(field: index, name: literal(name(of: field)))
      plan.check = check(of: field)
      plan.takesNothing = (try? field.answer(to: field.nothing)) == .null
      planAbsence(of: field, in: &plan)
      if let condition = field.condition {
        plan.condition = conditions.count
        conditions.append(ConditionPlan(condition, in: form, places: places))
      }
      places[index] = fields.count
      fields.append(plan)
    }
  }

  /// The name as it is written, with the colon behind it.
  private func name(of field: Field) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(field.id, to: &bytes)
    return bytes + [UInt8(ascii: ":")]
  }

  private mutating func literal(_ bytes: [UInt8]) -> ByteLiteral {
    ByteLiteral(bytes, in: &pool)
  }

  /// What becomes of a field that the record does not name.
  private mutating func planAbsence(of field: Field, in plan: inout FieldPlan) {
    let entered = field.defaultEntered ?? field.nothing
    guard field.defaultTemplate == nil, let answer = try? field.answer(to: entered),
      let bits = field.bits(of: answer)
    else { return }
    plan.absent = FieldPlan.Default(
      value: pool.append(JSONWriter(.oneLine).bytes(of: answer)), bits: bits)
  }

  // MARK: Checks

  private mutating func check(of field: Field) -> FieldPlan.Check {
    switch field.kind {
    case .boolean:
      return options(
        [.bool(true), .bool(false)], of: field, entered: [.truth(true), .truth(false)])
    case .select(let choices) where !choices.allowsSeveral:
      return options(
        choices.options.map(\.value), of: field,
        entered: choices.options.indices.map { .choices([$0], other: nil) })
    case .select(let choices):
      return several(choices, of: field)
    case .number, .integer:
      return numbers(field)
    case .text: return strings(field) { .text($0) }
    case .path: return strings(field) { .path($0) }
    case .email: return strings(field) { .email($0) }
    case .date: return dates(field)
    case .url, .tel, .time, .datetime: return .other
    case .note: return .other
    }
  }

  /// Options of which one is chosen; those that are refused are left to the general way.
  private mutating func options(
    _ values: [JSONValue], of field: Field, entered: [Entered]
  ) -> FieldPlan.Check {
    let start = options.count
    for (value, entered) in zip(values, entered) {
      let isAccepted =
        (try? field.entered(from: value)) == entered && (try? field.answer(to: entered)) == value
      // What is never found keeps its place, which is its bit.
      options.append(literal(isAccepted ? JSONWriter(.oneLine).bytes(of: value) : []))
    }
    return .option(start..<options.count)
  }

  private mutating func several(_ choices: Choices, of field: Field) -> FieldPlan.Check {
    let values = choices.options.map(\.value)
    let least = field.rules.compactMap(\.minItems).max() ?? 0
    let most = field.rules.compactMap(\.maxItems).min() ?? .max
    guard values.count <= UInt64.bitWidth, least <= most,
      field.rules.allSatisfy({ $0.const == nil }), !values.contains(where: \.isBlank),
      values.indices.allSatisfy({ choices.index(of: values[$0]) == $0 })
    else { return .other }
    let start = options.count
    for value in values { options.append(literal(JSONWriter(.oneLine).bytes(of: value))) }
    var required: UInt64 = 0
    for (index, option) in choices.options.enumerated() where option.isRequired {
      required |= Field.bit(index)
    }
    return .options(
      start..<options.count, OptionRules(required: required, count: least...most))
  }

  private mutating func strings(
    _ field: Field, _ check: (StringRules) -> FieldPlan.Check
  ) -> FieldPlan.Check {
    stringRules(field).map(check) ?? .other
  }

  /// The lengths and patterns of a field; `nil` where it has rules beyond these.
  private mutating func stringRules(_ field: Field) -> StringRules? {
    var patterns: [Automaton] = []
    for rule in field.rules {
      if rule.const != nil { return nil }
      guard let pattern = rule.pattern else { continue }
      guard let automaton = Automaton(pattern.compiled) else { return nil }
      patterns.append(automaton)
    }
    automata += patterns
    return StringRules(
      minLength: field.rules.compactMap(\.minLength).max() ?? 0,
      maxLength: field.rules.compactMap(\.maxLength).min() ?? .max,
      patterns: automata.count - patterns.count..<automata.count,
      isRequired: field.isRequired, hasLines: field.multiline != nil)
  }

  private mutating func dates(_ field: Field) -> FieldPlan.Check {
    guard let rules = stringRules(field) else { return .other }
    return .date(
      rules, first: field.rules.compactMap(\.min?.date?.dayNumber).max() ?? 0,
      last: field.rules.compactMap(\.max?.date?.dayNumber).min() ?? .max)
  }

  private mutating func numbers(_ field: Field) -> FieldPlan.Check {
    let start = limits.count
    for rule in field.rules {
      if rule.const != nil { return .other }
      for (limit, isLeast) in [(rule.min, true), (rule.max, false)] {
        guard let limit else { continue }
        guard let planned = NumberLimit(limit, isLeast: isLeast) else { return .other }
        limits.append(planned)
      }
    }
    var isWhole = false
    if case .integer = field.kind { isWhole = true }
    return .number(isWhole: isWhole, limits: start..<limits.count)
  }
}
