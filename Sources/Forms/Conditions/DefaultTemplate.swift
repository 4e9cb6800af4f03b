// A default that follows earlier answers: `{{ name | lower | replace(' ', '-') }}`.

/// A default made from earlier answers.
package struct DefaultTemplate: Sendable, Equatable {
  package enum Part: Sendable, Equatable {
    case literal(String)
    /// The answer of the field with that index, through each filter in turn.
    case answer(field: Int, filters: [TemplateFilter])
  }

  package let parts: [Part]

  package init(parts: [Part]) {
    self.parts = parts
  }
}

package enum TemplateFilter: Sendable, Equatable {
  case lower, upper, title, trim
  case replace(String, with: String)
  case slugify
}
