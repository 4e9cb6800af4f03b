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

  /// The default, made from what `answer` gives for each field's index.
  package func text(_ answer: (Int) -> String) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .answer(let field, let filters):
        filters.reduce(answer(field)) { text, filter in filter.apply(to: text) }
      }
    }.joined()
  }
}
