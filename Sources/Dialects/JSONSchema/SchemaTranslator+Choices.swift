// `enum`, `const` and alternatives of constants -> the options of a select.

import JSON

extension SchemaTranslator {
  /// What may be chosen.
  struct Choice {
    /// Native options, without null.
    var options: [JSONNode]
    let range: Range<Int>
    /// What null is called, where it may be chosen: the placeholder then, since no answer means null.
    var nullLabel: JSONNode?
    var hasNull = false
    /// Whether there is nothing to choose but yes.
    var isConsent = false
  }

  /// The options of a view that has some; empty ones where none can be chosen.
  mutating func options(of view: SchemaView, _ member: Member) -> Choice? {
    var lists = view.constants
    for part in view.parts {
      if let list = part.node[member: "enum"]?.elements {
        lists.append(named(list, part.node, view, member.appearance))
      }
    }
    if let const = view["const"], const.isYes {
      lists.append([SchemaOption(value: const)])
    }
    guard var options = lists.first else { return nil }
    optionCount += lists.reduce(0) { $0 + $1.count }
    let range =
      (view["enum"] ?? view["oneOf"] ?? view["anyOf"])?.range ?? member.schemas.first?.range
      ?? member.nameRange
    for others in lists.dropFirst() {
      let values = ValueSet(others.map(\.value.value))
      options = options.filter { values.contains($0.value.value) }
    }
    return choice(of: options, view, member, at: range)
  }

  private mutating func choice(
    of options: [SchemaOption], _ view: SchemaView, _ member: Member, at range: Range<Int>
  ) -> Choice {
    let types = view.types
    var choice = Choice(options: [], range: range)
    var taken = ValueSet()
    for option in options {
      let value = option.value
      if value.isNull {
        choice.hasNull = true
        choice.nullLabel = option.label ?? .string("null", at: value.range)
        continue
      }
      if value.elements != nil || value.members != nil {
        warn("\(value.typeName) can be no option; it is left out", at: value.range)
        continue
      }
      guard types.isEmpty || types.contains(where: value.isOf) else {
        warn(
          "this option is not of the type \(types.joined(separator: ", ")); it is left out",
          at: value.range)
        continue
      }
      if let text = value.text, member.isRequired,
        text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      {
        warn("the answer is required, so an empty option cannot be chosen", at: value.range)
        continue
      }
      if value.text?.holdsControlCharacters == true {
        warn("an option cannot hold control characters; it is left out", at: value.range)
        continue
      }
      guard taken.insert(value.value) else { continue }
      choice.options.append(Self.native(option))
    }
    let isOne = choice.options.count == 1 && taken.contains(.bool(true))
    choice.isConsent = isOne && member.isRequired
    return choice
  }

  private static func native(_ option: SchemaOption) -> JSONNode {
    let label = option.label?.text.flatMap { $0.isEmpty ? nil : $0 }
    let description = option.description?.text
    if label == nil, description == nil { return option.value }
    let range = option.value.range
    return .object(
      [
        ("value", option.value), ("label", label.map { .string($0, at: range) }),
        ("description", description.map { .string($0, at: range) }),
      ], at: range)
  }

  /// Values with the names that stand in a list beside theirs, or by their text.
  private func named(
    _ values: [JSONNode], _ schema: JSONNode, _ view: SchemaView, _ appearance: JSONNode?
  ) -> [SchemaOption] {
    let names =
      look("enumNames", view, appearance) ?? schema[member: "enumNames"]
      ?? schema[member: "x-enumNames"] ?? schema[member: "options"]?[member: "enum_titles"]
    let labels = names?.elements
    return values.enumerated().map { index, value in
      let label =
        labels.map { $0.indices.contains(index) ? $0[index] : nil }
        ?? value.shownText.flatMap { names?[member: $0] }
      return SchemaOption(value: value, label: label)
    }
  }

  /// No option is left: null, or nothing.
  mutating func takeNothingToChoose(_ member: Member, _ choice: Choice, at place: Place) {
    if choice.hasNull, member.isRequired {
      return addConstant(JSONNode(.null, at: choice.range), at: place)
    }
    leaveOut(member, at: place)
    if !choice.hasNull {
      warn(
        "\"\(member.name)\" has no option that could be chosen; it is not asked", at: choice.range)
    }
  }
}

extension JSONNode {
  /// Whether this, as a constant, is a yes that has to be given: no program can give it.
  var isYes: Bool { if case .bool(true) = content { true } else { false } }
}

extension String {
  /// Whether a text of several lines could not hold this.
  fileprivate var holdsControlCharacters: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\n"
    }
  }
}
