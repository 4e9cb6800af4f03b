// What is said about a command that could not be taken as it came.

import Forms
import JSON

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
  /// `age` is in seconds.
  case draftRestored(DraftRestoration, age: Int)
  /// What had been typed is set aside.
  case startedOver
  /// What was set aside is back.
  case broughtBack
  case draft(DraftRemark)

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
    case .draftRestored(let restoration, let age):
      Self.sentence(about: restoration, age: age)
    case .startedOver: "Started over" + Self.startOverKey("brings back what was there") + "."
    case .broughtBack: "What was there is back" + Self.startOverKey("undoes that") + "."
    case .draft(let remark): remark.sentence
    }
  }

  /// Whether it is about all that is entered, and not about the field with the cursor.
  var isAboutForm: Bool {
    switch self {
    case .draftRestored, .startedOver, .broughtBack, .draft: true
    default: false
    }
  }

  private static func sentence(about restoration: DraftRestoration, age: Int) -> String {
    let names = shortened(restoration.unplaced.map(\.name))
    guard restoration.count > 0 else {
      return "What you typed \(ago(age)) (\(names)) fits no more" + startOverKey("forgets it") + "."
    }
    var words = "Restored what you typed \(ago(age))"
    let breaks = restoration.lineBreaksMadeSpaces
    if breaks > 0 {
      words +=
        breaks == 1 ? "; a line break became a space" : "; \(breaks) line breaks became spaces"
    }
    if !names.isEmpty {
      words += "; \(names) \(restoration.unplaced.count == 1 ? "fits" : "fit") no more"
    }
    return words + startOverKey("starts over") + "."
  }

  private static func startOverKey(_ meaning: String) -> String {
    Binding.name(of: .startOver).map { "; \($0) \(meaning)" } ?? ""
  }

  /// Names in one line: three at most, of 20 characters at most.
  static func shortened(_ names: [String]) -> String {
    var words = names.prefix(3).map { name in
      let line = name.map { $0.isNewline ? " " : $0 }
      return line.count > 20 ? String(line.prefix(19)) + "…" : String(line)
    }
    if names.count > 3 { words.append("\(names.count - 3) more") }
    return words.joined(separator: ", ")
  }
}
