// Conditions on choices as bits: what a test says of each option is asked once, of the test itself.

import JSON

/// When a field is asked, by the bits of earlier answers.
indirect enum ConditionPlan: Sendable {
  /// Whether the answer at a place has one of some bits; or where there is none, what the test says of that.
  case answer(Int, hasAnyOf: UInt64, orIsNothing: Bool)
  case all([ConditionPlan])
  case any([ConditionPlan])
  case not(ConditionPlan)

  /// - Parameter places: of the fields that are asked, by their indices.
  /// - Returns: `nil` for a condition on more than what bits tell.
  init?(_ condition: Condition, in form: Form, places: [Int: Int]) {
    func plans(_ conditions: [Condition]) -> [ConditionPlan]? {
      let plans = conditions.compactMap { ConditionPlan($0, in: form, places: places) }
      return plans.count == conditions.count ? plans : nil
    }
    switch condition {
    case .field(let index, let test):
      guard let place = places[index], let bits = form.fields[index].bits(passing: test) else {
        return nil
      }
      self = .answer(place, hasAnyOf: bits, orIsNothing: test.passes(.null))
    case .all(let conditions):
      guard let plans = plans(conditions) else { return nil }
      self = .all(plans)
    case .any(let conditions):
      guard let plans = plans(conditions) else { return nil }
      self = .any(plans)
    case .not(let condition):
      guard let plan = ConditionPlan(condition, in: form, places: places) else { return nil }
      self = .not(plan)
    }
  }

  /// Whether it holds.
  ///
  /// - Parameter slots: what is known of each field, in their order; hidden ones have no bits.
  func holds(_ slots: Span<RecordSlot>) -> Bool {
    switch self {
    case .answer(let place, let bits, let orIsNothing):
      return slots[place].bits == 0 ? orIsNothing : slots[place].bits & bits != 0
    case .all(let plans):
      for plan in plans where !plan.holds(slots) { return false }
      return true
    case .any(let plans):
      for plan in plans where plan.holds(slots) { return true }
      return false
    case .not(let plan):
      return !plan.holds(slots)
    }
  }
}

extension Field {
  /// The bits of the answers that pass a test, nothing aside; `nil` where bits do not tell.
  fileprivate func bits(passing test: Condition.Test) -> UInt64? {
    if case .answered = test { return test.passes(.string("x")) ? .max : 0 }
    switch kind {
    case .boolean:
      return (test.passes(.bool(true)) ? 1 : 0) | (test.passes(.bool(false)) ? 2 : 0)
    case .select(let choices):
      if choices.options.count > UInt64.bitWidth { return nil }
      if choices.allowsSeveral {
        guard case .contains = test else { return nil }
        return choices.bits { test.passes(.array([$0])) }
      }
      return choices.bits { test.passes($0) }
    default:
      return nil
    }
  }
}

extension Choices {
  fileprivate func bits(where isMeant: (JSONValue) -> Bool) -> UInt64 {
    var bits: UInt64 = 0
    for (index, option) in options.enumerated() where isMeant(option.value) {
      bits |= Field.bit(index)
    }
    return bits
  }
}
