// What was answered in plain lines, on its way into a draft and back.

package import Forms

extension PlainDialog {
  /// What was entered beyond what the dialog started with, the lines of a text that is not ended yet among it.
  ///
  /// Costs all that is entered.
  package func draft(of form: String, content: UInt64) -> Draft {
    var draft = Draft(of: form, content: content)
    draft.append(state, beyond: start) { index in
      index == current && !lines.isEmpty ? .text(lines.joined(separator: "\n")) : nil
    }
    draft.append(unplaced: unplaced)
    if !draft.isEmpty { draft.focus = current.map { self.form.fields[$0].id } }
    return draft
  }

  /// Enters what a draft holds, so that it stands in brackets; to be called before the start, which says so.
  ///
  /// All questions are asked again: there is no other way to see what was answered, and secrets are not kept.
  ///
  /// - Parameter age: how old it is, in seconds.
  package mutating func restore(_ draft: Draft, age: Int) {
    unplaced = state.restore(draft).unplaced
    let count = unplaced.count
    let loss =
      count == 0
      ? ""
      : ", but for \(count) answer\(count == 1 ? "" : "s") that the form has changed too much for"
    restored = "What you typed \(ago(age)) is in brackets\(loss). --no-draft starts without it.\n"
  }

  /// What is said where drafts cannot be kept.
  package func remark(unkeptBecause reason: String) -> String {
    visible(Notice.draftNotKept(reason).sentence) + "\n"
  }
}
