// What each part of the form shows: the head, a field that is only listed, a note, and the open field.

import Forms

extension Session {
  /// Index -1 is the head of the form, the others are its fields.
  func newBlock(_ index: Int, in screen: ScreenPlan) -> Block {
    if index < 0 { return Block(rows: head(in: screen)) }
    if case .note = form.fields[index].kind { return Block(rows: note(index, in: screen)) }
    guard index == focus else { return Block(rows: [listed(index, in: screen)]) }
    let words = shownWords(in: screen)
    let remarks = remarks(in: screen)
    return openField(
      in: screen, words, remarks: remarks, scene(in: screen, words, remarks: remarks))
  }

  /// The title and description of the form, and a blank row below them.
  private func head(in screen: ScreenPlan) -> [Row] {
    var rows: [Row] = []
    if let title = form.title {
      rows += prose(title, width: screen.size.columns, indent: 0, style: theme.title)
    }
    if let description = form.description {
      rows += prose(description, width: screen.size.columns, indent: 0, style: .plain)
    }
    return rows.isEmpty ? [] : rows + [Row()]
  }

  private func note(_ index: Int, in screen: ScreenPlan) -> [Row] {
    let field = form.fields[index]
    let label = text(field.label)
    var rows: [Row] = []
    if !label.isEmpty {
      rows += prose(
        label, width: screen.size.columns, indent: screen.indent, style: theme.label)
    }
    if let description = field.description {
      rows += prose(
        text(description), width: screen.size.columns, indent: screen.indent, style: .plain)
    }
    return rows
  }

  /// One row: mark, label, and the answer or the placeholder.
  private func listed(_ index: Int, in screen: ScreenPlan) -> Row {
    let field = form.fields[index]
    let entry = entries[index]
    let columns = screen.size.columns
    var row = mark(of: entry, in: screen)
    let label = screen.labelColumn(widest: labelWidths.widest)
    row.append(words: text(field.label), limit: label, glyphs: glyphs)
    row.pad(to: screen.indent + label + 2)
    let room = columns - row.width
    if !entry.prompt.isEmpty {
      entry.prompt.appendSummary(to: &row, limit: room, glyphs: glyphs)
    } else if let placeholder = placeholder(of: field) {
      let style = theme.placeholder(field.placeholderColor)
      row.append(words: placeholder, limit: room, style: style, glyphs: glyphs)
    }
    return row
  }

  private func mark(of entry: Entry, in screen: ScreenPlan) -> Row {
    var row = Row()
    guard screen.indent > 0 else { return row }
    if entry.refusal != nil {
      row.append(glyphs.cross, style: theme.error)
    } else if entry.wasLeft, !entry.prompt.isEmpty {
      row.append(glyphs.check, style: theme.check)
    }
    row.pad(to: screen.indent)
    return row
  }

  /// The field that has the cursor: label, description, text and what is said about it.
  ///
  /// Where the screen is too low for all of it, the description gives way first, then the label, then
  /// the end of what is said; a person who scrolls sees all.
  func openField(
    in screen: ScreenPlan, _ words: OpenWords, remarks: [Row], _ scene: PromptScene
  ) -> Block {
    let columns = screen.size.columns
    let text = textRows(in: scene, indent: screen.indent)
    let remarks = cut(remarks, to: screen.remarkRows)
    var words = words
    if !window.isHeld {
      var room = screen.openRows - text.rows.count - remarks.count
      words.label = cut(words.label, to: room)
      room -= words.label.count
      words.description = cut(words.description, to: room)
    }
    var block = Block(rows: words.label)
    block.rows += words.description
    let first = block.rows.count
    block.cursor = text.cursor.map {
      Frame.Position(row: first + $0.row, column: min(screen.indent + $0.column, columns - 1))
    }
    block.rows += text.rows
    mark(
      hidden: entries[focus].prompt.hiddenRows, in: &block, text: first..<block.rows.count, screen)
    block.rows += remarks
    return block
  }

  /// The words around the open field's text.
  ///
  /// Laid out only where they are not remembered.
  func shownWords(in screen: ScreenPlan) -> OpenWords {
    laidOut.words(in: screen, focus: focus) ?? openWords(in: screen)
  }

  /// The label and the description of the open field, whole, and its placeholder.
  func openWords(in screen: ScreenPlan) -> OpenWords {
    let field = focusedField
    return OpenWords(
      label: prose(
        text(field.label), width: screen.size.columns, indent: screen.indent,
        style: theme.label, mark: Row(glyphs.current, style: theme.accent)),
      description: field.description.map {
        prose(text($0), width: screen.size.columns, indent: screen.indent, style: .plain)
      } ?? [], placeholder: placeholder(of: field))
  }

  /// What stands in an empty field: the form's own words, or else how a date or a time is written.
  private func placeholder(of field: Field) -> String? {
    field.placeholder.map(text) ?? field.format
  }

  /// The rows of the open field's prompt, behind the indent.
  func textRows(in scene: PromptScene, indent: Int) -> TextRows {
    var shown = entries[focus].prompt.rows(in: scene)
    for index in shown.rows.indices { shown.rows[index].indent(by: indent) }
    return shown
  }

  /// The first rows, with an ellipsis where others follow them.
  private func cut(_ rows: [Row], to count: Int) -> [Row] {
    guard rows.count > max(0, count) else { return rows }
    var kept = Array(rows.prefix(max(0, count)))
    if var last = kept.popLast() {
      last.append(glyphs.ellipsis, style: last.cells.last?.style ?? .plain)
      kept.append(last)
    }
    return kept
  }

  /// The error, or else the notice, or else the count of what is too long.
  func remarks(in screen: ScreenPlan) -> [Row] {
    var rows: [Row] = []
    func say(_ sentence: String, _ style: Style) {
      rows += prose(sentence, width: screen.size.columns, indent: screen.indent, style: style)
    }
    if let refusal = entries[focus].refusal {
      var sentence = refusal.sentence
      if invalidCount > 1 { sentence += " (\(invalidCount) fields need attention)" }
      say(sentence, theme.error)
    } else if !state.form.fields[focus].rules.isEmpty,
      let length = entries[focus].prompt.measure?.length,
      case let excess = state.form.fields[focus].excess(ofLength: length), excess > 0
    {
      say("\(excess) too many", theme.error)
    }
    if let notice, screen.noticeRows == 0 || !notice.isAboutForm {
      say(notice.sentence, theme.notice)
    }
    return rows
  }

  /// Wrapped words, each row behind `indent` blanks; in those of the first one stands the mark.
  func prose(
    _ words: String, width: Int, indent: Int, style: Style, mark: Row = Row()
  ) -> [Row] {
    let layout = TextLayout(TextBuffer(words), width: width - indent - 1)
    return layout.rows(from: 0, limit: .max).enumerated().map { index, line in
      var row = index == 0 && indent > 0 ? mark : Row()
      row.pad(to: indent)
      row.append(layout.cells(of: line, style: style))
      return row
    }
  }
}
