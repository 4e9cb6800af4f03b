// What every kind of field has in common at the terminal; each kind has a file in Prompts.

import Forms

/// How one field is filled in: what commands do to it, and what it shows.
///
/// A prompt knows its own field's text or choice and nothing of other fields: what it does not take itself
/// (`PromptEffect.passed`) means what it means everywhere.
protocol Prompt: Sendable {
  /// What was entered so far.
  ///
  /// Costs what was entered.
  var entered: Entered { get }

  /// Whether nothing is entered, so that the placeholder shows.
  var isEmpty: Bool { get }

  /// The bindings that hold while the field has the cursor.
  var context: Keymap.Context { get }

  /// Facts about a text that need no look at it; `nil` where what is entered is no text.
  var measure: TextMeasure? { get }

  /// Why the form cannot go on where something was typed that is not entered: it must not be lost without a
  /// word.
  var untaken: Refusal? { get }

  /// Puts something else in the place of what is entered: a default that follows earlier answers.
  mutating func enter(_ entered: Entered)

  /// Carries out a command, or passes it.
  mutating func apply(
    _ command: Command, in scene: PromptScene, killRing: inout KillRing
  ) -> PromptEffect

  /// Brings the cursor, or the highlighted option, into the rows that are shown.
  mutating func show(in scene: PromptScene)

  /// What the field shows below its label while it has the cursor: at most `scene.room` rows, but at
  /// least one, none wider than `scene.width` and one cell more.
  func rows(in scene: PromptScene) -> TextRows

  /// What is above and below the rows that `show` has brought into view.
  var hiddenRows: HiddenRows { get }

  /// Adds what is entered to the row of a field that is only listed, in at most `limit` cells.
  func appendSummary(to row: inout Row, limit: Int, glyphs: Glyphs)

  /// Adds what is entered to the field's line in the transcript: of several lines the first.
  func appendTranscript(to row: inout Row, limit: Int, glyphs: Glyphs)

  /// The field loses the cursor.
  mutating func leave(killRing: inout KillRing)

  /// The person paused: what comes next is undone apart from what was before.
  mutating func pause()
}

extension Prompt {
  var measure: TextMeasure? { nil }

  var untaken: Refusal? { nil }

  var hiddenRows: HiddenRows { HiddenRows() }

  func appendTranscript(to row: inout Row, limit: Int, glyphs: Glyphs) {
    appendSummary(to: &row, limit: limit, glyphs: glyphs)
  }

  mutating func leave(killRing: inout KillRing) {}

  mutating func pause() {}
}

/// Rows of a prompt and the cursor in them; the column counts from the prompt's own first cell.
struct TextRows: Equatable {
  var rows: [Row]
  var cursor: Frame.Position?
}

/// How much there is above and below the rows shown; 0 where only a part of what shows is hidden, `nil` where
/// nothing is.
struct HiddenRows: Equatable {
  var above: Int?
  var below: Int?

  var isNone: Bool { above == nil && below == nil }
}

/// What a text's rules look at before anything else.
struct TextMeasure: Equatable {
  /// Grapheme clusters.
  var length: Int

  /// Whether the text is empty or white space alone.
  var isBlank: Bool

  var lines = 1
}

/// What came of a command.
struct PromptEffect: Equatable {
  /// Whether something else is entered now.
  var isChanged = false

  /// Whether the session still has to do what the command means in any field.
  var isPassed = false

  /// Something that the person should know.
  var notice: Notice?

  /// The directory whose names are wanted, as it was typed.
  var directory: String?

  static let taken = PromptEffect()
  static let changed = PromptEffect(isChanged: true)
  static let passed = PromptEffect(isPassed: true)
}

/// What a prompt is shown in and with.
///
/// It is made anew at each key, so it holds of the field only what prompts ask for.
struct PromptScene {
  /// The placeholder with the answers as they stand.
  let placeholder: String?

  let placeholderColor: Color?

  let placeholderHides: PlaceholderHiding

  let isRequired: Bool

  /// Cells of a row; one more is free at its end for the cursor.
  let width: Int

  /// Rows at most.
  let room: Int

  let glyphs: Glyphs

  let theme: Theme

  /// The placeholder, unless it gives way to the cursor.
  var shownPlaceholder: String? {
    placeholderHides == .focus ? nil : placeholder
  }

  var placeholderStyle: Style { theme.placeholder(placeholderColor) }
}
