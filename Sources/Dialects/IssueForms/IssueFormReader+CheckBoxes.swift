// Check boxes: a choice of several, or yes or no where a single one has to be ticked.

import Forms
import JSON

/// One of the check boxes of an item.
struct IssueFormCheckBox {
  /// What it says, on one line.
  let text: String
  /// Where it stands as a whole.
  let range: Range<Int>
  /// Where it says so.
  let labelRange: Range<Int>
  /// Where it is said that it has to be ticked; `nil` where it has not.
  let requiredRange: Range<Int>?

  var isRequired: Bool { requiredRange != nil }
  var label: JSONNode { .string(text, at: labelRange) }
}

extension IssueFormReader {
  /// The check boxes of an item, without those that say nothing or the same as one before.
  mutating func checkBoxes(of item: JSONNode, _ attributes: JSONNode?) -> [IssueFormCheckBox] {
    guard let attributes, let list = options(of: item, attributes, as: .checkboxes) else {
      return []
    }
    var taken = NameTable()
    var boxes: [IssueFormCheckBox] = []
    for element in list.elements ?? [] {
      for member in element.members ?? [] where !["label", "required"].contains(member.name) {
        leaveOut(member, of: "a check box", known: ["label", "required"])
      }
      let label = element.members == nil ? element.shownText : text("label", in: element)?.text
      guard let text = label?.asOneLine, !text.isEmpty else {
        warn("a check box needs a \"label\"; this one is left out", at: element.range.start)
        continue
      }
      guard isFirst(text, &taken, at: element.range) else { continue }
      let range = (element[member: "label"] ?? element).range
      take(checkBox: text, of: attributes[member: "label"]?.shownText, at: range)
      let isRequired = truth("required", in: element) ?? false
      boxes.append(
        IssueFormCheckBox(
          text: text, range: element.range, labelRange: range,
          requiredRange: isRequired ? element[member: "required"]?.range ?? range : nil))
    }
    if boxes.isEmpty {
      report(.emptyList(key: "options", needs: "a check box with a \"label\""), at: list.range)
    }
    return boxes
  }
}

extension [IssueFormCheckBox] {
  /// What a choice of several has to say of them.
  ///
  /// - Parameters:
  ///   - range: where the list of them stands.
  ///   - typeRange: where it is said that they are check boxes.
  func choice(at range: Range<Int>, _ typeRange: Range<Int>) -> [(name: String, value: JSONNode?)] {
    let options = map { box in
      let required = box.requiredRange.map { JSONNode.bool(true, at: $0) }
      return JSONNode.object([("label", box.label), ("required", required)], at: box.range)
    }
    return [("options", .array(options, at: range)), ("multiple", .bool(true, at: typeRange))]
  }
}

// MARK: - A single box that has to be ticked

extension IssueFormCheckBox {
  /// That of the question whether it is ticked.
  var nativeType: JSONNode { .string("boolean", at: range) }

  /// How long its words may be where a refusal repeats them, in user-perceived characters.
  private static let shortLimit = 40

  /// Adds what such a question has to say beside its label: the words of the box as the last paragraph of its
  /// description, since that is what is agreed to, and that yes is the only answer.
  func write(to members: inout [(name: String, value: JSONNode?)]) {
    let place = members.firstIndex { $0.name == "description" }
    let before = place.flatMap { members[$0].value?.text }.map { $0 + "\n\n" } ?? ""
    let description = JSONNode.string(before + text.asTemplate, at: labelRange)
    if let place {
      members[place].value = description
    } else {
      members.append(("description", description))
    }
    let ground = requiredRange ?? range
    let message =
      text.count <= Self.shortLimit
      ? "\"\(text)\" has to be ticked." : "This box has to be ticked."
    members.append(
      (
        "validation",
        .object(
          [("const", .bool(true, at: ground)), ("message", .string(message, at: ground))],
          at: ground)
      ))
  }
}
