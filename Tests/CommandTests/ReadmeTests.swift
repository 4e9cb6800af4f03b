// What README.md shows is what happens: its shell examples are run, and their output is compared.

import Support
import Testing

/// A ```sh block of README.md and the ```text block that follows it.
private struct Example {
  /// The line of the block's first command, from 1.
  let line: Int
  var commands: [String] = []
  /// What the commands print; `nil` where the page shows none.
  var output: [String]?
}

@Suite struct `the readme` {
  @Test func `prints what its examples print`() throws {
    let examples = try Self.examples()
    #expect(examples.contains { $0.output != nil })

    let terminal = try PseudoTerminal(
      running: [
        "/bin/sh", "-c", Self.script(examples), PseudoTerminal.product("ttyform"), Self.root,
      ],
      input: .bytes([]), errors: .pipe)
    #expect(try terminal.waitForExit(timeout: 60_000) == .exited(0))
    let printed = String(decoding: terminal.standardOutput, as: UTF8.self)
      .split(separator: Self.mark, omittingEmptySubsequences: false)
    try #require(printed.count == examples.count + 1)
    for (example, printed) in zip(examples, printed) {
      let expected = (example.output ?? []).map { $0 + "\n" }.joined()
      #expect(String(printed) == expected, "README.md:\(example.line)")
    }
  }

  @Test func `names the test command that checks run`() throws {
    let lines = try Self.lines()
    #expect(lines.contains("    swift test"))
    #expect(lines.contains("    swift run ttyform forms/welcome.json"))
  }

  @Test func `promises nothing without a test`() throws {
    let lines = try Self.lines()
    let start = try #require(lines.firstIndex(of: "## What we promise"))
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    // In an item that may have several lines, the words in back quotes that end in Tests are files.
    let items = section.joined(separator: "\n").split(separator: "\n- ").dropFirst()
    let files = ["JSONTests", "FormsTests", "PromptingTests", "TerminalTests", "CommandTests"]
      .flatMap { TemporaryFolder.names(in: Self.root + "/Tests/" + $0) }
    #expect(items.count > 5)
    for item in items {
      let names = item.split(separator: "`").filter { $0.hasSuffix("Tests") }
      #expect(!names.isEmpty, "\(item)")
      for name in names { #expect(files.contains("\(name).swift"), "\(name)") }
    }
  }

  /// Stands after the output of each example; no program prints it.
  private static let mark = "\u{1E}"

  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private static func lines() throws -> [String] {
    let bytes = try #require(FixtureFolder("../..").bytes(of: "README.md"))
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Runs the examples one after the other in a folder of their own that has the sample forms.
  private static func script(_ examples: [Example]) -> String {
    let before = """
      PATH="${0%/*}:$PATH"
      folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && ln -s "$1/forms" "$folder" && cd "$folder" || exit

      """
    return examples.reduce(before) { script, example in
      script + "{\n" + example.commands.joined(separator: "\n") + "\n} 2>&1; printf '\\036'\n"
    } + "exit 0\n"
  }

  private static func examples() throws -> [Example] {
    var examples: [Example] = []
    var fence: Substring?
    var followsExample = false
    for (index, line) in try lines().enumerated() {
      if let open = fence {
        if line == "```" {
          fence = nil
          followsExample = open == "sh"
        } else if open == "sh" {
          examples[examples.count - 1].commands.append(line)
        } else if open == "text" {
          examples[examples.count - 1].output?.append(line)
        }
      } else if line.hasPrefix("```") {
        fence = line.dropFirst(3)
        if fence == "sh" { examples.append(Example(line: index + 2)) }
        if fence == "text" {
          try #require(followsExample, "README.md:\(index + 1): text that no example prints")
          examples[examples.count - 1].output = []
        }
      } else if !["", "<!--", "-->"].contains(line) {
        // The command of a picture may be hidden in a comment.
        followsExample = false
      }
    }
    return examples
  }
}
