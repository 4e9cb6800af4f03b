// The help texts and the manual page: complete, and readable on any terminal.

import Forms
import Prompting
import Support
import Testing

@testable import ttyform

@Suite struct `ttyform help` {
  private func text(_ words: [String]) throws -> String {
    let outcome = try run([ttyform] + words)
    #expect(outcome.status == .exited(0) && outcome.errors == "")
    return outcome.output
  }

  @Test(arguments: [[]] + Subcommand.allCases.map { [$0.rawValue] })
  func `fits a screen`(words: [String]) throws {
    let text = try text(words + ["--help"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The prompt of the shell has the last row.
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(text == (try self.text(["help"] + words)))
    #expect(text.hasPrefix("ttyform " + (words.first ?? "fills")))
    #expect(!text.contains("\n\n\n") && !text.hasSuffix("\n\n"))
  }

  @Test(arguments: [nil] + Subcommand.allCases.map(Optional.some))
  func `names every option`(subcommand: Subcommand?) {
    let text = HelpText.text(of: subcommand)
    for option in Option.allCases
    where option.isTaken(by: subcommand) && ![.help, .version].contains(option) {
      // `ask` takes --no-draft, and keeps none without it.
      let isIdle = option == .noDraft && subcommand == .ask
      #expect(text.contains(option.longSynopsis) != isIdle, "\(option)")
    }
    for subcommand in Subcommand.allCases where subcommand != .help {
      #expect(HelpText.text(of: nil).contains(" \(subcommand.rawValue) "))
    }
  }

  @Test(arguments: HelpTopic.allCases)
  func `is readable on a terminal that knows nothing`(topic: HelpTopic) throws {
    let text = try text(["help", topic.rawValue])
    #expect(text == topic.text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.utf8.last != UInt8(ascii: " ") })
    #expect(text.utf8.allSatisfy { $0 == 0x0A || 0x20...0x7E ~= $0 })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func `of keys names all that the key map knows`() {
    let keys = Keymap.entries.flatMap(\.keys)
    for key in keys { #expect(HelpTopic.keys.text.contains(key)) }
    #expect(keys.contains("ctrl-s") && keys.contains("ctrl-x ctrl-e") && keys.contains("ctrl-c"))
  }

  @Test func `of a form names every key and type`() {
    let words = Set(HelpTopic.form.text.split { " \n,".contains($0) }.map(String.init))
    for object in FormObject.allCases {
      for key in object.keys { #expect(words.contains(key), "\(key)") }
    }
    for type in FormVocabulary.types { #expect(words.contains(type), "\(type)") }
  }

  @Test func `of exit codes names every code`() {
    let lines = HelpTopic.exitCodes.text.split(separator: "\n")
    for code in ExitCode.allCases {
      #expect(lines.contains { $0.hasPrefix("  \(code.rawValue) ") && $0.hasSuffix(code.meaning) })
    }
  }

  // MARK: The manual page

  @Test func `names in the manual page all that there is`() throws {
    let page = try text(["help", "--man"])
    #expect(page == Manual.text)
    for option in Option.allCases { #expect(page.contains("Fl \"\\&\(option.long.dropFirst())\"")) }
    for subcommand in Subcommand.allCases {
      #expect(page.contains(".Cm \"\\&\(subcommand.rawValue)"))
    }
    for object in FormObject.allCases {
      for key in object.keys { #expect(page.contains(".It Sy \"\\&\(key)\" ")) }
    }
    for code in ExitCode.allCases { #expect(page.contains(".It Li \"\\&\(code.rawValue)\"\n")) }
    for names in Surroundings.variables.map(\.names) {
      for name in names { #expect(page.contains("\"\\&\(name)\"")) }
    }
  }

  @Test func `names every variable that the program looks at`() throws {
    let known = Set(Surroundings.variables.flatMap(\.names))
    var found: Set<String> = []
    for path in [
      "Asking/Surroundings.swift", "Asking/OutsideEditor.swift",
      "Asking/DirectoryListing+Reading.swift", "Drafts/DraftFolder.swift",
    ] {
      let bytes = try #require(FixtureFolder("../../Sources/ttyform").bytes(of: path))
      for literal in String(decoding: bytes, as: UTF8.self).split(separator: "\"") {
        let isName = literal.utf8.allSatisfy { 0x41...0x5A ~= $0 || $0 == 0x5F }
        if isName, literal.utf8.count > 2 { found.insert(String(literal)) }
      }
    }
    #expect(found == known)
  }

  @Test(.enabled(if: path(ofTool: "mandoc") != nil, "mandoc is not installed"))
  func `prints a manual page without a fault`() throws {
    let mandoc = try #require(path(ofTool: "mandoc"))
    let folder = TemporaryFolder()
    let file = folder.write(Manual.text, to: "ttyform.1")
    #expect(try run([mandoc, "-T", "lint", "-W", "warning", file]) == Outcome())
    let shown = try run([mandoc, "-T", "ascii", file])
    #expect(shown.status == .exited(0))
    #expect(shown.output.split(separator: "\n").count > 300)
  }

  @Test func `explains scripts of keys by scripts that can be read`() throws {
    for (written, _) in KeyScript.vocabulary {
      #expect(try !KeyScript(written).steps.isEmpty, "\(written)")
    }
  }
}
