// The free key `x-template`: that the answers go to a program that takes texts for templates.
//
// Of a form, what is code there; of a field, which of its answers are templates already and stay as they are:
//
//     "x-template": {"open": "{{", "close": "}}", "others": ["{%", "{#"]}
//     "x-template": ["{% now 'utc' %}"]

import JSON

extension ObjectReader {
  /// Reads a form's `x-template`.
  mutating func templateLanguage() -> TemplateLanguage? {
    guard let node = value("x-template") else { return nil }
    guard case .object(let members) = node.content else {
      wrongType("x-template", node, expected: "an object")
      return nil
    }
    var reader = ObjectReader(node, members: members, as: .templateLanguage)
    let open = reader.string("open") ?? ""
    let close = reader.string("close") ?? ""
    let others = reader.strings("others")
    for key in ["open", "close"] where reader.value(key)?.value ?? .string("") == .string("") {
      reader.report(.keyMissing(key), at: node.range.prefix(1))
    }
    take(reader.problems)
    guard !open.isEmpty, !close.isEmpty else { return nil }
    return TemplateLanguage(open: open, close: close, others: others)
  }

  /// The strings of an array; none where there is no such key.
  mutating func strings(_ key: String) -> [String] {
    guard let node = value(key) else { return [] }
    guard case .array(let nodes) = node.content else {
      wrongType(key, node, expected: "an array of strings")
      return []
    }
    return nodes.compactMap { element in
      if case .string(let text) = element.content { return text }
      wrongType(key, element, expected: "an array of strings")
      return nil
    }
  }
}
