// One object of `fields` -> a field.

import JSON

/// Reads one field; its problems are in `object`.
struct FieldReader {
  private(set) var object: ObjectReader

  /// Written out or derived; `nil` where the field has neither id nor label.
  private let id: String?
  private let formColor: Color
  private let earlier: [[UInt8]: Int]

  init(_ object: ObjectReader, id: String?, formColor: Color, earlier: [[UInt8]: Int]) {
    self.object = object
    self.id = id
    self.formColor = formColor
    self.earlier = earlier
  }

  /// The field, or `nil` where something of it is wrong in a way that leaves no field.
  mutating func read() -> Field? {
    // Its text was read before, with those of the other fields; here only its type is looked at.
    _ = object.string("id")
    let label = object.string("label")
    let description = object.string("description").map(template)
    object.refuseUnsupported(["when"])

    switch readType() {
    case "note": return readNote(label: label, description: description)
    case "text": return readText(label: label, description: description)
    default: return nil
    }
  }

  private mutating func readType() -> String? {
    guard let node = object.value("type") else { return "text" }
    guard let type = object.string("type") else { return nil }
    switch type {
    case "text", "note":
      return type
    case _ where FormVocabulary.types.contains(type):
      object.report(.notSupportedYet(what: "the type \"\(type)\""), at: node.range)
    default:
      let suggestion = suggestion(for: type, among: FormVocabulary.types)
      object.report(.unknownType(type, suggestion: suggestion), at: node.range)
    }
    return nil
  }

  private mutating func readNote(label: String?, description: Template?) -> Field? {
    for key in FormObject.field.keys
    where !["id", "type", "label", "description", "when"].contains(key) {
      guard let member = object.member(key) else { continue }
      object.report(.noMeaning(key: key, why: "a note asks nothing"), at: member.nameRange)
    }
    var field = Field(id: id ?? "", kind: .note, label: template(label ?? id ?? ""))
    field.description = description
    return field
  }

  private mutating func readText(label: String?, description: Template?) -> Field? {
    object.refuseUnsupported(["defaultTemplate", "options", "multiple", "other", "secret"])
    let placeholder = object.string("placeholder")
    let color = object.color("color")
    let hides = object.word("placeholderHides", as: PlaceholderHiding.self)
    let multiline = readMultiline()
    let isRequired = object.boolean("required")
    let rules = readRules()
    let defaultText = object.string("default")
    guard let id else {
      // An id that is no string was told already.
      guard object.member("id") == nil else { return nil }
      object.report(.nameless, at: object.node.range.prefix(1))
      return nil
    }
    let words = (label?.isEmpty ?? true ? id : label) ?? id
    var field = Field(id: id, kind: .text(multiline), label: template(words))
    field.description = description
    field.placeholder = placeholder.map { template($0.droppingFinalNewline) }
    field.placeholderColor = color ?? formColor
    field.placeholderHides = hides ?? .typing
    field.defaultEntered = defaultText.map(Entered.text)
    field.isRequired = isRequired ?? false
    field.rules = rules
    check(defaultText, of: field)
    return field
  }

  private mutating func check(_ defaultText: String?, of field: Field) {
    guard let defaultText, let node = object.value("default") else { return }
    do throws(Refusal) {
      _ = try field.answer(to: defaultText)
    } catch {
      object.report(.defaultRefused(error), at: node.range)
    }
  }

  private mutating func readMultiline() -> Multiline? {
    guard let node = object.value("multiline") else { return nil }
    switch node.content {
    case .bool(let isOn):
      return isOn ? Multiline() : nil
    case .object(let members):
      var settings = ObjectReader(node, members: members, as: .multiline)
      var multiline = Multiline()
      multiline.rows = settings.wholeNumber("rows", least: 1) ?? multiline.rows
      let maxRows = settings.wholeNumber("maxRows", least: 1)
      multiline.maxRows = maxRows ?? max(multiline.maxRows, multiline.rows)
      multiline.enter = settings.word("enter", as: Multiline.EnterKey.self) ?? .newline
      multiline.language = settings.string("language")
      if let maxRows, maxRows < multiline.rows {
        if settings.value("rows") == nil {
          // Only the greatest height was asked for; the first one gives way.
          multiline.rows = maxRows
        } else {
          settings.report(
            .rowsOverMaxRows(rows: multiline.rows, maxRows: maxRows),
            at: settings.value("maxRows")?.range ?? node.range)
        }
      }
      object.take(settings.problems)
      return multiline
    default:
      object.wrongType(
        "multiline", node, expected: "true, false or an object such as {\"rows\": 3}")
      return nil
    }
  }

  private mutating func readRules() -> [Rule] {
    guard let node = object.value("validation") else { return [] }
    var nodes = [node]
    if case .array(let elements) = node.content { nodes = elements }
    var rules: [Rule] = []
    for node in nodes {
      if case .object(let members) = node.content {
        rules.append(readRule(node, members))
      } else {
        object.wrongType("validation", node, expected: "an object or an array of objects")
      }
    }
    checkLengths(of: rules, nodes)
    return rules
  }

  /// Limits of several objects hold together, so they are looked at together.
  private mutating func checkLengths(of rules: [Rule], _ nodes: [JSONNode]) {
    guard let minimum = rules.compactMap(\.minLength).max(),
      let maximum = rules.compactMap(\.maxLength).min(), minimum > maximum
    else { return }
    let places = nodes.compactMap { $0[member: "minLength"] }
    let place = places.first { $0.value == .number(String(minimum)) } ?? object.node
    object.report(.minOverMax(minimum: minimum, maximum: maximum), at: place.range)
  }

  private mutating func readRule(_ node: JSONNode, _ members: [JSONNode.Member]) -> Rule {
    var reader = ObjectReader(node, members: members, as: .validation)
    reader.refuseUnsupported(["pattern", "min", "max", "minItems", "maxItems", "const"])
    var rule = Rule()
    rule.minLength = reader.wholeNumber("minLength", least: 0)
    rule.maxLength = reader.wholeNumber("maxLength", least: 0)
    rule.message = reader.string("message")
    if rule.message != nil, members.allSatisfy({ $0.name == "message" }),
      let message = reader.member("message")
    {
      reader.report(.ruleWithoutLimit, at: message.nameRange)
    }
    object.take(reader.problems)
    return rule
  }

  private func template(_ source: String) -> Template {
    Template(source.withLineFeeds, earlier: earlier)
  }
}

extension String {
  /// The text with `\n` for every line break, CR LF and CR among them.
  fileprivate var withLineFeeds: String {
    // CR LF is one Character, so no pair is cut.
    String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
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
