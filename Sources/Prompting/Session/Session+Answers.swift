// From what is entered in the open field to everything that follows from it: fields that come and go, words that
// show the answer, defaults that follow it, and the error that goes away.

import Forms

extension Session {
  /// Something else is entered in the open field.
  ///
  /// Costs what is entered only where other fields depend on it or show it; else the form's state is told
  /// when the field is left.
  mutating func noteChange() {
    entries[focus].isUntold = true
    revision += 1
    if state.hasDependents(focus) || plan.followers[focus] != nil { tellState(focus) }
    recheck(focus)
  }

  /// Tells the form's state what is entered in a field, if it does not know yet, and takes what follows.
  ///
  /// What shows or follows is always a later field, so the cursor stays where it may be.
  mutating func tellState(_ index: Int) {
    guard entries[index].isUntold else { return }
    entries[index].isUntold = false
    let change = state.set(entries[index].prompt.entered, for: index)
    for follower in change.followed {
      entries[follower].prompt.enter(state.entered[follower])
      recheck(follower)
    }
    if !change.toggled.isEmpty { shown = ShownFields(state) }
    // What is accepted of others may be another now.
    for ruled in form.answerShape?.rules.keys.map(\.self) ?? [] where ruled > index {
      recheck(ruled)
    }
    let widest = labelWidths.widest
    for changed in [index] + change.followed + change.toggled {
      if let followers = plan.followers[changed] { labelWidths.update(followers, state) }
    }
    if widest != labelWidths.widest || !change.toggled.isEmpty || !change.followed.isEmpty {
      laidOut = BlockCache()
    }
  }

  /// What is wrong with what is entered in a field as it stands.
  func refusal(of index: Int) -> Refusal? {
    if let refusal = ownRefusal(of: index) { return refusal }
    guard plan.perhapsNeeded.contains(index) else { return nil }
    let isBlank = entries[index].prompt.measure?.isBlank ?? entries[index].prompt.isEmpty
    return isBlank && state.needs(index) ? .missing : nil
  }

  /// What is wrong with it whatever is entered elsewhere.
  ///
  /// Where the rules allow it, this is told from what the editor keeps count of.
  func ownRefusal(of index: Int) -> Refusal? {
    if let untaken = entries[index].prompt.untaken { return untaken }
    let field = form.fields[index]
    if field.isCheckedByLength, !state.hasConditionalRules(index),
      let measure = entries[index].prompt.measure
    {
      return field.refusal(ofLength: measure.length, isBlank: measure.isBlank)
    }
    do throws(Refusal) {
      _ = try state.answer(to: entries[index].prompt.entered, for: index)
      return nil
    } catch {
      return error
    }
  }

  /// Looks again at a field whose error is shown, so that it goes as soon as it no longer holds.
  mutating func recheck(_ index: Int) {
    if entries[index].refusal != nil { entries[index].refusal = refusal(of: index) }
  }
}
