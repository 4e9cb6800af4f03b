// One question without a form file: its answer, its exit codes, and every word about options that make no question.

import Support
import Testing

@Suite struct `ttyform ask` {
  private let folder = TemporaryFolder()

  private func ask(_ options: [String], input: String = "") throws -> Outcome {
    try run([ttyform, "ask"] + options, input: .bytes(Array(input.utf8)))
  }

  @Test(arguments: [
    (["Name"], "Ada\n", "Ada\n"),
    (["Name"], "\n", "\n"),
    (["Name", "--default", "Bo"], "\n", "Bo\n"),
    (["--type=integer", "--min=3", "--default=5"], "\n", "5\n"),
    (["--type=number", "--json"], "1.50\n", "1.50\n"),
    (["--json"], "\"x\"\n", "\"\\\"x\\\"\"\n"),
    (["--json"], "\n", "null\n"),
    (["--type=date", "--min=2024-01-01"], "2024-02-29\n", "2024-02-29\n"),
    (["--type=boolean"], "y\n", "true\n"),
    (["--multiline"], "a\n..\nb\n", "a\n.\nb\n"),
    (["--multiline=5", "--max-rows=8", "--enter=next", "--language=md"], "a\n", "a\n"),
    (["Branch", "--option=main", "--option=dev"], "dev\n", "dev\n"),
    (["--option=a", "--option=b", "--multiple"], "b,a\n", "a\nb\n"),
    (["--option=a", "--option=b", "--multiple"], "\n", ""),
    (["--option=a", "--option=b", "--multiple", "--json"], "b\n", "[\"b\"]\n"),
    (["--option=a", "--option=b", "--multiple", "--default=b,a"], "\n", "a\nb\n"),
    (["--option=a", "--other"], "c\n", "c\n"),
    (["--secret", "Password"], "s3cret\n", "s3cret\n"),
    (["--pattern=^v\\d+$", "--message=A tag, please."], "v12\n", "v12\n"),
    (["-q", "--no-draft", "--color=never", "Name"], "x\n", "x\n"),
    (["--no-input", "--default=x"], "", "x\n"),
    (["--const=yes", "--type=boolean"], "yes\n", "true\n"),
  ])
  func `takes a line and prints the bare answer`(options: [String], input: String, output: String)
    throws
  {
    #expect(try ask(options, input: input) == Outcome(output: output))
  }

  @Test(arguments: [
    (["Name", "--required"], "\n", 3, "stdin:1: name: This needs an answer.\n"),
    (["--required"], "", 3, "stdin:1: answer: The input ended before this field had its line.\n"),
    (
      ["--id=tag", "--pattern=^v", "--message=A tag, please."], "x\n", 3,
      "stdin:1: tag: A tag, please.\n"
    ),
    (
      ["Name"], "a\nb\n", 3,
      "stdin:2: One line is left over after the last field; to be asked at the terminal instead, use --tty.\n"
    ),
    (
      ["How many?", "--type=integer", "--required", "--no-input"], "", 3,
      "ttyform: how_many (How many?): This needs an answer. Give it with --default NUMBER\n"
    ),
    (
      ["--type=nubmer"], "", 2,
      "ttyform: --type: unknown type \"nubmer\"; did you mean \"number\"?\n"
    ),
    (
      ["--pattern=(", "--min-length=few"], "", 2,
      """
      ttyform: --pattern: "(" is never closed; add ")", or write \\( for the character itself
      ttyform: --min-length: "minLength" must be a whole number, not a string

      """
    ),
    (
      ["--type=integer", "--default=x"], "", 2,
      "ttyform: --default: A whole number is needed, such as 12 or -3.\n"
    ),
    (
      ["--option=a", "--default=b"], "", 2,
      "ttyform: --default: No option is called that; there are a.\n"
    ),
    (
      ["--option=  a", "--option=b ", "--option=c"], "dd\n", 3,
      "stdin:1: answer: No option is called that; there are \"  a\", \"b \", c.\n"
    ),
    (
      ["--max=3", "Name"], "", 2,
      "ttyform: --max: \"max\" has no meaning here: only numbers, dates and times have limits\n"
    ),
    (
      ["--placeholder-color=gren"], "", 2,
      "ttyform: --placeholder-color: unknown colour \"gren\"; did you mean \"grey\"?\n"
    ),
    (
      ["--multiple"], "", 2,
      "ttyform: --multiple: \"multiple\" has no meaning here: only a select has options\n"
    ),
    (
      ["--type=select"], "", 2,
      "ttyform: --type: a select needs \"options\"\n"
    ),
  ])
  func `tells what is wrong by option and line`(
    options: [String], input: String, code: Int, errors: String
  ) throws {
    #expect(
      try ask(options, input: input) == Outcome(status: .exited(Int32(code)), errors: errors))
  }

  @Test(arguments: [
    ("y\n", 0), ("no\n", 1), ("", 3), ("\n", 3), ("perhaps\n", 3),
  ])
  func `--confirm answers by its exit code`(input: String, code: Int) throws {
    let outcome = try ask(["--confirm", "Deploy?"], input: input)
    #expect(outcome.status == .exited(Int32(code)))
    #expect(outcome.output == "")
    #expect(outcome.errors.isEmpty == (code < 3))
  }

  @Test func `--confirm is a yes or no at the terminal`() throws {
    for (keys, code) in [("y<Enter>", 0), ("n<Enter>", 1), ("<Ctrl-D>", 1)] {
      let person = try Person([ttyform, "ask", "--confirm", "Deploy?"])
      try person.see("▸ Deploy?")
      try person.type(keys)
      #expect(try person.waitForExit() == .exited(Int32(code)))
      #expect(person.output == "")
      person.expectRestored()
    }
  }

  @Test(arguments: [
    ("--tty", "an answer can be given on stdin, or with --default, which --no-input takes"),
    ("--options-from=-", "an answer can be given with --default, which --no-input takes"),
  ])
  func `without a terminal advises what it has itself`(option: String, advice: String) throws {
    let outcome = try shell(
      "printf 'a\\nb\\n' | setsid -w \"$ttyform\" ask \"$1\"", [option])
    #expect(outcome.status == .exited(4))
    #expect(
      outcome.errors
        == "ttyform: there is no terminal to ask at (/dev/tty: No such device or address); "
        + advice + "\n")
  }

  @Test func `is asked at the terminal`() throws {
    let person = try Person([ttyform, "ask", "Name", "--placeholder", "Ada Lovelace"])
    try person.see(rows: [
      "▸ Name", "  Ada Lovelace", "",
      "enter send · ctrl-o editor · ctrl-c cancel  1 of 1",
    ])
    try person.type("Grace<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == "Grace\n")
    #expect(person.rows == ["Name  Grace"])
  }

  @Test func `takes its options from lines, and asks at the terminal`() throws {
    let person = try Person(
      shell:
        "printf '* main\\r\\n  dev\\n\\n  dev\\n' | \"$ttyform\" ask Branch --options-from - >\"$1\"",
      [folder.path + "/out"])
    try person.see("* main")
    try person.type("<Down><Down><Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(folder.bytes(of: "out") == Array("  dev\n".utf8))
  }

  @Test(arguments: [
    ("one\ntwo\n", "two\n", "two\n", ""),
    ("[draft] x\n", "[draft] x\n", "[draft] x\n", ""),
    (#"["a", {"value": 2, "label": "Two"}]"#, "Two\n", "2\n", ""),
    (
      #"["a", {"vaule": 2, "label": "Two"}]"#, "",
      "",
      """
      OPTIONS:1:8: error: unknown key "vaule" in an option; did you mean "value"?
      ["a", {"vaule": 2, "label": "Two"}]
             ^

      """
    ),
    ("[x] done\n[ ] open\n", "[ ] open\n", "[ ] open\n", ""),
    ("[1]\n[2]\n", "[2]\n", "[2]\n", ""),
    (
      #"["a", "b""#, "", "",
      """
      OPTIONS:1:10: error: the array that begins on line 1 is not closed; ] is missing
      ["a", "b"
               ^

      """
    ),
    (
      "[a, 2]\n", "", "",
      """
      OPTIONS:1:2: error: a is no word of JSON; a string must stand in double quotes
      [a, 2]
       ^

      """
    ),
    (
      " [\n  'a'\n]\n", "", "",
      """
      OPTIONS:2:3: error: a string must stand in double quotes, not in single quotes
        'a'
        ^

      """
    ),
    ("\n\n", "", "", "ttyform: OPTIONS: there are no options to choose from\n"),
  ])
  func `takes its options from a file`(
    options: String, input: String, output: String, errors: String
  ) throws {
    let path = folder.write(options, to: "options")
    let outcome = try ask(["--options-from", path], input: input)
    #expect(outcome.output == output)
    #expect(outcome.errors == errors.replacing("OPTIONS", with: path))
  }
}
