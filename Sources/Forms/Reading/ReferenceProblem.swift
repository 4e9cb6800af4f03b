// What can be wrong with the name of a field in a condition or a `defaultTemplate`.

/// Why an id names no field that could be looked at.
package enum ReferenceProblem: Equatable, Sendable {
  case unknown(String, suggestion: String?)
  case later(String)
  case itself
  case note(String)

  var sentence: String {
    switch self {
    case .unknown(let id, let suggestion):
      "no field has the id \"\(id)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    case .later(let id):
      "the field \"\(id)\" stands later in the form; only earlier answers can be looked at"
    case .itself:
      "a field cannot look at its own answer"
    case .note(let id):
      "\"\(id)\" is a note, which has no answer"
    }
  }
}

extension FieldScope.Named {
  /// What is wrong with naming this by `id`; `nil` where nothing is.
  func problem(_ id: String) -> ReferenceProblem? {
    switch self {
    case .earlier, .broken: nil
    case .note: .note(id)
    case .itself: .itself
    case .later: .later(id)
    case .unknown(let suggestion): .unknown(id, suggestion: suggestion)
    }
  }
}
