// What can be wrong with a script of keys, and the sentence for each.

/// Why a script of keys is not understood; columns count scalars from 1.
package enum KeyScriptError: Error, Equatable, Sendable {
  /// A `<` that no `>` closes.
  case unclosedName(column: Int)
  case unknownName(String, column: Int, suggestion: String?)
  /// More than anybody means.
  case badCount(String, column: Int)
  case badSize(String, column: Int)
  case badByte(String, column: Int)

  /// What is wrong and what would be right.
  ///
  /// It quotes the script, so it is not yet harmless for a screen.
  package var sentence: String {
    switch self {
    case .unclosedName(let column):
      "the < in column \(column) is not closed; a < itself is written <lt>"
    case .unknownName(let name, let column, let suggestion):
      "unknown key <\(name)> in column \(column); "
        + (suggestion.map { "did you mean <\($0)>?" } ?? "a < itself is written <lt>")
    case .badCount(let name, let column):
      "<\(name)> in column \(column) is no count from 0 to \(KeyScript.countLimit)"
    case .badSize(let name, let column):
      "<\(name)> in column \(column) is no size such as <Resize 40x10>, each from 1 to \(Size.limit)"
    case .badByte(let name, let column):
      "<\(name)> in column \(column) is no byte such as <Byte 1B>"
    }
  }
}
