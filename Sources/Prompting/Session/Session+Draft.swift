// What a person has entered, on its way into a draft and back.

package import Forms

extension Session {
  /// What was entered beyond what the session started with: fields that are as they were at the start, and defaults
  /// that follow others, are not in it.
  ///
  /// Costs all that is entered.
  package func draft(of form: String, content: UInt64) -> Draft {
    var draft = Draft(of: form, content: content)
    draft.append(state, beyond: start) { index in
      entries[index].isUntold ? entries[index].prompt.entered : nil
    }
    draft.append(unplaced: unplaced)
    if !draft.isEmpty { draft.focus = focusedField.id }
    return draft
  }

  /// Enters what a draft holds, with the cursor where it was, and says so in a notice.
  ///
  /// - Parameter age: how old it is, in seconds.
  package mutating func restore(_ draft: Draft, age: Int) {
    var state = start
    let (count, unplaced) = state.restore(draft)
    let start = start
    self = Session(state, glyphs: glyphs, theme: theme)
    self.start = start
    self.unplaced = unplaced
    canStartOver = true
    let focused = form.fields.firstIndex { $0.id.isIdentical(to: draft.focus ?? "") }
    if let focused, shown.asked.contains(focused) { focus = focused }
    notice = .draftRestored(count: count, unplaced: unplaced.count, age: age)
  }

  /// Forgets the draft that was restored and all that was entered since.
  mutating func startOver() {
    guard canStartOver else { return }
    let revision = revision
    self = Session(start, glyphs: glyphs, theme: theme)
    self.revision = revision + 1
  }

  /// Says that drafts cannot be kept, and why.
  package mutating func noteUnkeptDraft(because reason: String) {
    notice = .draftNotKept(reason)
  }
}
