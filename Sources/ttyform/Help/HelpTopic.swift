// `ttyform help TOPIC`: texts that are made of the tables that the program itself works with.

import Dialects
import Forms
import Prompting

/// What there is more to say about.
enum HelpTopic: String, CaseIterable {
  case form, keys, output
  case exitCodes = "exit-codes"

  /// Everything that `ttyform help` knows.
  static let names =
    allCases.map(\.rawValue) + Subcommand.allCases.map(\.rawValue)

  var summary: String {
    switch self {
    case .form: "every key of a form file"
    case .keys: "every key of the keyboard, while a form is filled in"
    case .output: "how answers are written"
    case .exitCodes: "what each exit code means"
    }
  }

  var text: String {
    switch self {
    case .form: Self.formText
    case .keys: Self.keysText
    case .output: Self.outputText
    case .exitCodes: Self.exitCodeText
    }
  }

  private static var formText: String {
    let objects = FormObject.allCases.map { object in
      "Keys of \(object.phrase)\n\n"
        + HelpLayout.table(object.words.map { [$0.name, $0.value, $0.meaning] })
    }
    return """
      A form is a JSON file: an object with fields, which are asked in their order.

        { "title": "Coffee",
          "fields": [ { "label": "Name", "required": true },
                      { "label": "Cups", "type": "integer", "default": 1 } ] }

      \(objects.joined(separator: "\n"))
      Types, and the answers of a field

      \(HelpLayout.table(FormVocabulary.typeWords.map { [$0.name, $0.meaning] }))
      \(HelpLayout.paragraph("{{id}} in a label, a description or a placeholder shows the answer of an earlier field. $schema, $comment and keys that begin with x- are free; any other key that is not here is an error. ttyform check FORM finds every mistake."))
      \(HelpLayout.paragraph("Forms of other dialects are opened as they are: " + Dialect.allCases.dropFirst().map(\.rawValue).joined(separator: ", ") + ". Their content shows which it is, or --dialect says it."))
      """
  }

  private static var keysText: String {
    """
    While a form is filled in. The terminal's own settings may name other keys for
    ctrl-c, ctrl-\\ and ctrl-z.

    \(HelpLayout.table(Keymap.entries.map { [$0.keys.joined(separator: ", "), $0.meaning] }))
    """
  }

  private static var outputText: String {
    let options: [Option] = [.output, .format, .print, .prefix, .json]
    return """
      Answers go to stdout: once, at the end, and only on success. The form is drawn
      on the terminal itself, and errors go to stderr.

      \(HelpLayout.table(options.map { [$0.synopsis, $0.summary] }))
      -f json, indented:     -f jsonl, one line:           -f sh, for eval:

        {                      {"name":"Ada","cups":2}       name='Ada'
          "name": "Ada",                                     cups='2'
          "cups": 2
        }

      Text is as it was typed, numbers keep their digits, and a choice is its option's
      value, several an array. No answer is null; a field that "when" hides is not
      there. In sh both are name='', so that no earlier value survives.

        answers=$(ttyform form.json) || exit
        out=$(ttyform form.json -f sh) && eval "$out"
        name=$(ttyform form.json --print name)

      """
  }

  private static var exitCodeText: String {
    HelpLayout.table(
      ExitCode.allCases.map { [String($0.rawValue), $0.meaning] } + [
        [
          "a signal",
          "ctrl-c, ctrl-\\, TERM or HUP: the terminal is given back, and the"
            + " program then dies by that signal (128 and its number in the shell)",
        ]
      ])
  }
}
