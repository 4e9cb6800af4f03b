// The text of --help and --version. Only what this version does is named.

enum HelpText {
  static let version = "ttyform 0.1.0\n"

  /// The text of `--help`, of a subcommand or of the whole program.
  static func text(of subcommand: Subcommand?) -> String {
    switch subcommand {
    case .check: check
    case .schema: schema
    default: help
    }
  }

  static let help = """
    ttyform fills in forms: a JSON file asks, the answers come out as JSON.

    usage: ttyform FORM [options]
           ttyform check FORM...             report every mistake of form files
           ttyform schema FORM [-o FILE]     the JSON Schema of the answers

    FORM is a form file, or - for a form on stdin (it is then asked on /dev/tty).

    At a terminal the fields are asked. With stdin from a pipe or a file nothing is
    asked: each field takes one line of it, a field of several lines takes lines
    up to a single "." (or to the end, where no field follows).

      -o, --output FILE     write the answers to FILE, whole or not at all
      -f, --format FORMAT   json (indented, the default) or jsonl (one line)
          --tty             ask at the terminal although stdin is none
          --color WHEN      auto (the default), always or never
          --no-draft        neither keep nor restore a draft
      -q, --quiet           leave no transcript on the terminal
      -h, --help            this text
          --version         the version

    exit codes: 0 answered, 1 given up, 2 usage or form file, 3 answers missing or
    not valid, 4 no terminal, 5 reading or writing failed; a signal ends it as such

      answers=$(ttyform form.json) && printf '%s\\n' "$answers" | jq -r .name
      printf 'Ada\\n' | ttyform form.json

    """

  static let check = """
    ttyform check reads form files and reports every mistake in them.

    usage: ttyform check FORM...

    FORM is a form file, or - for stdin. Each mistake is told on stderr with its line and
    column, the line itself and what would be right; nothing goes to stdout.

      error      the form cannot be filled in
      warning    it can, but is probably not what was meant: a placeholder that its own
                 field refuses, a condition that never holds, a {{name}} that is no field;
                 told only where the file has no errors, and the exit code stays 0

      -h, --help            this text

    exit codes: 0 no errors, 2 some file has errors (or a usage error), 5 some file could
    not be read and none of the others has errors

      ttyform check forms/*.json
      jq '.fields |= map(.required = true)' form.json | ttyform check -

    """

  static let schema = """
    ttyform schema prints what the answers of a form look like, as a JSON Schema (2020-12).

    usage: ttyform schema FORM [-o FILE]

    FORM is a form file, or - for stdin. All answers that ttyform writes are valid by the
    schema. A schema can say nearly all that a form does; where it cannot (lengths in
    characters as people count them, limits of dates with an hour) it allows more.

      -o, --output FILE     write the schema to FILE, whole or not at all
      -h, --help            this text

    exit codes: 0 written, 2 usage or form file, 5 reading or writing failed

      ttyform schema form.json -o answers.schema.json

    """
}
