// One filling-in of a form: its whole state as a value, changed by commands and shown as frames.
//
// It has no clock, no environment and no descriptor; the size of the screen comes in with each call.
// Session+Update says what commands do, Session+Sending when the form may go, Session+View what is
// seen, and FormWindow which part of a long form that is.

package import Forms

/// The state of one filling-in of a form.
package struct Session: Sendable {
  package let form: Form

  /// The marks to draw with.
  let glyphs: Glyphs

  /// One for each field of the form, notes among them.
  var entries: [Entry]

  /// The index of the field that has the cursor; never a note, unless all fields are notes.
  package internal(set) var focus: Int

  var killRing = KillRing()

  /// Which part of the form is on the screen.
  var window = FormWindow()

  /// What there is to say about the last command, until the next one.
  var notice: Notice?

  /// How many fields were found not valid when the form was last sent, until the next command.
  var invalidCount = 0

  /// Whether the last command was a ctrl-d that deleted: a held key must not go on to leave.
  var deletedByControlD = false

  /// What does not change while the form is filled in, worked out once.
  let plan: FormPlan

  /// Starts with every default filled in and the cursor in the first field.
  package init(form: Form, glyphs: Glyphs = .unicode) {
    self.form = form
    self.glyphs = glyphs
    entries = form.fields.map(Entry.init)
    plan = FormPlan(form)
    focus = plan.asked.first ?? 0
  }

  /// The field that has the cursor.
  package var focusedField: Field { form.fields[focus] }

  /// Whether anything can be asked.
  package var asksNothing: Bool { plan.asked.isEmpty }

  /// The bindings that hold where the cursor is.
  package var context: Keymap.Context {
    guard let multiline = focusedField.multiline else { return .singleLine }
    return .multiLine(enterMovesOn: multiline.enter == .next)
  }

  /// Cells of the widest label's first line, with the answers as they stand.
  var widestLabel: Int {
    let live = plan.liveLabels.map { FormPlan.width(ofLabel: text(form.fields[$0].label)) }
    return max(plan.widestLabel, live.max() ?? 0)
  }

  /// The words of a template with the answers as they stand.
  func text(_ template: Template) -> String {
    template.text { entries[$0].editor.text }
  }
}

/// What was done in one field.
struct Entry: Sendable {
  var editor: TextEditor
  var viewport = TextViewport()

  /// Whether the cursor was here and left.
  var wasLeft = false

  /// What is wrong with the text, once going forward was tried; gone as soon as the text is valid.
  var refusal: Refusal?

  init(_ field: Field) {
    let text = field.defaultEntered.map(field.typedText) ?? ""
    editor = TextEditor(text, allowsNewlines: field.multiline != nil)
  }
}

/// What about a form does not change while it is filled in.
struct FormPlan: Sendable {
  /// The indices of the fields that are asked, in order.
  let asked: [Int]

  /// How many fields are asked before each one, the count of all at the end: what is hidden is counted
  /// at each key, so it must not be walked through.
  let askedBefore: [Int]

  /// Cells of the widest label's first line, of those that show no answer.
  let widestLabel: Int

  /// The indices of the fields whose label shows an answer.
  let liveLabels: [Int]

  init(_ form: Form) {
    asked = form.fields.indices.filter { form.fields[$0].isAsked }
    var count = 0
    var before = [0]
    for field in form.fields {
      count += field.isAsked ? 1 : 0
      before.append(count)
    }
    askedBefore = before
    liveLabels = asked.filter { form.fields[$0].label.isLive }
    let labels = asked.map { form.fields[$0].label }.filter { !$0.isLive }
    widestLabel = labels.map { FormPlan.width(ofLabel: $0.text { _ in "" }) }.max() ?? 0
  }

  /// Cells of a label's first line.
  static func width(ofLabel words: String) -> Int {
    Row(words.prefix { $0 != "\n" }).width
  }
}
