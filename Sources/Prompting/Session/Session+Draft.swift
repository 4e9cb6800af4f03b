// What a person has entered, on its way into a draft and back.

package import Forms
import JSON

/// What was entered at a time, so that it can come back.
struct SetAside: Sendable {
  var state: FormState

  /// What a draft held that fits no field.
  var unplaced: [JSONMember] = []

  /// The field with the cursor.
  var focus: Int?

  /// Whether this is what the session started with, before a draft was restored.
  var isBlank = true
}

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
    let blank = SetAside(state: start)
    var state = start
    let restoration = state.restore(draft)
    let focused = form.fields.firstIndex { $0.id.isIdentical(to: draft.focus ?? "") }
    take(SetAside(state: state, unplaced: restoration.unplaced, focus: focused, isBlank: false))
    // What is in the file of a field that is secret now must go from there.
    if restoration.secrets > 0 { revision += 1 }
    guard restoration.count > 0 || !unplaced.isEmpty else { return }
    aside = blank
    notice = .draftRestored(restoration, age: age)
  }

  /// Sets aside the draft that was restored and all that was entered since; and brings it back when it is pressed
  /// once more, so that nothing is lost by a slip.
  mutating func startOver() {
    guard let other = aside else { return }
    for index in entries.indices { tellState(index) }
    let isBlank = unplaced.isEmpty && state.entered == start.entered
    let present = SetAside(state: state, unplaced: unplaced, focus: focus, isBlank: isBlank)
    take(other)
    revision += 1
    aside = present
    notice = other.isBlank ? .startedOver : .broughtBack
  }

  /// Begins anew with what is entered in another state of the form.
  private mutating func take(_ other: SetAside) {
    let (start, revision) = (start, revision)
    self = Session(other.state, glyphs: glyphs, theme: theme)
    (self.start, self.revision) = (start, revision)
    unplaced = other.unplaced
    if let focus = other.focus, shown.asked.contains(focus) { self.focus = focus }
  }

  /// Says something about drafts, until the next key.
  package mutating func note(_ remark: DraftRemark) { notice = .draft(remark) }
}

/// What a person should know about drafts as such.
package enum DraftRemark: Equatable, Sendable {
  /// Why what is typed is not kept.
  case notKept(String)
  /// The file of one that is damaged, or of another version.
  case unreadable(String)

  /// Not yet harmless for a screen.
  var sentence: String {
    switch self {
    case .notKept(let reason): "What you type is not kept as a draft (\(reason))."
    case .unreadable(let file): "An earlier draft cannot be read and is left as it is (\(file))."
    }
  }
}
