// What the blocks of a form showed last, so that a key costs the field that is typed in and not the whole screen.

import Forms

/// The words around the text of the open field.
struct OpenWords: Equatable, Sendable {
  var label: [Row]
  var description: [Row]

  /// With the answers as they stand.
  var placeholder: String?
}

/// Blocks that were laid out for one screen and one open field.
///
/// While only the open field changes, all others stay as they are; and of the open field its words stay.
struct BlockCache: Sendable {
  private var screen: ScreenPlan?
  private var focus: Int?
  private(set) var openBlock: Block?
  private var openWords: OpenWords?
  private var openScene: PromptScene?
  /// The frame that was made of the blocks.
  var frame: LaidOutFrame?
  /// All but the open one, by their indices, ascending.
  private var others: [Kept] = []

  private struct Kept {
    let index: Int
    let block: Block
  }

  /// The block of a field or of the form's head (-1); `nil` where it has to be laid out.
  func block(_ index: Int, in screen: ScreenPlan, focus: Int) -> Block? {
    guard holds(screen, focus) else { return nil }
    if index == focus { return openBlock }
    return knownPlace(of: index).map { others[$0].block }
  }

  /// How many rows that block has; `nil` where it has to be laid out.
  func rowCount(of index: Int, in screen: ScreenPlan, focus: Int) -> Int? {
    guard holds(screen, focus) else { return nil }
    if index == focus { return openBlock?.rows.count }
    return knownPlace(of: index).map { others[$0].block.rows.count }
  }

  /// The words around the open field's text; `nil` where they have to be laid out.
  func words(in screen: ScreenPlan, focus: Int) -> OpenWords? {
    holds(screen, focus) ? openWords : nil
  }

  /// What the open field's prompt was shown in; `nil` where that is not known.
  func scene(in screen: ScreenPlan, focus: Int) -> PromptScene? {
    holds(screen, focus) ? openScene : nil
  }

  /// The frame that was made of the blocks; `nil` where it has to be made.
  func frame(in screen: ScreenPlan, focus: Int) -> LaidOutFrame? {
    holds(screen, focus) ? frame : nil
  }

  /// Remembers the open field's block, its words, and what its prompt was shown in.
  mutating func keep(
    _ block: Block, _ words: OpenWords, _ scene: PromptScene, in screen: ScreenPlan, focus: Int
  ) {
    start(screen, focus)
    openBlock = block
    openWords = words
    openScene = scene
    outdateFrame()
  }

  mutating func keep(_ frame: LaidOutFrame, in screen: ScreenPlan, focus: Int) {
    start(screen, focus)
    self.frame = frame
  }

  /// Remembers a block that was laid out for a screen and an open field.
  mutating func keep(_ block: Block, for index: Int, in screen: ScreenPlan, focus: Int) {
    start(screen, focus)
    if index == focus {
      openBlock = block
    } else if let place = knownPlace(of: index) {
      others[place] = Kept(index: index, block: block)
    } else {
      others.insert(Kept(index: index, block: block), at: place(of: index))
    }
  }

  /// Forgets the open field's block, but not its words.
  mutating func forgetOpenBlock() {
    openBlock = nil
    outdateFrame()
  }

  /// The place in `others` of an index; `nil` where it is not there.
  private func knownPlace(of index: Int) -> Int? {
    let place = place(of: index)
    return place < others.count && others[place].index == index ? place : nil
  }

  /// The place in `others` of an index, or the one where it belongs.
  private func place(of index: Int) -> Int {
    var low = 0
    var high = others.count
    while low < high {
      let middle = (low + high) / 2
      if others[middle].index < index { low = middle + 1 } else { high = middle }
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

  /// How many rows that takes; remembers what had to be laid out for it.
  mutating func rowCount(of index: Int, in screen: ScreenPlan) -> Int {
    if let count = laidOut.rowCount(of: index, in: screen, focus: focus) { return count }
    let block = newBlock(index, in: screen)
    laidOut.keep(block, for: index, in: screen, focus: focus)
    return block.rows.count
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
