// The table of exit codes, which scripts rely on: each code by something that ends with it.

import Support
import Testing

@testable import ttyform

@Suite struct `exit codes` {
  private let folder = TemporaryFolder()

  /// Something that a script runs, and the code that it gets.
  struct Case: CustomTestStringConvertible {
    let code: ExitCode
    let command: String
    var testDescription: String { "\(code.rawValue): \(command)" }
  }

  private static let cases = [
    Case(code: .success, command: #"printf 'x\n' | "$ttyform" form.json"#),
    Case(code: .success, command: #""$ttyform" form.json -s name=x"#),
    Case(code: .success, command: #""$ttyform" check form.json"#),
    Case(code: .success, command: #""$ttyform" schema form.json"#),
    Case(code: .success, command: #""$ttyform" --help"#),
    Case(code: .success, command: #""$ttyform" --version"#),
    Case(code: .success, command: #"echo yes | "$ttyform" ask --confirm Sure"#),
    Case(code: .gaveUp, command: #"echo no | "$ttyform" ask --confirm Sure"#),
    Case(code: .usage, command: #""$ttyform""#),
    Case(code: .usage, command: #""$ttyform" --nonsense form.json"#),
    Case(code: .usage, command: #""$ttyform" broken.json"#),
    Case(code: .usage, command: #""$ttyform" check broken.json"#),
    Case(code: .usage, command: #""$ttyform" form.json -f sh --prefix 9"#),
    Case(code: .invalidAnswers, command: #"printf '\n' | "$ttyform" form.json"#),
    Case(code: .invalidAnswers, command: #""$ttyform" form.json </dev/null"#),
    Case(code: .invalidAnswers, command: #"printf 'x\ny\n' | "$ttyform" form.json"#),
    Case(code: .invalidAnswers, command: #""$ttyform" form.json --no-input"#),
    Case(code: .invalidAnswers, command: #""$ttyform" form.json -s nmae=x"#),
    Case(code: .invalidAnswers, command: #"echo '{}' | setsid -w "$ttyform" form.json -a -"#),
    Case(code: .invalidAnswers, command: #"printf '' | "$ttyform" ask --confirm Sure"#),
    Case(code: .noTerminal, command: #"setsid -w "$ttyform" form.json --tty </dev/null"#),
    Case(code: .noTerminal, command: #"setsid -w "$ttyform" - <form.json"#),
    Case(code: .inputOutput, command: #""$ttyform" none.json"#),
    Case(code: .inputOutput, command: #""$ttyform" check none.json"#),
    Case(code: .inputOutput, command: #""$ttyform" form.json -a none.json"#),
    Case(code: .inputOutput, command: #"echo x | "$ttyform" form.json -o /none/out"#),
    Case(code: .inputOutput, command: #"echo x | "$ttyform" form.json >&-"#),
    Case(code: .timedOut, command: #"sleep 3 | "$ttyform" form.json --timeout 1"#),
  ]

  @Test(arguments: cases) func `are what the table says`(example: Case) throws {
    folder.write(#"{"fields": [{"id": "name", "required": true}]}"#, to: "form.json")
    folder.write(#"{"fields": [{"id": "name", "reqired": true}]}"#, to: "broken.json")
    let outcome = try shell(
      "cd \"$1\" || exit; { \(example.command); } >out 2>errors; echo $?; test -s errors; echo $?",
      [folder.path])
    let isSilent = [.success, .gaveUp].contains(example.code)
    #expect(outcome.output == "\(example.code.rawValue)\n\(isSilent ? 1 : 0)\n")
    // Stdout carries answers, and only on success.
    if example.code != .success { #expect(folder.bytes(of: "out") == []) }
  }

  @Test func `are each shown by a case`() {
    #expect(ExitCode.allCases.allSatisfy { code in Self.cases.contains { $0.code == code } })
  }

  @Test func `of a signal are the shell's own`() throws {
    let form = folder.write(threeFields, to: "form.json")
    for (keys, code) in [("<Ctrl-C>", 130), ("<Ctrl-\\>", 131), ("<Ctrl-D>", 1)] {
      let person = try Person(
        shell: #"trap : INT QUIT; "$ttyform" "$1"; echo "code $?""#, [form])
      try person.see("Ada Lovelace")
      try person.type(keys)
      try person.see("code \(code)")
      #expect(try person.waitForExit() == .exited(0))
    }
  }
}
