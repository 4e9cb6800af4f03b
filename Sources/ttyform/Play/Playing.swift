// `ttyform play`: a form filled in by a script of keys, without a terminal; the screens and the answers on stdout.

import Forms
import Prompting
import Terminal

enum Playing {
  /// Plays a script, and writes what is seen and what was sent.
  ///
  /// Ends the program with code 1 where the keys gave the form up, and with 3 where they ended before it
  /// was sent.
  static func run(_ request: PlayRequest) throws(Stop) {
    let filling = request.filling
    try filling.checkOutput()
    let file = try FormFile.load(filling.form, as: filling.dialect, until: nil)
    let form = file.form
    let writer = try AnswerWriter(filling.output, for: form, from: file.root)
    var known = KnownReader(form, nil)
    try known.read(filling.known)
    let state = FormState(form: form, known: known.answers, filledIn: known.edits)
    try Filling(filling.asking, nil).refuse(state, known)

    // The marks are those of UTF-8 in every locale: a script prints the same everywhere.
    var play = Play(state, in: request.size, keymap: Keymap(hasEditor: true))
    var screens = ""
    let (ending, rest) = play.run(request.keys) { frame, step in
      let rule = step.map { self.rule($0.name, columns: request.size.columns) } ?? ""
      let text = frame.text(cursor: request.showsCursor ? "|" : nil)
      screens = request.showsFrames ? screens + rule + text : text
    }
    if filling.asking.isQuiet { screens = "" }
    let isBelow = ending.isSent && filling.output.file == nil && !screens.isEmpty
    try Output.write(screens + (isBelow ? "\n" : ""))
    try Output.write(
      writer.bytes(of: try answers(ending)), to: filling.output.file, isPrivate: writer.isPrivate)
    Diagnostics.write(Diagnostics.unused(play.session.state))
    if !rest.isEmpty {
      let keys = rest.map(\.name).joined()
      Diagnostics.write("note: the form was sent before the keys ended; not typed: \(keys)")
    }
  }

  /// What was sent, or the end of the program with the reason why nothing was.
  private static func answers(_ ending: Play.Ending) throws(Stop) -> Answers {
    switch ending {
    case .sent(let answers): return answers
    case .gaveUp: throw Stop(.gaveUp, "the keys gave the form up")
    case .interrupted: throw Stop(.gaveUp, "the keys interrupted the form")
    case .unsent(let problems):
      let what =
        switch problems.count {
        case 0: "; every answer is valid, <Ctrl-S> sends them"
        case 1: "; one answer is missing or not valid:"
        case let count: "; \(count) answers are missing or not valid:"
        }
      throw Stop(
        .invalidAnswers,
        ["ttyform: the keys ended before the form was sent" + what]
          + problems.map { "ttyform: \($0.field): \($0.sentence)" })
    }
  }

  /// The line between two screens, which names what was done there.
  private static func rule(_ name: String, columns: Int) -> String {
    var row = Row("── ")
    row.append(name, limit: max(1, columns - 4), ellipsis: "…")
    row.append(" ")
    row.append(String(repeating: "─", count: max(0, columns - row.width)))
    row.cut(to: columns, ellipsis: "")
    return row.text + "\n"
  }
}

extension Play.Ending {
  fileprivate var isSent: Bool {
    if case .sent = self { true } else { false }
  }
}
