// What the environment says about the terminal: colours, marks, size, and how patient to be.

import Prompting
import Terminal

/// The environment, as far as the form's look depends on it.
struct Surroundings {
  let variable: (String) -> String?

  /// - Parameter variable: the value of a variable, `nil` where it is not set; an empty one counts as not
  ///   set.
  init(_ variable: @escaping (String) -> String? = CurrentProcess.environment) {
    self.variable = { name in variable(name).flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// The colours to draw with: the option beats NO_COLOR, and that CLICOLOR_FORCE and TERM=dumb.
  func colorDepth(_ choice: ColorChoice) -> ColorDepth {
    switch choice {
    case .never: return .none
    case .always: return max(.ansi16, terminalDepth)
    case .auto: break
    }
    if variable("NO_COLOR") != nil { return .none }
    if let force = variable("CLICOLOR_FORCE"), force != "0" { return max(.ansi16, terminalDepth) }
    return terminalDepth
  }

  /// The looks to draw with; what TTYFORM_COLORS says in vain is told on stderr.
  func theme() -> Theme {
    var theme = Theme()
    for problem in theme.take(variable("TTYFORM_COLORS") ?? "") {
      Diagnostics.write("TTYFORM_COLORS: \(problem.sentence)")
    }
    return theme
  }

  /// What the terminal shows, by COLORTERM and the name of its type.
  private var terminalDepth: ColorDepth {
    guard let terminal = variable("TERM"), terminal != "dumb" else { return .none }
    if let color = variable("COLORTERM"), ["truecolor", "24bit"].contains(color) {
      return .trueColor
    }
    if terminal.hasSuffix("-direct") || terminal.hasPrefix("xterm-kitty")
      || terminal.hasPrefix("xterm-ghostty") || terminal.hasPrefix("alacritty")
    {
      return .trueColor
    }
    if terminal.holds("256color") { return .palette256 }
    if ["vt100", "vt102", "vt220"].contains(terminal) { return .none }
    return .ansi16
  }

  /// Whether plain lines are wanted: TTYFORM_PLAIN says so, or the terminal is none that can be drawn on.
  var wantsPlain: Bool {
    if let plain = variable("TTYFORM_PLAIN"), plain != "0" { return true }
    return variable("TERM").map { $0 == "dumb" } ?? true
  }

  /// The marks to draw with: ASCII where the locale's characters are not UTF-8.
  ///
  /// The first of LC_ALL, LC_CTYPE and LANG that is set counts, as POSIX says.
  var glyphs: Glyphs {
    let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    let name = locale.lowercased()
    return name.holds("utf-8") || name.holds("utf8") ? .unicode : .ascii
  }

  /// The size of the terminal: what the kernel says, else COLUMNS and LINES, else 80x24.
  func size(_ window: WindowSize) -> Size {
    Size(
      columns: window.columns ?? number("COLUMNS") ?? 80,
      rows: window.rows ?? number("LINES") ?? 24)
  }

  private func number(_ name: String) -> Int? {
    variable(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// How long a lone Escape waits for the rest of a sequence: a network may cut it.
  var escapeMilliseconds: Int {
    variable("SSH_TTY") == nil && variable("SSH_CONNECTION") == nil ? 50 : 150
  }

  /// What the terminal does to its rows when its width changes; `nil` where nothing tells.
  ///
  /// TERM counts where a connection has left the other variables behind.
  var reflow: Reflow? {
    let terminal = variable("TERM") ?? ""
    if variable("TMUX") != nil || terminal.hasPrefix("tmux") { return .tmux }
    if variable("STY") != nil || terminal == "linux" { return .cut }
    let reflowing = [
      "VTE_VERSION", "KITTY_WINDOW_ID", "WEZTERM_PANE", "ALACRITTY_WINDOW_ID", "KONSOLE_VERSION",
    ]
    if reflowing.contains(where: { variable($0) != nil }) { return .trimmed }
    let types = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]
    if types.contains(where: terminal.hasPrefix) { return .trimmed }
    if let program = variable("TERM_PROGRAM") {
      return ["Apple_Terminal", "iTerm.app", "WezTerm", "ghostty", "vscode"].contains(program)
        ? .trimmed : nil
    }
    return variable("XTERM_VERSION") == nil ? nil : .cut
  }
}

extension String {
  /// Whether other bytes stand somewhere in its own.
  ///
  /// `contains` makes a table of characters first, which costs more than the whole look at the environment.
  fileprivate func holds(_ part: String) -> Bool {
    var rest = utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: part.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
