// The options of `ask` -> a form of one field. They are written out as a form file and read like one, so that one place
// decides what a field may be; what is wrong with it is told by the option that it came from.

import Forms
import JSON
import Terminal

/// A form file made of options.
struct Question {
  private let request: AskRequest
  private let options: QuestionOptions?

  /// What a question is called in errors where nothing else is given.
  private static let name = "answer"

  /// Reads the options of a choice where they come from elsewhere.
  init(_ request: AskRequest, until deadline: Deadline) throws(Stop) {
    self.request = request
    options = try request.optionsFrom.map { source throws(Stop) in
      try QuestionOptions(source, until: deadline)
    }
  }

  /// The form, or the end of the program with what is wrong with the options.
  func form() throws(Stop) -> Form {
    guard let typed = given(.defaultAnswer) else { return try read(default: nil) }
    // A default is given as a person would type it; what it stands for, the field itself knows.
    let field = try read(default: nil).fields[0]
    let value: JSONValue
    do throws(Refusal) {
      value = field.value(to: try field.entered(fromLine: typed.text))
      if value == .null, !typed.text.isEmpty { _ = try field.answer(to: typed.text) }
    } catch {
      throw Stop(.usage, "\(typed.name): \(error.sentence)")
    }
    return value == .null ? try read(default: nil) : try read(default: value)
  }

  private func given(_ option: Option) -> GivenOption? {
    request.keys.last { $0.option == option }
  }

  // MARK: Writing

  private func read(default answer: JSONValue?) throws(Stop) -> Form {
    var file = QuestionFile()
    let label = request.label ?? (request.isConfirmation ? "Are you sure?" : "")
    if !label.isEmpty { file.append("label", .string(label), from: "LABEL") }
    if label.isEmpty, given(.id) == nil { file.append("id", .string(Self.name), from: "--id") }
    if given(.type) == nil, let type = impliedType {
      file.append("type", .string(type), from: "--type")
    }
    if request.isConfirmation { file.append("required", .bool(true), from: "--required") }
    appendKeys(to: &file)
    if let answer {
      file.append("default", answer, from: given(.defaultAnswer)?.name ?? "--default")
    }
    return try file.form(options)
  }

  /// The type that the other options say already.
  private var impliedType: String? {
    if request.isConfirmation { return "boolean" }
    return options != nil || given(.option) != nil ? "select" : nil
  }

  private func appendKeys(to file: inout QuestionFile) {
    for given in request.keys {
      let text = JSONValue.string(given.text)
      switch given.option {
      case .type: file.append("type", text, from: given.name)
      case .id: file.append("id", text, from: given.name)
      case .description: file.append("description", text, from: given.name)
      case .placeholder: file.append("placeholder", text, from: given.name)
      case .placeholderColor: file.append("color", text, from: given.name)
      case .placeholderHides: file.append("placeholderHides", text, from: given.name)
      case .multiple: file.append("multiple", .bool(true), from: given.name)
      case .other: file.append("other", .bool(true), from: given.name)
      case .required where !request.isConfirmation:
        file.append("required", .bool(true), from: given.name)
      case .secret: file.append("secret", .bool(true), from: given.name)
      case .multiline, .maxRows, .enter, .language, .option, .defaultAnswer, .required: break
      default: break
      }
    }
    appendMultiline(to: &file)
    appendOptions(to: &file)
    appendRules(to: &file)
  }

  private func appendMultiline(to file: inout QuestionFile) {
    let keys: [(Option, String)] = [
      (.maxRows, "maxRows"), (.enter, "enter"), (.language, "language"),
    ]
    guard
      let first = request.keys.first(where: { given in
        given.option == .multiline || keys.contains { $0.0 == given.option }
      })
    else { return }
    file.open("multiline", "{", from: first.name)
    if let rows = given(.multiline), rows.value != nil {
      file.append("rows", rows.number, from: rows.name)
    }
    for (option, key) in keys {
      guard let given = given(option) else { continue }
      let value = option == .maxRows ? given.number : .string(given.text)
      file.append(key, value, from: given.name)
    }
    file.close("}")
  }

  private func appendOptions(to file: inout QuestionFile) {
    if let options { return file.append("options", raw: options.json, from: "--options-from") }
    let options = request.keys.filter { $0.option == .option }
    guard let first = options.first else { return }
    file.open("options", "[", from: first.name)
    for option in options { file.append(nil, .string(option.text), from: option.name) }
    file.close("]")
  }

  private func appendRules(to file: inout QuestionFile) {
    let rules: [(Option, String)] = [
      (.pattern, "pattern"), (.minLength, "minLength"), (.maxLength, "maxLength"), (.min, "min"),
      (.max, "max"), (.minItems, "minItems"), (.maxItems, "maxItems"), (.const, "const"),
      (.message, "message"),
    ]
    let given = rules.compactMap { option, key in self.given(option).map { ($0, key) } }
    guard let first = given.first else { return }
    file.open("validation", "{", from: first.0.name)
    for (given, key) in given {
      file.append(key, ruleValue(given), from: given.name)
    }
    file.close("}")
  }

  /// A rule's value by the type that the question asks for.
  private func ruleValue(_ given: GivenOption) -> JSONValue {
    let type = self.given(.type)?.text ?? impliedType ?? "text"
    switch given.option {
    case .minLength, .maxLength, .minItems, .maxItems: return given.number
    case .min, .max, .const:
      if type == "number" || type == "integer" { return given.number }
      if type == "boolean", given.option == .const {
        return ["yes", "y", "true"].contains(given.text.lowercased())
          ? .bool(true)
          : ["no", "n", "false"].contains(given.text.lowercased())
            ? .bool(false)
            : .string(given.text)
      }
      return .string(given.text)
    default: return .string(given.text)
    }
  }
}

extension GivenOption {
  /// The value as a JSON number where it is one, else as a text, which the form reader then refuses.
  fileprivate var number: JSONValue {
    if case .number? = JSONDocument.parse(Array(text.utf8)).root?.value,
      JSONDocument.parse(Array(text.utf8)).problems.isEmpty
    {
      return .number(text)
    }
    return .string(text)
  }
}
