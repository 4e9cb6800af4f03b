// What can be wrong with a `defaultTemplate`.

/// The first mistake in a `defaultTemplate`.
package enum TemplateProblem: Error, Equatable, Sendable {
  case unclosed
  case noID
  case reference(ReferenceProblem)
  case secret(String)
  case unknownFilter(String, suggestion: String?)
  case filterMissing
  case argumentsNeeded(filter: String)
  case noArguments(filter: String)
  case unclosedQuote
  case leftOver(String)

  var sentence: String {
    switch self {
    case .unclosed: "\"{{\" is never closed by \"}}\"; two braces as text are written {{{{"
    case .noID:
      "\"{{\" is followed by the id of an earlier field; two braces as text are written {{{{"
    case .reference(let problem): problem.sentence
    case .secret(let id):
      "\"\(id)\" is secret; its answer may only go into a default that is secret too"
    case .unknownFilter(let name, let suggestion):
      "unknown filter \"\(name)\""
        + (suggestion.map { "; did you mean \"\($0)\"?" }
          ?? "; known: " + TemplateFilter.names.joined(separator: ", "))
    case .filterMissing:
      "\"|\" is followed by a filter: " + TemplateFilter.names.joined(separator: ", ")
    case .argumentsNeeded(let filter): "\"\(filter)\" takes two texts, as in replace(' ', '-')"
    case .noArguments(let filter): "\"\(filter)\" takes no arguments"
    case .unclosedQuote: "the quote is never closed"
    case .leftOver(let text): "\"\(text)\" is out of place; a filter is written after \"|\""
    }
  }
}
