// The recipes of README.md, run exactly as printed: in a real shell, at a real terminal, by somebody who types.

import Support
import Testing

@Suite struct `the recipes of the readme` {
  /// What a test adds to a recipe: the folder that it runs in, and the person.
  struct Setting: CustomTestStringConvertible {
    /// The words in bold that stand before the recipe.
    let title: String
    /// Shell commands that make the folder what the recipe takes for granted.
    var before = ""
    /// What the person waits for, and then types.
    var steps: [(see: String, type: String)] = []
    /// Shell commands that show what came of it.
    var after = ""
    /// Rows that are on the screen in the end, in this order.
    var rows: [String]

    var testDescription: String { title }
  }

  private static let coffee = #"""
    cat >coffee.json <<'END'
    {"fields": [{"label": "Name", "required": true}, {"label": "Which coffee?", "default": "espresso"}]}
    END

    """#

  /// An empty repository, where nobody's own settings count.
  private static let repository = """
    export GIT_CONFIG_NOSYSTEM=1 HOME="$PWD" GIT_EDITOR=true
    git init -q -b main . && git config user.name Ada && git config user.email ada@example.org
    git commit -q --allow-empty -m start

    """

  /// A program of another name that is a script.
  private static func program(_ name: String, _ script: String) -> String {
    "mkdir -p bin && cat >bin/\(name) <<'END'\n#!/bin/sh\n\(script)\nEND\nchmod +x bin/\(name)\n"
  }

  private static let settings = [
    Setting(
      title: "An answer in a variable.", steps: [("▸ Your name", "Ada<Enter>")],
      rows: ["Hello, Ada."]),
    Setting(
      title: "All answers as variables.", before: coffee,
      steps: [("▸ Name", "O'Hara $(x)<Enter>"), ("▸ Which coffee?", "<Enter>")],
      rows: ["O'Hara $(x) takes espresso."]),
    Setting(title: "Yes or no.", steps: [("▸ Remove the build?", "<Enter>")], rows: ["kept"]),
    Setting(
      title: "A menu of what another program prints.", before: repository + "git branch dev\n",
      steps: [("▸ Branch", "de<Enter>")], after: "git branch --show-current",
      rows: ["Switched to branch 'dev'", "dev"]),
    Setting(
      title: "A question inside `while read`.",
      steps: [("▸ Publish one.txt?", "n<Enter>"), ("▸ Publish two.txt?", "y<Enter>")],
      rows: ["publishing two.txt"]),
    Setting(
      title: "An installer that is piped into the shell.",
      before: program("curl", "cat install.sh"),
      steps: [("▸ Install into", "/bin<Enter>")], rows: ["installing into /opt/tools/bin"]),
    Setting(
      title: "A commit message that is asked for.", before: repository,
      steps: [("▸ kind", "doc<Enter>"), ("▸ summary", "Say more<Enter>")],
      after: "git log -1 --format=%s", rows: ["docs: Say more"]),
    Setting(
      title: "A target of `make`.",
      steps: [("▸ Tag", "7<Enter>"), ("pattern", "<Ctrl-A>v<Enter>")],
      rows: ["releasing v7"]),
    Setting(
      title: "A job that nobody watches.", before: coffee + "CI_USER=bot\n",
      rows: [#"{"name":"bot","which_coffee":"filter"}"#]),
    Setting(
      title: "A container without a terminal.",
      before: coffee + #"echo '{"name": "Ada"}' >answers.json"# + "\n"
        + program("docker", #"shift 4; exec setsid -w "$@""#),
      rows: [#"{"name":"Ada","which_coffee":"espresso"}"#]),
    Setting(
      title: "Answers from last time, to be changed.",
      before: coffee + #"echo '{"name": "Ada", "which_coffee": "tea"}' >order.json"# + "\n",
      steps: [("tea", "<Tab><Ctrl-U>milk<Enter>")], after: "cat order.json",
      rows: [#"  "which_coffee": "milk""#]),
    Setting(
      title: "Many records.",
      before: coffee + "printf '{\"name\": \"Ada\"}\\n{\"name\": 1}\\n' >orders.jsonl\n",
      after: "cat checked.jsonl",
      rows: [
        "stdin:2: name: This takes a string, not a number.",
        #"{"name":"Ada","which_coffee":"espresso"}"#,
      ]),
  ]

  @Test func `are all run`() throws {
    #expect(try Self.recipes().map(\.title) == Self.settings.map(\.title))
  }

  @Test(arguments: settings) func `do what they say`(setting: Setting) throws {
    let recipe = try #require(try Self.recipes().first { $0.title == setting.title })
    // The recipe runs in a shell of its own, so that `exit` ends it and what follows is still run.
    let script = """
      PATH="${0%/*}:$PATH"
      folder=$(mktemp -d) && trap 'cd / && rm -rf "$folder"' EXIT && cd "$folder" && PATH="$folder/bin:$PATH" || exit
      \(setting.before)
      (
      \(recipe.script)
      )
      \(setting.after)
      """
    let person = try Person(["/bin/sh", "-c", script, ttyform], output: .terminal)
    for step in setting.steps {
      try person.see(step.see)
      try person.type(step.type)
    }
    #expect(try person.waitForExit() == .exited(0))
    var rows = person.rows[...]
    for row in setting.rows {
      rows = rows.drop { $0 != row }
      #expect(!rows.isEmpty, "\(row) is not among\n\(person.rows.joined(separator: "\n"))")
      rows = rows.dropFirst()
    }
  }

  /// The recipes: words in bold, and the block of code after them.
  private static func recipes() throws -> [(title: String, script: String)] {
    let bytes = try #require(FixtureFolder("../..").bytes(of: "README.md"))
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var recipes: [(title: String, script: String)] = []
    var title = ""
    var isInside = false
    for line in lines {
      if isInside {
        isInside = line != "```"
        if isInside { recipes[recipes.count - 1].script += line + "\n" }
      } else if line == "```sh recipe" {
        recipes.append((title, ""))
        isInside = true
      } else if line.hasPrefix("**"), let end = line.dropFirst(2).firstRange(of: "**") {
        title = String(line.dropFirst(2)[..<end.lowerBound])
      }
    }
    return recipes
  }
}
