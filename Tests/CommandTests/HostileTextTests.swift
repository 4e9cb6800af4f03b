// Text from outside, wherever it comes from, reaches the terminal as harmless marks and never as itself.

import Support
import Testing

@Suite struct `hostile text` {
  private let folder = TemporaryFolder()

  /// What would steer a terminal or a reader, and the marks that stand for it.
  struct Payload: CustomTestStringConvertible {
    let text: String
    let shown: String
    /// Bytes that must not reach the terminal: those of the text where they are no others' too.
    let forbidden: [UInt8]

    init(_ text: String, shown: String, forbidden: String? = nil) {
      (self.text, self.shown, self.forbidden) = (text, shown, Array((forbidden ?? text).utf8))
    }

    /// As it stands in a JSON string.
    var json: String {
      text.unicodeScalars.map { scalar in
        scalar.value < 0x80 && scalar.value >= 0x20 && scalar != "\\"
          ? String(scalar)
          : "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).utf8.count)
            + String(scalar.value, radix: 16)
      }.joined()
    }

    var testDescription: String { shown }
  }

  private static let payloads = [
    Payload("\u{1B}]0;own\u{7}", shown: "^[]0;own^G", forbidden: "\u{1B}]0"),
    Payload("\u{1B}[5;35m", shown: "^[[5;35m"),
    Payload("\u{1B}Pq\u{1B}\\", shown: "^[Pq^[\\", forbidden: "\u{1B}P"),
    Payload("\u{9B}5m", shown: "<9B>5m", forbidden: "\u{9B}"),
    Payload("\u{7F}\u{0}", shown: "^?^@", forbidden: "\u{7F}"),
    Payload("\u{202E}x", shown: "<202E>x", forbidden: "\u{202E}"),
    Payload("\u{2066}\u{61C}", shown: "<2066><061C>", forbidden: "\u{2066}"),
    Payload("\u{FEFF}\u{200B}", shown: "<FEFF><200B>", forbidden: "\u{FEFF}"),
  ]

  private func expectHarmless(
    _ bytes: [UInt8], _ payload: Payload, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = String(decoding: bytes, as: UTF8.self)
    #expect(seen.contains(payload.shown), "\(seen)", sourceLocation: sourceLocation)
    #expect(
      !bytes.contains(payload.forbidden), "\(seen.debugDescription)", sourceLocation: sourceLocation
    )
  }

  @Test(arguments: payloads) func `of a form is drawn as marks`(payload: Payload) throws {
    let x = payload.json
    for form in [
      #"{"title": "A\#(x)", "fields": [{"label": "L"}]}"#,
      #"{"title": "T", "description": "A\#(x)", "fields": [{"label": "L"}]}"#,
      #"{"fields": [{"label": "L\#(x)"}]}"#,
      #"{"fields": [{"label": "L", "description": "A\#(x)"}]}"#,
      #"{"fields": [{"label": "L", "placeholder": "A\#(x)"}]}"#,
      #"{"fields": [{"type": "note", "label": "A\#(x)"}, {"label": "L"}]}"#,
      #"{"fields": [{"label": "L", "type": "select", "options": [{"value": 1, "label": "A\#(x)"}]}]}"#,
      #"{"fields": [{"label": "L", "type": "select", "options": [{"value": 1, "label": "o", "description": "A\#(x)"}]}]}"#,
      #"{"fields": [{"label": "L"}, {"label": "M", "placeholder": "A\#(x)"}]}"#,
    ] {
      // In plain lines the second field is not seen before the first has its answer.
      for options in [[], ["--plain"]] where options.isEmpty || !form.contains("\"M\"") {
        let person = try Person([ttyform, folder.write(form, to: "form.json")] + options)
        try person.look(for: payload.shown, turns: 60) {
          $0.text.joined(separator: "\n").contains(payload.shown)
        }
        try person.settle()
        expectHarmless(person.terminal.screenBytes, payload)
        #expect(person.screen.unknown == [])
        try person.type("<Ctrl-C>")
        _ = try person.waitForExit()
        #expect(!person.terminal.screenBytes.contains(payload.forbidden))
      }
    }
  }

  @Test(arguments: payloads) func `of a command line and of files is told as marks`(
    payload: Payload
  )
    throws
  {
    let x = payload.json
    // An argument ends at a NUL, so that one cannot come on a command line.
    let isWord = !payload.text.unicodeScalars.contains("\0")
    let form = folder.write(#"{"fields": [{"id": "a"}]}"#, to: "form.json")
    let broken = folder.write(#"{"fields": [{"id": "a", "x\#(x)": 1}]}"#, to: "broken.json")
    let answers = folder.write(#"{"x\#(x)": 1}"#, to: "answers.json")
    var commands = [[broken], ["check", broken], [form, "-a", answers]]
    if isWord {
      commands += [
        [folder.path + "/" + payload.text], ["--x" + payload.text, form],
        [form, "-s", "x\(payload.text)=1"], [form, "--print", payload.text],
        [form, "--color", payload.text], [form, payload.text],
      ]
    }
    for command in commands {
      let outcome = try run([ttyform] + command)
      #expect(outcome.output == "")
      expectHarmless(Array(outcome.errors.utf8), payload)
    }
  }

  @Test(arguments: payloads) func `in a paste is left out or shown as marks`(payload: Payload)
    throws
  {
    let person = try Person([ttyform, folder.write(#"{"fields": [{"id": "a"}]}"#, to: "form.json")])
    try person.see("▸ a")
    // The escape that ends a paste is the only one that means something.
    try person.terminal.send(Array("\u{1B}[200~A\(payload.text)Z\u{1B}[201~".utf8))
    try person.see("Z")
    try person.settle()
    #expect(!person.terminal.screenBytes.contains(payload.forbidden))
    try person.type("<Ctrl-S>")
    #expect(try person.waitForExit() == .exited(0))
    #expect(person.screen.unknown == [])
    #expect(!person.terminal.screenBytes.contains(payload.forbidden))
    let hasControls = payload.text.unicodeScalars.contains {
      $0.properties.generalCategory == .control
    }
    if !hasControls { #expect(person.output == "{\n  \"a\": \"A\(payload.text)Z\"\n}\n") }
  }

  @Test(arguments: payloads) func `in a draft is drawn as marks or not at all`(payload: Payload)
    throws
  {
    let state = StateFolders.next()
    let environment = PseudoTerminal.environment.merging(["XDG_STATE_HOME": state]) { $1 }
    let form = folder.write(#"{"fields": [{"id": "a"}]}"#, to: "form.json")
    let first = try Person([ttyform, form], environment: environment)
    try first.see("▸ a")
    try first.type("typed<Ctrl-C>")
    _ = try first.waitForExit()
    let name = try #require(TemporaryFolder.names(in: state + "/ttyform").first)
    let draft = try #require(FixtureFolder(state + "/ttyform", beside: "").bytes(of: name))
    let changed = String(decoding: draft, as: UTF8.self)
      .replacing("typed", with: "A\(payload.json)").replacing("form.json", with: "f\(payload.json)")
    _ = FixtureFolder(state + "/ttyform", beside: "").write(Array(changed.utf8), to: name)
    let second = try Person([ttyform, form], environment: environment)
    try second.see(" you typed just now")
    try second.settle()
    #expect(!second.terminal.screenBytes.contains(payload.forbidden))
    #expect(second.screen.unknown == [])
    try second.type("<Ctrl-C>")
    _ = try second.waitForExit()
    let list = try shell("XDG_STATE_HOME=\"$1\" \"$ttyform\" drafts", [state])
    #expect(!Array(list.output.utf8).contains(payload.forbidden))
    #expect(list.output.contains(payload.shown))
  }
}
