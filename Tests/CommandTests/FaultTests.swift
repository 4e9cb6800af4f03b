// What other programs and the system leave behind: closed streams, flags on shared descriptors, slow readers, hostile
// files. Each has its exit code and its message.

import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct `faults around the program` {
  private let folder = TemporaryFolder()

  private func form() -> String {
    folder.write(#"{"fields": [{"id": "a", "multiline": true}]}"#, to: "form.json")
  }

  /// A program of Python that leaves a stream non-blocking, as some programs do, and becomes `ttyform`.
  private static func nonBlocking(_ stream: Int) -> String {
    "python3 -c 'import os, sys; os.set_blocking(\(stream), False); os.execv(sys.argv[1], sys.argv[1:])'"
  }

  @Test func `a closed stderr changes neither the answers nor the exit code`() throws {
    #expect(
      try shell(#"echo x | "$ttyform" "$1" -fjsonl 2>&-"#, [form()])
        == Outcome(output: #"{"a":"x"}"# + "\n"))
    #expect(
      try shell(#""$ttyform" "$1" --nonsense 2>&-"#, [form()]) == Outcome(status: .exited(2)))
    #expect(
      try shell(#"printf '\007\n' | "$ttyform" "$1" 2>&-"#, [form()])
        == Outcome(status: .exited(3)))
  }

  @Test func `a closed stdin is no empty answer`() throws {
    let outcome = try shell(#""$ttyform" "$1" <&-"#, [form()])
    #expect(outcome.output == "")
    #expect(outcome.status != .exited(0))
  }

  @Test func `a stdin that does not block is waited for`() throws {
    let outcome = try shell(
      #"(sleep 0.3; echo x; sleep 0.3; echo y) | \#(Self.nonBlocking(0)) "$ttyform" "$1" -fjsonl"#,
      [form()])
    #expect(outcome == Outcome(output: #"{"a":"x\ny"}"# + "\n"))
  }

  @Test func `a stdout that does not block and is read slowly gets every byte`() throws {
    folder.write(Array(repeating: UInt8(ascii: "x"), count: 1 << 20), to: "big")
    let outcome = try shell(
      #"\#(Self.nonBlocking(1)) "$ttyform" "$1" -fjsonl --no-input --set-file a="$2/big" | (sleep 0.3; wc -c)"#,
      [form(), folder.path])
    #expect(outcome.output.filter(\.isNumber) == "\((1 << 20) + 9)")
    #expect(outcome.errors == "")
  }

  @Test func `a terminal that another program left non-blocking is asked all the same`() throws {
    let person = try Person(
      shell: #"\#(Self.nonBlocking(0)) "$ttyform" "$1" -fjsonl"#, [form()])
    try person.see("▸ a")
    try person.type("x<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.rows.last == #"{"a":"x"}"#)
  }

  /// Whether a process may have mounts of its own; few containers and no macOS allow it.
  private static let canMount =
    (try? shell("unshare -rm mount -t tmpfs none /mnt"))?.status == .exited(0)

  @Test(.enabled(if: canMount, "no mounts here"))
  func `a read-only file system is told before anybody types, and costs a draft only its place`()
    throws
  {
    let mounted = #"unshare -rm sh -c 'mount -t tmpfs -o ro none /mnt && exec "$@"' sh"#
    let refused = try Person(shell: #"\#(mounted) "$ttyform" "$1" -o /mnt/out"#, [form()])
    #expect(try refused.waitForExit() == .exited(5))
    #expect(refused.rows == ["ttyform: cannot write /mnt/out: Read-only file system"])

    let asked = try Person(
      shell: #"XDG_STATE_HOME=/mnt \#(mounted) "$ttyform" "$1" -fjsonl"#, [form()])
    try asked.see("What you type is not kept as a draft (/mnt/ttyform: Read-only file system).")
    try asked.type("x<Ctrl-S>")
    #expect(try asked.waitForExit() == .exited(0))
    #expect(asked.rows.last == #"{"a":"x"}"#)
  }

  @Test(arguments: ["C", "POSIX", "de_DE.ISO-8859-1", "nonsense", ""])
  func `a locale without UTF-8 changes marks on the screen and no byte of an answer`(
    locale: String
  ) throws {
    let environment = ["LANG": locale, "LC_ALL": locale]
    let person = try Person([ttyform, form(), "-fjsonl"], environment: environment)
    try person.see("> a")
    try person.type("Zoë 日本<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == #"{"a":"Zoë 日本"}"# + "\n")
    let piped = try shell(
      #"echo 'Zoë 日本' | LC_ALL="$2" "$ttyform" "$1" -fjsonl"#, [form(), locale])
    #expect(piped == Outcome(output: #"{"a":"Zoë 日本"}"# + "\n"))
  }

  @Test func `signals that mean nothing, in the middle of everything, change nothing`() throws {
    let person = try Person([ttyform, form(), "-fjsonl"])
    try person.see("▸ a")
    let text = String(repeating: "abc ", count: 30)
    for letter in text {
      for signal in [SIGWINCH, SIGCONT, SIGCHLD, SIGURG] { person.terminal.signal(signal) }
      try person.type(String(letter))
    }
    try person.settle()
    let typed = person.screen.text.joined(separator: " ")
    #expect(typed.contains(String(repeating: "abc ", count: 15)))
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == "{\"a\":\"\(text)\"}\n")
    person.expectRestored()
  }

  @Test func `a job that is stopped and continued all the time reads every line`() throws {
    let outcome = try shell(
      #"""
      { for line in 1 2 3 4 5 6 7 8 9; do echo $line; sleep 0.05; done; } | "$ttyform" "$1" -fjsonl &
      while kill -STOP $! 2>/dev/null; do sleep 0.01; kill -CONT $!; sleep 0.01; done
      wait $!
      """#, [form()])
    #expect(outcome == Outcome(output: #"{"a":"1\n2\n3\n4\n5\n6\n7\n8\n9"}"# + "\n"))
  }

  @Test(arguments: [
    ("directory", "mkdir form", 5, "Is a directory"),
    ("no bytes", ": >form", 2, "1:1: error: "),
    ("zeros", "head -c 100 /dev/zero >form", 2, "1:1: error: "),
    ("no UTF-8", #"printf '{"fields": [{"id": "\377"}]}' >form"#, 2, "UTF-8"),
    ("a lone surrogate", #"printf '{"fields": [{"id": "\\uD800"}]}' >form"#, 2, "surrogate"),
    ("depth", "head -c 100000 /dev/zero | tr '\\0' '[' >form", 2, "1:513: error: "),
    ("a loop of links", "ln -s form form", 5, "Too many levels of symbolic links"),
    ("a device without end", "ln -s /dev/zero form", 5, "File too large"),
  ])
  func `a form file that is none is told in bounded time`(
    name: String, make: String, code: Int, words: String
  ) throws {
    let outcome = try shell(
      "cd \"$1\" && rm -rf form && \(make) && \"$ttyform\" form; code=$?; rm -rf form; exit $code",
      [folder.path])
    #expect(outcome.status == .exited(Int32(code)), "\(outcome)")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(words), "\(outcome)")
  }

  @Test func `a form of 20 million bytes is read`() throws {
    let outcome = try shell(
      #"""
      { printf '{"fields": [{"id": "a", "description": "'; head -c 20000000 /dev/zero | tr '\0' x; printf '"}]}'; } >"$1/big"
      echo y | "$ttyform" "$1/big" -fjsonl; rm "$1/big"
      """#, [folder.path])
    #expect(outcome == Outcome(output: #"{"a":"y"}"# + "\n"))
  }
}
