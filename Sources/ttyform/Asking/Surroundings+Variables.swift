// The variables that mean something to the program, in words; a test compares them with those that it looks at.

extension Surroundings {
  static let variables: [(names: [String], meaning: String)] = [
    (["NO_COLOR"], "where it is not empty, no colours; --color beats it"),
    (["CLICOLOR_FORCE"], "where it is neither empty nor 0, colours in any case; --color beats it"),
    (["TERM", "COLORTERM"], "which colours the terminal has; dumb has none"),
    (
      ["LC_ALL", "LC_CTYPE", "LANG"],
      "the first that is set says whether the marks are UTF-8 or ASCII"
    ),
    (["TTYFORM_PLAIN"], "where it is not 0, one question a line, as by --plain"),
    (
      ["TTYFORM_COLORS"],
      "the person's own colours where the form names none: placeholder=244:accent=cyan:error=red"
    ),
    (["COLUMNS", "LINES"], "the size of the terminal, where it does not tell"),
    (["VISUAL", "EDITOR"], "the editor that a text is opened in; vi where neither is set"),
    (["TMPDIR"], "where the file for the editor is; /tmp where it is not set"),
    (["XDG_STATE_HOME"], "where drafts are kept; ~/.local/state where it is not set"),
    (["HOME"], "what a ~ stands for at the start of a path"),
    (
      ["SSH_TTY", "SSH_CONNECTION"],
      "more patience with keys that a network cuts in two"
    ),
    (
      [
        "TMUX", "STY", "TERM_PROGRAM", "VTE_VERSION", "KITTY_WINDOW_ID", "WEZTERM_PANE",
        "ALACRITTY_WINDOW_ID", "KONSOLE_VERSION", "XTERM_VERSION",
      ],
      "whether the terminal wraps its rows anew when its width changes"
    ),
  ]
}
