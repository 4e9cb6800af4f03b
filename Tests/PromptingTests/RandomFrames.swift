// Random frames for the painter's laws.

import Prompting
import Support

/// What frames are made of: blanks and letters mostly, and everything that terminals get wrong.
private let clusters = [
  "a", "b", "x", " ", " ", "a", "y", " ", "e\u{301}", "é", "漢", "한", "👍", "👍🏽", "👨‍👩‍👧", "🇩🇪", "1️⃣",
  "❤️", "ｶﾞ", "कि", "क्ष", "กำ", "⌚\u{FE0E}", "\u{1112}\u{1161}\u{11AB}", "☰",
]

private let styles = [
  Style.plain, .plain, .plain, .plain, Style(color: .grey), Style(bold: true), Style(reverse: true),
  Style(color: .rgb(200, 100, 0), underline: true), Style(color: .palette(208), faint: true),
]

struct RandomFrames {
  var generator: SeededGenerator
  /// Only letters and wide characters that all terminals measure alike.
  var isTame = false

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func row(columns: Int) -> Row {
    var row = Row()
    let width = number(0...3) == 0 ? columns : number(0...columns)
    while row.width < width {
      let style = number(0...3) == 0 ? styles[number(0...styles.count - 1)] : .plain
      let cluster = clusters[number(0...(isTame ? 11 : clusters.count - 1))]
      guard row.width + CellWidth.of(cluster: cluster) <= columns else { break }
      row.append(cluster, style: style)
    }
    return row
  }

  mutating func frame(in size: Size) -> Frame {
    let count = number(1...size.rows)
    var frame = Frame(rows: (0..<count).map { _ in row(columns: size.columns) })
    place(&frame, in: size)
    return frame
  }

  /// A frame that differs from another one as a key would make it differ, or by a little more.
  mutating func next(after frame: Frame, in size: Size) -> Frame {
    var next = frame
    for _ in 0...number(0...2) {
      let row = number(0...next.rows.count - 1)
      switch number(0...9) {
      case 0: return self.frame(in: size)
      case 1 where next.rows.count < size.rows:
        next.rows.insert(self.row(columns: size.columns), at: row)
      case 2 where next.rows.count > 1: next.rows.remove(at: row)
      case 3: next.rows[row] = self.row(columns: size.columns)
      case 4: break
      default: next.rows[row] = edit(next.rows[row], columns: size.columns)
      }
    }
    place(&next, in: size)
    return next
  }

  private mutating func edit(_ row: Row, columns: Int) -> Row {
    var edited = Row()
    let place = number(0...max(0, row.cells.count))
    let isInsertion = number(0...1) == 0
    for (index, cell) in row.cells.enumerated() {
      if index == place {
        if isInsertion { edited.append(clusters[number(0...(isTame ? 11 : clusters.count - 1))]) }
        if !isInsertion { continue }
      }
      edited.append(cell.text, style: cell.style)
    }
    if place == row.cells.count { edited.append("z") }
    edited.cut(to: columns, ellipsis: "")
    return edited
  }

  private mutating func place(_ frame: inout Frame, in size: Size) {
    frame.cursor = Frame.Position(
      row: number(0...frame.rows.count - 1), column: number(0...size.columns - 1))
  }
}
