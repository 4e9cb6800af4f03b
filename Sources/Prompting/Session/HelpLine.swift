// The help line: what the keys do here, as far as there is room, and at its end the place.

import Forms

/// What a help line says, before it is fitted to a width.
struct HelpLine: Equatable, Sendable {
  var items: [Keymap.HelpItem]
  /// What is above and below the window, where that has no rows of its own.
  var counts: [String]
  /// The number of the open field, counted from 1, and that of all.
  var place: Int
  var total: Int
  /// Whether the key that sends is the only one that goes on.
  var sendsByKeyOnly: Bool
  /// What stands between two keys.
  var separator: String
  var columns: Int

  /// The row: what matters least goes first where it is too wide.
  func fitted() -> Row {
    var line = self
    var row = line.row
    while row.width > columns {
      if let least = line.items.indices.min(by: {
        weight(of: line.items[$0].command) < weight(of: line.items[$1].command)
      }) {
        line.items.remove(at: least)
      } else if line.counts.isEmpty {
        break
      } else {
        line.counts.removeFirst()
      }
      row = line.row
    }
    return row
  }
}

extension HelpLine {
  /// What a narrow help line keeps longest has the greatest weight: how to go on, how to get out, how to
  /// send.
  private func weight(of command: Command) -> Int {
    switch command {
    case .accept: 9
    case .mark, .complete: 8
    case .interrupt: 6
    case .answer, .up, .down: 5
    // Where enter is a line break, this is how to go on, but for the last field.
    case .nextField: sendsByKeyOnly || items.contains { $0.command == .accept } ? 4 : 7
    case .send: sendsByKeyOnly ? 8 : 3
    case .edit(.insertNewline): 2
    case .previousField: 1
    default: 0
    }
  }

  private var row: Row {
    let keys = items.map { "\($0.keys) \($0.meaning)" }.joined(separator: " \(separator) ")
    return Row(
      ([keys] + counts + ["\(place) of \(total)"]).filter { !$0.isEmpty }
        .joined(separator: "  "),
      style: Theme.help)
  }
}

extension Session {
  /// The help line; `counts` are of what is above and below the window.
  func helpLine(_ keymap: Keymap, counts: [String], in screen: ScreenPlan) -> Row {
    let isLast = focus == shown.asked.last
    var items = keymap.helpItems(in: context, isLast: isLast)
    if shown.asked.count == 1 {
      items.removeAll { [.nextField, .previousField].contains($0.command) }
    }
    let line = HelpLine(
      items: items, counts: counts, place: shown.askedBefore[focus] + 1, total: shown.asked.count,
      // On the last field of several lines no other key sends.
      sendsByKeyOnly: isLast && focusedField.multiline?.enter == .newline,
      separator: glyphs.separator, columns: screen.size.columns)
    return line.fitted()
  }
}
