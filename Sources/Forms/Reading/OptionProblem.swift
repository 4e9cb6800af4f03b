// What can be wrong with the options of a `select`.

/// One mistake in `options`.
package enum OptionProblem: Equatable, Sendable {
  case missing
  case empty
  case wrongType(found: String)
  case wrongValueType(found: String)
  case nameless
  case controlCharacter
  /// `line` is counted from 1.
  case duplicate(String, firstByte: Int)
  /// A number that is another option's, written otherwise.
  case sameNumber(String, as: String)

  func sentence(line: (Int) -> Int) -> String {
    switch self {
    case .missing:
      "a select needs \"options\""
    case .empty:
      "\"options\" is empty; a select needs at least one option"
    case .wrongType(let found):
      "an option is a string, a number, a boolean or an object such as "
        + "{\"value\": 1, \"label\": \"One\"}, not \(found)"
    case .wrongValueType(let found):
      "\"value\" must be a string, a number or a boolean, not \(found)"
    case .nameless:
      "an option needs a \"value\" or a \"label\""
    case .controlCharacter:
      "the value holds a control character, which no answer may"
    case .duplicate(let value, let first):
      "the value \(value) is taken: it stands first on line \(line(first))"
    case .sameNumber(let value, let other):
      "the value \(value) is the same number as \(other); "
        + "if the digits matter, write both in quotes"
    }
  }
}
