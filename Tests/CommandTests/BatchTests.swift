// `ttyform --batch` as it is used: streams, exit codes, files, signals, and what a person sees of a long run.

import Support
import Testing

@testable import ttyform

@Suite struct `--batch` {
  private static let form = #"""
    {"fields": [
      {"id": "name", "required": true}, {"id": "age", "type": "integer", "default": 7},
      {"id": "tag", "validation": {"pattern": "^[a-z]*$"}}
    ]}
    """#
  private let folder = TemporaryFolder()

  private func form(_ text: String = Self.form) -> String { folder.write(text, to: "form.json") }

  @Test func `writes valid records in their order`() throws {
    let input = (1...2000).map { "{\"name\":\"n\($0)\"}\n" }.joined()
    let output = (1...2000).map { "{\"name\":\"n\($0)\",\"age\":7,\"tag\":null}\n" }.joined()
    #expect(try fill(Self.form, from: input, options: ["--batch"]) == Outcome(output: output))
    #expect(
      try fill(Self.form, from: input, options: ["--batch", "-f", "jsonl"])
        == Outcome(output: output))
  }

  @Test func `leaves out what is not valid, and exits with 3 after the rest was written`() throws {
    let input = """
      {"name":"a"}
      {"nmae":"b"}

      {"name":"c","age":"1","tag":"1"}
      {"name":"\\u001b[2J","x\\u001b":1}
      {"name":"d",
      {"name":"e"}
      """
    #expect(
      try fill(Self.form, from: input, options: ["--batch"])
        == Outcome(
          status: .exited(3),
          output: """
            {"name":"a","age":7,"tag":null}
            {"name":"e","age":7,"tag":null}

            """,
          errors: """
            stdin:2:2: no field is called "nmae"; did you mean "name"?
            stdin:2: name: This needs an answer.
            stdin:4: age: This takes a number, not a string.
            stdin:4: tag: This has to match the pattern ^[a-z]*$.
            stdin:5:21: no field is called "x^["
            stdin:5: name: A control character (U+001B) cannot be part of the text.
            stdin:6:13: the object is not closed; } is missing

            """))
  }

  @Test func `exits with 0 where there is nothing to do`() throws {
    #expect(try fill(Self.form, from: "", options: ["--batch"]) == Outcome())
    #expect(
      try fill(#"{"fields": [{"type": "note", "label": "x"}]}"#, from: "{}\n", options: ["--batch"])
        == Outcome(output: "{}\n"))
  }

  @Test func `passes a record on before the next one comes`() throws {
    #expect(
      try shell(
        """
        mkfifo "$2/in" "$2/out" && { "$ttyform" --batch "$1" <"$2/in" >"$2/out" & } &&
        exec 3>"$2/in" 4<"$2/out" && echo '{"name":"a"}' >&3 && read -r line <&4 && echo "$line" &&
        echo '{"name":"b"}' >&3 && exec 3>&- && cat <&4
        """, [form(), folder.path])
        == Outcome(
          output: """
            {"name":"a","age":7,"tag":null}
            {"name":"b","age":7,"tag":null}

            """))
  }

  @Test func `takes a record that is longer than all buffers`() throws {
    let text = String(repeating: "0123456789", count: 60_000)
    let outcome = try fill(
      Self.form, from: "{\"name\":\"\(text)\"}\n{\"name\":\"b\"}\n", options: ["--batch"])
    #expect(outcome.status == .exited(0))
    #expect(
      outcome.output == """
        {"name":"\(text)","age":7,"tag":null}
        {"name":"b","age":7,"tag":null}

        """)
  }

  // MARK: What fails

  @Test func `ends with one message where the reader is gone`() throws {
    let outcome = try shell(
      """
      { yes '{"name":"a"}' | head -n 2000000 | "$ttyform" --batch "$1"; echo "status $?" >&2; } | head -n 1
      """, [form()])
    #expect(outcome.output == "{\"name\":\"a\",\"age\":7,\"tag\":null}\n")
    #expect(outcome.errors == "ttyform: cannot write the answers: Broken pipe\nstatus 5\n")
  }

  @Test func `tells a stdin that cannot be read, and a stdout that cannot be written`() throws {
    #expect(
      try shell(#""$ttyform" --batch "$1" </"#, [form()])
        == Outcome(
          status: .exited(5), errors: "ttyform: cannot read stdin: Is a directory\n"))
    #expect(
      try shell(#"echo '{"name":"a"}' | "$ttyform" --batch "$1" >&-"#, [form()])
        == Outcome(
          status: .exited(5), errors: "ttyform: cannot write the answers: Bad file descriptor\n"))
  }

  @Test func `takes a form from a pipe, but not from stdin`() throws {
    let outcome = try run([ttyform, "--batch", "-"])
    #expect(outcome.status == .exited(2))
    #expect(
      try shell(
        #"""
        mkfifo "$2/form" && { echo '{"fields": [{"id": "a"}]}' >"$2/form" & } &&
        echo '{"a":"1"}' | "$ttyform" --batch "$2/form"
        """#, [form(), folder.path]) == Outcome(output: "{\"a\":\"1\"}\n"))
  }

  // MARK: Files

  @Test func `a file gets the valid records although others were left out`() throws {
    let out = folder.write("old", to: "out")
    let outcome = try run(
      [ttyform, form(), "--batch", "-o", out],
      input: .bytes(Array("{\"name\":\"a\"}\n{}\n{\"name\":\"b\"}\n".utf8)))
    #expect(
      outcome
        == Outcome(
          status: .exited(3), output: "", errors: "stdin:2: name: This needs an answer.\n"))
    #expect(
      folder.bytes(of: "out")
        == Array(
          "{\"name\":\"a\",\"age\":7,\"tag\":null}\n{\"name\":\"b\",\"age\":7,\"tag\":null}\n".utf8)
    )
    #expect(folder.names == ["form.json", "out"])
  }

  @Test func `a file stays as it was where the disk is full`() throws {
    folder.write("old", to: "out")
    let outcome = try shell(
      #"trap '' XFSZ; ulimit -f 1; yes '{"name":"a"}' | "$ttyform" "$1" --batch -o "$2/out""#,
      [form(), folder.path])
    #expect(outcome.status == .exited(5))
    #expect(outcome.errors == "ttyform: cannot write \(folder.path)/out: File too large\n")
    #expect(folder.bytes(of: "out") == Array("old".utf8))
    #expect(folder.names == ["form.json", "out"])
  }

  #if os(Linux)
    @Test(arguments: ["INT", "TERM", "HUP"])
    func `a signal ends it, and a file stays as it was`(signal: String) throws {
      folder.write("old", to: "out")
      let outcome = try shell(
        """
        set -m; mkfifo "$2/in" && { "$ttyform" "$1" --batch -o "$2/out" <"$2/in" & } && pid=$! &&
        exec 3>"$2/in" && echo '{"name":"a"}' >&3 && until ls -l /proc/$pid/fd | grep -q "$2/[#.]"; do sleep 0.05; done
        kill -\(signal) $pid; wait $pid; kill -l $?; rm "$2/in"
        """, [form(), folder.path], by: "/bin/bash")
      #expect(outcome.output == signal + "\n")
      #expect(folder.bytes(of: "out") == Array("old".utf8))
      #expect(folder.names == ["form.json", "out"])
    }
  #endif

  #if os(Linux)
    @Test func `a stop from outside stops it, and it goes on`() throws {
      let outcome = try shell(
        """
        set -m; mkfifo "$2/in" && { "$ttyform" "$1" --batch <"$2/in" >"$2/out" & } && pid=$! &&
        exec 3>"$2/in" && echo '{"name":"a"}' >&3 && until [ -s "$2/out" ]; do sleep 0.05; done
        kill -TSTP $pid; until grep -q '^State:.T' /proc/$pid/status; do sleep 0.05; done
        echo '{"name":"b"}' >&3; sleep 0.2; grep -c . "$2/out"
        kill -CONT $pid; exec 3>&-
        # The shell may hear of the stop only now.
        code=148; while [ $code -eq 148 ]; do wait $pid; code=$?; done; echo "status $code"; grep -c . "$2/out"
        """, [form(), folder.path], by: "/bin/bash")
      #expect(outcome.output == "1\nstatus 0\n2\n", "\(outcome)")
    }
  #endif

  // MARK: Size

  #if os(Linux)
    @Test func `takes no more memory for ten times the records`() throws {
      // The peak is read when all records have come out and stdin is still open.
      func peak(_ count: Int) throws -> Int {
        let outcome = try shell(
          """
          cd "$2" && rm -f in out && mkfifo in out && { "$ttyform" --batch "$1" <in >out & } && pid=$! &&
          exec 3>in 4<out && { yes '{"name":"a","age":12,"tag":"abc"}' | head -n \(count) >&3 & } &&
          head -n \(count) <&4 >/dev/null && grep VmHWM /proc/$pid/status && exec 3>&- && cat <&4 && wait $pid
          """, [form(), folder.path])
        let digits = outcome.output.filter(\.isNumber)
        return try #require(Int(digits), "\(outcome)")
      }
      let few = try peak(20_000)
      let many = try peak(200_000)
      #expect(many < few + 1000, "\(few) KiB for some records, \(many) KiB for ten times as many")
    }
  #endif

  // MARK: Progress

  @Test(arguments: ["xterm", "dumb"])
  func `tells a person how far it is, in one line that goes away`(terminal: String) throws {
    let person = try Person(
      [
        "/bin/sh", "-c",
        #"""
        { for i in 1 2 3 4 5 6 7 8; do echo '{"name":"a"}'; sleep 0.25; done; echo '{}'; } |
        "$0" --batch "$1"; echo "status $?" >&2
        """#, ttyform, form(),
      ], environment: ["TERM": terminal])
    try person.look(for: "a line of progress") { screen in
      screen.text.contains { $0.contains(" records, ") && $0.hasSuffix(" a second") }
    }
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.rows == ["stdin:9: name: This needs an answer.", "status 3"])
    #expect(!person.terminal.screenBytes.contains(0x1B))
    person.expectRestored()
  }

  @Test func `tells the share of a file, and stays silent where the terminal shows the records`()
    throws
  {
    let record = "{\"name\":\"a\",\"age\":12,\"tag\":\"abc\"}\n"
    folder.write(String(repeating: record, count: 100_000), to: "in")
    let person = try Person(
      [
        "/bin/sh", "-c", #"cd "$2" && "$0" --batch "$1" <in | { sleep 1.2; cat >/dev/null; }"#,
        ttyform, form(), folder.path,
      ])
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.rows == [])
    let shown = String(decoding: person.terminal.screenBytes, as: UTF8.self)
    #expect(shown.contains(" a second, ") && shown.contains("%"), "\(shown.debugDescription)")

    let silent = try Person(
      [
        "/bin/sh", "-c",
        #"{ echo '{"name":"a"}'; sleep 1.2; echo '{"name":"b"}'; } | "$0" --batch "$1""#,
        ttyform, form(),
      ], output: .terminal)
    #expect(try silent.waitForExit() == .exited(0))
    #expect(
      silent.rows == [
        #"{"name":"a","age":7,"tag":null}"#, #"{"name":"b","age":7,"tag":null}"#,
      ])
  }

  @Test(
    arguments: [
      (0, 0, 1000, nil, "0 records, 0 a second"),
      (1, 0, 1000, nil, "1 record, 1 a second"),
      (999, 0, 1000, 4, "999 records, 999 a second, 4%"),
      (1000, 1, 2000, 100, "1,000 records (1 left out), 500 a second, 100%"),
      (1_234_567, 1_200, 1500, 99, "1,234,567 records (1,200 left out), 823,044 a second, 99%"),
      (.max, 0, 1000, nil, "9,223,372,036,854,775,807 records"),
    ] as [(Int, Int, Int, Int?, String)])
  func `progress is told in words`(
    records: Int, leftOut: Int, milliseconds: Int, share: Int?, text: String
  ) {
    #expect(
      BatchProgress.text(
        records: records, leftOut: leftOut, milliseconds: milliseconds, share: share) == text)
  }
}
