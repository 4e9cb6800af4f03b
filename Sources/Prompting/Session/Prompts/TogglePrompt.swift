// Yes or no.

import Forms

/// A field with two answers, both of which show.
struct TogglePrompt: Prompt {
  private(set) var truth: Bool?

  init(_ truth: Bool?) {
    self.truth = truth
  }

  var entered: Entered { .truth(truth) }

  var isEmpty: Bool { truth == nil }

  var context: Keymap.Context { .yesOrNo }

  mutating func enter(_ entered: Entered) {
    if case .truth(let truth) = entered { self.truth = truth }
  }

  mutating func apply(
    _ command: Command, in scene: PromptScene, killRing: inout KillRing
  ) -> PromptEffect {
    let before = truth
    switch command {
    case .answer(let answer): truth = answer
    case .toggle: truth = !(truth ?? false)
    case .edit(.deleteBackward): truth = nil
    case .paste(let paste):
      guard let pasted = Truth.value(of: paste.text) else {
        return PromptEffect(notice: .notYesOrNo)
      }
      truth = pasted
    case .edit: return PromptEffect(notice: .notYesOrNo)
    default: return .passed
    }
    return truth == before ? .taken : .changed
  }

  mutating func show(in scene: PromptScene) {}

  /// Both words with a mark before each, and behind them the placeholder while neither is chosen.
  func rows(in scene: PromptScene) -> TextRows {
    var row = Row()
    var cursor = 0
    for answer in [true, false] {
      if row.width > 0 { row.append("  ") }
      let isChosen = answer == truth
      if isChosen { cursor = row.width }
      row.append(
        isChosen ? scene.glyphs.chosenOne : scene.glyphs.unchosenOne,
        style: isChosen ? scene.theme.check : .plain)
      row.append(" " + Self.word(for: answer), style: isChosen ? scene.theme.option : .plain)
    }
    if truth == nil, let placeholder = scene.shownPlaceholder {
      row.append("  ")
      cursor = row.width
      row.append(
        words: placeholder, limit: scene.width - row.width, style: scene.placeholderStyle,
        glyphs: scene.glyphs)
    }
    row.cut(to: scene.width, ellipsis: scene.glyphs.ellipsis)
    return TextRows(
      rows: [row], cursor: Frame.Position(row: 0, column: min(cursor, scene.width)))
  }

  func appendSummary(to row: inout Row, limit: Int, glyphs: Glyphs) {
    row.append(words: truth.map(Self.word) ?? "", limit: limit, glyphs: glyphs)
  }

  private static func word(for answer: Bool) -> String { answer ? "yes" : "no" }
}
