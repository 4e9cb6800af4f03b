// What can be wrong with a condition beyond its keys and types.

/// One mistake in `when`.
package enum ConditionProblem: Equatable, Sendable {
  /// Neither a test nor a combination.
  case empty
  case fieldMissing
  case testMissing
  /// A second test, or a test beside a combination.
  case second(String)
  case noConditions(String)
  case noValues
  case reference(ReferenceProblem)
  /// A test that the answers of that field cannot pass.
  case unfit(test: String, why: String)

  var sentence: String {
    switch self {
    case .empty:
      "a condition needs \"field\" and a test such as \"equals\", or \"all\", \"any\" or \"not\""
    case .fieldMissing:
      "a condition needs \"field\", the id of an earlier field"
    case .testMissing:
      "a condition needs a test beside \"field\": "
        + FormVocabulary.tests.map { "\"\($0)\"" }.joined(separator: ", ")
    case .second(let key):
      "a condition has one test, so \"\(key)\" is too many; put several under \"all\" or \"any\""
    case .noConditions(let key):
      "\"\(key)\" is empty; it needs at least one condition"
    case .noValues:
      "\"in\" is empty; it needs at least one value"
    case .reference(let problem):
      problem.sentence
    case .unfit(let test, let why):
      "\"\(test)\" does not fit that field: \(why)"
    }
  }
}
