// Whether an answer keeps the rules of its field: `required`, the options that must be chosen, and `validation`.

import JSON

extension Field {
  /// Throws the first rule that an answer breaks.
  ///
  /// - Parameter entered: what the answer was made from, with options that were typed among those that
  ///   were chosen.
  func check(_ answer: JSONValue, to entered: Entered) throws(Refusal) {
    if isRequired, answer.isBlank { throw .missing }
    if let choices, case .choices(let indices, _) = entered {
      let required = choices.options.indices.filter { choices.options[$0].isRequired }
      if !required.isEmpty {
        let needed = Set(required).subtracting(indices).sorted()
        if !needed.isEmpty { throw .optionsNeeded(needed.map { choices.options[$0].label }) }
      }
    }
    if let divisor, answer.isMultiple(of: divisor) == false {
      throw .notAMultiple(divisor.bareText)
    }
    for value in excluded where answer.means(value) { throw .excluded(value.bareText) }
    let text = ruledText(of: answer, entered)
    for rule in rules {
      if let refusal = rule.refusal(of: answer, text: text) { throw refusal }
    }
  }

  /// The text that lengths and patterns are about: that of a choice only where it was typed.
  private func ruledText(of answer: JSONValue, _ entered: Entered) -> String? {
    if case .choices(_, let other) = entered { return other }
    guard case .string(let text) = answer else { return nil }
    return text
  }

  /// Whether `refusal(ofLength:isBlank:)` tells all that may be wrong with a text (control characters
  /// aside), so that an editor need not have the whole text checked at each key.
  package var isCheckedByLength: Bool {
    guard case .text = kind, meaning == nil, excluded.isEmpty else { return false }
    return rules.allSatisfy { $0.pattern == nil && $0.const == nil }
  }

  /// What is wrong with a text of `length` grapheme clusters, told from its measures alone, so that
  /// an editor that keeps them need not look at the text at each key.
  ///
  /// - Parameter isBlank: whether the text is empty or white space alone.
  package func refusal(ofLength length: Int, isBlank: Bool) -> Refusal? {
    if isRequired && isBlank { return .missing }
    if length == 0 { return nil }
    for rule in rules {
      if let refusal = rule.refusal(ofLength: length) { return refusal }
    }
    return nil
  }

  /// How many grapheme clusters are beyond the tightest `maxLength`; 0 where none are.
  package func excess(ofLength length: Int) -> Int {
    var excess = 0
    for index in rules.indices {
      if let maxLength = rules[index].maxLength { excess = max(excess, length - maxLength) }
    }
    return excess
  }
}
