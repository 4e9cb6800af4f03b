// Command lines and what they ask for, or the exact words about what is wrong with them.

import Dialects
import Terminal
import Testing

@testable import ttyform

@Suite struct `arguments` {
  private static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    try Arguments(parsing: words.map { Array($0.utf8) })
  }

  private static func conversion(
    _ change: (inout ConvertRequest) -> Void = { _ in }
  ) -> Arguments {
    var request = ConvertRequest(form: .standardInput)
    change(&request)
    return .convert(request)
  }

  private static func request(
    _ form: String = "form.json", _ change: (inout FillRequest) -> Void = { _ in }
  ) -> Arguments {
    var request = FillRequest(form: .file(FilePath(form)))
    change(&request)
    return .fill(request)
  }

  @Test(arguments: [
    (["form.json"], request()),
    (["-"], request { $0.form = .standardInput }),
    (["./check"], request("./check")),
    (["--", "--form"], request("--form")),
    (["--", "ask"], request("ask")),
    (["--", "-"], request { $0.form = .standardInput }),
    (["-q", "--", "-q"], request("-q") { $0.asking.isQuiet = true }),
    (["--output", "out", "form.json"], request { $0.output.file = FilePath("out") }),
    (["--output=out", "form.json"], request { $0.output.file = FilePath("out") }),
    (["--output=-out", "form.json"], request { $0.output.file = FilePath("-out") }),
    (["--output=a=b", "form.json"], request { $0.output.file = FilePath("a=b") }),
    (["-o", "out", "form.json"], request { $0.output.file = FilePath("out") }),
    (["-oout", "form.json"], request { $0.output.file = FilePath("out") }),
    (["-o-out", "form.json"], request { $0.output.file = FilePath("-out") }),
    (["-o", "-", "form.json"], request { $0.output.file = nil }),
    (["form.json", "-o", "out"], request { $0.output.file = FilePath("out") }),
    (["-o", "a", "-o", "b", "form.json"], request { $0.output.file = FilePath("b") }),
    (
      ["-qo", "out", "form.json"],
      request { ($0.asking.isQuiet, $0.output.file) = (true, FilePath("out")) }
    ),
    (
      ["-qfjsonl", "form.json"], request { ($0.asking.isQuiet, $0.output.format) = (true, .jsonl) }
    ),
    (["-f", "json", "form.json"], request()),
    (["--format=jsonl", "form.json"], request { $0.output.format = .jsonl }),
    (["--color", "never", "form.json"], request { $0.asking.color = .never }),
    (["--color=always", "form.json"], request { $0.asking.color = .always }),
    (["--color=auto", "form.json"], request()),
    (["--tty", "form.json"], request { $0.asking.way = .terminal }),
    (["form.json", "--tty"], request { $0.asking.way = .terminal }),
    (
      ["--quiet", "--no-draft", "form.json"],
      request { ($0.asking.isQuiet, $0.asking.keepsDraft) = (true, false) }
    ),
    (["-a", "a.json", "form.json"], request { $0.known.answers = [.file(FilePath("a.json"))] }),
    (
      ["-a", "a", "--answers=-", "form.json"],
      request { $0.known.answers = [.file(FilePath("a")), .standardInput] }
    ),
    (["-e", "old.json", "form.json"], request { $0.known.edits = [.file(FilePath("old.json"))] }),
    (
      ["-s", "name=Ada", "--set-file=key=k", "--set", "note=a=b", "form.json"],
      request {
        $0.known.settings = [
          .init(assignment: Word("name=Ada".utf8), option: "-s"),
          .init(assignment: Word("key=k".utf8), isFile: true, option: "--set-file"),
          .init(assignment: Word("note=a=b".utf8), option: "--set"),
        ]
      }
    ),
    (
      ["-s", "name=", "form.json"],
      request {
        $0.known.settings = [.init(assignment: Word("name=".utf8), option: "-s")]
      }
    ),
    (
      ["-f", "sh", "--prefix", "a_", "form.json"],
      request { ($0.output.format, $0.output.prefix) = (.sh, "a_") }
    ),
    (["--print", "name", "form.json"], request { $0.output.print = "name" }),
    (["--no-input", "form.json"], request { $0.asking.way = .never }),
    (["--plain", "form.json"], request { $0.asking.isPlain = true }),
    (["--batch", "form.json"], request { $0.isBatch = true }),
    (["--timeout", "30s", "form.json"], request { $0.asking.timeout = 30_000 }),
    (["--timeout", "7", "form.json"], request { $0.asking.timeout = 7000 }),
    (["--timeout=5m", "form.json"], request { $0.asking.timeout = 300_000 }),
    (["--timeout=1h", "form.json"], request { $0.asking.timeout = 3_600_000 }),
    (
      ["--timeout=9223372036854775s", "form.json"],
      request { $0.asking.timeout = 2_147_483_647_000 }
    ),
    (
      ["--timeout=9223372036854775807h", "form.json"],
      request { $0.asking.timeout = 2_147_483_647_000 }
    ),
    (["--help"], .help(nil)),
    (["-h"], .help(nil)),
    (["-qh"], .help(nil)),
    (["form.json", "--help", "--nonsense"], .help(nil)),
    (["--version"], .version),
    (["check", "--help"], .help(.check)),
    (["schema", "-h", "x"], .help(.schema)),
    (["--help", "check"], .help(nil)),
    (["check", "form.json"], .check([.file(FilePath("form.json"))], dialect: nil)),
    (["help"], .help(nil)),
    (["help", "check"], .help(.check)),
    (["help", "help"], .help(.help)),
    (["help", "keys"], .topic(.keys)),
    (["help", "exit-codes"], .topic(.exitCodes)),
    (["help", "--man"], .manual),
    (["completions", "zsh"], .completions(.zsh)),
    (
      ["completions", "--complete", "1", "form.json", "--set"],
      .complete([Word("form.json".utf8), Word("--set".utf8)], at: 1)
    ),
    (
      ["check", "a", "--", "-", "-b"],
      .check([.file(FilePath("a")), .standardInput, .file(FilePath("-b"))], dialect: nil)
    ),
    (
      ["check", "--dialect=issue-form", "a"],
      .check([.file(FilePath("a"))], dialect: .issueForm)
    ),
    (
      ["convert", "-", "--get", "labels", "-oout", "--dialect", "vscode"],
      conversion {
        $0.dialect = .vscode
        $0.setting = .labels
        $0.output = FilePath("out")
      }
    ),
    (["convert", "-"], conversion()),
    (["schema", "-"], .schema(.standardInput, output: nil, dialect: nil)),
    (
      ["schema", "-oout", "form.json"],
      .schema(.file(FilePath("form.json")), output: FilePath("out"), dialect: nil)
    ),
    (
      ["-o", "out", "schema", "form.json"],
      .schema(.file(FilePath("form.json")), output: FilePath("out"), dialect: nil)
    ),
  ])
  func `say what is wanted`(words: [String], expected: Arguments) throws {
    #expect(try Self.parse(words) == expected)
  }

  @Test(arguments: [
    ([], "a form file is needed, or - to read the form from stdin"),
    (["-q"], "a form file is needed, or - to read the form from stdin"),
    (["a", "b"], #"unexpected argument "b"; one form is filled in at a time"#),
    (
      ["chek", "form.json"],
      #"unexpected argument "form.json"; one form is filled in at a time (did you mean "ttyform check"?)"#
    ),
    (["--outptu", "x", "form.json"], #"unknown option "--outptu"; did you mean "--output"?"#),
    (["--colour=never", "form.json"], #"unknown option "--colour"; did you mean "--color"?"#),
    (["--zzz", "form.json"], #"unknown option "--zzz""#),
    (["-z", "form.json"], #"unknown option "-z""#),
    (["-qz", "form.json"], #"unknown option "-z""#),
    (["form.json", "-o"], "-o needs a value; one that begins with - is written -o-value"),
    (["-o", "-q", "form.json"], "-o needs a value; one that begins with - is written -o-value"),
    (
      ["form.json", "--output"],
      "--output needs a value; one that begins with - is written --output=-value"
    ),
    (["--quiet=yes", "form.json"], "--quiet takes no value"),
    (["--tty=", "form.json"], "--tty takes no value"),
    (["-q=1", "form.json"], "-q takes no value"),
    (["--print=a", "--print=b", "form.json"], "--print is there twice"),
    (["-f", "yaml", "form.json"], #""yaml" is no value of -f; known: json, jsonl, sh, markdown"#),
    (["--format=", "form.json"], #""" is no value of --format; known: json, jsonl, sh, markdown"#),
    (
      ["--color", "blue", "form.json"],
      #""blue" is no value of --color; known: auto, always, never"#
    ),
    (["-s", "name", "f"], #"-s needs a name, = and a value, such as name=Ada"#),
    (["--set", "=x", "f"], #"--set needs a name, = and a value, such as name=Ada"#),
    (
      ["--set-file", "key", "f"],
      #"--set-file needs a name, = and a value, such as name=FILE"#
    ),
    (["--set-file", "key=", "f"], "--set-file key= needs the name of a file, not an empty one"),
    (["-a", "", "f"], "-a needs the name of a file, not an empty one"),
    (
      ["-a-", "-"],
      "FORM and -a would both read stdin; only one thing can come from it"
    ),
    (
      ["-a-", "-e-", "f"],
      "-a and -e would both read stdin; only one thing can come from it"
    ),
    (
      ["--batch", "--set-file=key=-", "f"],
      "--batch and --set-file key would both read stdin; only one thing can come from it"
    ),
    (["--timeout", "soon", "f"], #"--timeout needs a time such as 30s, 5m or 1h, not "soon""#),
    (["--timeout", "0", "f"], #"--timeout needs a time such as 30s, 5m or 1h, not "0""#),
    (["--timeout=-1s", "f"], #"--timeout needs a time such as 30s, 5m or 1h, not "-1s""#),
    (["--timeout=5d", "f"], #"--timeout needs a time such as 30s, 5m or 1h, not "5d""#),
    (
      ["-fsh", "--prefix=1a", "f"],
      #"--prefix needs letters of ASCII, digits and _, not beginning with a digit, not "1a""#
    ),
    (["--prefix=a", "f"], "--prefix means something only together with -f sh"),
    (["--print=a", "-fsh", "f"], "--print and -f exclude each other"),
    (["--tty", "--no-input", "f"], "--tty and --no-input exclude each other"),
    (["--batch", "-fsh", "f"], "--batch and -f sh exclude each other"),
    (["--batch", "--tty", "f"], "--batch and --tty exclude each other"),
    (
      ["--type", "email", "f"],
      "--type has a meaning only for ttyform ask; in a form it is a key of a field"
    ),
    (["check"], "at least one form file is needed, or - to read a form from stdin"),
    (["check", "-", "-"], "- is there twice; stdin can be read once"),
    (["check", "-q", "form.json"], "-q has no meaning for ttyform check"),
    (["check", "--output=x", "form.json"], "--output has no meaning for ttyform check"),
    (["schema"], "a form file is needed, or - to read the form from stdin"),
    (["schema", "a", "b"], #"unexpected argument "b"; ttyform schema takes one form at a time"#),
    (["schema", "-fjson", "a"], "-f has no meaning for ttyform schema"),
    (["ask", "a", "b"], #"unexpected argument "b"; a label of several words stands in quotes"#),
    (["ask", "-a", "x"], "-a has no meaning for ttyform ask"),
    (["ask", "--confirm", "--json"], "--confirm and --json exclude each other"),
    (["ask", "--option=a", "--options-from=b"], "--options-from and --option exclude each other"),
    (["ask", "--option=a", "--option=b", "--option=a"], #"--option "a" is there twice"#),
    (["ask", "--min=1", "--min=2"], "--min is there twice"),
    (["ask", "--option="], "--option needs a text, not an empty one"),
    (
      ["ask", "--type", "note"],
      #""note" is no value of --type; known: text, email, url, tel, number, integer, boolean, "#
        + "select, date, time, datetime, path"
    ),
    (["help", "key"], #"ttyform help knows no "key"; did you mean "keys"?"#),
    (
      ["help", "zebra"],
      #"ttyform help knows no "zebra"; known: form, keys, output, exit-codes"#
    ),
    (
      ["help", "form", "keys"], #"unexpected argument "keys"; ttyform help takes one word at most"#
    ),
    (
      ["help", "form", "--man"], #"unexpected argument "form"; ttyform help takes one word at most"#
    ),
    (["completions"], "ttyform completions needs one of: bash, zsh, fish"),
    (["completions", "bsh"], #"ttyform completions knows no "bsh"; known: bash, zsh, fish"#),
    (["completions", "tcsh"], #"ttyform completions knows no "tcsh"; known: bash, zsh, fish"#),
    (
      ["completions", "bash", "zsh"],
      #"unexpected argument "zsh"; ttyform completions takes one word at most"#
    ),
    (
      ["play", "form.json"],
      "--keys is needed, with what is to be typed, such as --keys 'Ada<Enter>'"
    ),
    (["play", "--keys", "x"], "a form file is needed, or - to read the form from stdin"),
    (
      ["play", "a", "b", "--keys=x"],
      #"unexpected argument "b"; ttyform play takes one form at a time"#
    ),
    (["play", "a", "--keys=x", "--tty"], "--tty has no meaning for ttyform play"),
    (
      ["play", "a", "--keys", "x<Entr>"],
      "--keys: unknown key <Entr> in column 2; did you mean <Enter>?"
    ),
    (
      ["play", "a", "--keys=x", "--size=8"],
      #""8" is no value of --size; a size is COLSxROWS, each from 1 to 1000"#
    ),
    (["form.json", "--keys=x"], "--keys has a meaning only for ttyform play"),
    (["form.json", "--man"], "--man has a meaning only for ttyform help"),
  ])
  func `say what is wrong with them`(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { _ = try Self.parse(words) }
    #expect(error?.sentence == sentence)
  }

  @Test(
    arguments: [
      ([], nil), (["--zzz", "form.json"], nil), (["form.json", "-o"], nil),
      (["--", "ask", "-z"], nil),
      (["ask", "--zzz"], .ask), (["ask", "--min"], .ask), (["-q", "ask", "a", "b"], .ask),
      (["help", "--zzz"], .help), (["completions", "-z"], .completions),
      (["play", "--quiet=1"], .play),
      (["check"], .check), (["schema", "-o"], .schema),
      (["ask", "--option=a", "--option=a"], .ask),
    ] as [([String], Subcommand?)])
  func `that are wrong call a subcommand, whose usage is told`(
    words: [String], subcommand: Subcommand?
  ) {
    #expect(throws: UsageError.self) { _ = try Self.parse(words) }
    #expect(Arguments.subcommand(in: words.map { Array($0.utf8) }) == subcommand)
  }

  @Test func `with the longest time that can be said have a deadline`() throws {
    var asking = AskingOptions()
    let words = [Array("--timeout=9223372036854775s".utf8)].map(Word.init)
    for given in try SplitArguments(words).options { #expect(try asking.take(given)) }
    #expect(try #require(asking.deadline) > MonotonicClock.milliseconds)
  }

  @Test func `name a file whose name is not UTF-8`() throws {
    let expected = FillRequest(form: .file(FilePath([0x66, 0xFF])))
    #expect(try Arguments(parsing: [[0x66, 0xFF]]) == .fill(expected))
  }

  @Test func `give a value that is not UTF-8`() throws {
    var expected = FillRequest(form: .file(FilePath("f")))
    expected.output.file = FilePath([0xFF])
    #expect(try Arguments(parsing: [[0x2D, 0x6F, 0xFF], [0x66]]) == .fill(expected))
    #expect(
      try Arguments(parsing: [Array("--output=".utf8) + [0xFF], [0x66]]) == .fill(expected))
  }
}
