// What the blocks of a form showed last, so that a key costs the field that is typed in and not the whole screen.

import Forms

/// What stands above the text of the open field.
struct OpenWords: Equatable, Sendable {
  var label: [Row]
  var description: [Row]
}

/// Blocks that were laid out for one screen and one open field.
///
/// While only the open field changes, all others stay as they are; and of the open field what stands above
/// its text stays.
struct BlockCache: Sendable {
  private var screen: ScreenPlan?
  private var focus: Int?
  /// By their indices, ascending.
  private var blocks: [Kept] = []
  private var openWords: OpenWords?

  private struct Kept {
    let index: Int
    var block: Block
  }

  /// The block of a field or of the form's head (-1); `nil` where it has to be laid out.
  func block(_ index: Int, in screen: ScreenPlan, focus: Int) -> Block? {
    guard holds(screen, focus), case let place = place(of: index), place < blocks.count,
      blocks[place].index == index
    else { return nil }
    return blocks[place].block
  }

  /// The words above the open field's text; `nil` where they have to be laid out.
  func words(in screen: ScreenPlan, focus: Int) -> OpenWords? {
    holds(screen, focus) ? openWords : nil
  }

  /// Remembers a block that was laid out for a screen and an open field.
  mutating func keep(_ block: Block, for index: Int, in screen: ScreenPlan, focus: Int) {
    start(screen, focus)
    forget(index)
    blocks.insert(Kept(index: index, block: block), at: place(of: index))
  }

  mutating func keep(_ words: OpenWords, in screen: ScreenPlan, focus: Int) {
    start(screen, focus)
    openWords = words
  }

  /// Forgets the open field's block, but not the words above its text.
  mutating func forgetOpenBlock() {
    if let focus { forget(focus) }
  }

  private mutating func forget(_ index: Int) {
    let place = place(of: index)
    if place < blocks.count, blocks[place].index == index { blocks.remove(at: place) }
  }

  /// The place in `blocks` of an index, or the one where it belongs.
  private func place(of index: Int) -> Int {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func start(_ screen: ScreenPlan, _ focus: Int) {
    guard !holds(screen, focus) else { return }
    self = BlockCache()
    self.screen = screen
    self.focus = focus
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
    if index == focus, laidOut.words(in: screen, focus: focus) == nil {
      laidOut.keep(openWords(in: screen), in: screen, focus: focus)
    }
    let block = newBlock(index, in: screen)
    laidOut.keep(block, for: index, in: screen, focus: focus)
    return block
  }

  /// Forgets what a command may have changed: of one that only edits the open field, nothing but that field.
  mutating func forgetBlocks(after command: Command, wasOpen field: Int) {
    let isAlone = field == focus && !state.hasDependents(field) && plan.followers[field] == nil
    if isAlone, command.editsOpenField {
      laidOut.forgetOpenBlock()
    } else {
      laidOut = BlockCache()
    }
  }
}

extension Command {
  /// Whether a command leaves all but the open field as it is, where that stays open.
  fileprivate var editsOpenField: Bool {
    switch self {
    case .edit, .paste, .deleteForwardOrLeave, .invalidBytes, .up, .down, .first, .last, .mark,
      .answer,
      .toggle, .complete:
      true
    default: false
    }
  }
}
