// VS Code's inputs. Shaped after public files, with other words:
//
//   home-assistant/core, .vscode/tasks.json                  project-chip/connectedhomeip, .vscode/tasks.json and launch.json
//   home-assistant/frontend, .vscode/tasks.json              athackst/vscode_ros2_workspace, .vscode/tasks.json and launch.json
//   0xkohe/freee-hr-mcp, .vscode/mcp.json                    15cm/obsidian-rest-mcp, .vscode/mcp.json
//   0GiS0/home-assistant-mcp, .vscode/mcp.json               horihiro/go-default, sample/.vscode/tasks.json
//   tachev/vscode-shell-command, README.md                   hw104/vscode-launch-file-picker, README.md
//   joelspadin/vscode-memento-inputs, README.md              DotNaos/mcp-template, README.md

import Forms
import JSON
import Support
import Testing

@testable import Dialects

@Suite struct `VS Code inputs` {
  private static let tasks = #"""
    {
      // Asked when a task runs.
      "version": "2.0.0",
      "tasks": [{ "label": "Cover", "command": "run ${input:part} // not a comment" }],
      "inputs": [
        { "id": "part", "type": "promptString", "description": "Which part, {{x}}?" },
        {
          "id": "kind", "type": "pickString", "description": "Which kind?",
          "options": ["debug", "develop",], "default": "develop" /* most of the time */
        },
        { "id": "token", "type": "promptString", "password": true, },
        {
          "id": "target", "type": "pickString", "default": "third",
          "options": [{ "label": "First one", "value": "first" }, { "label": "second" }, "second", 3]
        },
        { "id": "file", "type": "command", "command": "pick.file", "args": { "folder": "." } },
      ],
    }
    """#

  @Test func `become fields, and what cannot be asked is told`() throws {
    let translated = try Translated(Self.tasks, by: VSCodeForm.translate)
    #expect(
      translated.fields == [
        #"{"id":"part","label":"Which part, {{{{x}}?"}"#,
        #"{"id":"kind","type":"select","label":"Which kind?","options":["debug","develop"],"default":"develop"}"#,
        #"{"id":"token","secret":true}"#,
        #"{"id":"target","type":"select","options":[{"value":"first","label":"First one"},{"value":"second","label":"second"},"3"],"other":true,"default":"third"}"#,
      ])
    #expect(
      translated.warnings == [
        #"13:56: the default of "target" is no option; so any other text can be typed too"#,
        #"14:86: the option "second" of "target" is there twice"#,
        #"16:29: the input "file" runs a command of VS Code; it is not asked"#,
      ])
    let form = try translated.form
    #expect(form.fields[0].label.text { _ in "" } == "Which part, {{x}}?")
    #expect(
      try translated.written(#"{"part": "a", "token": "b"}"#)
        == #"{"part":"a","kind":"develop","token":"b","target":"third"}"#)
  }

  @Test func `may stand one level below, and the first of an id counts`() throws {
    let translated = try Translated(
      #"""
      { "mcp": { "inputs": [{ "id": "key", "type": "promptString", "default": "k" }], "servers": {} },
        "launch": { "inputs": [{ "id": "key", "type": "promptString" }, { "id": "b", "type": "promptString" }] } }
      """#, by: VSCodeForm.translate)
    #expect(translated.fields == [#"{"id":"key","default":"k"}"#, #"{"id":"b"}"#])
    #expect(
      translated.warnings == [#"2:34: the input "key" is there twice; the first one is asked"#])
  }

  @Test(arguments: [
    (#"1"#, "an input is an object, not a number; it is left out"),
    (#"{ "type": "promptString" }"#, "an input without an id cannot be asked; it is left out"),
    (#"{ "id": "x", "type": "pick" }"#, #"the input "x" has the type "pick"; it is not asked"#),
    (#"{ "id": "x" }"#, #"the input "x" has no type; it is not asked"#),
    (
      #"{ "id": "x", "type": "pickString", "options": [] }"#,
      #"the input "x" has no options; any text can be typed"#
    ),
    (
      #"{ "id": "x", "type": "pickString", "options": ["a", null] }"#,
      "an option is a text, not null; it is left out"
    ),
    (
      #"{ "id": "x", "type": "promptString", "wide": 1 }"#,
      #""wide" of a promptString means nothing here"#
    ),
    (
      #"{ "id": "x", "type": "promptString", "description": [5] }"#,
      #""description" is an array and left out; a string is needed"#
    ),
    (
      #"{ "id": "x", "type": "promptString", "default": [1] }"#,
      #""default" is an array and left out; a string is needed"#
    ),
    (
      #"{ "id": "x", "type": "promptString", "password": "yes" }"#,
      #""password" is a string and left out, so what is typed shows; true or false is needed"#
    ),
    (
      #"{ "id": "x", "type": "promptString", "options": ["unused"] }"#,
      #""options" of a promptString means nothing here"#
    ),
    (
      #"{ "id": "x", "type": "pickString", "options": ["a"], "password": true }"#,
      #""password" of a pickString means nothing here"#
    ),
    (
      #"{ "id": "x", "type": "pickString", "options": ["a"], "default": {} }"#,
      #""default" is an object and left out; a string is needed"#
    ),
    (
      #"{ "id": "x", "type": "pickString", "options": [{ "label": "a", "icon": "b" }] }"#,
      #""icon" of an option means nothing here"#
    ),
    (
      #"{ "id": "x", "type": "pickString", "options": [{ "value": "a", "description": ["b"] }] }"#,
      #""description" is an array and left out; a string is needed"#
    ),
    (
      #"{ "id": "x", "type": "promptString", "default": "\u0007" }"#,
      "this default is left out: A control character (U+0007) cannot be part of the text."
    ),
  ])
  func `that are odd are told`(input: String, sentence: String) throws {
    let translated = try Translated(
      #"{ "inputs": [{ "id": "a", "type": "promptString" }, \#(input)] }"#, by: VSCodeForm.translate
    )
    #expect(translated.translation.warnings.map(\.sentence) == [sentence])
    _ = try translated.form
  }

  @Test(arguments: [
    (
      #"{ "type": "promptString", "description": 5, "default": 1.50, "placeholder": true, "password": false }"#,
      #"{"id":"a","label":"5","placeholder":"true","default":"1.50"}"#
    ),
    (
      #"{ "type": "promptString", "description": null, "default": null, "password": null }"#,
      #"{"id":"a"}"#
    ),
    (
      #"{ "type": "pickString", "options": [{ "label": "A", "value": "a", "description": "first" }, { "label": 2, "description": "" }] }"#,
      #"{"id":"a","type":"select","options":[{"value":"a","label":"A","description":"first"},{"value":"2","label":"2"}]}"#
    ),
    (
      #"{ "type": "pickString", "options": ["", "b"], "default": "" }"#,
      #"{"id":"a","type":"select","options":["","b"],"default":""}"#
    ),
    (
      #"{ "type": "pickString", "options": ["b"], "default": "" }"#,
      #"{"id":"a","type":"select","options":["b"]}"#
    ),
  ])
  func `lose nothing that a field has a place for`(input: String, field: String) throws {
    let translated = try Translated(
      #"{ "inputs": [{ "id": "a", \#(input.dropFirst())] }"#, by: VSCodeForm.translate)
    #expect(translated.fields == [field] && translated.warnings == [])
    _ = try translated.form
  }

  /// 32 times as many options: where each was compared with all before it, the time would be that of 1,024.
  @Test func `cost what their options are many`() throws {
    func time(options count: Int) throws -> Duration {
      let options = (0..<count).map { "\"option \($0)\"" }.joined(separator: ",")
      let text = #"{"inputs": [{"id": "a", "type": "pickString", "options": [\#(options)]}]}"#
      let root = try JSONDocument(parsing: Array(text.utf8)).root
      let clock = ContinuousClock()
      return try (0..<5).map { _ in
        try clock.measure { _ = try VSCodeForm.translate(root) }
      }.min() ?? .zero
    }
    let (small, large) = (try time(options: 1_000), try time(options: 32_000))
    #expect(large < small * 300, "\(small) for 1,000 options, \(large) for 32,000")
  }

  @Test(arguments: [
    ("[]", "a file of VS Code inputs is an object, not an array"),
    (#"{"tasks": []}"#, #"there is no "inputs" in a file of VS Code inputs"#),
    (#"{"inputs": {}}"#, #""inputs" must be an array, not an object"#),
    (#"{"inputs": []}"#, "nothing can be asked of a file of VS Code inputs"),
  ])
  func `that are none are an error`(text: String, sentence: String) {
    let error = #expect(throws: DialectError.self) {
      try Translated(text, by: VSCodeForm.translate)
    }
    #expect(error?.problems.map(\.sentence) == [sentence])
  }
}

@Suite struct `JSON with comments` {
  @Test(arguments: [
    ("{} // a", "{}     "), ("{/* \u{E9}\n */}", "{     \n   }"),
    (#"{"a": "//", }"#, #"{"a": "//"  }"#),
    ("[1, /* , */ ]", "[1          ]"), ("[,]", "[,]"), ("[1,,]", "[1,,]"), ("[1, 2]", "[1, 2]"),
    (#"["a\",]", 1,]"#, #"["a\",]", 1 ]"#), ("[1 /* never", "[1 /* never"), ("[1] /", "[1] /"),
    ("[1,] /* never\n[1,]", "[1 ] /* never\n[1,]"), ("[[],]", "[[] ]"), (#"["a"#, #"["a"#),
    ("[1,\r\n// x\r\n]", "[1 \r\n    \r\n]"),
  ])
  func `keeps every place`(text: String, blanked: String) {
    #expect(CommentedJSON.blanked(Array(text.utf8)) == Array(blanked.utf8))
  }

  @Test func `keeps the length of whatever comes`() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: seed)
    let pieces = Array(#"{}[],:"\/*/ 1a"#.utf8) + [0x0A, 0x0D, 0xC3, 0xFF]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? 0
      }
      #expect(CommentedJSON.blanked(text).count == text.count, "seed \(seed)")
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["/* ", "/*", "//", "// a\n", "/* a */", "/", ",", "1,\n", "\"", "\"a\\", "[", "]"])
  func `costs what it is long`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 1 << 17 / piece.utf8.count).utf8)
    let parsing = CommentedJSON.parse(bytes)
    #expect(parsing.root != nil || !parsing.problems.isEmpty)
  }

  @Test func `leaves JSON as it is`() throws {
    let folder = FixtureFolder("../Data/dialects/json-schema")
    for name in folder.names(withExtension: "json") {
      let bytes = try #require(folder.bytes(of: name))
      #expect(CommentedJSON.blanked(bytes) == bytes, "\(name)")
    }
  }
}
