// A default with Jinja in it -> a `defaultTemplate`, where it is nothing but references and simple filters.
//
//     template  = *( text / "{{" reference *( filter / method ) "}}" )
//     reference = "cookiecutter." name / "cookiecutter[" quoted "]"
//     filter    = "|" name [ "(" arguments ")" ]
//     method    = "." name "(" arguments ")"
//
// https://jinja.palletsprojects.com/en/stable/templates/

import Forms
import JSON

/// Why a template cannot be a default that follows answers.
struct JinjaFault: Error {
  /// Half a sentence.
  let sentence: String

  /// The scalar of the template that is meant, counted from 0.
  let scalar: Int
}

/// A part of a template.
enum TemplatePart {
  case literal(String)
  /// The answer of the variable with a name.
  case answer(String, filters: [TemplateFilter])
}

/// What the variables are that a template may name: those before it.
struct TemplateContext {
  enum Value {
    case text([TemplatePart])
    /// Something that is no text, or no text of simple parts.
    case other
  }

  private var values = IDTable<Value>()

  mutating func set(_ value: Value, for name: String) { values[name] = value }

  subscript(name: String) -> Value? { values[name] }
}

/// A template that was read.
struct JinjaTemplate {
  private(set) var parts: [TemplatePart] = []

  /// Templates of templates could double each time.
  private static let partLimit = 1_000

  /// Throws where the template is more than references and filters that follow answers.
  init(_ text: String, syntax: JinjaSyntax, in context: TemplateContext) throws(JinjaFault) {
    var reader = JinjaReader(text, syntax: syntax, context: context)
    while let next = try reader.next() {
      parts += next
      guard parts.count <= Self.partLimit else {
        throw JinjaFault(sentence: "this is made of more parts than a default may have", scalar: 0)
      }
    }
  }

  /// Whether some answer goes through `slugify`.
  var makesSlugs: Bool {
    parts.contains { part in
      if case .answer(_, let filters) = part { filters.contains(.slugify) } else { false }
    }
  }

  /// The text, where nothing in it follows an answer.
  var literal: String? {
    var text = ""
    for part in parts {
      guard case .literal(let literal) = part else { return nil }
      text += literal
    }
    return text
  }

  /// As a `defaultTemplate` has it.
  var source: String {
    parts.map { part in
      switch part {
      case .literal(let text): text.asTemplate
      case .answer(let name, let filters):
        "{{ " + ([name] + filters.map(\.source)).joined(separator: " | ") + " }}"
      }
    }.joined()
  }
}

extension TemplateFilter {
  fileprivate var source: String {
    switch self {
    case .lower: "lower"
    case .upper: "upper"
    case .title: "title"
    case .titleRuns: "titleRuns"
    case .trim: "trim"
    case .slugify: "slugify"
    case .replace(let old, let new): "replace(\(Self.quoted(old)), \(Self.quoted(new)))"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" { quoted.append("\\") }
      quoted.append(scalar)
    }
    return "'" + String(quoted) + "'"
  }

  /// Whether the filter gives the same where it goes over each part of a text.
  var isPartwise: Bool {
    switch self {
    case .lower, .upper: true
    case .replace(let old, _): old.unicodeScalars.count == 1
    case .title, .titleRuns, .trim, .slugify: false
    }
  }
}
