// What the blocks of a form showed last, so that a key costs the field that is typed in and not the whole screen.

/// Blocks that were laid out for one screen and one open field.
///
/// While only the open field changes, all others stay as they are, but for those whose words show its
/// answer; and of the open field what stands above its text stays.
struct BlockCache: Sendable {
  private var screen: ScreenPlan?
  private var focus: Int?
  private var blocks: [Int: Block] = [:]
  private var openWords: OpenWords?

  /// The block of a field or of the form's head (-1); `nil` where it has to be laid out.
  func block(_ index: Int, in screen: ScreenPlan, focus: Int) -> Block? {
    holds(screen, focus) ? blocks[index] : nil
  }

  /// The rows above the open field's text; `nil` where they have to be laid out.
  func words(in screen: ScreenPlan, focus: Int) -> OpenWords? {
    holds(screen, focus) ? openWords : nil
  }

  /// Remembers a block that was laid out for a screen and an open field.
  mutating func keep(_ block: Block, for index: Int, in screen: ScreenPlan, focus: Int) {
    if !holds(screen, focus) {
      self = BlockCache()
      self.screen = screen
      self.focus = focus
    }
    blocks[index] = block
    if index == focus { openWords = block.words }
  }

  /// Forgets blocks of which something other than the words above the open field's text may have changed.
  mutating func forget(_ indices: some Sequence<Int>) {
    for index in indices { blocks[index] = nil }
  }

  private func holds(_ screen: ScreenPlan, _ focus: Int) -> Bool {
    self.focus == focus && self.screen == screen
  }
}

extension Session {
  /// What a field shows, or the form's head (-1).
  ///
  /// Laid out only where it is not remembered.
  func block(_ index: Int, in screen: ScreenPlan) -> Block {
    laidOut.block(index, in: screen, focus: focus) ?? newBlock(index, in: screen)
  }

  /// The same, and remembers it.
  mutating func keptBlock(_ index: Int, in screen: ScreenPlan) -> Block {
    if let block = laidOut.block(index, in: screen, focus: focus) { return block }
    let block = newBlock(index, in: screen)
    laidOut.keep(block, for: index, in: screen, focus: focus)
    return block
  }

  /// Takes note that nothing but the open field has changed.
  mutating func forgetOpenBlock() {
    laidOut.forget([focus])
    laidOut.forget(plan.followers[focus] ?? [])
  }
}

extension Command {
  /// Whether a command leaves all but the open field as it is, where that stays open.
  var changesOpenFieldOnly: Bool {
    switch self {
    case .edit, .paste, .deleteForwardOrLeave, .invalidBytes, .up, .down, .pageUp, .pageDown,
      .first, .last, .mark, .answer, .toggle, .complete:
      true
    default: false
    }
  }
}
