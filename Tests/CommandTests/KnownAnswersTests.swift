// Answers on the command line and in files: what is asked then, what is written, and every word about what is wrong.

import Support
import Testing

@Suite struct `answers that are known` {
  private let folder = TemporaryFolder()

  private static let form = #"""
    {"fields": [
      {"id": "name", "label": "Your name", "required": true},
      {"id": "size", "type": "select", "options": ["small", "large"], "required": true},
      {"id": "age", "type": "integer"},
      {"id": "key", "label": "API key", "secret": true, "required": true, "validation": {"minLength": 4}},
      {"id": "why", "when": {"field": "size", "equals": "large"}}
    ]}
    """#

  private func run(
    _ options: [String], input: String = "", files: [String: String] = [:]
  ) throws -> Outcome {
    let form = folder.write(Self.form, to: "form.json")
    for (name, text) in files { folder.write(text, to: name) }
    let outcome = try shell(
      "cd \"$1\" && shift && exec \"$ttyform\" form.json \"$@\"", [folder.path] + options,
      input: .bytes(Array(input.utf8)))
    _ = form
    return outcome
  }

  private static let complete = [
    "-fjsonl", "-s", "name=Ada", "-s", "size=small", "-s", "age=36", "--set", "key=abcd",
  ]
  private static let answers = #"{"name":"Ada","size":"small","age":36,"key":"abcd"}"# + "\n"

  @Test func `ask nothing and read nothing where all are`() throws {
    #expect(try run(Self.complete) == Outcome(output: Self.answers))
    #expect(try run(Self.complete, input: "left alone\n") == Outcome(output: Self.answers))
  }

  @Test func `of set go before those of files, and those before what is filled in`() throws {
    let outcome = try run(
      ["-fjsonl", "--no-input", "-s", "name=S", "-a", "a.json", "-a", "b.json", "-e", "e.json"],
      files: [
        "a.json": #"{"name": "A", "size": "large", "key": "aaaa"}"#,
        "b.json": #"{"key": "bbbb"}"#,
        "e.json": #"{"name": "E", "size": "small", "key": "eeee", "age": 5}"#,
      ])
    #expect(
      outcome
        == Outcome(output: #"{"name":"S","size":"large","age":5,"key":"bbbb","why":null}"# + "\n"))
  }

  @Test func `leave the others to lines of stdin`() throws {
    let outcome = try run(
      ["-fjsonl", "-s", "size=large", "--set-file", "key=key"], input: "Ada\n\nso\n",
      files: ["key": "abcd\n"])
    #expect(
      outcome
        == Outcome(
          output: #"{"name":"Ada","size":"large","age":null,"key":"abcd","why":"so"}"# + "\n"))
  }

  @Test func `of several settings of one name the last counts`() throws {
    #expect(
      try run(["-fjsonl"] + Self.complete + ["-s", "age=", "-s", "name=Bo"]).output
        == #"{"name":"Bo","size":"small","age":null,"key":"abcd"}"# + "\n")
  }

  @Test(arguments: [
    ("a=1", #"{"a":"1","a=b":null,"a=b=c":null}"#),
    ("a=b=1", #"{"a":null,"a=b":"1","a=b=c":null}"#),
    ("a=b=c=d=e", #"{"a":null,"a=b":null,"a=b=c":"d=e"}"#),
    ("a=b=", #"{"a":null,"a=b":null,"a=b=c":null}"#),
    ("a=bc=d", #"{"a":"bc=d","a=b":null,"a=b=c":null}"#),
  ])
  func `go to the longest id before an equals sign`(setting: String, answers: String) throws {
    let form = folder.write(
      #"{"fields": [{"id": "a"}, {"id": "a=b"}, {"id": "a=b=c"}]}"#, to: "equals.json")
    #expect(
      try ttyformRun([form, "-fjsonl", "--no-input", "-s", setting])
        == Outcome(output: answers + "\n"))
  }

  @Test func `of a file with CR LF have line feeds where there may be lines`() throws {
    let form = folder.write(
      #"{"fields": [{"id": "a", "multiline": true}, {"id": "b"}]}"#, to: "lines.json")
    let lines = folder.write("1\r\n\r2\r\n", to: "lines")
    #expect(
      try ttyformRun([form, "-fjsonl", "--no-input", "--set-file", "a=\(lines)"]).errors
        == "ttyform: --set-file a: A control character (U+000D) cannot be part of the text.\n")
    folder.write("1\r\n\r\n2\r\n", to: "lines")
    #expect(
      try ttyformRun([form, "-fjsonl", "--no-input", "--set-file", "a=\(lines)"])
        == Outcome(output: #"{"a":"1\n\n2","b":null}"# + "\n"))
    #expect(
      try ttyformRun([form, "-fjsonl", "--no-input", "--set-file", "b=\(lines)"]).errors
        == "ttyform: --set-file b: This takes one line; a line break cannot be part of it.\n")
  }

  private func ttyformRun(_ words: [String]) throws -> Outcome {
    try CommandTests.run([ttyform] + words)
  }

  @Test func `may come from stdin`() throws {
    #expect(
      try run(
        ["-fjsonl", "--no-input", "-a-"],
        input: #"{"name": "Ada", "size": "small", "key": "abcd"}"#
      )
        == Outcome(output: #"{"name":"Ada","size":"small","age":null,"key":"abcd"}"# + "\n"))
  }

  @Test func `that are missing are asked for with one that is accepted`() throws {
    let form = folder.write(
      #"""
      {"fields": [
        {"id": "agree", "type": "select", "multiple": true, "options": [
          "a", {"value": "b", "required": true}, {"value": "c", "required": true}]},
        {"id": "tags", "multiline": true, "required": true, "x-answer": {"as": "list", "minItems": 2}}
      ]}
      """#, to: "several.json")
    #expect(
      try CommandTests.run([ttyform, form, "--no-input"])
        == Outcome(
          status: .exited(3),
          errors: #"""
            ttyform: agree: "b", "c" must be among what is chosen. Give it with -s 'agree=b, c'
            ttyform: tags: This needs an answer. Give it with -s tags="$(printf '%s\n' TEXT TEXT)"

            """#))
    #expect(
      try CommandTests.run([
        ttyform, form, "-fjsonl", "--no-input", "-s", "agree=b, c", "-s", "tags=TEXT\nTEXT",
      ]) == Outcome(output: #"{"agree":["b","c"],"tags":["TEXT","TEXT"]}"# + "\n"))
  }

  @Test func `of a hidden field are told and left out`() throws {
    #expect(
      try run(Self.complete + ["-s", "why=so"])
        == Outcome(
          output: Self.answers,
          errors: "ttyform: note: the answer for \"why\" is left out, since its field is hidden\n"))
  }

  @Test(arguments: [
    (
      ["--no-input"], "",
      """
      ttyform: name (Your name): This needs an answer. Give it with -s name=TEXT
      ttyform: size: This needs an answer. Give it with -s size=small
      ttyform: key (API key): This needs an answer. Give it with --set-file key=FILE

      """
    ),
    (
      ["--no-input", "-s", "size=lrage", "-s", "nmae=x", "-s", "age=old", "-s", "key=abc"], "",
      """
      ttyform: -s size: No option is called that; did you mean "large"?
      ttyform: -s: no field is called "nmae"; did you mean "name"?
      ttyform: name (Your name): This needs an answer. Give it with -s name=TEXT
      ttyform: -s age: A whole number is needed, such as 12 or -3.
      ttyform: -s key: At least 4 characters, please: 1 more.

      """
    ),
    (
      ["-s", "age=1.5"], "Ada\nsmall\nabcd\n",
      """
      ttyform: -s age: A whole number is needed, such as 12 or -3, without a decimal point.

      """
    ),
    (
      ["-a", "-"], #"{"name": "Ada", "age": "x", "sise": "small"}"#,
      """
      stdin:1:24: error: age: This takes a number, not a string.
      stdin:1:29: error: no field is called "sise"; did you mean "size"?

      """
    ),
    (
      ["-a", "-"], #"{"name": "Ada",}"#,
      """
      stdin:1:15: error: a comma stands after the last member; remove it

      """
    ),
    // Nobody can tell what is missing of a document that is not understood.
    (
      ["--no-input", "-a", "-", "-s", "age=old"], #"{"name": "Ada",}"#,
      """
      stdin:1:15: error: a comma stands after the last member; remove it
      ttyform: -s age: A whole number is needed, such as 12 or -3.

      """
    ),
    (
      ["--no-input", "-a", "-"], "[]",
      """
      stdin:1:1: error: answers are an object such as {"name": "Ada"}, not an array

      """
    ),
    // The file may hold the secret.
    (
      ["--no-input", "-a", "-"], #"{"key":hunter2}"#,
      """
      stdin:1:8: error: this is no word of JSON; a string must stand in double quotes

      """
    ),
    (
      ["--no-input", "-a", "-", "-s", "name="], #"{"size": "small", "age": 1.5, "key": "abcd"}"#,
      """
      ttyform: name (Your name): This needs an answer. Give it with -s name=TEXT
      ttyform: stdin: age: A whole number is needed, such as 12 or -3, without a decimal point.

      """
    ),
  ])
  func `and wrong or missing are all told at once`(
    options: [String], input: String, errors: String
  ) throws {
    #expect(
      try run(options, input: input) == Outcome(status: .exited(3), errors: errors))
  }

  @Test func `and missing are listed where there is no terminal to ask at`() throws {
    let form = folder.write(Self.form, to: "form.json")
    let outcome = try shell(
      "setsid -w \"$ttyform\" \"$1\" -a -", [form],
      input: .bytes(Array(#"{"size": "large", "age": 3}"#.utf8)))
    #expect(
      outcome
        == Outcome(
          status: .exited(3),
          errors: """
            ttyform: name (Your name): This needs an answer. Give it with -s name=TEXT
            ttyform: key (API key): This needs an answer. Give it with --set-file key=FILE

            """))
  }

  @Test func `show no line of a file where the form has a secret, and one where it has none`()
    throws
  {
    let form = folder.write(#"{"fields": [{"id": "a"}]}"#, to: "open.json")
    let outcome = try shell(
      "exec \"$ttyform\" \"$1\" -a -", [form], input: .bytes(Array(#"{"a": 1}"#.utf8)))
    #expect(
      outcome
        == Outcome(
          status: .exited(3),
          errors: """
            stdin:1:7: error: a: This takes a string, not a number.
            {"a": 1}
                  ^

            """))
  }

  @Test func `in a file that cannot be read are an error of reading`() throws {
    #expect(
      try run(["-a", "none.json"])
        == Outcome(
          status: .exited(5),
          errors: "ttyform: cannot read none.json: No such file or directory\n"))
    #expect(try run(["--set-file", "key=."]).status == .exited(5))
  }

  @Test func `are neither asked nor shown at the terminal`() throws {
    let form = folder.write(Self.form, to: "form.json")
    let person = try Person([
      ttyform, form, "-fjsonl", "-s", "name=Ada", "-s", "size=large", "-s", "key=abcd",
    ])
    try person.see(rows: [
      "▸ age", "", "  why", "",
      "enter next · tab next · shift-tab back · ctrl-s send · ctrl-c cancel  1 of 2",
    ])
    try person.type("36<Enter>so<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      person.output == #"{"name":"Ada","size":"large","age":36,"key":"abcd","why":"so"}"# + "\n")
    #expect(person.rows == ["age  36", "why  so"])
    person.expectRestored()
  }

  @Test func `draw nothing at the terminal where all are`() throws {
    let form = folder.write(Self.form, to: "form.json")
    let person = try Person([ttyform, form] + Self.complete)
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.output == Self.answers)
    #expect(person.terminal.screenBytes == [])
  }

  @Test func `of edit are filled in and asked`() throws {
    let form = folder.write(Self.form, to: "form.json")
    folder.write(#"{"name": "Ada", "age": 3, "size": "small", "key": "abcd"}"#, to: "old.json")
    let person = try Person([ttyform, form, "-fjsonl", "-e", folder.path + "/old.json"])
    try person.see("Ada")
    try person.type(" L<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      person.output == #"{"name":"Ada L","size":"small","age":3,"key":"abcd"}"# + "\n")
  }

  @Test func `from stdin leave the rest to the terminal`() throws {
    let form = folder.write(Self.form, to: "form.json")
    let person = try Person(
      shell: """
        printf '{"name": "Ada", "size": "small", "key": "abcd"}' | "$ttyform" "$1" -fjsonl -a - >"$2"
        """, [form, folder.path + "/out"])
    try person.see("▸ age")
    try person.type("5<Enter>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(
      folder.bytes(of: "out")
        == Array(
          (#"{"name":"Ada","size":"small","age":5,"key":"abcd"}"# + "\n").utf8))
  }
}
