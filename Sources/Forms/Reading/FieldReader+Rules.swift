// `validation` -> the rules of a field.

import JSON

extension FieldReader {
  /// The rules of a field whose kind is known.
  mutating func readRules(of field: Field) -> [Rule] {
    guard let node = object.value("validation") else { return [] }
    var nodes = [node]
    if case .array(let elements) = node.content { nodes = elements }
    var rules: [Rule] = []
    var limits = RuleLimits()
    for node in nodes {
      guard case .object(let members) = node.content else {
        object.wrongType("validation", node, expected: "an object or an array of objects")
        continue
      }
      var reader = ObjectReader(node, members: members, as: .validation)
      let rule = reader.rule(of: field)
      limits.note(rule, reader)
      rules.append(rule)
      object.take(reader.problems)
    }
    object.take(limits.problems(for: field))
    return rules
  }
}

extension ObjectReader {
  fileprivate mutating func rule(of field: Field) -> Rule {
    var rule = Rule()
    rule.message = string("message")
    let limits = FormObject.validation.keys.filter { $0 != "message" }
    if !limits.contains(where: { member($0) != nil }), let message = member("message") {
      report(.ruleWithoutLimit, at: message.nameRange)
    }
    for key in limits {
      guard let member = member(key), let why = field.kind.reason(againstRule: key) else {
        continue
      }
      report(.noMeaning(key: key, why: why), at: member.nameRange)
    }
    let has = { (key: String) in field.kind.reason(againstRule: key) == nil }
    if has("minLength") {
      rule.minLength = wholeNumber("minLength", least: 0)
      rule.maxLength = wholeNumber("maxLength", least: 0)
    }
    if has("pattern") { rule.pattern = pattern("pattern") }
    if has("min") {
      rule.min = limit("min", for: field.kind)
      rule.max = limit("max", for: field.kind)
    }
    if has("minItems") {
      rule.minItems = wholeNumber("minItems", least: 0)
      rule.maxItems = wholeNumber("maxItems", least: 0)
    }
    rule.const = const(of: field)
    return rule
  }

  private mutating func const(of field: Field) -> JSONValue? {
    guard let node = value("const") else { return nil }
    if case .null = node.content {
      wrongType("const", node, expected: field.jsonType)
      return nil
    }
    do throws(Refusal) {
      var plain = field
      // Its own type and options are what counts here.
      plain.isRequired = false
      return try plain.answer(to: plain.entered(from: node.value))
    } catch {
      switch error {
      case .wrongType(let expected, let found):
        report(.wrongType(key: "const", expected: expected, found: found), at: node.range)
      case .noOptionValue(let suggestion, let known):
        report(.constNoOption(suggestion: suggestion, known: known), at: node.range)
      case .optionsNeeded:
        // An answer without it is refused anyway; that is no matter of this rule.
        return node.value
      default:
        report(.constRefused(error), at: node.range)
      }
      return nil
    }
  }

  /// A limit of the kind of the field that it is about.
  mutating func limit(_ key: String, for kind: FieldKind) -> Limit? {
    guard let node = value(key) else { return nil }
    if let limit = Limit(node.value, for: kind) { return limit }
    switch (node.content, kind) {
    case (.string(let text), .date), (.string(let text), .time), (.string(let text), .datetime):
      report(.notALimit(key: key, expected: kind.limitPhrase, found: text), at: node.range)
    default:
      wrongType(key, node, expected: kind.limitPhrase)
    }
    return nil
  }
}

/// The strictest limits of all rules of a field, which hold together; of two that are the same the first.
private struct RuleLimits {
  private typealias Noted<Value> = (value: Value, range: Range<Int>)

  private var minLength: Noted<Int>?
  private var maxLength: Noted<Int>?
  private var minItems: Noted<Int>?
  private var maxItems: Noted<Int>?
  private var min: Noted<Limit>?
  private var max: Noted<Limit>?

  mutating func note(_ rule: Rule, _ object: ObjectReader) {
    func note<Value>(
      _ value: Value?, _ key: String, in strictest: inout Noted<Value>?,
      isStricter: (Value, Value) -> Bool
    ) {
      guard let value, let range = object.value(key)?.range else { return }
      if let strictest, !isStricter(value, strictest.value) { return }
      strictest = (value, range)
    }
    note(rule.minLength, "minLength", in: &minLength, isStricter: >)
    note(rule.maxLength, "maxLength", in: &maxLength, isStricter: <)
    note(rule.minItems, "minItems", in: &minItems, isStricter: >)
    note(rule.maxItems, "maxItems", in: &maxItems, isStricter: <)
    note(rule.min, "min", in: &min) { $0.isOver($1) }
    note(rule.max, "max", in: &max) { $1.isOver($0) }
  }

  /// The pairs that no answer can keep.
  func problems(for field: Field) -> [FormProblem] {
    var problems: [FormProblem] = []
    func compare<Value>(
      _ low: Noted<Value>?, _ high: Noted<Value>?, _ minKey: String, _ maxKey: String,
      text: (Value) -> String, isOver: (Value, Value) -> Bool
    ) {
      guard let low, let high, isOver(low.value, high.value) else { return }
      let kind = FormProblem.Kind.minOverMax(
        minKey: minKey, minimum: text(low.value), maxKey: maxKey, maximum: text(high.value))
      problems.append(FormProblem(kind, at: low.range))
    }
    compare(minLength, maxLength, "minLength", "maxLength", text: String.init, isOver: >)
    compare(minItems, maxItems, "minItems", "maxItems", text: String.init, isOver: >)
    compare(min, max, "min", "max", text: { $0.text }, isOver: { $0.isOver($1) })
    if let choices = field.choices, !choices.allowsOther, let minItems,
      minItems.value > choices.options.count
    {
      let kind = FormProblem.Kind.tooFewOptions(
        minItems: minItems.value, options: choices.options.count)
      problems.append(FormProblem(kind, at: minItems.range))
    }
    return problems
  }
}
