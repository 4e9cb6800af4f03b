// How a choice is drawn: the filter's row, and below it as many options as there is room for.

import Forms

extension ChoicePrompt {
  /// Rows of the list at most, however high the screen is.
  private static let maxRows = 10

  /// Rows that the highlighted option's label may take, and its description below it.
  private static let maxLabelRows = 3

  /// Rows of the list: the same whatever is highlighted and typed, so that nothing below moves.
  func listHeight(in scene: PromptScene) -> Int {
    let most = min(Self.maxRows, scene.room - 1)
    let count = choices.options.count + (choices.allowsOther ? 1 : 0)
    guard count < most else { return max(0, most) }
    // Few options: each may be the one that is highlighted.
    let highest = choices.options.indices
      .map { highlighted(.option($0), limit: most, in: scene).count }.max()
    return max(0, min(most, count + (highest ?? 1) - 1))
  }

  mutating func show(in scene: PromptScene) {
    let height = listHeight(in: scene)
    let own = item(at: highlight).map { highlighted($0, limit: height, in: scene).count } ?? 0
    // The highlighted item ends in the list's last row at the lowest, and no row stays blank below.
    top = max(top, highlight + own - height)
    top = min(top, max(0, itemCount - 1 + own - height), highlight)
    top = max(0, top)
    let shownCount = max(1, height - max(0, own - 1))
    hiddenBelow = max(0, itemCount - top - shownCount)
  }

  var hiddenRows: HiddenRows {
    HiddenRows(above: top > 0 ? top : nil, below: hiddenBelow > 0 ? hiddenBelow : nil)
  }

  func rows(in scene: PromptScene) -> TextRows {
    let height = listHeight(in: scene)
    var list: [Row] = []
    var place = top
    while list.count < height, let item = item(at: place) {
      if place == highlight {
        list += highlighted(item, limit: height, in: scene)
      } else {
        list.append(listed(item, in: scene))
      }
      place += 1
    }
    if list.count > height { list.removeSubrange(height...) }
    if itemCount == 0, height > 0 { list = [noneRow(in: scene)] }
    while list.count < height { list.append(Row()) }
    guard height > 0 else { return onlyRow(in: scene) }
    let first = filterRow(in: scene, limit: scene.width)
    return TextRows(
      rows: [first.row] + list, cursor: Frame.Position(row: 0, column: first.cursor))
  }

  /// A screen with room for one row shows the filter while there is one, else what enter would take.
  private func onlyRow(in scene: PromptScene) -> TextRows {
    if filter.buffer.isEmpty, let item = item(at: highlight) {
      let rows = highlighted(item, limit: 1, in: scene)
      return TextRows(rows: rows, cursor: Frame.Position(row: 0, column: 0))
    }
    let only = filterRow(in: scene, limit: scene.width)
    return TextRows(rows: [only.row], cursor: Frame.Position(row: 0, column: only.cursor))
  }

  private func noneRow(in scene: PromptScene) -> Row {
    var row = Row()
    row.pad(to: 2)
    row.append(
      words: "nothing fits", limit: scene.width - 2, style: scene.theme.hint, glyphs: scene.glyphs)
    return row
  }

  // MARK: The filter

  /// What is typed; while that is nothing: what is chosen, or the placeholder, or what typing does.
  private func filterRow(in scene: PromptScene, limit: Int) -> (row: Row, cursor: Int) {
    var row = Row()
    guard filter.buffer.isEmpty else {
      let layout = TextLayout(filter.buffer, width: limit - 1)
      var viewport = TextViewport()
      viewport.follow(filter.cursor, layout, height: 1)
      guard let line = viewport.rows(layout, height: 1).first else { return (row, 0) }
      row = layout.cells(of: line, style: .plain)
      return (row, layout.column(of: filter.cursor, in: line))
    }
    if !isEmpty {
      appendSummary(to: &row, limit: limit, glyphs: scene.glyphs)
    } else if scene.placeholder != nil {
      row.append(
        words: scene.shownPlaceholder ?? "", limit: limit, style: scene.placeholderStyle,
        glyphs: scene.glyphs)
    } else {
      row.append(
        words: choices.allowsOther
          ? "up/down, or type another answer" : "up/down, or type to find",
        limit: limit, style: scene.theme.hint, glyphs: scene.glyphs)
    }
    return (row, 0)
  }

  func appendSummary(to row: inout Row, limit: Int, glyphs: Glyphs) {
    // More options than fit are not looked at.
    let labels = chosen.sorted().prefix(max(1, limit)).map { choices.options[$0].label }
    row.append(
      words: (labels + [other].compactMap(\.self)).joined(separator: ", "), limit: limit,
      glyphs: glyphs)
  }

  // MARK: Options

  /// The marks before an item's label.
  private func marks(_ item: Item, isHighlighted: Bool, in scene: PromptScene) -> Row {
    let glyphs = scene.glyphs
    let isChosen = isChosen(item)
    var row = Row()
    if isHighlighted { row.append(glyphs.current, style: scene.theme.accent) }
    row.pad(to: 2)
    row.append(
      choices.allowsSeveral
        ? (isChosen ? glyphs.chosenOfSeveral : glyphs.unchosenOfSeveral)
        : (isChosen ? glyphs.chosenOne : glyphs.unchosenOne),
      style: isChosen ? scene.theme.check : .plain)
    row.append(" ")
    return row
  }

  private func label(_ item: Item) -> String {
    switch item {
    case .option(let index): choices.options[index].label
    case .other(let text): "other: \"\(text)\""
    }
  }

  /// What stands faintly behind a label.
  private func remark(_ item: Item) -> String? {
    guard case .option(let index) = item else { return nil }
    let option = choices.options[index]
    let words = [option.isRequired ? "(required)" : nil, option.description].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// One row: marks, label, and as much of the description as fits.
  private func listed(_ item: Item, in scene: PromptScene) -> Row {
    var row = marks(item, isHighlighted: false, in: scene)
    row.append(words: label(item), limit: scene.width - row.width, glyphs: scene.glyphs)
    if let remark = remark(item), scene.width - row.width > 6 {
      row.append("  ")
      row.append(
        words: remark, limit: scene.width - row.width, style: scene.theme.hint, glyphs: scene.glyphs
      )
    }
    return row
  }

  /// The highlighted item in full: its label in several rows where it is long, and its description behind
  /// it, or below where that does not fit; `limit` rows at most.
  private func highlighted(_ item: Item, limit: Int, in scene: PromptScene) -> [Row] {
    let marks = marks(item, isHighlighted: true, in: scene)
    let lines = WrappedWords(width: scene.width - marks.width, glyphs: scene.glyphs)
    let most = min(Self.maxLabelRows, max(1, limit))
    var rows = lines.rows(of: label(item), limit: most, style: scene.theme.option)
    if let remark = remark(item) {
      let words = Row(remark, style: scene.theme.hint)
      if rows.count == 1, rows[0].width + 2 + words.width <= lines.width, !remark.contains("\n") {
        rows[0].append("  ")
        rows[0].append(words)
      } else {
        rows += lines.rows(
          of: remark, limit: min(Self.maxLabelRows, limit - rows.count), style: scene.theme.hint)
      }
    }
    return rows.enumerated().map { index, words in
      var row = index == 0 ? marks : Row()
      row.pad(to: marks.width)
      row.append(words)
      row.cut(to: scene.width + 1, ellipsis: scene.glyphs.ellipsis)
      return row
    }
  }
}
