// What is said about a command that could not be taken as it came.

import Forms

/// Something that a person should know about what was just typed or pasted.
enum Notice: Equatable, Sendable {
  case lineBreaksMadeSpaces(Int)
  case finalLineBreakDropped
  case controlsDropped(Int)
  case bytesRepaired(Int)
  case pasteUnfinished
  case editorFailed(OutsideProblem)
  /// Something else than y or n was typed for yes or no.
  case notYesOrNo
  /// `unplaced` answers of the draft fit no field; `age` is in seconds.
  case draftRestored(count: Int, unplaced: Int, age: Int)
  /// Why not.
  case draftNotKept(String)

  var sentence: String {
    switch self {
    case .lineBreaksMadeSpaces(let count):
      count == 1 ? "A line break became a space." : "\(count) line breaks became spaces."
    case .finalLineBreakDropped:
      "A line break at the end was left out."
    case .controlsDropped(let count):
      count == 1
        ? "A control character was left out." : "\(count) control characters were left out."
    case .bytesRepaired(let count):
      (count == 1 ? "A byte that is" : "\(count) bytes that are") + " not UTF-8 became U+FFFD."
    case .pasteUnfinished:
      "The end of the paste never came; what came is here."
    case .editorFailed(let problem): problem.sentence
    case .notYesOrNo:
      "Press y for yes or n for no."
    case .draftRestored(let count, let unplaced, let age):
      Self.restored(count: count, unplaced: unplaced, age: age)
    case .draftNotKept(let reason):
      "What you type is not kept as a draft (\(reason))."
    }
  }

  private static func restored(count: Int, unplaced: Int, age: Int) -> String {
    let key = Binding.name(of: .startOver).map { "; \($0) starts over" } ?? ""
    let lost =
      switch unplaced {
      case 0: ""
      case 1: "; 1 answer fits no more"
      default: "; \(unplaced) answers fit no more"
      }
    return "You typed this \(ago(age))\(lost)\(key)."
  }
}
