// Ways into a field and out again: lines as a person types them, JSON values whose types must fit, and words for
// what is entered.

package import JSON

extension Field {
  /// What is entered by a line that a person could have typed for the field: yes or no, an option by
  /// its value or else its label, several of them separated by commas or as a JSON array.
  ///
  /// Throws where the line means nothing to a choice; all else is for `answer` to check.
  ///
  /// - Parameter isNumbered: whether an option may also be given by its place in the list, counted from 1;
  ///   only where `Choices.canBeNumbered`.
  package func entered(
    fromLine line: String, isNumbered: Bool = false
  ) throws(Refusal) -> Entered {
    switch kind {
    case .boolean:
      if line.withoutOuterBlanks.isEmpty { return .truth(nil) }
      guard let truth = Truth.value(of: line) else { throw .notYesOrNo }
      return .truth(truth)
    case .select(let choices):
      if let scalar = firstForbidden(in: line) { throw .controlCharacter(scalar) }
      if line.withoutOuterBlanks.isEmpty { return nothing }
      if choices.allowsSeveral { return try choices.several(line, isNumbered: isNumbered) }
      if isNumbered, let index = choices.index(ofNumber: line) {
        return .choices([index], other: nil)
      }
      if let index = try choices.index(ofText: line) { return .choices([index], other: nil) }
      guard choices.allowsOther else { throw choices.noOption(line) }
      return .choices([], other: line)
    default:
      return .text(line)
    }
  }

  /// What is entered by a JSON value, whose type must fit; null is nothing.
  ///
  /// Throws `.wrongType`, or what is wrong with a choice.
  package func entered(from value: JSONValue) throws(Refusal) -> Entered {
    switch (kind, value) {
    case (_, .null):
      return nothing
    case (.boolean, .bool(let truth)):
      return .truth(truth)
    case (.number, .number(let digits)), (.integer, .number(let digits)):
      return .text(digits)
    case (.select(let choices), .array(let values)) where choices.allowsSeveral:
      return try choices.several(values)
    case (.select(let choices), .string), (.select(let choices), .number),
      (.select(let choices), .bool):
      guard !choices.allowsSeveral else { break }
      if let index = choices.index(of: value) { return .choices([index], other: nil) }
      guard choices.allowsOther, case .string(let text) = value else {
        throw choices.noOption(value)
      }
      return .choices([], other: text)
    case (.text, _) where meaning != nil:
      return .text(try meaning?.text(for: value) ?? "")
    case (_, .string(let text)) where takesStrings:
      return .text(text)
    default:
      break
    }
    throw .wrongType(expected: jsonType, found: value.typeName)
  }

  /// Whether answers are JSON strings; those of a `select` may be.
  var takesStrings: Bool {
    switch kind {
    case .text: meaning == nil
    case .email, .url, .tel, .date, .time, .datetime, .path: true
    case .note, .number, .integer, .boolean, .select: false
    }
  }

  /// The JSON type of the field's answers, with its article.
  var jsonType: String {
    switch kind {
    case .number, .integer: "a number"
    case .boolean: "true or false"
    case .select(let choices):
      choices.allowsSeveral ? "an array of option values" : "the value of an option"
    default: meaning?.jsonType ?? "a string"
    }
  }

  /// What a person would type to enter this: the way back from `entered(fromLine:)`.
  package func typedText(for entered: Entered) -> String {
    if let choices, choices.allowsSeveral, case .choices(let indices, let other) = entered {
      return choices.line(choosing: indices, other: other)
    }
    return words(for: entered, option: \.valueText)
  }

  /// How something entered is shown in words: a choice by its label, a secret as dots, whose number tells
  /// nothing of it.
  package func shownText(of entered: Entered) -> String {
    if isSecret { return entered.isEmpty ? "" : "••••••••" }
    return words(for: entered, option: \.label)
  }

  private func words(for entered: Entered, option: (ChoiceOption) -> String) -> String {
    switch entered {
    case .text(let text):
      return text
    case .truth(let truth):
      return truth.map { $0 ? "yes" : "no" } ?? ""
    case .choices(let indices, let other):
      let options = choices?.options ?? []
      let chosen = indices.filter(options.indices.contains).map { option(options[$0]) }
      return (chosen + [other].compactMap(\.self)).joined(separator: ", ")
    }
  }
}
