// The options of a choice by what stands for them: for many look-ups, which would each walk over all options.

import JSON

/// Says of many values and texts what `Choices` says of one.
struct ChoiceIndex {
  private let choices: Choices

  /// By the value as JSON on one line, so that "1" is not 1; the first option counts.
  private var values = NameTable()
  /// By the value of a number, whatever its spelling; the first option counts.
  private var numbers: [DecimalNumber: Int] = [:]

  // What a person types. A text that fits two options is `several`.
  private var typedValues = NameTable()
  private var typedNumbers: [DecimalNumber: Int] = [:]
  private var labels = NameTable()
  private static let several = -1

  /// Linear in the options.
  init(_ choices: Choices) {
    self.choices = choices
    for (index, option) in choices.options.enumerated() {
      values.insert(option.value.oneLine.utf8, index)
      Self.add(option.valueText, index, to: &typedValues)
      Self.add(option.label, index, to: &labels)
      guard let number = option.number else { continue }
      if numbers[number] == nil { numbers[number] = index }
      typedNumbers[number] = typedNumbers[number] == nil ? index : Self.several
    }
  }

  private static func add(_ text: String, _ index: Int, to table: inout NameTable) {
    if !table.insert(text.utf8, index) { table.update(text.utf8, to: several) }
  }

  /// As `Choices.index(of:)`; costs what the value's own length does.
  func index(of value: JSONValue) -> Int? {
    if let index = values[value.oneLine.utf8] { return index }
    guard case .number(let digits) = value, let number = try? DecimalNumber(parsing: digits)
    else { return nil }
    return numbers[number]
  }

  /// As `Choices.index(ofText:)`; costs what the text's own length does, but for a text that fits two options.
  func index(ofText text: String) throws(Refusal) -> Int? {
    for text in [text, text.withoutOuterBlanks] {
      guard let index = exactIndex(of: text) else { continue }
      return index == Self.several ? try choices.index(ofText: text) : index
    }
    return nil
  }

  private func exactIndex(of text: String) -> Int? {
    if let index = typedValues[text.utf8] { return index }
    if let number = try? DecimalNumber(parsing: text), let index = typedNumbers[number] {
      return index
    }
    return labels[text.utf8]
  }
}
