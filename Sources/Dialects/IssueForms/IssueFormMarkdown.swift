// A filled form as the body of an issue, as GitHub writes it from an issue form.
//
// There is no specification; real issues that forms made show it. A heading of the third level for each field, an empty
// line, the answer, an empty line; `_No response_` where there is none, but a text that is rendered has its fence even
// then; every check box as a line of a task list; chosen options with comma and space between them. (A dropdown of one
// choice that nobody touched has its own option None on the web page. Here nothing is chosen, so it is no response.)

package import Forms
package import JSON

package struct IssueFormMarkdown: Sendable {
  private let form: Form
  /// For each field the check boxes that it was, all of which are shown; `nil` for any other.
  private let boxes: [CheckBoxes?]

  private enum CheckBoxes {
    /// One for each option.
    case options
    /// A single one, which is yes or no.
    case single(label: String)

    /// - Parameter kept: what stands under `x-github`.
    init?(_ kept: JSONNode?) {
      guard kept?[member: "type"]?.text == IssueFormItem.checkboxes.rawValue else { return nil }
      self = kept?[member: "box"]?.text.map(Self.single) ?? .options
    }
  }

  /// - Parameter root: what the form was read from, whose fields may say under `x-github` what they were.
  package init(_ form: Form, from root: JSONNode) {
    self.form = form
    var boxes = (root[member: "fields"]?.elements ?? []).map { CheckBoxes($0[member: "x-github"]) }
    boxes += repeatElement(nil, count: max(0, form.fields.count - boxes.count))
    self.boxes = boxes
  }

  /// The markdown, with a newline at its end; fields that were not asked are left out.
  ///
  /// Linear in form and answers, but for choices: their options times what is chosen.
  package func text(of answers: Answers) -> String {
    var sections: [String] = []
    for (index, field) in form.fields.enumerated() where field.isAsked {
      guard let answer = answers[field.id] else { continue }
      let label = words(of: field.label, answers).split(whereSeparator: \.isNewline)
      sections.append(
        "### \(label.joined(separator: " "))\n\n"
          + section(field, answer, boxes[index]))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func section(_ field: Field, _ answer: JSONValue, _ boxes: CheckBoxes?) -> String {
    switch (boxes, field.choices) {
    case (.options, let choices?): return tasks(choices, ticked: answer)
    case (.single(let label), nil): return task(label, isTicked: answer == .bool(true))
    default: break
    }
    let text = shown(answer, of: field)
    if let language = field.multiline?.language { return fenced(text, language) }
    return text.isEmpty ? "_No response_" : text
  }

  /// Every check box, in the order of the form.
  private func tasks(_ choices: Choices, ticked: JSONValue) -> String {
    var isTicked = choices.options.map { _ in false }
    if case .array(let values) = ticked {
      for value in values {
        if let index = choices.index(of: value) { isTicked[index] = true }
      }
    }
    return zip(choices.options, isTicked).map { option, isTicked in
      task(option.label, isTicked: isTicked)
    }.joined(separator: "\n")
  }

  private func task(_ label: String, isTicked: Bool) -> String {
    "- [\(isTicked ? "x" : " ")] \(label)"
  }

  /// A code block whose fence the text cannot close: three backticks as GitHub's, or more where the text has them.
  ///
  /// Reference: CommonMark 0.31, 4.5 "Fenced code blocks".
  private func fenced(_ text: String, _ language: String) -> String {
    var longest = 2
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // What would end the opening line, or keep it from being one, says no language.
    let isName = !language.contains { $0.isNewline || $0 == "`" }
    return "\(fence)\(isName ? language : "")\n\(text)\n\(fence)"
  }

  /// An answer in words: options by their labels, a boolean as yes or no.
  private func shown(_ answer: JSONValue, of field: Field) -> String {
    switch answer {
    case .null: ""
    case .bool(let truth) where field.choices == nil: truth ? "Yes" : "No"
    case .array(let values): values.map { option($0, of: field) }.joined(separator: ", ")
    default: option(answer, of: field)
    }
  }

  private func option(_ value: JSONValue, of field: Field) -> String {
    guard let choices = field.choices, let index = choices.index(of: value) else {
      return value.bareText
    }
    return choices.options[index].label
  }

  /// The words of a label, with the earlier answers that it shows.
  private func words(of label: Template, _ answers: Answers) -> String {
    label.text { index in
      let field = form.fields[index]
      return field.isSecret ? "••••••••" : shown(answers[field.id] ?? .null, of: field)
    }
  }
}
