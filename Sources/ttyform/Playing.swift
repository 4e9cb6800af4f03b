// `ttyform play`: a form filled in by a script of keys, without a terminal; the screens and the answers on stdout.

import Forms
import JSON
import Prompting
import Terminal

/// What is played, and what is shown of it.
struct PlayRequest: Equatable {
  var form: FormSource
  var keys = KeyScript()
  var size = Size(columns: 80, rows: 24)
  /// Every screen instead of the last one.
  var showsFrames = false
  /// A bar stands before the cell of the cursor.
  var showsCursor = false
  /// Only the answers, no screen.
  var isQuiet = false
  /// The file that takes the answers instead of stdout.
  var output: FilePath?
  var format = OutputFormat.json
}

enum Playing {
  /// Plays the script; the marks are those of UTF-8 in every locale, so that it prints the same everywhere.
  static func play(_ form: Form, _ request: PlayRequest) -> Ending {
    var play = Play(form, in: request.size, keymap: Keymap(hasEditor: true))
    var screens = ""
    let (ending, rest) = play.run(request.keys) { frame, step in
      let text = frame.text(cursor: request.showsCursor ? "|" : nil)
      if request.showsFrames {
        screens += (step.map { rule($0.name, columns: request.size.columns) } ?? "") + text
      } else {
        screens = text
      }
    }
    if request.isQuiet { screens = "" }
    guard case .sent(let answers) = ending else {
      let written = screens.isEmpty ? Ending.exit(.success) : Output.write(screens)
      guard written == .exit(.success) else { return written }
      return explain(ending)
    }
    return write(answers, of: form, below: screens, rest, request)
  }

  /// What was sent goes below the screen, or into its file.
  private static func write(
    _ answers: Answers, of form: Form, below screens: String,
    _ rest: ArraySlice<KeyScript.Step>, _ request: PlayRequest
  ) -> Ending {
    if !screens.isEmpty {
      let written = Output.write(screens + (request.output == nil ? "\n" : ""))
      guard written == .exit(.success) else { return written }
    }
    let written = Output.write(
      answers, as: request.format, to: request.output,
      isPrivate: form.fields.contains(where: \.isSecret))
    if written == .exit(.success), !rest.isEmpty {
      Diagnostics.write(
        "the form was sent before the keys ended; not typed: \(rest.map(\.name).joined())")
    }
    return written
  }

  /// Says on stderr why nothing was sent.
  private static func explain(_ ending: Play.Ending) -> Ending {
    switch ending {
    case .sent: return .exit(.success)
    case .gaveUp:
      Diagnostics.write("the keys gave the form up")
      return .exit(.gaveUp)
    case .interrupted:
      Diagnostics.write("the keys interrupted the form")
      return .exit(.gaveUp)
    case .unsent(let problems):
      let what =
        problems.isEmpty
        ? "; every answer is valid, <Ctrl-S> sends them"
        : problems.count == 1
          ? "; one answer is missing or not valid:"
          : "; \(problems.count) answers are missing or not valid:"
      Diagnostics.write(
        ["ttyform: the keys ended before the form was sent" + what]
          + problems.map { "\($0.field): \($0.sentence)" })
      return .exit(.invalidAnswers)
    }
  }

  /// The line between two screens, which names what was done there.
  private static func rule(_ name: String, columns: Int) -> String {
    var row = Row("── ")
    row.append(name, limit: max(1, columns - 4), ellipsis: "…")
    row.append(" ")
    while row.width < columns { row.append("─") }
    row.cut(to: columns, ellipsis: "")
    return row.text + "\n"
  }
}
