// What an answer to a field looks like, for advice on how to give one.

import JSON

extension Field {
  /// A text that a person could type: of a choice one that is accepted, else a word for the kind of answer, such as
  /// `TEXT` or `YYYY-MM-DD`; of several lines where a list needs so many.
  package var exampleText: String {
    switch kind {
    case .boolean: "yes"
    case .select(let choices): typedText(for: .choices(exampleChoice(of: choices), other: nil))
    case .number, .integer: "NUMBER"
    case .path: "FILE"
    case .text where meaning != nil: meaning?.exampleText ?? "TEXT"
    case .date, .time, .datetime, .note, .text, .email, .url, .tel: format ?? "TEXT"
    }
  }

  /// Where several may be chosen, those that must be and as many more as are needed; else the first that says something.
  private func exampleChoice(of choices: Choices) -> [Int] {
    let spoken = choices.options.indices.filter { !choices.options[$0].valueText.isEmpty }
    guard choices.allowsSeveral else { return Array(spoken.prefix(1)) }
    var chosen = choices.options.indices.filter { choices.options[$0].isRequired }
    let others = spoken.filter { !choices.options[$0].isRequired }
    if chosen.isEmpty { chosen = Array(others.prefix(1)) }
    // Rules ask for more of them, if for anything that can be told here.
    for other in others.prefix(32) where (try? answer(to: .choices(chosen, other: nil))) == nil {
      if !chosen.contains(other) { chosen = (chosen + [other]).sorted() }
    }
    return chosen
  }
}

extension TextMeaning {
  fileprivate var exampleText: String {
    switch self {
    case .object: #"{"key": "value"}"#
    case .list(let list):
      Array(repeating: list.item.exampleText, count: min(max(1, list.minItems ?? 1), 3))
        .joined(separator: "\n")
    }
  }
}
