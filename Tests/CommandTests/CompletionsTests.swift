// The completions in the real shells: what stands on the line after the tab key.

import Support
import Testing

@Suite struct `ttyform completions` {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      #"{"fields": [{"id": "where", "type": "select", "options": ["staging", "production"]}, {"id": "tag"}]}"#,
      to: "deploy.json")
    folder.write("", to: "notes.txt")
    folder.write(#"{"fields": [{"id": "name"}]}"#, to: "my form.json")
    folder.write("body:\n- type: input\n  id: story\n  attributes: {label: A}\n", to: "issue.yml")
  }

  /// A line, and what it is after the tab key, in every shell.
  private static let lines = [
    ("ttyform che", "ttyform check "),
    ("ttyform --outp", "ttyform --output "),
    ("ttyform --output=no", "ttyform --output=notes.txt "),
    ("ttyform -o no", "ttyform -o notes.txt "),
    ("ttyform dep", "ttyform deploy.json "),
    ("ttyform check dep", "ttyform check deploy.json "),
    ("ttyform iss", "ttyform issue.yml "),
    ("ttyform issue.yml --print st", "ttyform issue.yml --print story "),
    ("ttyform convert issue.yml --get la", "ttyform convert issue.yml --get labels "),
    ("ttyform -o notes.txt dep", "ttyform -o notes.txt deploy.json "),
    ("ttyform deploy.json --set wh", "ttyform deploy.json --set where="),
    ("ttyform deploy.json --set=wh", "ttyform deploy.json --set=where="),
    ("ttyform deploy.json --set where=sta", "ttyform deploy.json --set where=staging "),
    ("ttyform deploy.json --set=where=sta", "ttyform deploy.json --set=where=staging "),
    ("ttyform deploy.json --print ta", "ttyform deploy.json --print tag "),
    ("ttyform deploy.json --set-file tag=no", "ttyform deploy.json --set-file tag=notes.txt "),
    ("ttyform ask --type int", "ttyform ask --type integer "),
    ("ttyform ask --enter=ne", "ttyform ask --enter=ne"),
    ("ttyform completions fi", "ttyform completions fish "),
    ("ttyform help exi", "ttyform help exit-codes "),
    ("ttyform play deploy.json --ke", "ttyform play deploy.json --keys "),
    ("ttyform --zzz", "ttyform --zzz"),
  ]

  /// A shell without settings in the folder, with the program in its path.
  private func start(_ shell: [String], _ prompt: String) throws -> Person {
    let bin = ttyform.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let person = try Person(
      shell, columns: 100,
      environment: [
        "PATH": "\(bin):/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "PS1": prompt,
        "LC_ALL": "C.UTF-8",
      ], output: .terminal)
    try person.see(String(prompt.dropLast()))
    try person.type("cd \(folder.path) && clear<Enter>")
    return person
  }

  /// The same with a name that needs quotes.
  private static let quotedLines = [
    (#"ttyform my"#, #"ttyform my\ form.json "#),
    (#"ttyform check my\ f"#, #"ttyform check my\ form.json "#),
    (#"ttyform --output=my\ f"#, #"ttyform --output=my\ form.json "#),
    (#"ttyform my\ form.json --set na"#, #"ttyform my\ form.json --set name="#),
    (#"ttyform 'my form.json' --print na"#, #"ttyform 'my form.json' --print name "#),
  ]

  private func check(_ person: Person, _ prompt: String) throws {
    for (typed, expected) in Self.lines + Self.quotedLines {
      try person.type("<Ctrl-U><Ctrl-L>\(typed)")
      try person.see(prompt + typed)
      try person.type("<Tab>")
      // What is to be seen behind a blank at the end is the next character.
      try person.type("X")
      do {
        try person.see(prompt + expected + "X")
      } catch {
        Issue.record("\(typed): expected \(expected)\n\(error)")
      }
    }
  }

  /// Runs a shell with a home of its own, where fish makes folders in any case.
  private func runAtHome(_ arguments: [String]) throws -> Outcome {
    let script = """
      HOME=$(mktemp -d) && export HOME && trap 'rm -rf "$HOME"' EXIT && "$@"
      """
    return try run(["/bin/sh", "-c", script, "sh"] + arguments)
  }

  @Test(.enabled(if: path(ofTool: "bash") != nil, "bash is not installed"))
  func `complete in bash`() throws {
    let bash = try #require(path(ofTool: "bash"))
    let person = try start([bash, "--norc", "--noprofile", "-i"], "$> ")
    try person.type("source <lt>(ttyform completions bash) && echo rea''dy<Enter>")
    try person.see("ready")
    try check(person, "$> ")
  }

  @Test(.enabled(if: path(ofTool: "zsh") != nil, "zsh is not installed"))
  func `complete in zsh`() throws {
    let zsh = try #require(path(ofTool: "zsh"))
    let person = try start([zsh, "-f", "-i"], "zsh> ")
    try person.type("autoload -Uz compinit && compinit -D -u && unsetopt LIST_BEEP<Enter>")
    try person.type("source <lt>(ttyform completions zsh) && echo rea''dy<Enter>")
    try person.see("ready")
    try check(person, "zsh> ")
  }

  @Test(.enabled(if: path(ofTool: "fish") != nil, "fish is not installed"))
  func `complete in fish`() throws {
    let fish = try #require(path(ofTool: "fish"))
    var script =
      "cd $argv[1]; set PATH (dirname $argv[2]) $PATH; source (ttyform completions fish | psub)\n"
    for (typed, _) in Self.lines { script += "complete -C '\(typed)'; echo ---\n" }
    let outcome = try runAtHome([fish, "--no-config", "-c", script, folder.path, ttyform])
    #expect(outcome.errors == "")
    let offers = outcome.output.split(separator: "---\n", omittingEmptySubsequences: false)
    try #require(offers.count == Self.lines.count + 1)
    for ((typed, expected), offers) in zip(Self.lines, offers) {
      let words = offers.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      // fish completes a word, and adds the blank by itself.
      let word = expected.split(separator: " ").last ?? ""
      switch typed {
      case "ttyform --zzz": #expect(words == [])
      case "ttyform ask --enter=ne": #expect(words == ["--enter=newline", "--enter=next"])
      default: #expect(words == [word], "\(typed)")
      }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `are scripts that their shells can read`(shell: String) throws {
    guard let path = path(ofTool: shell) else { return }
    let file = folder.path + "/script"
    #expect(try run([ttyform, "completions", shell]).status == .exited(0))
    folder.write(try run([ttyform, "completions", shell]).output, to: "script")
    #expect(try runAtHome([path, "-n", file]) == Outcome())
  }

  @Test func `say nothing where a form cannot be read`() throws {
    for form in ["missing.json", "-", "/dev/zero", folder.path] {
      #expect(
        try run([ttyform, "completions", "--complete", "2", form, "--print", ""])
          == Outcome(output: "words\t\n"))
    }
    #expect(try run([ttyform, "completions", "--complete", "7", "x"]) == Outcome())
  }
}
