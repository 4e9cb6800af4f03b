// The text of --help and --version. Only what this version does is named.

enum HelpText {
  static let version = "ttyform 0.1.0\n"

  /// The text of `--help`, of a subcommand or of the whole program.
  static func text(of subcommand: Subcommand?) -> String {
    switch subcommand {
    case .check: check
    case .convert: convert
    case .schema: schema
    default: help
    }
  }

  // Each fits 24 rows of 80 columns.

  static let help = """
    ttyform fills in forms: a JSON file asks, the answers come out as JSON.

    usage: ttyform FORM [options]           FORM is a form file, or - for stdin
           ttyform check FORM...            report every mistake in form files
           ttyform convert FORM             print a form of another dialect natively
           ttyform schema FORM [-o FILE]    the JSON Schema of the answers

    At a terminal the fields are asked. From a pipe or a file nothing is asked: each
    field takes one line, one of several lines takes them up to a single ".".

      -o, --output FILE     write the answers to FILE, whole or not at all
      -f, --format FORMAT   json (indented, the default), jsonl, sh, markdown
          --tty             ask at the terminal although stdin is none
          --color WHEN      auto (the default), always or never
          --no-draft        neither keep nor restore a draft
      -q, --quiet           leave no transcript on the terminal
      -h, --help            this text, or that of a subcommand
          --version         the version

    exit codes: 0 answered, 1 given up, 2 usage or form file, 3 answers missing or
    not valid, 4 no terminal, 5 reading or writing failed; a signal ends it as such

      answers=$(ttyform form.json) && printf '%s\\n' "$answers" | jq -r .name

    """

  static let check = """
    ttyform check reads form files and reports every mistake in them.

    usage: ttyform check FORM...            FORM is a form file, or - for stdin

    Each mistake is told on stderr with its line and column, the line itself, and
    what would be right. Nothing goes to stdout.

      error      the form cannot be filled in
      warning    it can, but probably not as it was meant: a placeholder that its
                 own field refuses, a condition that never holds, a {{name}} that
                 is no field. Told where there are no errors; the exit code is 0.

      -h, --help            this text

    exit codes: 0 no errors; 2 some file has errors, or a usage error; 5 some file
    could not be read, and no other has errors

      ttyform check *.json
      jq '.color = "cyan"' form.json | ttyform check -

    """

  static let convert = """
    ttyform convert prints a form of another dialect as a form of ttyform's own.

    usage: ttyform convert FORM [--get KEY] [-o FILE]    FORM may be -, for stdin

    What cannot be carried over is told on stderr, with its line and column. There
    is no need to convert a form: ttyform fills in, checks and describes all of them
    as they are.

          --dialect NAME    which way the form is written, where it does not show:
                            native, issue-form, json-schema, cookiecutter, vscode
          --get KEY         of an issue form: its title, labels, assignees, projects
                            or type alone, one a line
      -o, --output FILE     write to FILE, whole or not at all
      -h, --help            this text

    exit codes: 0 written, 2 usage or form file, 5 reading or writing failed

      ttyform convert .github/ISSUE_TEMPLATE/bug.yml > bug.json
      ttyform convert .github/ISSUE_TEMPLATE/bug.yml --get labels

    """

  static let schema = """
    ttyform schema prints what the answers of a form look like, as a JSON Schema.

    usage: ttyform schema FORM [-o FILE]    FORM is a form file, or - for stdin

    Whatever ttyform writes as answers is valid by the schema (2020-12). Of what it
    refuses a few things pass, since no schema can tell them: lengths in characters
    as people count them, and limits of dates with a time.

      -o, --output FILE     write the schema to FILE, whole or not at all
      -h, --help            this text

    exit codes: 0 written, 2 usage or form file, 5 reading or writing failed

      ttyform schema form.json -o answers.schema.json

    """
}
