// Command lines and what they ask for, or the exact words about what is wrong with them.

import Terminal
import Testing

@testable import ttyform

@Suite struct `arguments` {
  private static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    try Arguments(parsing: words.map { Array($0.utf8) })
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
    (["--", "-"], request { $0.form = .standardInput }),
    (["-q", "--", "-q"], request("-q") { $0.isQuiet = true }),
    (["--output", "out", "form.json"], request { $0.output = FilePath("out") }),
    (["--output=out", "form.json"], request { $0.output = FilePath("out") }),
    (["--output=-out", "form.json"], request { $0.output = FilePath("-out") }),
    (["--output=a=b", "form.json"], request { $0.output = FilePath("a=b") }),
    (["-o", "out", "form.json"], request { $0.output = FilePath("out") }),
    (["-oout", "form.json"], request { $0.output = FilePath("out") }),
    (["-o-out", "form.json"], request { $0.output = FilePath("-out") }),
    (["-o", "-", "form.json"], request { $0.output = nil }),
    (["form.json", "-o", "out"], request { $0.output = FilePath("out") }),
    (["-o", "a", "-o", "b", "form.json"], request { $0.output = FilePath("b") }),
    (["-qo", "out", "form.json"], request { ($0.isQuiet, $0.output) = (true, FilePath("out")) }),
    (["-qfjsonl", "form.json"], request { ($0.isQuiet, $0.format) = (true, .jsonl) }),
    (["-f", "json", "form.json"], request()),
    (["--format=jsonl", "form.json"], request { $0.format = .jsonl }),
    (["--color", "never", "form.json"], request { $0.color = .never }),
    (["--color=always", "form.json"], request { $0.color = .always }),
    (["--color=auto", "form.json"], request()),
    (["--tty", "form.json"], request { $0.asksAtTerminal = true }),
    (["form.json", "--batch"], request { $0.isBatch = true }),
    (["form.json", "--tty"], request { $0.asksAtTerminal = true }),
    (
      ["--quiet", "--no-draft", "form.json"],
      request { ($0.isQuiet, $0.keepsDraft) = (true, false) }
    ),
    (["--help"], .help(nil)),
    (["-h"], .help(nil)),
    (["-qh"], .help(nil)),
    (["form.json", "--help", "--nonsense"], .help(nil)),
    (["--version"], .version),
    (["check", "--help"], .help(.check)),
    (["schema", "-h", "x"], .help(.schema)),
    (["--help", "check"], .help(nil)),
    (["check", "form.json"], .check([.file(FilePath("form.json"))])),
    (
      ["check", "a", "--", "-", "-b"],
      .check([.file(FilePath("a")), .standardInput, .file(FilePath("-b"))])
    ),
    (["schema", "-"], .schema(.standardInput, output: nil)),
    (
      ["schema", "-oout", "form.json"],
      .schema(.file(FilePath("form.json")), output: FilePath("out"))
    ),
    (
      ["-o", "out", "schema", "form.json"],
      .schema(.file(FilePath("form.json")), output: FilePath("out"))
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
    (["-f", "yaml", "form.json"], #""yaml" is no value of -f; known: json, jsonl"#),
    (["--format=", "form.json"], #""" is no value of --format; known: json, jsonl"#),
    (
      ["--color", "blue", "form.json"],
      #""blue" is no value of --color; known: auto, always, never"#
    ),
    (["-f", "sh", "form.json"], "-f sh is not supported yet by this version of ttyform"),
    (["--plain", "form.json"], "--plain is not supported yet by this version of ttyform"),
    (["-a", "x", "form.json"], "-a is not supported yet by this version of ttyform"),
    (["--set", "a=b", "form.json"], "--set is not supported yet by this version of ttyform"),
    (["check"], "at least one form file is needed, or - to read a form from stdin"),
    (["check", "-", "-"], "- is there twice; stdin can be read once"),
    (["check", "-q", "form.json"], "-q has no meaning for ttyform check"),
    (["check", "--output=x", "form.json"], "--output has no meaning for ttyform check"),
    (["schema"], "a form file is needed, or - to read the form from stdin"),
    (["schema", "a", "b"], #"unexpected argument "b"; ttyform schema takes one form at a time"#),
    (["schema", "-fjson", "a"], "-f has no meaning for ttyform schema"),
    (["ask"], "ttyform ask is not supported yet by this version of ttyform"),
    (["help"], "ttyform help is not supported yet by this version of ttyform"),
  ])
  func `say what is wrong with them`(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { _ = try Self.parse(words) }
    #expect(error?.sentence == sentence)
  }

  @Test func `name a file whose name is not UTF-8`() throws {
    let expected = FillRequest(form: .file(FilePath([0x66, 0xFF])))
    #expect(try Arguments(parsing: [[0x66, 0xFF]]) == .fill(expected))
  }

  @Test func `give a value that is not UTF-8`() throws {
    var expected = FillRequest(form: .file(FilePath("f")))
    expected.output = FilePath([0xFF])
    #expect(try Arguments(parsing: [[0x2D, 0x6F, 0xFF], [0x66]]) == .fill(expected))
    #expect(
      try Arguments(parsing: [Array("--output=".utf8) + [0xFF], [0x66]]) == .fill(expected))
  }
}
