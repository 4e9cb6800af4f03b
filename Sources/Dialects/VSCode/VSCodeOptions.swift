// The options of a pickString -> those of a select.

import Forms
import JSON

struct VSCodeOptions {
  private(set) var nodes: [JSONNode] = []

  /// Which option each value is.
  private(set) var values = NameTable()

  /// Reads a list of texts and of objects with `value`, `label` and `description`; tells what is left out.
  ///
  /// - Parameter id: that of the input.
  init(_ list: JSONNode?, of id: String, telling warnings: inout Warnings) {
    for option in list?.elements ?? [] {
      let value = option[member: "value"] ?? option[member: "label"] ?? option
      guard let text = value.shownText else {
        warnings.add(
          "an option is a text, not \(value.typeName); it is left out", at: value.range)
        continue
      }
      guard values.insert(text.utf8, nodes.count) else {
        warnings.add("the option \"\(text)\" of \"\(id)\" is there twice", at: value.range)
        continue
      }
      nodes.append(Self.node(of: option, .string(text, at: value.range), telling: &warnings))
    }
  }

  private static func node(
    of option: JSONNode, _ value: JSONNode, telling warnings: inout Warnings
  ) -> JSONNode {
    guard let members = option.members else { return value }
    for member in members where !["value", "label", "description"].contains(member.name) {
      warnings.add("\"\(member.name)\" of an option means nothing here", at: member.nameRange)
    }
    let words = ["label", "description"].map { key in
      (name: key, value: option.string(key, telling: &warnings))
    }
    let shown = words.filter { $0.value?.text?.isEmpty == false }
    return shown.isEmpty ? value : .object([("value", value)] + shown, at: option.range)
  }
}
