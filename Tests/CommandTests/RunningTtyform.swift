// The built program, run from the tests: on pipes, and by a person at a terminal.

import Prompting
import Support
import Testing

/// What a run on pipes left behind.
struct Outcome: Equatable {
  var status = PseudoTerminal.ExitStatus.exited(0)
  var output = ""
  var errors = ""
}

extension Outcome: CustomStringConvertible {
  var description: String { "\(status), stdout \(output.debugDescription), stderr:\n\(errors)" }
}

let ttyform = PseudoTerminal.product("ttyform")

/// Runs a program on pipes to its end.
///
/// Whatever it does, the terminal that it could open stays clean.
func run(
  _ arguments: [String], input: PseudoTerminal.Input = .bytes([]),
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Outcome {
  let terminal = try PseudoTerminal(running: arguments, input: input, output: .pipe, errors: .pipe)
  let status = try terminal.waitForExit(timeout: 20_000)
  #expect(terminal.screenBytes == [], sourceLocation: sourceLocation)
  return Outcome(
    status: status, output: String(decoding: terminal.standardOutput, as: UTF8.self),
    errors: String(decoding: terminal.standardError, as: UTF8.self))
}

/// Fills in a form, which is given as text, from a text on stdin.
func fill(
  _ form: String, from input: String, options: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Outcome {
  let folder = TemporaryFolder()
  let path = folder.write(form, to: "form.json")
  return try run(
    [ttyform, path] + options, input: .bytes(Array(input.utf8)), sourceLocation: sourceLocation)
}

/// Runs a command of the shell, to which `$ttyform` is the program and `$1` and so on are the words.
func shell(
  _ command: String, _ words: [String] = [], input: PseudoTerminal.Input = .bytes([]),
  by shell: String = "/bin/sh", sourceLocation: SourceLocation = #_sourceLocation
) throws -> Outcome {
  try run(
    [shell, "-c", "ttyform=$0; " + command, ttyform] + words, input: input,
    sourceLocation: sourceLocation)
}

/// What a person waited for in vain.
struct NotSeen: Error, CustomStringConvertible {
  let description: String
}

/// Somebody at a terminal, who sees what the program draws.
final class Person {
  let terminal: PseudoTerminal
  private(set) var screen: VirtualScreen
  /// Whether the terminal answers what it is asked, as all but the oddest do.
  var answersQueries = true

  /// A program that runs on the terminal; `errors` go to the terminal too, as in a shell.
  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], input: PseudoTerminal.Input = .terminal,
    output: PseudoTerminal.Output = .pipe, errors: PseudoTerminal.Output = .terminal,
    typedAhead: String = "", reflow: Reflow = .cut
  ) throws {
    screen = VirtualScreen(columns: columns, rows: rows, reflow: reflow)
    terminal = try PseudoTerminal(
      running: arguments, columns: columns, rows: rows,
      environment: PseudoTerminal.environment.merging(environment) { $1 }, input: input,
      output: output, errors: errors, typedAhead: Array(KeyScript(typedAhead).bytes))
  }

  /// A command of the shell, to which `$ttyform` is the program and `$1` and so on are the words.
  convenience init(
    shell command: String, _ words: [String] = [], output: PseudoTerminal.Output = .terminal,
    typedAhead: String = ""
  ) throws {
    try self.init(
      ["/bin/sh", "-c", "ttyform=$0; " + command, ttyform] + words, output: output,
      typedAhead: typedAhead)
  }

  /// Types text with keys in angle brackets.
  func type(_ keys: String) throws { try terminal.send(try KeyScript(keys).bytes) }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Looks at the screen until it is as wanted, and answers what the terminal is asked.
  func look(
    for what: String = "another screen", turns: Int = 300,
    until isWanted: (VirtualScreen) -> Bool
  ) throws {
    for _ in 0..<turns {
      if isWanted(screen) { return }
      try takeIn(timeout: 20)
    }
    throw NotSeen(
      description: "waited for \(what); the screen is\n\(screen.picture)")
  }

  /// Looks until a text is on the screen.
  func see(_ text: String) throws {
    try look(for: text) { $0.text.joined(separator: "\n").contains(text) }
  }

  /// Looks until the screen's rows are these, blank ones at the end left out.
  func see(rows: [String]) throws {
    try look(for: "\(rows)") { Self.rows($0) == rows }
  }

  /// Takes in all that is drawn until nothing comes any more.
  func settle() throws {
    var quiet = 0
    while quiet < 5 {
      let count = terminal.screenBytes.count
      try takeIn(timeout: 20)
      quiet = terminal.screenBytes.count == count ? quiet + 1 : 0
    }
  }

  private func takeIn(timeout: Int) throws {
    guard let bytes = try? terminal.read(timeout: timeout, until: { !$0.isEmpty }) else { return }
    screen.feed(bytes)
    let replies = screen.replies
    screen.replies = []
    if answersQueries, !replies.isEmpty { try terminal.send(replies) }
  }

  /// The rows of the screen up to the last one that is not blank.
  var rows: [String] { Self.rows(screen) }

  private static func rows(_ screen: VirtualScreen) -> [String] {
    var rows = screen.text
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  /// Waits for the end; everything is drawn then.
  func waitForExit() throws -> PseudoTerminal.ExitStatus {
    let status = try terminal.waitForExit()
    try settle()
    return status
  }

  /// Checks that the terminal is as it was found: its settings, the cursor, the modes, the colours.
  func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminal.settings == terminal.settingsAtStart, sourceLocation: sourceLocation)
    #expect(screen.isCursorShown, sourceLocation: sourceLocation)
    #expect(screen.modes == [], sourceLocation: sourceLocation)
    #expect(screen.wraps, sourceLocation: sourceLocation)
    #expect(!screen.isUpdating, sourceLocation: sourceLocation)
    #expect(screen.look == VirtualScreen.Look(), sourceLocation: sourceLocation)
    #expect(screen.unknown == [], sourceLocation: sourceLocation)
  }

  var output: String { String(decoding: terminal.standardOutput, as: UTF8.self) }
  var errors: String { String(decoding: terminal.standardError, as: UTF8.self) }
}

/// A form of three fields, of which the last one has several lines.
let threeFields = #"""
  {"title": "Three", "fields": [
    {"id": "name", "label": "Name", "placeholder": "Ada Lovelace", "required": true},
    {"id": "town", "label": "Town", "placeholder": "London", "color": "cyan"},
    {"id": "notes", "label": "Notes", "placeholder": "one\ntwo", "multiline": true}
  ]}
  """#
