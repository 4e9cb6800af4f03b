// One option or several out of a list that typing narrows down.

import Forms

/// A field whose answer is chosen.
///
/// It has a row for the filter, in which what is chosen or the placeholder stands while no filter is typed,
/// and a list of the options that the filter leaves. ChoicePrompt+Rows says how that is drawn.
struct ChoicePrompt: Prompt {
  /// One row that may be highlighted.
  enum Item: Equatable, Sendable {
    case option(Int)
    /// A typed value that is no option.
    case other(String)
  }

  let choices: Choices
  private(set) var chosen: Set<Int> = []
  private(set) var other: String?

  private(set) var filter = TextEditor()

  /// The options that the filter leaves, best first; `nil` where nothing is typed, so that all are left.
  private var matches: [Int]?

  /// The options' labels ready for searching, once something was typed.
  private var index: OptionIndex?

  /// The place of the highlighted item among all.
  private(set) var highlight = 0

  /// Whether the person took a mark or the choice away last: enter must not bring it back.
  private var isCleared = false

  /// The place of the first item shown.
  var top = 0

  /// How many items are below those shown, as `show` left it.
  var hiddenBelow = 0

  init(_ choices: Choices, _ entered: Entered) {
    self.choices = choices
    enter(entered)
  }

  var entered: Entered { .choices(chosen.sorted(), other: other) }

  var isEmpty: Bool { chosen.isEmpty && other == nil }

  var context: Keymap.Context { .choice(several: choices.allowsSeveral) }

  mutating func enter(_ entered: Entered) {
    guard case .choices(let indices, let other) = entered else { return }
    chosen = Set(indices.filter(choices.options.indices.contains))
    self.other = other.flatMap { $0.isEmpty ? nil : $0 }
    clearFilter()
    highlight = chosen.min() ?? (self.other == nil ? 0 : choices.options.count)
    top = 0
  }

  /// A filter looks like an answer to whoever typed it, also where it only narrows the list down.
  var untaken: Refusal? {
    guard !filter.buffer.isBlank else { return nil }
    return .rule(
      itemCount > 0
        ? "What is typed is not taken yet: enter takes it, backspace takes it back."
        : "No option has that in it; backspace takes it back.")
  }

  // MARK: Items

  var itemCount: Int { optionCount + (typedOther == nil ? 0 : 1) }

  private var optionCount: Int { matches?.count ?? choices.options.count }

  /// The value of the row for one that is no option: what is typed, or else what was typed and taken.
  private var typedOther: String? {
    guard choices.allowsOther else { return nil }
    return filter.buffer.isEmpty ? other : filter.buffer.isBlank ? nil : filter.text
  }

  /// The item in a place; `nil` behind the last.
  func item(at place: Int) -> Item? {
    if 0..<optionCount ~= place { return .option(matches?[place] ?? place) }
    return place == optionCount ? typedOther.map(Item.other) : nil
  }

  func isChosen(_ item: Item) -> Bool {
    switch item {
    case .option(let index): chosen.contains(index)
    case .other(let text): other.map { $0.utf8.elementsEqual(text.utf8) } ?? false
    }
  }

  // MARK: Commands

  mutating func apply(
    _ command: Command, in scene: PromptScene, killRing: inout KillRing
  ) -> PromptEffect {
    switch command {
    case .up, .down: return moveHighlight(by: command == .up ? -1 : 1)
    case .pageUp, .pageDown:
      // A page key that finds nothing to page through is for the form.
      let isAtEnd = highlight == (command == .pageUp ? 0 : itemCount - 1)
      if isAtEnd, hiddenRows.isNone { return .passed }
      let page = max(1, listHeight(in: scene) - 1)
      return highlight(highlight + (command == .pageUp ? -page : page))
    case .first: return highlight(0)
    case .last: return highlight(itemCount - 1)
    case .mark: return mark(&killRing)
    case .accept: return accept(isRequired: scene.isRequired)
    case .edit(.deleteBackward) where filter.buffer.isEmpty: return clear()
    case .edit(let edit): return search(edit, &killRing)
    case .paste(let paste): return search(.paste(paste.text), &killRing)
    case .deleteForwardOrLeave:
      guard !filter.buffer.isEmpty else { return .passed }
      return search(.deleteForward, &killRing)
    default: return .passed
    }
  }

  /// The neighbour option, and beyond the first and the last the neighbour field.
  private mutating func moveHighlight(by step: Int) -> PromptEffect {
    guard 0..<itemCount ~= highlight + step else { return .passed }
    return highlight(highlight + step)
  }

  private mutating func highlight(_ place: Int) -> PromptEffect {
    isCleared = false
    highlight = max(0, min(place, itemCount - 1))
    return .taken
  }

  /// Enter: takes what is highlighted.
  ///
  /// Where several may be chosen and some are, it takes nothing more, unless a filter says what is wanted;
  /// and nothing that was just taken away, where the field may stay empty.
  private mutating func accept(isRequired: Bool) -> PromptEffect {
    guard let item = item(at: highlight) else { return .passed }
    let before = entered
    let isWanted = !choices.allowsSeveral || isEmpty || !filter.buffer.isEmpty
    if isWanted, isRequired || !isCleared { take(item) }
    settle(on: item)
    return PromptEffect(isChanged: entered != before, isPassed: true)
  }

  /// Space: marks what is highlighted, or takes its mark away.
  ///
  /// In a value that is no option, and where a label goes on with one, it is a blank.
  private mutating func mark(_ killRing: inout KillRing) -> PromptEffect {
    guard let item = item(at: highlight) else { return .taken }
    if !filter.buffer.isEmpty {
      if case .other = item { return search(.insert(" "), &killRing) }
      if let index, index.goesOn(behind: filter.text) { return search(.insert(" "), &killRing) }
    }
    isCleared = isChosen(item)
    if isCleared { drop(item) } else { take(item) }
    settle(on: item)
    return .changed
  }

  private mutating func take(_ item: Item) {
    switch item {
    case .option(let index):
      if !choices.allowsSeveral { (chosen, other) = ([], nil) }
      chosen.insert(index)
    case .other(let text):
      if !choices.allowsSeveral { chosen = [] }
      other = text
    }
  }

  private mutating func drop(_ item: Item) {
    switch item {
    case .option(let index): chosen.remove(index)
    case .other: other = nil
    }
  }

  /// Backspace with an empty filter: nothing is chosen any more.
  private mutating func clear() -> PromptEffect {
    guard !isEmpty else { return .taken }
    chosen = []
    other = nil
    isCleared = true
    highlight = max(0, min(highlight, itemCount - 1))
    return .changed
  }

  // MARK: Filter

  private mutating func search(_ edit: Edit, _ killRing: inout KillRing) -> PromptEffect {
    let before = item(at: highlight)
    let result = filter.apply(edit, killRing: &killRing)
    guard result.effect == .changed else { return .taken }
    isCleared = false
    if filter.buffer.isEmpty {
      clearFilter()
      if let item = before ?? chosen.min().map(Item.option) { settle(on: item) }
    } else {
      let index = index ?? OptionIndex(choices)
      self.index = index
      matches = index.matches(filter.text)
      (highlight, top) = (0, 0)
    }
    // What is typed and not taken is refused when the form goes on; that is to be looked at anew.
    return .changed
  }

  private mutating func clearFilter() {
    filter = TextEditor()
    matches = nil
  }

  /// Empties the filter, and leaves an item highlighted among all.
  private mutating func settle(on item: Item) {
    clearFilter()
    highlight =
      switch item {
      case .option(let index): index
      case .other: max(0, itemCount - 1)
      }
  }

  mutating func leave(killRing: inout KillRing) {
    filter.breakRun(killRing: &killRing)
  }

  mutating func pause() {
    filter.breakUndoGroup()
  }
}
