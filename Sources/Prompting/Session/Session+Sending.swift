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
    let refusals: [Int: Refusal]
    do throws(RefusedAnswers) {
      return .done(try answers())
    } catch {
      refusals = error.refusals
    }
    for index in shown.asked {
      entries[index].refusal = refusals[index]
      if entries[index].refusal != nil { entries[index].wasLeft = true }
    }
    if let first = refusals.keys.min() { focus = first }
    invalidCount = refusals.count
    return .stay
  }

  /// What would be sent: the one place that decides whether the form may go.
  ///
  /// Throws what is wrong with each field that keeps it from going. What is entered in the open field must be told to
  /// the state before. Costs all that was entered.
  func answers() throws(RefusedAnswers) -> Answers {
    var refusals: [Int: Refusal] = [:]
    for index in shown.asked { refusals[index] = entries[index].prompt.untaken }
    do throws(RefusedAnswers) {
      let answers = try state.answers()
      if refusals.isEmpty { return answers }
    } catch {
      refusals.merge(error.refusals) { untaken, _ in untaken }
    }
    throw RefusedAnswers(refusals: refusals)
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
    // What is answered here may be why another field that was left needs an answer, or needs none any more.
    let left = plan.perhapsNeeded.filter { entries[$0].wasLeft && state.asks($0) }
    guard !left.isEmpty else { return }
    let needed = state.needed
    for index in left where ownRefusal(of: index) == nil {
      entries[index].refusal = needed.contains(index) ? .missing : nil
    }
  }
}
