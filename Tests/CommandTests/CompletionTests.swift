// What may stand where on a command line, for all shells.

import Forms
import JSON
import Testing

@testable import ttyform

@Suite struct `a completion` {
  private static let form = #"""
    {"fields": [
      {"id": "where", "label": "Where\nto?", "type": "select", "options": ["staging", {"value": 2, "label": "two"}, "a\tb"]},
      {"id": "sure", "type": "boolean"}, {"type": "note", "label": "Words"},
      {"id": "of", "label": "Of {{where}}"}
    ]}
    """#

  /// What may stand in the place of `|`; `form.json` and `~/f` are the form, no other word is.
  private static func complete(_ line: String) throws -> Completion {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let index = try #require(words.firstIndex { $0.hasSuffix("|") })
    words[index].removeLast()
    let form = try FormReader.form(from: JSONDocument(parsing: Array(form.utf8)).root)
    return Completion(of: words.map { Word($0.utf8) }, at: index) { word in
      ["form.json", "~/f"].contains(word.text) ? form : nil
    }
  }

  private static let ids = ["where", "sure", "of"]
  private static let subcommands = [
    "ask", "check", "convert", "schema", "play", "completions", "drafts", "help",
  ]

  @Test(arguments: [
    // Operands.
    ("|", "forms", "", subcommands),
    ("fo|", "forms", "", subcommands),
    ("-q |", "forms", "", subcommands),
    ("-o out |", "forms", "", subcommands),
    ("form.json |", "words", "", []),
    ("check |", "forms", "", []),
    ("check a |", "forms", "", []),
    ("schema |", "forms", "", []),
    ("schema a |", "words", "", []),
    ("play --keys x |", "forms", "", []),
    ("ask |", "words", "", []),
    ("completions |", "words", "", ["bash", "zsh", "fish"]),
    ("completions bash |", "words", "", []),
    ("help |", "words", "", ["form", "keys", "output", "exit-codes"] + subcommands),
    ("help --|", "words", "", ["--help", "--version", "--man"]),
    ("-- -|", "forms", "", subcommands),
    // Values.
    ("-o |", "files", "", []),
    ("-qo |", "files", "", []),
    ("-oF|", "files", "-o", []),
    ("-qoF|", "files", "-qo", []),
    ("--output |", "files", "", []),
    ("--output=a|", "files", "--output=", []),
    ("-f |", "words", "", ["json", "jsonl", "sh", "markdown"]),
    ("-fj|", "words", "-f", ["json", "jsonl", "sh", "markdown"]),
    ("--format=|", "words", "--format=", ["json", "jsonl", "sh", "markdown"]),
    ("--color |", "words", "", ["auto", "always", "never"]),
    ("ask --placeholder-hides |", "words", "", ["typing", "focus"]),
    ("--timeout |", "words", "", []),
    ("--nonsense=|", "words", "", []),
    ("ask --multiline |", "words", "", []),
    // The ids of the form's fields.
    ("form.json --set |", "words", "", ids.map { $0 + "=" }),
    ("--set | form.json", "words", "", ids.map { $0 + "=" }),
    ("--set | -o form.json", "words", "", []),
    ("play ~/f -s |", "words", "", ids.map { $0 + "=" }),
    ("form.json --print |", "words", "", ids),
    ("form.json --print=|", "words", "--print=", ids),
    ("other.json --print |", "words", "", []),
    ("--print |", "words", "", []),
    ("form.json --set where=|", "words", "where=", ["staging", "2", "a\tb"]),
    ("form.json --set=where=s|", "words", "--set=where=", ["staging", "2", "a\tb"]),
    ("form.json -swhere=s|", "words", "-swhere=", ["staging", "2", "a\tb"]),
    ("form.json --set sure=|", "words", "sure=", ["yes", "no"]),
    ("form.json --set of=|", "words", "of=", []),
    ("form.json --set-file of=x|", "files", "of=", []),
  ])
  func `is told by what stands before`(
    line: String, kind: String, prefix: String, words: [String]
  ) throws {
    let completion = try Self.complete(line)
    #expect(completion.kind.rawValue == kind)
    #expect(completion.prefix == prefix)
    #expect(completion.candidates.map(\.word) == words)
  }

  @Test(arguments: [nil] + Subcommand.allCases.map(Optional.some))
  func `offers each option where it means something`(subcommand: Subcommand?) throws {
    let line = (subcommand.map { $0.rawValue + " " } ?? "") + "--|"
    let taken = Option.allCases.filter { $0.isTaken(by: subcommand) }
    let offered = try Self.complete(line).candidates
    #expect(offered.map(\.word) == taken.map(\.long))
    #expect(offered.map(\.summary) == taken.map { $0.summary(for: subcommand) })
  }

  @Test func `is a line for each candidate, without what a line cannot hold`() throws {
    #expect(
      try Self.complete("form.json --set=|").text
        == "words\t--set=\nwhere=\tWhere to?\nsure=\tsure\nof=\tOf ...\n")
    #expect(
      try Self.complete("form.json --set where=|").text == "words\twhere=\nstaging\t\n2\ttwo\n")
  }
}
