// `options` -> the options of a select.

import JSON

/// Reads the elements of one `options`.
struct ChoicesReader {
  private(set) var problems: [FormProblem] = []

  private let allowsSeveral: Bool

  /// Where each value stands first, by what makes it that value.
  private var taken: [ValueKey: (byte: Int, text: String)] = [:]

  init(allowsSeveral: Bool) {
    self.allowsSeveral = allowsSeveral
  }

  /// Values are the same option's where these are equal.
  private enum ValueKey: Hashable {
    case string([UInt8])
    case number(DecimalNumber)
    case bool(Bool)
  }

  /// The options, or `nil` where none could be read.
  mutating func read(_ nodes: [JSONNode], of array: JSONNode) -> [ChoiceOption]? {
    if nodes.isEmpty { report(.empty, at: array.range) }
    var options: [ChoiceOption] = []
    for node in nodes {
      guard let option = read(node) else { continue }
      options.append(option)
    }
    return options.isEmpty ? nil : options
  }

  private mutating func read(_ node: JSONNode) -> ChoiceOption? {
    switch node.content {
    case .string, .number, .bool:
      note(node)
      return ChoiceOption(value: node.value, label: node.value.bareText)
    case .object(let members):
      var object = ObjectReader(node, members: members, as: .option)
      let option = read(&object)
      problems += object.problems
      return option
    case .null, .array:
      report(.wrongType(found: node.typeName), at: node.range)
      return nil
    }
  }

  private mutating func read(_ object: inout ObjectReader) -> ChoiceOption? {
    let label = object.string("label")
    let description = object.string("description")
    let isRequired = object.boolean("required") ?? false
    if isRequired, !allowsSeveral, let member = object.member("required") {
      object.report(
        .noMeaning(
          key: "required", why: "only of several options that may be chosen some can be required"),
        at: member.nameRange)
    }
    guard let node = object.value("value") ?? object.value("label") else {
      report(.nameless, at: object.node.range.prefix(1))
      return nil
    }
    switch node.content {
    case .string, .number, .bool:
      guard object.value("value") != nil || label != nil else { return nil }
    case .null, .array, .object:
      if object.value("value") != nil {
        report(.wrongValueType(found: node.typeName), at: node.range)
      }
      return nil
    }
    note(node)
    return ChoiceOption(
      value: node.value, label: label ?? node.value.bareText, description: description,
      isRequired: isRequired)
  }

  /// Looks at a value by itself and beside the others.
  private mutating func note(_ node: JSONNode) {
    let text = node.value.bareText
    let key: ValueKey
    switch node.content {
    case .number(let digits):
      guard let number = try? DecimalNumber(parsing: digits) else { return }
      key = .number(number)
    case .bool(let truth):
      key = .bool(truth)
    default:
      key = .string(Array(text.utf8))
      if text.unicodeScalars.contains(where: \.isForbiddenControl) {
        report(.controlCharacter, at: node.range)
      }
    }
    guard let first = taken[key] else {
      taken[key] = (node.range.lowerBound, text)
      return
    }
    if case .number = key, !first.text.isIdentical(to: text) {
      report(.sameNumber(text, as: first.text), at: node.range)
    } else {
      report(.duplicate(node.value.oneLine, firstByte: first.byte), at: node.range)
    }
  }

  private mutating func report(_ problem: OptionProblem, at range: Range<Int>) {
    problems.append(FormProblem(.option(problem), at: range))
  }
}

extension Unicode.Scalar {
  /// Whether this is a control character that not even a text of several lines may hold.
  fileprivate var isForbiddenControl: Bool {
    properties.generalCategory == .control && self != "\t" && self != "\n"
  }
}
