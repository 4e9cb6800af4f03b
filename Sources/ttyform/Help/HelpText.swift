// The texts of --help and --version. Options come from their table; each text fits 24 rows of 80 columns with the
// prompt behind it.

import Dialects

enum HelpText {
  static let version = "ttyform 0.1.0\n"

  /// The text of `--help`, of a subcommand or of the whole program.
  static func text(of subcommand: Subcommand?) -> String {
    switch subcommand {
    case nil: overview
    case .ask: ask
    case .check: check
    case .convert: convert
    case .schema: schema
    case .play: play
    case .completions: completions
    case .drafts: drafts
    case .help: help
    }
  }

  private static var overview: String {
    let subcommands = Subcommand.allCases.map(\.rawValue)
    let known = Option.allCases.filter { $0.isTaken(by: nil) && $0 != .help && $0 != .version }
    let last = ["-h, --help, --version", "this text, or that of a subcommand; the version"]
    return """
      ttyform fills in forms: a JSON file asks, the answers come out as JSON.
      usage: ttyform FORM [options]   FORM is a form file, or - for stdin
             ttyform SUBCOMMAND: \(subcommands.joined(separator: " "))


      """
        + HelpLayout.table(known.map { [$0.synopsis, $0.summary] } + [last])
        + "more: ttyform help \(HelpTopic.allCases.map(\.rawValue).joined(separator: "|"))\n"
  }

  private static var ask: String {
    let first: [Option] = [.output, .json, .confirm, .optionsFrom]
    let others = taken(by: .ask).filter { !first.contains($0) }
    let keys = others.filter { !$0.isTaken(by: nil) }.map(\.longSynopsis)
    let shared = others.filter { $0.isTaken(by: nil) }.map(\.longSynopsis)
    return """
      ttyform ask asks one question, without a form file, and prints the bare answer.

      usage: \(Subcommand.ask.usage)

      \(table(first, for: .ask))
      Each key of a field is an option (ttyform help form says what they mean):
      \(HelpLayout.columns(keys, of: 4))
      \(HelpLayout.paragraph("As for a form: " + shared.joined(separator: ", ")))
        git branch --format '%(refname:short)' | ttyform ask --options-from - Branch
        ttyform ask --confirm "Deploy?" && ./deploy

      """
  }

  private static var check: String {
    """
    ttyform check reads form files and reports every mistake in them.

    usage: \(Subcommand.check.usage)            FORM is a form file, or - for stdin

    Each mistake is told on stderr with its line and column, the line itself, and
    what would be right. Nothing goes to stdout.

      error      the form cannot be filled in
      warning    it can, but probably not as it was meant: a placeholder that its
                 own field refuses, a condition that never holds, a {{name}} that
                 is no field, what another dialect says that cannot be carried over.
                 Told where there are no errors; the exit code is 0.

    \(table(taken(by: .check), for: .check))
    exit codes: 0 no errors; 2 some file has errors, or a usage error; 5 some file
    could not be read, and no other has errors

      ttyform check *.json
      jq '.color = "cyan"' form.json | ttyform check -

    """
  }

  private static var convert: String {
    """
    ttyform convert prints a form of another dialect as one of ttyform's own.

    usage: \(Subcommand.convert.usage)    FORM may be - for stdin

    What cannot be carried over is told on stderr, with its line and column. Nothing
    needs to be converted: ttyform fills in, checks and describes forms as they are.

    \(table(taken(by: .convert), for: .convert))
    NAME is \(Dialect.allCases.map(\.rawValue).joined(separator: ", ")).
    KEY is one of an issue form: \(IssueForm.Setting.allCases.map(\.rawValue).joined(separator: ", ")).

      ttyform convert .github/ISSUE_TEMPLATE/bug.yml > bug.json
      ttyform convert .github/ISSUE_TEMPLATE/bug.yml --get labels

    """
  }

  private static var schema: String {
    """
    ttyform schema prints what the answers of a form look like, as a JSON Schema.

    usage: \(Subcommand.schema.usage)    FORM is a form file, or - for stdin

    Whatever ttyform writes as answers is valid by the schema (2020-12). Of what it
    refuses a few things pass, since no schema can tell them: lengths in characters
    as people count them, and limits of dates with a time.

    \(table(taken(by: .schema), for: .schema))
      ttyform schema form.json -o answers.schema.json

    """
  }

  private static var play: String {
    """
    ttyform play fills in a form with scripted keys, to test it without a terminal.

    usage: \(Subcommand.play.usage)

    \(table(taken(by: .play), for: .play))
    KEYS are text and the names of keys: Ada<Enter> <Shift-Tab> <Ctrl-W> <Alt-b>
    <Tab*3> <Paste>a<Enter>b</Paste> <Resize 40x10> <Wait>; a < is written <lt>.
    exit codes: 0 sent, 1 given up, 3 the keys ended before the form was sent

    """
  }

  private static var completions: String {
    """
    ttyform completions prints the script that teaches a shell the options, the form
    files and the ids of their fields.

    usage: \(Subcommand.completions.usage)         SHELL is \(Shell.allCases.map(\.rawValue).joined(separator: ", "))

      source <(ttyform completions bash)                      in ~/.bashrc
      source <(ttyform completions zsh)                       in ~/.zshrc
      ttyform completions fish > ~/.config/fish/completions/ttyform.fish

    """
  }

  private static var drafts: String {
    """
    ttyform drafts lists what was typed and not sent, or removes it.

    usage: \(Subcommand.drafts.usage)

    While a form is filled in at the terminal, its answers are kept, but for those
    of secrets. The next run of the same form starts with them.

    \(table(taken(by: .drafts), for: .drafts))
    """
  }

  private static var help: String {
    """
    ttyform help says more on a topic, or on a subcommand.

    usage: \(Subcommand.help.usage)
           ttyform help --man             the manual page, in mdoc

    \(HelpLayout.table(HelpTopic.allCases.map { [$0.rawValue, $0.summary] }))
    \(HelpLayout.table(Subcommand.allCases.map { [$0.rawValue, $0.summary] }))
      ttyform help --man | man -l -

    """
  }

  // MARK: Options

  private static func taken(by subcommand: Subcommand) -> [Option] {
    Option.allCases.filter { $0.isListed(for: subcommand) && $0 != .help && $0 != .version }
  }

  private static func table(_ options: [Option], for subcommand: Subcommand) -> String {
    HelpLayout.table(options.map { [$0.synopsis, $0.summary(for: subcommand)] })
  }
}

extension Option {
  /// `-o, --output FILE`, with blanks in place of a short form that there is not.
  var synopsis: String { (short.map { "-\($0), " } ?? "    ") + longSynopsis }

  /// `--output FILE`.
  var longSynopsis: String {
    guard let value else { return long }
    return value.need == .optional ? "\(long)[=\(value.name)]" : "\(long) \(value.name)"
  }
}
