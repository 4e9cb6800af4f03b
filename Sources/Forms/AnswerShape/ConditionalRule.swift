// What is accepted of an answer only while a condition holds: `rules` under `x-answers`.
//
//     {"field": "zip", "when": {"field": "country", "equals": "US"},
//      "accepts": {"validation": {"pattern": "^[0-9]{5}$"}}}
//
// `accepts` holds the keys of a field that would give the same answer: so each kind of answer, each option and each
// rule of the format can be asked for under a condition, with the sentences that it has anyway.

package import JSON

/// What an answer has to be beside what its field says, while a condition holds.
package struct ConditionalRule: Sendable {
  /// Looks at any field of the form.
  let condition: Condition

  /// A field that would accept the answer.
  let accepted: Field

  /// What is wrong with the answer of a field; an empty one is not looked at.
  func refusal(of answer: JSONValue, to field: Field) -> Refusal? {
    if case .null = answer { return nil }
    do throws(Refusal) {
      let accepted = try accepted.answer(to: accepted.entered(from: answer))
      if case .string(let text) = answer, case .string(let kept) = accepted,
        !text.isIdentical(to: kept)
      {
        throw .outerBlanks
      }
      return nil
    } catch {
      let refusal = inWords(of: field, error)
      return field.isSecret ? refusal.withoutAnswer(field.kind) : refusal
    }
  }

  /// An option that is not accepted now may stand among those that are shown, so those that are accepted are named as
  /// they are shown.
  private func inWords(of field: Field, _ refusal: Refusal) -> Refusal {
    guard let choices = accepted.choices else { return refusal }
    switch refusal {
    case .noOption, .noOptionValue, .wrongType: break
    default: return refusal
    }
    return .notAmong(
      choices.options.map { option in
        guard let choices = field.choices else { return option.value.words }
        return choices.options.first { $0.value.means(option.value) }?.label ?? option.label
      })
  }
}

extension FormState {
  /// The answer that something entered in a field gives, or null where it is nothing.
  ///
  /// Throws what is wrong with it, also by the rules that hold because of the answers before it; those that look at
  /// later ones are for ``answers()``.
  package func answer(to entered: Entered, for index: Int) throws(Refusal) -> JSONValue {
    let field = form.fields[index]
    let answer = try field.answer(to: entered)
    for rule in form.answerShape?.rules[index] ?? []
    where rule.condition.fields.allSatisfy({ $0 < index }) && rule.condition.holds(value) {
      if let refusal = rule.refusal(of: answer, to: field) { throw refusal }
    }
    return answer
  }

  /// Whether there are rules for a field that hold only under conditions.
  package func hasConditionalRules(_ index: Int) -> Bool {
    form.answerShape?.rules[index] != nil
  }
}
