// A date, a time or both: a text whose parts can also be counted up and down.

import Forms

/// A field whose text is a date, a time or both.
struct DatePrompt: TypedPrompt {
  var text: TextPrompt

  init(_ text: String) {
    self.text = TextPrompt(text)
  }

  var context: Keymap.Context { clock == nil ? .singleLine : .date }

  mutating func apply(
    _ command: Command, in scene: PromptScene, killRing: inout KillRing
  ) -> PromptEffect {
    guard command == .up || command == .down, var clock else {
      return text.apply(command, in: scene, killRing: &killRing)
    }
    clock.move(partAt: text.editor.cursor, by: command == .up ? 1 : -1)
    let result = text.editor.setText(clock.text, cursor: text.editor.cursor)
    return result.effect == .changed ? .changed : .taken
  }

  /// The parts of the text, where it is whole.
  private var clock: ClockText? {
    // Longer texts are none, and cost something to look at.
    text.editor.buffer.utf8Count <= 64 ? ClockText(text.editor.text) : nil
  }
}
