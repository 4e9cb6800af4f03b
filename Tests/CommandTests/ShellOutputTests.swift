// Answers as assignments: run through real shells, they give every byte back and run nothing.

import Support
import Testing

@Suite struct `answers for the shell` {
  private let folder = TemporaryFolder()

  /// The shells that are installed; the first two are expected everywhere.
  private static let shells = ["/bin/sh", "/bin/bash", "/bin/dash", "/bin/zsh", "/bin/ksh"]
    .filter { FixtureFolder("/", beside: "").bytes(of: $0) != nil }

  private static let twoTexts = #"""
    {"fields": [{"id": "a", "multiline": true}, {"id": "b", "type": "select", "multiple": true, "options": ["x", "y", "z"]},
      {"id": "c", "type": "boolean"}, {"id": "d", "when": {"field": "c", "equals": true}}, {"id": "e"}]}
    """#

  @Test func `name every field, hidden and empty ones too`() throws {
    let form = folder.write(Self.twoTexts, to: "form.json")
    #expect(
      try run([ttyform, form, "-fsh", "--no-input", "-s", "a=it's", "-s", "b=z,x", "-s", "e="])
        == Outcome(
          output: #"""
            a='it'\''s'
            b='x
            z'
            c=''
            d=''
            e=''

            """#))
    #expect(
      try run([ttyform, form, "-fsh", "--no-input", "-s", "c=yes", "-s", "d=1", "--prefix", "f_"])
        == Outcome(output: "f_a=''\nf_b=''\nf_c='true'\nf_d='1'\nf_e=''\n"))
  }

  @Test(arguments: [
    #"$(touch "$1/run")"#, #"`touch "$1/run"`"#, #"'; touch "$1/run"; '"#, #"\'; touch "$1/run" #"#,
    "-n", "-e", "--", "*", "~", "$HOME", "!!", "a\nb\n\n", "\t x \t", #"'"'"'"#, #"\"#, "''",
    "{a,b}",
    "é e\u{301} 日本 👩‍👩‍👧 \u{FEFF}\u{202E}", "%s%n", "#", "&& false",
  ])
  func `give a text back and run nothing of it`(text: String) throws {
    let form = folder.write(Self.twoTexts, to: "form.json")
    // Of a file one final newline is dropped.
    folder.write(text + "\n", to: "text")
    for shellPath in Self.shells {
      let outcome = try shell(
        """
        a=earlier; e=earlier
        out=$("$ttyform" "$2" -f sh --no-input --set-file a="$1/text") && eval "$out" && printf '%s' "$a" && [ -z "$e" ]
        """, [folder.path, form], by: shellPath)
      #expect(outcome == Outcome(output: text), "\(shellPath)")
      #expect(folder.bytes(of: "run") == nil, "\(shellPath)")
    }
  }

  @Test func `give back every scalar that a text may hold`() throws {
    var text = ""
    for value in UInt32(0x20)...0x10FFFF where !(0x7F...0x9F ~= value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.unicodeScalars.append(scalar)
      // Some shells are slow with long lines.
      if value % 4096 == 0 { text += "\n" }
    }
    let form = folder.write(Self.twoTexts, to: "form.json")
    folder.write("\t" + text + "\n", to: "text")
    for shellPath in Self.shells {
      let outcome = try shell(
        """
        out=$("$ttyform" "$2" -f sh --no-input --set-file a="$1/text") && eval "$out" && printf '%s\\n' "$a" | cmp - "$1/text"
        """, [folder.path, form], by: shellPath)
      #expect(outcome == Outcome(), "\(shellPath)")
    }
  }

  @Test func `stop the recipe where there are none`() throws {
    let form = folder.write(Self.twoTexts, to: "form.json")
    let outcome = try shell(
      #"a=kept; out=$("$ttyform" "$1" -f sh --no-input -s c=perhaps) && eval "$out"; echo "$? $a""#,
      [form])
    #expect(outcome.output == "3 kept\n")
  }

  @Test(arguments: [
    (
      ["PATH"], [],
      "ttyform: -f sh: \"PATH\" means something to the shell itself; --prefix makes it another\n"
    ),
    (
      ["a-b", "LD_X", "x"], [],
      """
      ttyform: -f sh: "a-b" is no name of a shell variable; --prefix makes it another
      ttyform: -f sh: "LD_X" means something to the shell itself; --prefix makes it another

      """
    ),
    (
      ["1st"], [],
      "ttyform: -f sh: \"1st\" is no name of a shell variable; --prefix makes it another\n"
    ),
    (
      ["a-b", "b", "a.b"], ["--prefix=x_"],
      "ttyform: -f sh: \"a-b\" and \"a.b\" would both be \"x_a_b\"\n"
    ),
    (
      ["D_INSERT_LIBRARIES"], ["--prefix=DYL"],
      "ttyform: -f sh: \"DYLD_INSERT_LIBRARIES\" means something to the shell itself; --prefix makes it another\n"
    ),
  ])
  func `are refused under names that the shell cannot have`(
    ids: [String], options: [String], errors: String
  ) throws {
    let fields = ids.map { #"{"id": "\#($0)"}"# }.joined(separator: ", ")
    let form = folder.write(#"{"fields": [\#(fields)]}"#, to: "form.json")
    #expect(
      try run([ttyform, form, "-fsh", "--no-input"] + options)
        == Outcome(status: .exited(2), errors: errors))
  }

  @Test func `under a prefix may have any name behind it, made an identifier`() throws {
    let ids = ["1st", "PATH", "what-happened", "billing.city", "größe", "e\u{301}", "$(x)"]
    let fields = ids.map { #"{"id": "\#($0)"}"# }.joined(separator: ", ")
    let form = folder.write(#"{"fields": [\#(fields)]}"#, to: "form.json")
    let names = ["1st", "PATH", "what_happened", "billing_city", "gr__e", "e_", "__x_"]
    #expect(
      try run([ttyform, form, "-fsh", "--no-input", "--prefix", "f_"])
        == Outcome(output: names.map { "f_\($0)=''\n" }.joined()))
  }

  @Test(arguments: [
    ("a", "a=x\ny\n", "x\ny\n\n"), ("b", "b=x,z", "x\nz\n"), ("b", "b=", ""),
    ("c", "c=no", "false\n"),
    ("e", "e=", "\n"), ("d", "e=", "\n"),
  ])
  func `print one bare`(name: String, setting: String, output: String) throws {
    let form = folder.write(Self.twoTexts, to: "form.json")
    #expect(
      try run([ttyform, form, "--no-input", "--print", name, "-s", setting])
        == Outcome(output: output))
  }

  @Test func `print none that is no field`() throws {
    let form = folder.write(Self.twoTexts, to: "form.json")
    #expect(
      try run([ttyform, form, "--no-input", "--print", "f"])
        == Outcome(status: .exited(2), errors: "ttyform: --print: no field is called \"f\"\n"))
  }
}
