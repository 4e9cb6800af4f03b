// What was answered in plain lines, on its way into a draft and back.

package import Forms
import JSON

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
    let restoration = state.restore(draft)
    unplaced = restoration.unplaced
    // What is in the file of a field that is secret now must go from there.
    if restoration.secrets > 0 { revision += 1 }
    restored = remark(about: restoration, age: age)
  }

  private func remark(about restoration: DraftRestoration, age: Int) -> String {
    let names = visible(Notice.shortened(unplaced.map(\.name)))
    let key = "--no-draft starts without it."
    guard restoration.count > 0 else {
      return unplaced.isEmpty
        ? "" : "What you typed \(ago(age)) (\(names)) fits no more. \(key)\n"
    }
    let loss =
      unplaced.isEmpty ? "" : ", but for what the form has changed too much for (\(names))"
    return "What you typed \(ago(age)) is in brackets\(loss). \(key)\n"
  }

  /// What is said about drafts as such: a line.
  package func sentence(of remark: DraftRemark) -> String { visible(remark.sentence) + "\n" }
}
