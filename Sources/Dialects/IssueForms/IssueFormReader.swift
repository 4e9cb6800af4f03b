// The form itself: its name, its settings, and the list of its items.

import Forms
import JSON

/// Reads one issue form; what is wrong with it and what is lost are collected, so that all of it is told.
struct IssueFormReader {
  private(set) var problems: [DialectProblem] = []
  private(set) var warnings: [DialectWarning] = []

  /// Where each id stands first.
  private var ids = NameTable()
  private var references = IssueFormReferences()

  /// The native form, or `nil` where none comes of it.
  mutating func read(_ root: JSONNode) -> JSONNode? {
    guard let members = root.members else {
      report(.notAnObject(.issueForm, found: root.yamlTypeName), at: root.range)
      return nil
    }
    if let setting = IssueForm.chooserSetting(in: root) {
      report(.chooserSettings, at: setting.nameRange)
      return nil
    }
    for member in members {
      if !IssueFormItem.formKeys.contains(member.name) {
        leaveOut(member, of: "an issue form", known: IssueFormItem.formKeys)
      }
    }
    let name = text("name", in: root)
    let description = text("description", in: root)
    // A form of discussions has neither.
    if name == nil, description != nil {
      warn("GitHub shows no form without a \"name\"; here it has no title", at: root.range.start)
    }
    if name != nil, description == nil {
      warn("GitHub shows no form without a \"description\"", at: root.range.start)
    }
    let settings = readSettings(of: root)
    let fields = readBody(of: root)
    return fields.map { fields in
      .object(
        [
          ("title", name.map { .string($0.text.withoutOuterBreaks, at: $0.node.range) }),
          (
            "description",
            description.map { .string($0.text.withoutOuterBreaks, at: $0.node.range) }
          ),
          ("x-github", settings), ("fields", fields),
        ], at: root.range)
    }
  }

  private mutating func readBody(of root: JSONNode) -> JSONNode? {
    guard let body = root[member: "body"] else {
      report(.keyMissing("body", in: .issueForm), at: root.range.start)
      return nil
    }
    guard let items = body.elements else {
      let found = body.text == nil ? body.yamlTypeName : "a string"
      report(.wrongType(key: "body", expected: "a list of items", found: found), at: body.range)
      return nil
    }
    if items.isEmpty { report(.emptyList(key: "body", needs: "an item"), at: body.range) }
    var fields: [JSONNode] = []
    var asksSomething = false
    for item in items {
      let type = readType(of: item)
      if type != .markdown { asksSomething = true }
      if let type, let field = readItem(item, as: type) { fields.append(field) }
    }
    if !items.isEmpty, !asksSomething { report(.nothingToAsk(.issueForm), at: body.range) }
    return .array(fields, at: body.range)
  }

  private mutating func readType(of item: JSONNode) -> IssueFormItem? {
    guard item.members != nil else {
      report(.partNoMapping("an item of \"body\"", found: item.yamlTypeName), at: item.range)
      return nil
    }
    guard let type = text("type", in: item) else {
      report(.keyMissingInPart("type", part: "an item of \"body\""), at: item.range.start)
      return nil
    }
    if let known = IssueFormItem(rawValue: type.text) { return known }
    let known = IssueFormItem.allCases.map(\.rawValue)
    report(
      .unknownWord(
        type.text, key: "type", known: known, suggestion: suggestion(for: type.text, among: known)),
      at: type.node.range)
    return nil
  }

  /// What GitHub does with an issue that is made of the form.
  private mutating func readSettings(of root: JSONNode) -> JSONNode? {
    var members: [(name: String, value: JSONNode?)] = []
    for setting in IssueForm.Setting.allCases {
      guard let node = root[member: setting.rawValue], !node.isNull else { continue }
      if setting.isList {
        members.append((setting.rawValue, names(setting.rawValue, node)))
      } else if let text = text(setting.rawValue, in: root)?.text {
        members.append((setting.rawValue, .string(text, at: node.range)))
      }
    }
    return members.isEmpty ? nil : .object(members, at: root.range)
  }

  /// Names as a list, or in one text with commas between them.
  private mutating func names(_ key: String, _ node: JSONNode) -> JSONNode? {
    if let elements = node.elements {
      let names = elements.compactMap { element -> JSONNode? in
        guard let text = element.shownText else { return nil }
        return .string(text, at: element.range)
      }
      if names.count < elements.count {
        warn("\"\(key)\" holds something that is no name; it is left out", at: node.range)
      }
      return .array(names, at: node.range)
    }
    guard let text = node.shownText else {
      warn(
        "\"\(key)\" is \(node.yamlTypeName) and left out; a list of names is needed", at: node.range
      )
      return nil
    }
    let names = text.split(separator: ",").map { String($0).withoutOuterBlanks }
    return .array(
      names.filter { !$0.isEmpty }.map { .string($0, at: node.range) }, at: node.range)
  }

  // MARK: - Notes

  mutating func report(_ kind: DialectProblem.Kind, at range: Range<Int>) {
    problems.append(DialectProblem(kind, at: range))
  }

  mutating func warn(_ sentence: String, at range: Range<Int>) {
    warnings.append(DialectWarning(sentence, at: range))
  }

  /// Warns of a key that GitHub does not know.
  mutating func leaveOut(_ member: JSONNode.Member, of object: String, known: [String]) {
    let meant = suggestion(for: member.name, among: known)
    warn(
      "\(object) has no key \"\(member.name)\"; it is left out"
        + (meant.map { " (did you mean \"\($0)\"?)" } ?? ""), at: member.nameRange)
  }

  /// A key's value as text, where it is a scalar that says something; what else stands there is left out with a
  /// warning.
  mutating func text(_ key: String, in object: JSONNode) -> (text: String, node: JSONNode)? {
    guard let node = object[member: key], !node.isNull else { return nil }
    if let text = node.shownText {
      if node.isBareTruth || node.isNumber {
        warn("GitHub refuses a \"\(key)\" that is \(text) without quotes", at: node.range)
      }
      return (text, node)
    }
    warn("\"\(key)\" is \(node.yamlTypeName) and left out; a string is needed", at: node.range)
    return nil
  }

  /// A key's value as a boolean.
  mutating func truth(_ key: String, in object: JSONNode?) -> Bool? {
    guard let node = object?[member: key], !node.isNull else { return nil }
    if case .bool(let truth) = node.content { return truth }
    let text = node.text?.lowercased() ?? ""
    switch text {
    case "yes", "on", "true", "no", "off", "false":
      if !node.isBareTruth {
        warn("GitHub refuses a \"\(key)\" in quotes; true or false stands without", at: node.range)
      }
      return ["yes", "on", "true"].contains(text)
    default:
      warn("\"\(key)\" is left out; true or false is needed", at: node.range)
      return nil
    }
  }

  /// Notes an id; the second of two that are the same is a problem.
  mutating func take(id: String, at range: Range<Int>) {
    let isPlain = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    if !isPlain { warn("GitHub takes only letters, digits, - and _ in an \"id\"", at: range) }
    if let first = ids[id.utf8] {
      report(.duplicateID(id, first: first), at: range)
    } else {
      ids.insert(id.utf8, range.lowerBound)
    }
  }

  /// Notes what GitHub knows a field by: its id, else its label.
  mutating func take(label: String, id: String?, at range: Range<Int>) {
    if let earlier = references.insert(field: label, id: id) {
      warn(
        earlier.isIdentical(to: label)
          ? "GitHub refuses a second field with the label \"\(label)\"; an \"id\" would tell them apart"
          : "GitHub takes the label \"\(label)\" for the same as \"\(earlier)\"; an \"id\" would tell them apart",
        at: range)
    }
  }

  /// Notes a check box, which has no id.
  ///
  /// - Parameter own: the label of the field that it is in, which may be the same.
  mutating func take(checkBox label: String, of own: String?, at range: Range<Int>) {
    guard let earlier = references.insert(checkBox: label),
      own.map({ $0.withoutOuterBreaks.isIdentical(to: earlier) }) != true
    else { return }
    warn(
      "GitHub takes this check box for the same as \"\(earlier)\"; an \"id\" of the field would tell them apart",
      at: range)
  }
}

extension JSONNode {
  /// Whether GitHub, which reads YAML 1.1, has a boolean here: one of the words for yes and no without quotes.
  var isBareTruth: Bool {
    switch content {
    case .bool: true
    case .string(let text):
      // Quotes would make it longer.
      range.count == text.utf8.count
        && ["yes", "no", "on", "off"].contains(text.lowercased())
    case .null, .number, .array, .object: false
    }
  }

  fileprivate var isNumber: Bool {
    if case .number = content { true } else { false }
  }
}
