// Kinds of field that are a text and something more; they say only what is more.

import Forms

/// A prompt that is, all in all, an edited text.
protocol TypedPrompt: Prompt {
  var text: TextPrompt { get set }
}

extension TypedPrompt {
  var entered: Entered { text.entered }
  var isEmpty: Bool { text.isEmpty }
  var context: Keymap.Context { text.context }
  var measure: TextMeasure? { text.measure }

  var hiddenRows: HiddenRows { text.hiddenRows }

  mutating func enter(_ entered: Entered) { text.enter(entered) }

  mutating func apply(
    _ command: Command, in scene: PromptScene, killRing: inout KillRing
  ) -> PromptEffect {
    text.apply(command, in: scene, killRing: &killRing)
  }

  mutating func show(in scene: PromptScene) { text.show(in: scene) }

  func rows(in scene: PromptScene) -> TextRows { text.rows(in: scene) }

  func appendSummary(to row: inout Row, limit: Int, glyphs: Glyphs) {
    text.appendSummary(to: &row, limit: limit, glyphs: glyphs)
  }

  func appendTranscript(to row: inout Row, limit: Int, glyphs: Glyphs) {
    text.appendTranscript(to: &row, limit: limit, glyphs: glyphs)
  }

  mutating func leave(killRing: inout KillRing) { text.leave(killRing: &killRing) }

  mutating func pause() { text.pause() }
}

extension TextPrompt: TypedPrompt {
  var text: TextPrompt {
    get { self }
    set { self = newValue }
  }
}
