// What is chosen: the options of dropdowns, and what they have in common with check boxes.

import Forms
import JSON

extension IssueFormReader {
  /// Options, which are texts, and the one that is chosen at first.
  ///
  /// An option that is empty or null stands for nothing chosen, which no native form needs an option for.
  mutating func dropdown(
    _ item: JSONNode, _ attributes: JSONNode?
  ) -> [(name: String, value: JSONNode?)] {
    guard let attributes, let list = options(of: item, attributes, as: .dropdown) else { return [] }
    var taken = NameTable()
    var options: [JSONNode] = []
    for element in list.elements ?? [] {
      guard let text = element.shownText else {
        // One with nothing written is how GitHub is told that nothing need be chosen.
        if !element.isNull || !element.range.isEmpty {
          warn(
            "an option is a text; this is \(element.yamlTypeName) and left out", at: element.range)
        }
        continue
      }
      if element.isBareTruth {
        warn("GitHub refuses an option that is \(text) without quotes", at: element.range)
      }
      let option = text.asOneLine
      if option.lowercased() == "none" {
        warn("GitHub refuses the option \"\(option)\", which it adds itself", at: element.range)
      }
      if !option.isEmpty, isFirst(option, &taken, at: element.range) {
        options.append(.string(option, at: element.range))
      }
    }
    if options.isEmpty { report(.emptyList(key: "options", needs: "an option"), at: list.range) }
    let isMultiple = truth("multiple", in: attributes) ?? false
    return [
      ("options", .array(options, at: list.range)),
      (
        "multiple",
        isMultiple ? .bool(true, at: attributes[member: "multiple"]?.range ?? list.range) : nil
      ),
      ("default", chosen(in: attributes, of: list.elements ?? [], isMultiple)),
    ]
  }

  mutating func options(
    of item: JSONNode, _ attributes: JSONNode, as type: IssueFormItem
  ) -> JSONNode? {
    guard let list = attributes[member: "options"] else {
      report(.keyMissingInPart("options", part: type.name), at: item.range.start)
      return nil
    }
    guard list.elements != nil else {
      report(
        .wrongType(key: "options", expected: "a list of options", found: list.yamlTypeName),
        at: list.range)
      return nil
    }
    return list
  }

  /// Whether no earlier option is the same; GitHub refuses one that is.
  mutating func isFirst(
    _ option: String, _ taken: inout NameTable, at range: Range<Int>
  ) -> Bool {
    if taken.insert(option.utf8, 0) { return true }
    warn("the option \"\(option)\" stands here twice; the second is left out", at: range)
    return false
  }

  /// The option that `default` counts from 0.
  private mutating func chosen(
    in attributes: JSONNode, of elements: [JSONNode], _ isMultiple: Bool
  ) -> JSONNode? {
    guard let node = attributes[member: "default"], !node.isNull else { return nil }
    let index = node.shownText.flatMap { Int($0) } ?? -1
    guard elements.indices.contains(index) else {
      let meant = elements.firstIndex {
        node.shownText != nil && $0.shownText == node.shownText
      }
      warn(
        "\"default\" is the number of an option, counted from 0; it is left out"
          + (meant.map { " (did you mean \($0)?)" } ?? ""), at: node.range)
      return nil
    }
    guard let text = elements[index].shownText?.asOneLine, !text.isEmpty else {
      return nil
    }
    let option = JSONNode.string(text, at: node.range)
    return isMultiple ? .array([option], at: node.range) : option
  }
}
