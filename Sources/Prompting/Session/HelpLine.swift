// The help line: what the keys do here, as far as there is room, and at its end the place.

import Forms

/// What a help line says, before it is fitted to a width.
struct HelpLine: Equatable, Sendable {
  var keys: Keymap.HelpTable
  var context: Keymap.Context
  var isLast: Bool
  /// What is above and below the window, where that has no rows of its own.
  var counts: [String]
  /// The number of the open field, counted from 1, and that of all.
  var place: Int
  var total: Int
  /// Whether the key that sends is the only one that goes on.
  var sendsByKeyOnly: Bool
  var glyphs: Glyphs
  var style: Style
  var columns: Int

  /// The row: what matters least goes first where it is too wide.
  func fitted() -> Row {
    var items = keys.items(in: context, isLast: isLast)
    // Where enter sends, a second key that does is not worth its room, unless enter does more than that.
    if isLast, items.contains(where: { $0.command == .accept }), !context.isChoice {
      items.removeAll { $0.command == .send }
    }
    if total == 1 { items.removeAll { [.nextField, .previousField].contains($0.command) } }
    var counts = counts[...]
    var row = row(items, counts)
    while row.width > columns {
      if let least = leastItem(of: items) {
        items.remove(at: least)
      } else if counts.popFirst() == nil {
        break
      }
      row = self.row(items, counts)
    }
    return row
  }
}

extension Keymap.Context {
  fileprivate var isChoice: Bool {
    if case .choice = self { true } else { false }
  }
}

extension HelpLine {
  private var enterIsNewLine: Bool { context == .multiLine(enterMovesOn: false) }

  /// What a narrow help line keeps longest has the greatest weight: how to go on, how to get out, how to
  /// send.
  private func weight(of command: Command) -> Int {
    switch command {
    case .accept: 9
    case .mark, .complete: 8
    case .interrupt: 6
    case .answer, .up, .down: 5
    // Where enter is a line break, this is how to go on, but for the last field.
    case .nextField: enterIsNewLine && !sendsByKeyOnly ? 7 : 4
    case .send: sendsByKeyOnly ? 9 : 3
    // What enter does is worth more than a second way to send, and less than the way out.
    case .edit(.insertNewline): enterIsNewLine ? 5 : 2
    case .previousField: 1
    default: 0
    }
  }

  /// The first of the items with the least weight.
  private func leastItem(of items: [Keymap.HelpItem]) -> Int? {
    var least: Int?
    for (index, item) in items.enumerated() {
      if let least, weight(of: item.command) >= weight(of: items[least].command) { continue }
      least = index
    }
    return least
  }

  private func row(_ items: [Keymap.HelpItem], _ counts: ArraySlice<String>) -> Row {
    var row = Row()
    for item in items {
      if row.width > 0 { row.append(" " + glyphs.separator + " ", style: style) }
      row.append(item.keys, style: style)
      row.append(" ", style: style)
      row.append(item.meaning, style: style)
    }
    for count in counts {
      if row.width > 0 { row.append("  ", style: style) }
      row.append(count, style: style)
    }
    if row.width > 0 { row.append("  ", style: style) }
    row.append("\(place) of \(total)", style: style)
    return row
  }
}

/// A help line that was fitted to its width, so that a key that changes nothing of it need not do that again.
struct FittedHelpLine: Sendable {
  let line: HelpLine
  let row: Row

  init(_ line: HelpLine) {
    self.line = line
    row = line.fitted()
  }
}

extension Session {
  /// What the help line says; `counts` are of what is above and below the window.
  private func helpLine(_ keymap: Keymap, counts: [String], in screen: ScreenPlan) -> HelpLine {
    let isLast = focus == shown.asked.last
    return HelpLine(
      keys: keymap.help, context: context, isLast: isLast, counts: counts,
      place: shown.askedBefore[focus] + 1, total: shown.asked.count,
      // On the last field of several lines no other key sends.
      sendsByKeyOnly: isLast && context == .multiLine(enterMovesOn: false),
      glyphs: glyphs, style: theme.help, columns: screen.size.columns)
  }

  /// The help line's row, laid out only where it is not remembered.
  func helpRow(_ keymap: Keymap, counts: [String], in screen: ScreenPlan) -> Row {
    let line = helpLine(keymap, counts: counts, in: screen)
    if let help, help.line == line { return help.row }
    return line.fitted()
  }

  /// Remembers the help line as it is where the counts have rows of their own.
  mutating func keepHelp(_ keymap: Keymap, in screen: ScreenPlan) {
    guard screen.hasHelp, screen.hasCountRows else { return }
    let line = helpLine(keymap, counts: [], in: screen)
    if help?.line != line { help = FittedHelpLine(line) }
  }
}
