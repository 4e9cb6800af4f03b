// The text of --help and --version. Only what this version does is named.

enum HelpText {
  static let version = "ttyform 0.1.0\n"

  static let help = """
    ttyform fills in forms: a JSON file asks, the answers come out as JSON.

    usage: ttyform FORM [options]

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
}
