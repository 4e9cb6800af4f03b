// One filling-in of a form: its whole state as a value, changed by commands and shown as frames.
//
// It has no clock, no environment and no descriptor; the size of the screen comes in with each call.
// Session+Update says what commands do, Session+Answers what follows from what is entered, Session+Sending
// when the form may go, Session+View what is seen, and FormWindow which part of a long form that is. What
// one field does is its prompt's matter.

package import Forms
package import JSON

/// The state of one filling-in of a form.
package struct Session: Sendable {
  /// What was entered as far as it was told, and what follows from it.
  package internal(set) var state: FormState

  /// The marks to draw with.
  let glyphs: Glyphs

  /// The looks to draw with.
  let theme: Theme

  /// One for each field of the form, notes and hidden ones among them.
  var entries: [Entry]

  /// The index of the field that has the cursor; never a note and never hidden, unless nothing is asked.
  package internal(set) var focus: Int

  var killRing = KillRing()

  /// Which part of the form is on the screen.
  var window = FormWindow()

  /// What the blocks near the window showed last.
  var laidOut = BlockCache()

  /// The help line that was shown last.
  var help: FittedHelpLine?

  /// What there is to say about the last command, until the next one.
  var notice: Notice?

  /// How many fields were found not valid when the form was last sent, until the next command.
  var invalidCount = 0

  /// Whether the last command was a ctrl-d that deleted: a held key must not go on to leave.
  var deletedByControlD = false

  /// How often something else was entered.
  package internal(set) var revision = 0

  /// What the session started with, before a draft was restored.
  var start: FormState

  /// What a restored draft holds that fits no field.
  package internal(set) var unplaced: [JSONMember] = []

  /// What the key that starts over brings back; `nil` where it does nothing.
  var aside: SetAside?

  /// What does not change while the form is filled in.
  let plan: FormPlan

  /// The fields that show as things stand.
  var shown: ShownFields

  /// The labels' widths as things stand.
  var labelWidths: LabelWidths

  /// Starts with every default filled in and the cursor in the first field.
  package init(form: Form, glyphs: Glyphs = .unicode, theme: Theme = Theme()) {
    self.init(FormState(form: form), glyphs: glyphs, theme: theme)
  }

  /// Starts with what is entered and known already, and the cursor in the first field that is asked.
  package init(_ state: FormState, glyphs: Glyphs = .unicode, theme: Theme = Theme()) {
    self.glyphs = glyphs
    self.theme = theme
    self.state = state
    start = state
    entries = zip(state.form.fields, state.entered).map(Entry.init)
    plan = FormPlan(state.form)
    shown = ShownFields(state)
    labelWidths = LabelWidths(state)
    focus = shown.asked.first ?? 0
  }

  package var form: Form { state.form }

  /// The field that has the cursor.
  package var focusedField: Field { state.form.fields[focus] }

  /// Whether anything can be asked.
  package var asksNothing: Bool { shown.asked.isEmpty }

  /// The bindings that hold where the cursor is.
  package var context: Keymap.Context { entries[focus].prompt.context }

  /// The words of a template with the answers as they stand.
  func text(_ template: Template) -> String { state.text(of: template) }

  /// What the open field's prompt is shown in.
  func scene(in screen: ScreenPlan) -> PromptScene {
    scene(in: screen, shownWords(in: screen), remarks: remarks(in: screen))
  }

  /// What the open field's prompt is shown in, with the words around it and what is said about it.
  func scene(in screen: ScreenPlan, _ words: OpenWords, remarks: [Row]) -> PromptScene {
    // The label and what is said about the field are seen with it, as far as there is room at all.
    let remarks = min(remarks.count, screen.remarkRows)
    // A long description has up to half of what is left, where a few rows stay for the text.
    let left = screen.openRows - remarks
    let described = max(0, min(words.description.count, left / 2, left - 6))
    let taken = 1 + remarks + described
    return PromptScene(
      placeholder: words.placeholder,
      placeholderColor: state.form.fields[focus].placeholderColor,
      placeholderHides: state.form.fields[focus].placeholderHides,
      isRequired: state.form.fields[focus].isRequired,
      width: screen.textWidth, room: max(1, screen.openRows - taken), glyphs: glyphs,
      theme: theme)
  }
}
