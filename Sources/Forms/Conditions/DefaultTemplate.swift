// A default that follows earlier answers: `{{ name | lower | replace(' ', '-') }}`.

/// A default made from earlier answers.
package struct DefaultTemplate: Sendable, Equatable {
  package enum Part: Sendable, Equatable {
    case literal(String)
    /// The answer of the field with that index, through each filter in turn.
    case answer(field: Int, filters: [TemplateFilter])
  }

  package let parts: [Part]

  /// The indices of the fields that it shows.
  package var fields: [Int] {
    parts.compactMap { if case .answer(let field, _) = $0 { field } else { nil } }
  }

  /// How many bytes a default may have, on its way through filters too: templates that show each other twice
  /// would double it each time, and `replace` can make a text of each letter.
  package static let byteLimit = 1 << 16

  /// The default, made from what `answer` gives for each field's index; `nil` where it would be longer
  /// than ``byteLimit``.
  package func text(_ answer: (Int) -> String) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal):
        text += literal
      case .answer(let field, let filters):
        var value = answer(field)
        for filter in filters {
          guard let filtered = filter.apply(to: value, limit: Self.byteLimit) else { return nil }
          value = filtered
        }
        text += value
      }
      guard text.utf8.count <= Self.byteLimit else { return nil }
    }
    return text
  }
}
