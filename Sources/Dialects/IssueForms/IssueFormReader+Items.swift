// The items of a body, one field each.

import Forms
import JSON

extension IssueFormReader {
  /// The native field of an item, or `nil` where something keeps it from being one.
  mutating func readItem(_ item: JSONNode, as type: IssueFormItem) -> JSONNode? {
    let attributes = item[member: "attributes"]
    checkKeys(of: item, attributes, as: type)
    if type == .markdown { return note(item, attributes) }

    var members: [(name: String, value: JSONNode?)] = []
    let id = text("id", in: item)
    if let id {
      take(id: id.text, at: id.node.range)
      members.append(("id", .string(id.text, at: id.node.range)))
    }
    let label = label(of: item, attributes, as: type, id: id?.text)
    let boxes = type == .checkboxes ? checkBoxes(of: item, attributes) : []
    let consent = boxes.count == 1 && boxes[0].isRequired ? boxes[0] : nil
    let typeRange = item[member: "type"]?.range ?? item.range
    members.append(("type", consent?.nativeType ?? nativeType(of: type, at: typeRange)))
    members.append(("label", label))
    members += words(of: attributes)
    switch type {
    case .dropdown: members += dropdown(item, attributes)
    case .checkboxes:
      if let consent {
        consent.write(to: &members)
      } else {
        members += boxes.choice(at: attributes?[member: "options"]?.range ?? item.range, typeRange)
      }
    default: members += typedText(attributes, as: type)
    }
    if type.validations.contains("required"),
      truth("required", in: item[member: "validations"]) == true,
      let range = item[member: "validations"]?[member: "required"]?.range
    {
      members.append(("required", .bool(true, at: range)))
    }
    members.append(("x-github", kept(item, as: type, consent)))
    dropRefusedDefault(of: &members, in: item)
    return .object(members, at: item.range)
  }

  /// Leaves out a `value` that no answer could be.
  private mutating func dropRefusedDefault(
    of members: inout [(name: String, value: JSONNode?)], in item: JSONNode
  ) {
    guard let place = members.firstIndex(where: { $0.name == "default" && $0.value != nil }),
      let range = members[place].value?.range,
      let reason = JSONNode.object(members, at: item.range).reasonAgainstDefault
    else { return }
    warn("this \"value\" is left out: \(reason)", at: range)
    members.remove(at: place)
  }

  /// What a native field of its type does not say of an item.
  private func kept(
    _ item: JSONNode, as type: IssueFormItem, _ consent: IssueFormCheckBox?
  ) -> JSONNode? {
    guard type == .checkboxes || type == .upload, let range = item[member: "type"]?.range else {
      return nil
    }
    return .object(
      [
        ("type", .string(type.rawValue, at: range)), ("box", consent?.label),
        ("accept", type == .upload ? item[member: "validations"]?[member: "accept"] : nil),
      ], at: range)
  }

  private func nativeType(of type: IssueFormItem, at range: Range<Int>) -> JSONNode {
    switch type {
    case .markdown: .string("note", at: range)
    case .input, .textarea: .string("text", at: range)
    case .dropdown, .checkboxes: .string("select", at: range)
    case .upload: .string("path", at: range)
    }
  }

  private mutating func note(_ item: JSONNode, _ attributes: JSONNode?) -> JSONNode? {
    guard let attributes, let value = text("value", in: attributes) else {
      warn("a \"markdown\" without a \"value\" shows nothing; it is left out", at: item.range.start)
      return nil
    }
    return .object(
      [
        ("type", nativeType(of: .markdown, at: item[member: "type"]?.range ?? item.range)),
        (
          "description",
          .string(value.text.withoutOuterBreaks.asTemplate, at: value.node.range)
        ),
      ], at: item.range)
  }

  /// The label; where it is missing, the id has to do.
  private mutating func label(
    of item: JSONNode, _ attributes: JSONNode?, as type: IssueFormItem, id: String?
  ) -> JSONNode? {
    guard let attributes, let label = text("label", in: attributes),
      !label.text.withoutOuterBlanks.isEmpty
    else {
      if id != nil {
        warn(
          "GitHub refuses \(type.name) without a \"label\"; its id stands instead",
          at: item.range.start)
      } else {
        report(.keyMissingInPart("label", part: type.name), at: item.range.start)
      }
      return nil
    }
    let text = label.text.withoutOuterBreaks
    take(label: text, id: id, at: label.node.range)
    if type == .input || type == .textarea, text.lowercased().contains("password") {
      warn("GitHub refuses a label with the word \"password\"", at: label.node.range)
    }
    return .string(text.asTemplate, at: label.node.range)
  }

  /// What helps with the answer: it is text, whatever braces it holds.
  private mutating func words(of attributes: JSONNode?) -> [(name: String, value: JSONNode?)] {
    guard let attributes else { return [] }
    return ["description", "placeholder"].map { key in
      guard let words = text(key, in: attributes), !words.text.isEmpty,
        key == "description" || attributes[member: "options"] == nil
      else { return (key, nil) }
      return (key, .string(words.text.withoutFinalBreaks.asTemplate, at: words.node.range))
    }
  }

  /// What only a text that is typed has.
  private mutating func typedText(
    _ attributes: JSONNode?, as type: IssueFormItem
  ) -> [(name: String, value: JSONNode?)] {
    guard let attributes else { return [] }
    var members: [(name: String, value: JSONNode?)] = []
    if type == .textarea {
      let range = attributes.range
      let language = text("render", in: attributes)
      members.append(
        (
          "multiline",
          language.map {
            .object([("language", .string($0.text, at: $0.node.range))], at: $0.node.range)
          } ?? .bool(true, at: range)
        ))
    }
    guard type != .upload, let value = text("value", in: attributes), !value.text.isEmpty else {
      return members
    }
    let text = type == .textarea ? value.text : oneLine(value.text, at: value.node.range)
    return members + [("default", .string(text, at: value.node.range))]
  }

  /// A prefill that fits into one line.
  private mutating func oneLine(_ text: String, at range: Range<Int>) -> String {
    if text.withoutOuterBreaks.contains(where: \.isNewline) {
      warn("an \"input\" has one line; the line breaks of its \"value\" become spaces", at: range)
    }
    return text.asOneLine
  }

  // MARK: - Keys

  private mutating func checkKeys(
    of item: JSONNode, _ attributes: JSONNode?, as type: IssueFormItem
  ) {
    for member in item.members ?? [] where !IssueFormItem.keys.contains(member.name) {
      leaveOut(member, of: "an item", known: IssueFormItem.keys)
    }
    if let attributes, attributes.members == nil, !attributes.isNull {
      warn(
        "\"attributes\" is \(attributes.yamlTypeName) and left out; a mapping is needed",
        at: attributes.range)
    }
    for member in attributes?.members ?? [] where !type.attributes.contains(member.name) {
      leaveOut(member, of: type.name, known: type.attributes)
    }
    for member in item[member: "validations"]?.members ?? [] {
      if !type.validations.contains(member.name) {
        leaveOut(member, of: "the \"validations\" of \(type.name)", known: type.validations)
      } else if member.name == "accept" {
        warn("which files are accepted is not checked", at: member.nameRange)
      }
    }
  }
}
