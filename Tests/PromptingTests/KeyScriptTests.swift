// Scripts of keys: what each name types, what the decoder makes of it, and the exact words about mistakes.

import Forms
import Support
import Testing

@testable import Prompting

@Suite struct `a script of keys` {
  @Test(
    arguments: [
      ("Ada", [.type(Array("Ada".utf8))]),
      ("日é", [.type(Array("日é".utf8))]),
      ("a\tb\n", [.type([0x61]), .press([0x09]), .type([0x62]), .press([0x0A])]),
      ("<Enter>", [.press([0x0D])]),
      ("<ENTER><enter>", [.press([0x0D]), .press([0x0D])]),
      ("<Newline>", [.press([0x0A])]),
      ("<lt>b<GT>", [.press([0x3C]), .type([0x62]), .press([0x3E])]),
      ("a>b", [.type(Array("a>b".utf8))]),
      ("<Space>", [.press([0x20])]),
      ("<Escape>[A", [.press([0x1B]), .type(Array("[A".utf8))]),
      ("<Tab*2>", [.press([0x09]), .press([0x09])]),
      ("<Tab*0>", []),
      ("<x*3>", [.press([0x78]), .press([0x78]), .press([0x78])]),
      ("<**2>", [.press([0x2A]), .press([0x2A])]),
      ("<日*1>", [.press(Array("日".utf8))]),
      ("<Ctrl-W><ctrl-w>", [.press([0x17]), .press([0x17])]),
      ("<Ctrl-_>", [.press([0x1F])]),
      ("<Ctrl-\\>", [.press([0x1C])]),
      ("<Ctrl-@><Ctrl-Space>", [.press([0x00]), .press([0x00])]),
      ("<Ctrl-I><Ctrl-M><Ctrl-[>", [.press([0x09]), .press([0x0D]), .press([0x1B])]),
      ("<Alt-b><Alt-B>", [.press(Array("\u{1B}b".utf8)), .press(Array("\u{1B}B".utf8))]),
      ("<Alt-lt>", [.press(Array("\u{1B}<".utf8))]),
      ("<Alt-Space>", [.press(Array("\u{1B} ".utf8))]),
      ("<Alt-Enter>", [.press(Array("\u{1B}\r".utf8))]),
      ("<Shift-Tab>", [.press(Array("\u{1B}[Z".utf8))]),
      (
        "<Ctrl-Left><Alt-Ctrl-Left>",
        [
          .press(Array("\u{1B}[1;5D".utf8)), .press(Array("\u{1B}[1;7D".utf8)),
        ]
      ),
      (
        "<Page-Down><Page-Down>",
        [.press(Array("\u{1B}[6~".utf8)), .press(Array("\u{1B}[6~".utf8))]
      ),
      (
        "<F1><f5><F12>",
        [
          .press(Array("\u{1B}OP".utf8)), .press(Array("\u{1B}[15~".utf8)),
          .press(Array("\u{1B}[24~".utf8)),
        ]
      ),
      ("<Paste>a<Enter>b</Paste>", [.type(Array("\u{1B}[200~a\rb\u{1B}[201~".utf8))]),
      ("<Paste>a<Wait>", [.type(Array("\u{1B}[200~".utf8)), .type([0x61]), .wait]),
      ("<Byte 1B><Byte ff>", [.type([0x1B]), .type([0xFF])]),
      ("<Resize 40x10>", [.resize(Size(columns: 40, rows: 10))]),
      ("<Wait>", [.wait]),
      ("<Tab>\u{301}", [.press([0x09]), .type([0xCC, 0x81])]),
    ] as [(String, [KeyScript.Action])])
  func `says what is done`(script: String, actions: [KeyScript.Action]) throws {
    #expect(try KeyScript(script).steps.map(\.action) == actions)
  }

  @Test func `names its steps as it has them`() throws {
    let script = try KeyScript("Ada<Tab*2><Paste>a<Enter></Paste>x")
    #expect(
      script.steps.map(\.name) == ["Ada", "<Tab>", "<Tab>", "<Paste>a<Enter></Paste>", "x"])
    #expect(script.bytes == Array("Ada\t\t\u{1B}[200~a\r\u{1B}[201~x".utf8))
  }

  @Test(arguments: [
    ("Ada<Entr>", "unknown key <Entr> in column 4; did you mean <Enter>?"),
    ("日本<Ctrl-Lfet>", "unknown key <Ctrl-Lfet> in column 3; did you mean <Ctrl-Left>?"),
    ("<shift-tba>", "unknown key <shift-tba> in column 1; did you mean <Shift-Tab>?"),
    ("<pge-up>", "unknown key <pge-up> in column 1; did you mean <Page-Up>?"),
    ("<Pase>", "unknown key <Pase> in column 1; did you mean <Paste>?"),
    ("<Resise 40x10>", "unknown key <Resise 40x10> in column 1; did you mean <Resize 80x24>?"),
    ("<b>bold</b>", "unknown key <b> in column 1; a < itself is written <lt>"),
    ("<>", "unknown key <> in column 1; a < itself is written <lt>"),
    ("<F36>", "unknown key <F36> in column 1; did you mean <F3>?"),
    ("<Ctrl->", "unknown key <Ctrl-> in column 1; a < itself is written <lt>"),
    ("a < b", "the < in column 3 is not closed; a < itself is written <lt>"),
    ("<Tab*10001>", "<Tab*10001> in column 1 is no count from 0 to 10000"),
    (
      "<Tab*99999999999999999999>",
      "<Tab*99999999999999999999> in column 1 is no count from 0 to 10000"
    ),
    (
      "<Resize 0x10>",
      "<Resize 0x10> in column 1 is no size such as <Resize 40x10>, each from 1 to 1000"
    ),
    (
      "<Resize 10>",
      "<Resize 10> in column 1 is no size such as <Resize 40x10>, each from 1 to 1000"
    ),
    ("a<Byte G1>", "<Byte G1> in column 2 is no byte such as <Byte 1B>"),
    ("<Byte 1>", "<Byte 1> in column 1 is no byte such as <Byte 1B>"),
  ])
  func `that has a mistake says where, and what would be right`(script: String, sentence: String) {
    let error = #expect(throws: KeyScriptError.self) { _ = try KeyScript(script) }
    #expect(error?.sentence == sentence)
  }

  @Test(arguments: [
    ("80x24", Size(columns: 80, rows: 24)), ("1x1", Size(columns: 1, rows: 1)),
    ("1000x1000", Size(columns: 1000, rows: 1000)), ("0x1", nil), ("1001x1", nil), ("80", nil),
    ("80x24x2", nil), ("+80x24", nil), ("80X24", nil), ("", nil), ("99999999999999999999x1", nil),
  ])
  func `knows sizes`(text: String, size: Size?) {
    #expect(Size(text) == size)
  }

  /// Every key that the key map knows, all that make no text, and those with every modifier.
  private static let keys: [Key] = {
    var keys = Binding.all.map(\.key) + Key.Code.allNames.compactMap { Key(name: $0) }
    for scalar: Unicode.Scalar in ["a", "Z", "[", "O", "<", "日", "\u{301}"] {
      keys += [Key(scalar), Key(.character(scalar), .alt)]
    }
    let codes: [Key.Code] = [
      .up, .home, .delete, .pageUp, .enter, .tab, .backspace, .escape, .function(1), .function(7),
      .function(20),
    ]
    // The logo's key alone is what iTerm2 sends for alt.
    for held in UInt8(0)..<32 where held != 8 {
      keys += codes.map { Key($0, Key.Modifiers(rawValue: held)) }
    }
    return keys
  }()

  @Test func `sends for a key what is decoded as that key`() {
    for key in Self.keys {
      var decoder = KeyDecoder()
      var events = decoder.feed(key.bytes)
      if decoder.wait == .escape { events += decoder.silence() }
      #expect(events == [.key(key)], "\(key.name): \(key.bytes)")
    }
  }

  @Test func `calls a key by the name that the help line has`() throws {
    for key in Self.keys where key.name.unicodeScalars.count > 1 {
      // The two that a bracket would end.
      let name = ["alt-<": "alt-lt", "alt->": "alt-gt"][key.name] ?? key.name
      for name in [name, KeyScript.capitalized(name)] {
        #expect(try KeyScript("<\(name)>").steps.map(\.action) == [.press(key.bytes)], "\(name)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `is read or refused, whatever it is, and played to some end`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "<", ">", "*", "-", "Ctrl", "alt-", "Shift-", "Tab", "Paste", "/Paste", "Byte ", "1B",
      "Resize ",
      "2x1", "x", "9", "日", "\u{301}", "\u{1B}", "\r\n", " ", "Wait", "<Escape>", "<Enter>",
    ]
    let form = try Form(sample: "contact.json")
    let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }.joined()
    do throws(KeyScriptError) {
      let script = try KeyScript(text)
      var play = Play(form, in: Size(columns: 20, rows: 6))
      var frames = 0
      let (_, rest) = play.run(script) { frame, _ in
        frames += 1
        #expect(frame.rows.allSatisfy { $0.width <= 1000 })
      }
      #expect(frames + rest.count >= script.steps.count, "seed \(seed)")
    } catch {
      #expect(!error.sentence.isEmpty, "seed \(seed)")
    }
  }
}
