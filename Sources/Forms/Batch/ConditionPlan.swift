// Conditions on choices as bits: what a test says of each option is asked once, of the test itself. Of all else it is
// asked for each record.

import JSON

/// When a field is asked, by the answers before it.
indirect enum ConditionPlan: Sendable {
  /// Whether the answer at a place has one of some bits; or where there is none, what the test says of that.
  case bits(Int, anyOf: UInt64, orIsNothing: Bool)
  /// Whether the answer at a place passes a test.
  case test(Int, Condition.Test)
  case all([ConditionPlan])
  case any([ConditionPlan])
  case not(ConditionPlan)

  /// - Parameter places: of the fields that are asked, by their indices.
  init(_ condition: Condition, in form: Form, places: [Int: Int]) {
    let plan = { (condition: Condition) in ConditionPlan(condition, in: form, places: places) }
    switch condition {
    case .field(let index, let test):
      let onNothing = test.passes(.null)
      if let place = places[index] {
        self =
          form.fields[index].bits(passing: test)
          .map { .bits(place, anyOf: $0, orIsNothing: onNothing) } ?? .test(place, test)
      } else {
        // What is never asked is never answered.
        self = onNothing ? .all([]) : .any([])
      }
    case .all(let conditions): self = .all(conditions.map(plan))
    case .any(let conditions): self = .any(conditions.map(plan))
    case .not(let condition): self = .not(plan(condition))
    }
  }

  /// Whether it holds.
  ///
  /// - Parameters:
  ///   - slots: what is known of each field, in their order; hidden ones have no bits.
  ///   - answer: the answer at a place that has bits.
  func holds(_ slots: [RecordSlot], _ answer: (Int) -> JSONValue) -> Bool {
    switch self {
    case .bits(let place, let bits, let orIsNothing):
      slots[place].bits == 0 ? orIsNothing : slots[place].bits & bits != 0
    case .test(let place, let test):
      test.passes(slots[place].bits == 0 ? .null : answer(place))
    case .all(let plans): plans.allSatisfy { $0.holds(slots, answer) }
    case .any(let plans): plans.contains { $0.holds(slots, answer) }
    case .not(let plan): !plan.holds(slots, answer)
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
