// When a form may go: checks on the way forward, marks on the way out.

import Forms

extension Session {
  /// Goes forward from the focused field: to the next one, or sends from the last.
  ///
  /// A field that is not valid keeps the cursor and says why.
  mutating func accept() -> Step {
    entries[focus].refusal = refusal(of: focus)
    guard entries[focus].refusal == nil else { return .stay }
    guard focus == shown.asked.last else {
      moveFocus(by: 1)
      return .stay
    }
    return send()
  }

  /// Sends the form, or marks every field that is not valid and goes to the first.
  ///
  /// Costs all that was entered.
  mutating func send() -> Step {
    leave()
    var answers: Answers?
    var refusals: [Int: Refusal] = [:]
    do throws(RefusedAnswers) {
      answers = try state.answers()
    } catch {
      refusals = error.refusals
    }
    for index in shown.asked where entries[index].prompt.untaken != nil {
      refusals[index] = refusal(of: index)
    }
    if let answers, refusals.isEmpty { return .done(answers) }
    for index in shown.asked {
      entries[index].refusal = refusals[index]
      if entries[index].refusal != nil { entries[index].wasLeft = true }
    }
    if let first = refusals.keys.min() { focus = first }
    invalidCount = refusals.count
    return .stay
  }

  /// Moves the cursor by `count` fields, from the last to the first and the reverse; the field that is
  /// left is marked if it is not valid.
  mutating func moveFocus(by count: Int) {
    guard !shown.asked.isEmpty else { return }
    leave()
    let place = shown.askedBefore[focus] + count
    let total = shown.asked.count
    focus = shown.asked[(place % total + total) % total]
  }

  /// Up and down end at the first and the last field.
  mutating func moveFocusWithoutWrap(by count: Int) {
    let place = shown.askedBefore[focus] + count
    if shown.asked.indices.contains(place) { moveFocus(by: count) }
  }

  private mutating func leave() {
    tellState(focus)
    entries[focus].refusal = refusal(of: focus)
    entries[focus].wasLeft = true
    entries[focus].prompt.leave(killRing: &killRing)
  }
}
