// Whole answers as templates, and back.

import JSON

extension TemplateLanguage {
  /// The value whose texts, names of members among them, come to those of a value.
  ///
  /// - Parameter own: texts that stay as they are, since they are templates already.
  func template(for value: JSONValue, own: [String]) -> JSONValue {
    value.mappingTexts { text in
      own.contains { $0.isIdentical(to: text) } ? text : template(for: text)
    }
  }

  /// The value that ``template(for:own:)`` made a template of, as far as it did.
  func value(of template: JSONValue) -> JSONValue {
    template.mappingTexts { text(of: $0) ?? $0 }
  }
}

extension JSONValue {
  /// The value with other texts, those of names among them.
  ///
  /// Recurses once a level.
  fileprivate func mappingTexts(_ transform: (String) -> String) -> JSONValue {
    switch self {
    case .string(let text): .string(transform(text))
    case .array(let elements): .array(elements.map { $0.mappingTexts(transform) })
    case .object(let members):
      .object(
        members.map { member in
          JSONMember(name: transform(member.name), value: member.value.mappingTexts(transform))
        })
    case .null, .bool, .number: self
    }
  }
}

extension Field {
  /// An answer as it is written for a program that takes texts for templates: what a person typed is none.
  ///
  /// A choice is written as its option is, which is not typed.
  func written(_ answer: JSONValue, in language: TemplateLanguage) -> JSONValue {
    guard case .text = kind else { return answer }
    return language.template(for: answer, own: ownTemplates)
  }

  /// The answer that was written.
  func answer(written value: JSONValue, in language: TemplateLanguage) -> JSONValue {
    guard case .text = kind else { return value }
    return language.value(of: value)
  }
}
