// One object of `fields` -> a field.
//
// Its aspects are read one after the other: the keys that have a meaning for its type (FieldReader+Keys),
// options (ChoicesReader), rules (FieldReader+Rules), the default (FieldReader+Default), the condition
// (ConditionReader).

import JSON

/// Reads one field; its problems are in `object`.
struct FieldReader {
  var object: ObjectReader
  let scope: FieldScope

  /// Written out or derived; empty where the field has neither id nor label.
  private let id: String
  /// `nil` where the form names none.
  private let formColor: Color?

  init(_ object: ObjectReader, id: String, formColor: Color?, scope: FieldScope) {
    self.object = object
    self.id = id
    self.formColor = formColor
    self.scope = scope
  }

  /// The field, or `nil` where something of it is wrong in a way that leaves no field.
  mutating func read() -> Field? {
    // Its text was read before, with those of the other fields; here only its type is looked at.
    _ = object.string("id")
    let label = object.string("label")
    let description = object.string("description")
    let condition = readCondition()
    let type = readType()
    if let type { refuseKeys(withoutMeaningFor: type) }
    let kind = type.flatMap { readKind($0) }
    let isNameless = id.isEmpty && type != "note"
    if isNameless, object.member("id") == nil {
      // An id that is no string was told already.
      object.report(.nameless, at: object.node.range.prefix(1))
    }
    let words = label.flatMap { $0.isEmpty ? nil : $0 } ?? id
    // Where the kind is not known, the rest is read all the same, to tell what is wrong with it.
    var field = Field(id: id, kind: kind ?? .text(nil), label: template(words))
    field.description = description.map(template)
    field.condition = condition
    if type != "note" { readAnswerKeys(of: &field, isKindKnown: kind != nil) }
    return kind == nil || isNameless ? nil : field
  }

  /// What only a field that takes an answer has.
  private mutating func readAnswerKeys(of field: inout Field, isKindKnown: Bool) {
    field.placeholder = object.string("placeholder").map { template($0.droppingFinalNewline) }
    field.placeholderColor = object.color("color") ?? formColor
    field.placeholderHides = object.word("placeholderHides", as: PlaceholderHiding.self) ?? .typing
    field.isRequired = object.boolean("required") ?? false
    field.isSecret = object.boolean("secret") ?? false
    guard isKindKnown else { return }
    readAnswerShape(of: &field)
    field.ownTemplates = object.strings("x-template")
    field.rules = readRules(of: field)
    if case .datetime = field.kind { field.needsOffset = field.rules.refuseDatetimesWithoutOffset }
    readDefault(of: &field)
  }

  private mutating func readType() -> String? {
    guard let node = object.value("type") else { return "text" }
    guard let type = object.string("type") else { return nil }
    if FormVocabulary.types.contains(type) { return type }
    let suggestion = suggestion(for: type, among: FormVocabulary.types)
    object.report(.unknownType(type, suggestion: suggestion), at: node.range)
    return nil
  }

  private mutating func readKind(_ type: String) -> FieldKind? {
    switch type {
    case "note": .note
    case "email": .email
    case "url": .url
    case "tel": .tel
    case "number": .number
    case "integer": .integer
    case "boolean": .boolean
    case "select": readChoices().map(FieldKind.select)
    case "date": .date
    case "time": .time
    case "datetime": .datetime
    case "path": .path
    default: .text(readMultiline())
    }
  }

  private mutating func readChoices() -> Choices? {
    let allowsSeveral = object.boolean("multiple") ?? false
    let allowsOther = object.boolean("other") ?? false
    guard let node = object.value("options") else {
      let range = object.value("type")?.range ?? object.node.range
      object.report(.option(.missing), at: range)
      return nil
    }
    guard case .array(let nodes) = node.content else {
      object.wrongType("options", node, expected: "an array of options")
      return nil
    }
    var reader = ChoicesReader(allowsSeveral: allowsSeveral)
    let options = reader.read(nodes, of: node)
    object.take(reader.problems)
    guard let options else { return nil }
    return Choices(options: options, allowsSeveral: allowsSeveral, allowsOther: allowsOther)
  }

  private mutating func readMultiline() -> Multiline? {
    guard let node = object.value("multiline") else { return nil }
    switch node.content {
    case .bool(let isOn):
      return isOn ? Multiline() : nil
    case .object(let members):
      var settings = ObjectReader(node, members: members, as: .multiline)
      let multiline = settings.multiline()
      object.take(settings.problems)
      return multiline
    default:
      object.wrongType(
        "multiline", node, expected: "true, false or an object such as {\"rows\": 3}")
      return nil
    }
  }

  private mutating func readCondition() -> Condition? {
    guard let node = object.value("when") else { return nil }
    var reader = ConditionReader(scope: scope)
    let condition = reader.read(node)
    object.take(reader.problems)
    return condition
  }

  private func template(_ source: String) -> Template {
    Template(source.withLineFeeds, earlier: scope.place)
  }
}

extension [Rule] {
  /// Whether their patterns want the offset of a datetime.
  fileprivate var refuseDatetimesWithoutOffset: Bool {
    let matches = { (text: String) in allSatisfy { $0.pattern?.matches(text) ?? true } }
    return !matches("2026-03-31T18:30:00") && matches("2026-03-31T18:30:00+02:00")
  }
}

extension ObjectReader {
  /// The settings of a text of several lines.
  fileprivate mutating func multiline() -> Multiline {
    var multiline = Multiline()
    multiline.rows = wholeNumber("rows", least: 1) ?? multiline.rows
    let maxRows = wholeNumber("maxRows", least: 1)
    multiline.maxRows = maxRows ?? max(multiline.maxRows, multiline.rows)
    multiline.enter = word("enter", as: Multiline.EnterKey.self) ?? .newline
    multiline.language = string("language")
    guard let maxRows, maxRows < multiline.rows else { return multiline }
    if value("rows") == nil {
      // Only the greatest height was asked for; the first one gives way.
      multiline.rows = maxRows
    } else {
      report(
        .rowsOverMaxRows(rows: multiline.rows, maxRows: maxRows),
        at: value("maxRows")?.range ?? node.range)
    }
    return multiline
  }
}

extension String {
  /// The text with `\n` for every line break, CR LF and CR among them.
  fileprivate var withLineFeeds: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    // CR LF is one Character, so no pair is cut.
    return String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  /// The text without the one line break at its very end, where it has one.
  fileprivate var droppingFinalNewline: String {
    guard let last, last == "\n" || last == "\r\n" || last == "\r" else { return self }
    return String(dropLast())
  }
}

extension Range<Int> {
  /// The first `count` elements at most.
  func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
