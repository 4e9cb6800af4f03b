// How the form and its questions read: every line of it, from the title to the prompt.
//
//     Town ("-" for no answer)           the label and what is to be known before answering
//     Where do you live?                 the description
//     1. London: the big one             the options, numbered where a number cannot be mistaken
//     (a town of England)                the placeholder
//     [London] >                         what an empty line takes, and the prompt

import Forms

extension PlainDialog {
  /// The title and description of the form, and how to answer where there is more than one question.
  var introduction: String {
    let words = [form.title, form.description].compactMap { $0.map(visible) }.filter { !$0.isEmpty }
      .lines
    guard hasWayBack else { return words + restored }
    let help = [
      "Enter alone takes what is in brackets, or gives no answer.",
      "\"\(Self.backWord)\" goes back to the question before, ctrl-d gives up.",
    ]
    return words + (words.isEmpty ? "" : "\n") + help.lines + restored
  }

  /// All of a question but its prompt, and the blank line before it.
  func question(_ index: Int) -> String {
    let field = form.fields[index]
    let marks = marks(of: index)
    var lines = [visible(state.text(of: field.label))]
    if !marks.isEmpty { lines[0] += " (" + marks.joined(separator: "; ") + ")" }
    if let description = field.description { lines.append(visible(state.text(of: description))) }
    if let choices = field.choices {
      let isNumbered = isNumbered(field)
      for (index, option) in choices.options.enumerated() {
        lines.append((isNumbered ? "\(index + 1). " : "- ") + words(for: option))
      }
    }
    if let placeholder = field.placeholder {
      lines.append("(" + visible(state.text(of: placeholder)) + ")")
    }
    if let bracketed = bracketed(index), !isShort(bracketed) { lines.append(bracketed) }
    return "\n" + lines.lines
  }

  /// What stands before the answer: the default too where it is short.
  func prompt(for index: Int) -> String {
    guard let bracketed = bracketed(index), isShort(bracketed) else { return "> " }
    return bracketed + " > "
  }

  /// A note's words and the blank line before them; nothing for a field that is known.
  func note(_ index: Int) -> String {
    let field = form.fields[index]
    guard !field.isAsked else { return "" }
    let words = [state.text(of: field.label), field.description.map(state.text) ?? ""]
    return "\n" + words.filter { !$0.isEmpty }.map(visible).lines
  }

  /// What is wrong with an answer, with the question's name before it.
  func remark(_ sentence: String, on index: Int) -> String {
    let heading = heading(of: index)
    // A label may be a sentence of its own.
    let isClosed = heading.unicodeScalars.last?.properties.generalCategory == .otherPunctuation
    return heading + (isClosed ? " " : ": ") + visible(sentence) + "\n"
  }

  /// The label in one line.
  func heading(of index: Int) -> String {
    VisibleText(newlines: .shown(as: " "), tabs: .expanded(from: 0))
      .string(state.text(of: form.fields[index].label))
  }

  /// Words as they can be printed; lines stay lines.
  func visible(_ words: String) -> String {
    VisibleText(newlines: .kept, tabs: .expanded(from: 0)).string(words)
  }

  // MARK: Parts

  /// What is to be known before answering.
  private func marks(of index: Int) -> [String] {
    let field = form.fields[index]
    var marks: [String] = []
    if field.isRequired { marks.append("required") }
    switch field.kind {
    case .boolean: marks.append("yes or no")
    case .number: marks.append("a number")
    case .integer: marks.append("a whole number")
    case .date, .time, .datetime: marks += [field.format].compactMap(\.self)
    case .text(.some): marks.append("several lines, ended by \".\" alone")
    case .select(let choices):
      if choices.allowsSeveral { marks.append("several, separated by commas") }
      if choices.allowsOther { marks.append("or another answer") }
    case .note, .text, .email, .url, .tel, .path: break
    }
    if field.isSecret { marks.append("not shown") }
    if takesNone(index) { marks.append("\"\(Self.noneWord)\" for no answer") }
    return marks
  }

  private func words(for option: ChoiceOption) -> String {
    let words = option.label + (option.isRequired ? " (required)" : "")
    let line = [words, option.description].compactMap(\.self).joined(separator: ": ")
    return VisibleText(newlines: .shown(as: glyphs.newline), tabs: .expanded(from: 0)).string(line)
  }

  /// What an empty line takes, in brackets; `nil` where that is nothing.
  private func bracketed(_ index: Int) -> String? {
    let field = form.fields[index]
    let entered = state.entered[index]
    guard !entered.isEmpty else { return nil }
    let words =
      field.isSecret ? String(repeating: glyphs.dot, count: 8) : field.shownText(of: entered)
    return "[" + visible(words) + "]"
  }

  private func isShort(_ words: String) -> Bool {
    words.utf8.count <= 60 && !words.utf8.contains(UInt8(ascii: "\n"))
  }
}

extension [String] {
  /// Each with a newline behind it.
  var lines: String { map { $0 + "\n" }.joined() }
}
