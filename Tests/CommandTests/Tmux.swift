// A terminal that is not ours: tmux without a client, its screen read back.

import Support
import Terminal

/// A tmux server of its own with one window.
final class Tmux {
  static var isInstalled: Bool { path != nil }

  private static var path: String? {
    ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].first {
      (try? FileStatus(of: FilePath($0))) != nil
    }
  }

  let folder = TemporaryFolder()
  private let path: String

  /// Starts a bash without settings.
  init(columns: Int, rows: Int) throws {
    path = Self.path ?? "tmux"
    try run([
      "-f", "/dev/null", "new-session", "-d", "-s", "main", "-x", "\(columns)", "-y", "\(rows)",
      "PS1='$ ' exec bash --norc --noprofile -i",
    ])
    try run(["set-option", "-g", "window-size", "manual"])
    try wait { $0.first == "$" }
  }

  deinit {
    _ = try? run(["kill-server"])
    _ = try? FilePath(folder.path).appending("socket").remove()
  }

  /// Runs one command of tmux and answers what it printed.
  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let client = try PseudoTerminal(
      running: [path, "-u", "-S", folder.path + "/socket"] + arguments,
      environment: PseudoTerminal.environment)
    try client.waitForExit(timeout: 10_000)
    return String(decoding: client.standardOutput, as: UTF8.self)
  }

  /// Types text.
  func type(_ text: String) throws {
    try run(["send-keys", "-t", "main", "-l", text])
  }

  /// Presses keys by tmux's names for them.
  func press(_ keys: String...) throws {
    try run(["send-keys", "-t", "main"] + keys)
  }

  /// Writes to the terminal as another program would, `wall` for one.
  func writeAsOthers(_ text: String) throws {
    let name = try run(["display-message", "-p", "-t", "main", "#{pane_tty}"])
    let terminal = try Descriptor(
      opening: FilePath(name.filter { !$0.isWhitespace }), for: .terminal)
    defer { terminal.close() }
    try terminal.writeAll([UInt8](text.utf8))
  }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-t", "main", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The rows of the scrollback and the screen without blanks at their ends; those at the end that are
  /// blank are left out.
  func screen(withScrollback: Bool = true) throws -> [String] {
    let start = withScrollback ? ["-S", "-"] : []
    var rows = try run(["capture-pane", "-p"] + start + ["-t", "main"])
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { row in String(row.reversed().drop { $0 == " " || $0 == "\r" }.reversed()) }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  /// Where the cursor is, both counted from 0.
  func cursor() throws -> (column: Int, row: Int) {
    let words = try run(["display-message", "-p", "-t", "main", "#{cursor_x} #{cursor_y}"])
    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
    return (numbers.first ?? -1, numbers.last ?? -1)
  }

  /// Waits until the screen is as wanted and stays the same for a moment, and answers it.
  @discardableResult
  func wait(until isWanted: ([String]) -> Bool) throws -> [String] {
    let limit = MonotonicClock.milliseconds + 10_000
    var before: [String] = []
    var since = MonotonicClock.milliseconds
    while true {
      let rows = try screen()
      if rows != before { (before, since) = (rows, MonotonicClock.milliseconds) }
      if isWanted(rows), MonotonicClock.milliseconds - since >= 200 { return rows }
      guard MonotonicClock.milliseconds < limit else { throw NeverSeen(rows: rows) }
    }
  }

  struct NeverSeen: Error, CustomStringConvertible {
    let rows: [String]
    var description: String { "never came; there is:\n" + rows.joined(separator: "\n") }
  }
}
