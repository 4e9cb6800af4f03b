// The text of a field in an editor that a test wrote, on a terminal.

import Support
import Terminal
import Testing

@testable import ttyform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct `an editor of one's own` {
  private static let openEditor = "\u{18}\u{05}"

  /// Starts a form at a terminal with an editor that is a script of the shell; `$1` is the file.
  private func open(
    editor script: String, command: String? = nil, in folder: TemporaryFolder,
    form: String = #"{"fields": [{"id": "a", "label": "Words", "multiline": true}]}"#,
    options: [String] = [], state: String = StateFolders.next()
  ) throws -> PseudoTerminal {
    let file = folder.write(script, to: "editor")
    let path = folder.write(form, to: "form.json")
    let terminal = try PseudoTerminal(
      running: [PseudoTerminal.product("ttyform"), path, "-f", "jsonl"] + options,
      environment: PseudoTerminal.environment.merging([
        "TMPDIR": folder.path, "EDITOR": command ?? "sh '\(file)'", "XDG_STATE_HOME": state,
      ]) { $1 })
    try terminal.read(until: "Words")
    return terminal
  }

  private func type(_ keys: String, until shown: String, _ terminal: PseudoTerminal) throws {
    try terminal.send(keys)
    try terminal.read(until: shown)
    try terminal.settle()
  }

  /// Sends the form, and checks that nothing is left of the editor.
  private func send(_ terminal: PseudoTerminal, _ folder: TemporaryFolder) throws -> String {
    try terminal.send("\u{13}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.settings == terminal.settingsAtStart)
    #expect(folder.names == ["editor", "form.json"])
    return String(decoding: terminal.standardOutput, as: UTF8.self)
  }

  @Test func `edits the text, and its last line break is not the text's`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(
      editor: #"sed -i s/one/two/ "$1"; cat "$1"; echo three >> "$1""#, in: folder)
    try type("one" + Self.openEditor, until: "three", terminal)
    #expect(try send(terminal, folder) == #"{"a":"two\nthree"}"# + "\n")
  }

  @Test func `that crashes leaves what it had saved, and that is said`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(
      editor: #"echo 'an hour of work' >> "$1"; kill -SEGV $$"#, in: folder)
    try type("one" + Self.openEditor, until: "nothing was changed. What", terminal)
    try terminal.send("\u{13}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(String(decoding: terminal.standardOutput, as: UTF8.self) == #"{"a":"one"}"# + "\n")
    let left = try shell(#"cat "$1"/ttyform-*/text.txt; rm -r "$1"/ttyform-*"#, [folder.path])
    #expect(left.output == "one\nan hour of work\n")
  }

  @Test func `that crashes and has saved nothing leaves nothing`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(editor: "kill -SEGV $$", in: folder)
    try type("one" + Self.openEditor, until: "nothing was changed", terminal)
    #expect(try send(terminal, folder) == #"{"a":"one"}"# + "\n")
  }

  @Test func `has what it saves in the draft while it is open`() throws {
    let folder = TemporaryFolder()
    let state = StateFolders.next()
    let terminal = try open(
      editor: #"echo first >> "$1"; sleep 0.1; echo second >> "$1"; echo saved; exec sleep 30"#,
      in: folder, state: state)
    try type("one" + Self.openEditor, until: "saved", terminal)
    // A second, and what writing takes.
    for _ in 0..<150 {
      let drafts = try shell(#"cat "$1"/ttyform/*.json"#, [state])
      if drafts.output.contains(#""one\nfirst\nsecond""#) { break }
      try terminal.settle()
    }
    terminal.signal(SIGKILL)
    _ = try terminal.waitForExit()
    let again = try Person(
      [ttyform, folder.path + "/form.json", "-fjsonl"], environment: ["XDG_STATE_HOME": state])
    try again.see("Restored what you typed")
    try again.type("<Ctrl-S>")
    #expect(try again.waitForExit() == .exited(0))
    #expect(again.output == #"{"a":"one\nfirst\nsecond"}"# + "\n")
    // Nobody could remove the editor's file.
    _ = try shell(#"rm -r "$1"/ttyform-*"#, [folder.path])
  }

  @Test func `is one step for undo`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(editor: #"echo two words > "$1""#, in: folder)
    try type("one" + Self.openEditor, until: "two words", terminal)
    try type("\u{1F}", until: "one", terminal)
    #expect(try send(terminal, folder) == #"{"a":"one"}"# + "\n")
  }

  @Test func `has the terminal as it was found`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(editor: #"echo ready; read x; echo "$x" > "$1""#, in: folder)
    try type("\u{0F}", until: "ready", terminal)
    #expect(terminal.settings == terminal.settingsAtStart)
    try type("typed\n", until: "typed", terminal)
    #expect(try send(terminal, folder) == #"{"a":"typed"}"# + "\n")
  }

  @Test func `is found with arguments in quotes`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(
      editor: "", command: #"sh -c 'printf "%s" "$1" > "$2"' "a b" 'c  d'"#, in: folder)
    try type("x" + Self.openEditor, until: "c  d", terminal)
    #expect(try send(terminal, folder) == #"{"a":"c  d"}"# + "\n")
  }

  @Test func `is that of VISUAL before that of EDITOR`() {
    let variables = ["VISUAL": "emacs -nw", "EDITOR": "ed", "TMPDIR": "/var/tmp"]
    #expect(OutsideEditor { variables[$0] }.command == "emacs -nw")
    #expect(OutsideEditor { ["EDITOR": "ed", "VISUAL": " "][$0] }.command == "ed")
    #expect(OutsideEditor { _ in nil }.command == "vi")
    #expect(OutsideEditor { variables[$0] }.directory == "/var/tmp")
    #expect(OutsideEditor { _ in nil }.directory == "/tmp")
  }

  @Test func `is run by the shell where it is more than a word`() {
    let file: FilePath = "/tmp/x/text.md"
    #expect(OutsideEditor { _ in nil }.arguments(for: file) == ["vi", "/tmp/x/text.md"])
    for (command, text) in [
      ("vi -R", "exec vi -R"), ("a 'b c'", "exec a 'b c'"), ("'a b'", "'a b'"),
      ("X=1 vi", "X=1 vi"), ("cp a b; vi", "cp a b; vi"), ("a && b", "a && b"),
    ] {
      #expect(
        OutsideEditor { $0 == "EDITOR" ? command : nil }.arguments(for: file)
          == ["sh", "-c", text + #" "$@""#, "ttyform", "/tmp/x/text.md"])
    }
  }

  @Test func `gets a private file named after the language`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(
      editor: #"""
        ls -ld "${1%/*}" "$1" | cut -c1-10 > "$1".new
        echo "${1##*/}" >> "$1".new; mv "$1".new "$1"
        """#,
      in: folder,
      form: """
        {"fields": [{"id": "a", "label": "Words", "multiline": {"language": "markdown"}}]}
        """)
    try type(Self.openEditor, until: "text.md", terminal)
    #expect(try send(terminal, folder) == #"{"a":"drwx------\n-rw-------\ntext.md"}"# + "\n")
  }

  @Test(arguments: [
    (#"echo two > "$1"; exit 3"#, "The editor ended with status 3"),
    (#"kill -9 $$"#, "The editor was ended by signal 9"),
    (#"rm "$1""#, "The editor’s file failed (No such file or directory)"),
    (#"rm "$1"; mkfifo "$1""#, "The editor’s file failed (not a file)"),
  ])
  func `that fails changes nothing and says so`(script: String, words: String) throws {
    let folder = TemporaryFolder()
    let terminal = try open(editor: script, in: folder)
    try type("one" + Self.openEditor, until: words + "; nothing was changed.", terminal)
    #expect(try send(terminal, folder) == #"{"a":"one"}"# + "\n")
  }

  @Test(arguments: ["no-such-editor", "no-such-editor -x"])
  func `that is not there is named`(command: String) throws {
    let folder = TemporaryFolder()
    let terminal = try open(editor: "", command: command, in: folder)
    try type(
      "one" + Self.openEditor, until: "There is no editor \(command); nothing was changed.",
      terminal)
    #expect(try send(terminal, folder) == #"{"a":"one"}"# + "\n")
  }

  @Test func `leaves spaces for line breaks in a single line`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(
      editor: #"printf 'a\nb\nc\n' > "$1""#, in: folder,
      form: #"{"fields": [{"id": "a", "label": "Words"}]}"#)
    try type(Self.openEditor, until: "2 line breaks became spaces.", terminal)
    #expect(try send(terminal, folder) == #"{"a":"a b c"}"# + "\n")
  }

  @Test func `that is interrupted by its own key ends alone`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(editor: "echo ready; read x", in: folder)
    try type("one" + Self.openEditor, until: "ready", terminal)
    try type("\u{03}", until: "nothing was changed.", terminal)
    #expect(try send(terminal, folder) == #"{"a":"one"}"# + "\n")
  }

  @Test(arguments: [
    (#"printf 'a\377b' > "$1""#, "A byte that is not UTF-8 became U+FFFD.", "a\u{FFFD}b"),
    (#"printf 'a\033[2Jb\000' > "$1""#, "2 control characters were left out.", "a[2Jb"),
    (#"printf 'a\r\nb\tc\r\n' > "$1""#, "b", #"a\nb\tc"#),
  ])
  func `loses no text for a byte that no text can hold`(
    script: String, shown: String, answer: String
  ) throws {
    let folder = TemporaryFolder()
    let terminal = try open(editor: script, in: folder)
    try type(Self.openEditor, until: shown, terminal)
    #expect(try send(terminal, folder) == #"{"a":"\#(answer)"}"# + "\n")
  }

  @Test(arguments: [
    (#"stty raw -echo; exit 1"#, "one"), (#"stty raw -echo; kill -9 $$"#, "one"),
    (#"stty intr ^G -icrnl; echo two > "$1""#, "two"),
  ])
  func `that leaves the terminal in another state does no harm`(
    script: String, answer: String
  ) throws {
    let folder = TemporaryFolder()
    let terminal = try open(editor: script, in: folder)
    try type("one", until: "one", terminal)
    try terminal.send(Self.openEditor)
    // The form is drawn anew.
    try terminal.read(until: "ctrl-c")
    #expect(try send(terminal, folder) == #"{"a":"\#(answer)"}"# + "\n")
  }

  /// What an editor does once it has saved, and the signal that then comes; none where time runs out.
  @Test(
    arguments: [
      ("read x", SIGTERM), ("read x", SIGHUP), ("read x", nil),
      // Editors that do not heed it, and one that is stopped.
      ("trap '' TERM HUP; read x", SIGTERM), ("kill -STOP $$", SIGHUP),
    ] as [(String, Int32?)])
  func `is told to end with the program, and what it saved is kept`(
    behaviour: String, signal: Int32?
  ) throws {
    let folder = TemporaryFolder()
    let state = StateFolders.next()
    let terminal = try open(
      editor: #"echo saved > "$1"; stty -echo; echo ready; "# + behaviour, in: folder,
      options: signal == nil ? ["--timeout", "2s"] : [], state: state)
    try type(Self.openEditor, until: "ready", terminal)
    if let signal { terminal.signal(signal) }
    #expect(try terminal.waitForExit() == (signal.map { .signalled($0) } ?? .exited(124)))
    #expect(folder.names == ["editor", "form.json"])
    #expect(terminal.settings == terminal.settingsAtStart)
    let again = try open(editor: "", in: folder, state: state)
    #expect(try send(again, folder) == #"{"a":"saved"}"# + "\n")
  }

  @Test func `that stops itself stops the whole job, and fg continues both`() throws {
    let folder = TemporaryFolder()
    let editor = folder.write(#"kill -STOP $$; echo two > "$1""#, to: "editor")
    let form = folder.write(
      #"{"fields": [{"id": "a", "label": "Words", "multiline": true}]}"#, to: "form.json")
    let inner = folder.write("\"$1\" \"$2\" -fjsonl\n", to: "script")
    let person = try Person(
      shell: "export EDITOR=\"sh $2\"; set -m; sh \"$3\" \"$ttyform\" \"$1\"; echo \"stopped $?\"; "
        + "read line; fg; echo \"ended $?\"",
      [form, editor, inner])
    try person.see("Words")
    try person.type("one<Ctrl-X><Ctrl-E>")
    try person.see("stopped")
    try person.type("<Enter>")
    try person.see("two")
    try person.settle()
    try person.type("<Ctrl-S>")
    try person.see("ended 0")
    #expect(try person.waitForExit() == .exited(0))
    person.expectRestored()
  }

  @Test func `leaves a form of another size where that has changed`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(
      editor: #"echo ready; read x; printf '%060d' 0 > "$1""#, in: folder)
    try type(Self.openEditor, until: "ready", terminal)
    terminal.resize(columns: 40, rows: 10)
    // Two columns of indent, 37 of text, and one kept free.
    let full = String(repeating: "0", count: 37)
    try terminal.send("\n")
    let seen = String(decoding: try terminal.read(until: "ctrl-c"), as: UTF8.self)
    #expect(seen.contains(full) && !seen.contains(full + "0"))
  }

  @Test func `gets only its key, and what was typed behind it comes afterwards`() throws {
    let folder = TemporaryFolder()
    let terminal = try open(editor: #"cat "$1" > /dev/null"#, in: folder)
    try type("one" + Self.openEditor + "two", until: "two", terminal)
    #expect(try send(terminal, folder) == #"{"a":"onetwo"}"# + "\n")
  }
}
