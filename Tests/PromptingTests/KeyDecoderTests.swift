/// The bytes of the terminals, and the keys they are.

import Prompting
import Testing

@Suite struct `key decoder` {
  typealias Row = (bytes: String, name: String)

  /// xterm, VTE and most others.
  static let common: [Row] = [
    ("\u{1B}[A", "up"), ("\u{1B}[B", "down"), ("\u{1B}[C", "right"), ("\u{1B}[D", "left"),
    ("\u{1B}OA", "up"), ("\u{1B}OB", "down"), ("\u{1B}OC", "right"), ("\u{1B}OD", "left"),
    ("\u{1B}[1;2A", "shift-up"), ("\u{1B}[1;3C", "alt-right"), ("\u{1B}[1;5D", "ctrl-left"),
    ("\u{1B}[1;6D", "ctrl-shift-left"), ("\u{1B}[1;4D", "alt-shift-left"),
    ("\u{1B}[1;7D", "ctrl-alt-left"), ("\u{1B}[1;8D", "ctrl-alt-shift-left"),
    ("\u{1B}[H", "home"), ("\u{1B}[F", "end"), ("\u{1B}OH", "home"), ("\u{1B}OF", "end"),
    ("\u{1B}[1;5H", "ctrl-home"), ("\u{1B}[1;5F", "ctrl-end"), ("\u{1B}[1;2H", "shift-home"),
    ("\u{1B}[2~", "insert"), ("\u{1B}[3~", "delete"), ("\u{1B}[3;5~", "ctrl-delete"),
    ("\u{1B}[3;3~", "alt-delete"), ("\u{1B}[3;2~", "shift-delete"),
    ("\u{1B}[5~", "page-up"), ("\u{1B}[6~", "page-down"),
    ("\t", "tab"), ("\u{1B}[Z", "shift-tab"), ("\u{7F}", "backspace"), ("\u{8}", "ctrl-h"),
    ("\u{1B}\u{7F}", "alt-backspace"), ("\u{1B}\u{8}", "alt-backspace"),
    ("\r", "enter"), ("\n", "ctrl-j"), ("\u{1B}\r", "alt-enter"), ("\0", "ctrl-space"),
    ("\u{1F}", "ctrl-_"), ("\u{1C}", "ctrl-\\"), ("\u{1D}", "ctrl-]"), ("\u{1E}", "ctrl-^"),
    ("\u{1}", "ctrl-a"), ("\u{1A}", "ctrl-z"), ("\u{1B}b", "alt-b"), ("\u{1B}B", "alt-B"),
    ("\u{1B}\u{1}", "ctrl-alt-a"), ("\u{1B}é", "alt-é"), ("\u{1B}<", "alt-<"),
    ("\u{1B}OP", "f1"), ("\u{1B}OS", "f4"), ("\u{1B}[1;2P", "shift-f1"), ("\u{1B}[15~", "f5"),
    ("\u{1B}[17~", "f6"), ("\u{1B}[24~", "f12"), ("\u{1B}[34~", "f20"), ("\u{1B}[1;2R", "shift-f3"),
    ("\u{1B}[R", "f3"), ("\u{1B}OM", "enter"), ("\u{1B}Op", "0"), ("\u{1B}Ok", "+"),
    (" ", "space"), ("a", "a"), ("한", "한"), ("🙂", "🙂"), ("\u{9B}", "\u{9B}"),
  ]

  /// Terminals that go their own way.
  static let others: [Row] = [
    ("\u{1B}Od", "ctrl-left"), ("\u{1B}Oa", "ctrl-up"), ("\u{1B}\u{1B}[D", "alt-left"),
    ("\u{1B}[d", "shift-left"), ("\u{1B}[7~", "home"), ("\u{1B}[8~", "end"),
    ("\u{1B}[7^", "ctrl-home"), ("\u{1B}[8@", "ctrl-shift-end"), ("\u{1B}[3^", "ctrl-delete"),
    ("\u{1B}\u{1B}[3~", "alt-delete"), ("\u{1B}[11~", "f1"), ("\u{1B}\u{1B}OA", "alt-up"),
    ("\u{1B}[1~", "home"), ("\u{1B}[4~", "end"), ("\u{1B}[P", "delete"), ("\u{1B}[J", "ctrl-end"),
    ("\u{1B}[2J", "shift-home"), ("\u{1B}[2K", "shift-delete"), ("\u{1B}[4h", "insert"),
    ("\u{1B}[[A", "f1"), ("\u{1B}[[E", "f5"), ("\u{1B}\t", "shift-tab"),
    ("\u{1B}[5D", "ctrl-left"), ("\u{1B}O5D", "ctrl-left"), ("\u{1B}[1;9D", "alt-left"),
  ]

  /// kitty's protocol and xterm's modifyOtherKeys.
  static let numbered: [Row] = [
    ("\u{1B}[9;2u", "shift-tab"), ("\u{1B}[27u", "escape"), ("\u{1B}[13;2u", "shift-enter"),
    ("\u{1B}[13;3u", "alt-enter"), ("\u{1B}[13;5u", "ctrl-enter"), ("\u{1B}[57414u", "enter"),
    ("\u{1B}[127;5u", "ctrl-backspace"), ("\u{1B}[127;3u", "alt-backspace"),
    ("\u{1B}[57423u", "home"), ("\u{1B}[57417u", "left"), ("\u{1B}[57426;5u", "ctrl-delete"),
    ("\u{1B}[57400u", "1"), ("\u{1B}[57376u", "f13"), ("\u{1B}[32;5u", "ctrl-space"),
    ("\u{1B}[98;3u", "alt-b"), ("\u{1B}[98;4u", "alt-B"), ("\u{1B}[99;5u", "ctrl-c"),
    ("\u{1B}[122;6u", "ctrl-shift-z"), ("\u{1B}[97u", "a"), ("\u{1B}[97;2u", "A"),
    ("\u{1B}[97;65u", "A"), ("\u{1B}[97;66u", "a"), ("\u{1B}[97;5:1u", "ctrl-a"),
    ("\u{1B}[97;5:2u", "ctrl-a"), ("\u{1B}[97;133u", "ctrl-a"), ("\u{1B}[1;133D", "ctrl-left"),
    ("\u{1B}[45:95;6u", "ctrl-_"), ("\u{1B}[49:33;2u", "!"), ("\u{1B}[1089::99;5u", "ctrl-c"),
    ("\u{1B}[1089;1u", "с"), ("\u{1B}[105;5u", "tab"), ("\u{1B}[109;5u", "enter"),
    ("\u{1B}[91;5u", "escape"), ("\u{1B}[97;9u", "super-a"), ("\u{1B}[97;33u", "alt-a"),
    ("\u{1B}[27;2;13~", "shift-enter"), ("\u{1B}[27;5;13~", "ctrl-enter"),
    ("\u{1B}[27;5;99~", "ctrl-c"), ("\u{1B}[27;6;90~", "ctrl-shift-z"),
    ("\u{1B}[27;3;98~", "alt-b"),
    ("\u{1B}[27;6;95~", "ctrl-_"), ("\u{1B}[27;4;66~", "alt-B"), ("\u{1B}[27;2;33~", "!"),
  ]

  @Test(arguments: common + others + numbered)
  func `bytes are a key`(row: Row) {
    var decoder = KeyDecoder()
    let events = decoder.feed(row.bytes.utf8)
    #expect(names(events) == [row.name])
    #expect(decoder.wait == .nothing)
    if case .key(let key) = events.first { #expect(Key(name: row.name) == key) }
  }

  @Test(arguments: ["", "ctrl-", "f0", "f36", "f+5", "ab", "enterr", "ctrl-ab"])
  func `a name that no key has is none`(name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test(arguments: [("-", "-"), ("ctrl--", "-"), ("alt-space", " "), ("super-hyper-é", "é")])
  func `a name is a key's`(name: String, character: Unicode.Scalar) {
    #expect(Key(name: name)?.code == .character(character))
    #expect(Key(name: name)?.name == name)
  }

  @Test(arguments: [
    "\u{1B}[97;1:3u", "\u{1B}[1;1:3D", "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;10;5M", "\u{1B}[M !!",
    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]0;é\u{1B}\\", "\u{1B}P>|kitty(0.26)\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^x\u{1B}\\", "\u{1B}Xx\u{1B}\\", "\u{1B}[?1u",
    "\u{1B}[?2027;1$y", "\u{1B}[4;1$y", "\u{1B}[7$p", "\u{1B}[12;40R", "\u{1B}[99~", "\u{1B}[201~",
    "\u{1B}[57358u", "\u{1B}[57441;2u", "\u{1B}[1114112u", "\u{1B}[55296u", "\u{1B}[[Z",
    "\u{1B}[99999999999999999999999999u", "\u{1B}[E", "\u{1B}O5z", "\u{1B}[1 q", "\u{1B}[>1;2c",
    "\u{1B}[27;5~", "\u{1B}[u", "\u{1B}[;;;;H\u{1B}[0;0;0m",
  ])
  func `a sequence that is no key vanishes whole`(bytes: String) {
    var decoder = KeyDecoder()
    let dropped = bytes == "\u{1B}[;;;;H\u{1B}[0;0;0m" ? ["home"] : []
    #expect(names(decoder.feed(bytes.utf8)) == dropped)
    #expect(names(decoder.feed("X".utf8)) == ["X"])
  }

  @Test(arguments: [
    ("\u{1B}[1;\u{3}x", ["ctrl-c", "x"]), ("\u{1B}[\rx", ["enter", "x"]),
    ("\u{1B}O\tx", ["tab", "x"]),
    ("\u{1B}[\u{1B}[D", ["left"]), ("\u{1B}[1é", ["é"]), ("\u{1B}]0;x\u{3}y", ["ctrl-c", "y"]),
    ("\u{1B}]0;x\u{1B}[D", ["left"]), ("\u{1B}[[\rx", ["enter", "x"]),
    ("\u{1B}[M!\rx", ["enter", "x"]),
    ("\u{1B}[\u{7F}x", ["backspace", "x"]), ("\u{1B}[M\rx", ["ctrl-delete", "enter", "x"]),
    ("\u{1B}[7$é", ["shift-home", "é"]), ("\u{1B}[7$\u{1B}[D", ["shift-home", "left"]),
    ("\u{1B}\u{1B}x", ["escape", "alt-x"]), ("\u{1B}\u{1B}\u{1B}[D", ["escape", "alt-left"]),
  ])
  func `a byte that cannot go on ends the sequence and counts`(bytes: String, keys: [String]) {
    var decoder = KeyDecoder()
    #expect(names(decoder.feed(bytes.utf8)) == keys)
  }

  @Test(arguments: [
    ("\u{1B}", ["escape"]), ("\u{1B}\u{1B}", ["escape", "escape"]), ("\u{1B}_", ["alt-_"]),
    ("\u{1B}]", ["alt-]"]), ("\u{1B}P", ["alt-P"]), ("\u{1B}[7$", ["shift-home"]),
    ("\u{1B}\u{1B}[3$", ["alt-shift-delete"]), ("\u{1B}[M", ["ctrl-delete"]),
  ])
  func `silence settles what an Escape began`(bytes: String, keys: [String]) {
    var decoder = KeyDecoder()
    let before = names(decoder.feed(bytes.utf8))
    #expect(decoder.wait == .escape)
    #expect(before + names(decoder.silence()) == keys)
    _ = decoder.silence()
    #expect(decoder.wait == .nothing)
    #expect(names(decoder.feed("[D".utf8)) == ["[", "D"])
  }

  /// `|` is silence for as long as the decoder asks for.
  @Test(arguments: [
    // On a slow line the rest of a cursor key comes after the Escape was told.
    ("\u{1B}|[DX", ["escape", "left", "X"]), ("\u{1B}|[1;5DX", ["escape", "ctrl-left", "X"]),
    ("\u{1B}|OHX", ["escape", "home", "X"]), ("\u{1B}|[|D", ["escape", "[", "D"]),
    ("\u{1B}|[1|;", ["escape", "[", "1", ";"]), ("\u{1B}|O|", ["escape", "O"]),
    ("\u{1B}|[\rx", ["escape", "[", "enter", "x"]), ("\u{1B}||[D", ["escape", "[", "D"]),
    ("\u{1B}|x[D", ["escape", "x", "[", "D"]),
    // Alt-_ begins a string too, which must lose nothing that was typed.
    ("\u{1B}_\u{1B}_|", ["alt-_", "alt-_"]), ("\u{1B}_ab|c", ["alt-_", "a", "b", "c"]),
    ("\u{1B}_a\rb", ["alt-_", "a", "enter", "b"]), ("\u{1B}_G\u{1B}\\x", ["x"]),
    ("\u{1B}_\u{1B}\\x", ["x"]), ("\u{1B}]\u{1B}[Dx", ["alt-]", "left", "x"]),
  ])
  func `what came too late or too early is no text lost or made up`(
    typed: String, keys: [String]
  ) {
    var decoder = KeyDecoder()
    var events: [InputEvent] = []
    for character in typed {
      events += character == "|" ? decoder.silence() : decoder.feed(String(character).utf8)
    }
    #expect(names(events) == keys)
  }

  @Test(arguments: [
    "\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}[[", "\u{1B}[M!", "\u{1B}]0", "\u{1B}P1",
  ])
  func `half a sequence waits without a timer`(bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes.utf8) == [])
    #expect(decoder.wait == .nothing)
    #expect(decoder.silence() == [])
  }

  @Test func `half a character waits for its bytes without a timer`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xF0, 0x9F, 0x99]) == [])
    #expect(decoder.wait == .nothing)
    #expect(decoder.silence() == [])
    #expect(names(decoder.feed([0x82, 0x0D])) == ["🙂", "enter"])
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0xFE, 0xFF], 2), ([0xC0, 0x80], 2), ([0xE4, 0xBD], 1),
      ([0xED, 0xA0, 0x80], 3),
      ([0xF5], 1), ([0xF0, 0x80, 0x80, 0x80], 4), ([0xF4, 0x90], 2), ([0xC3], 1),
    ] as [([UInt8], Int)])
  func `bytes that are no UTF-8 are replaced and never take the next key along`(
    bytes: [UInt8], replacements: Int
  ) {
    var decoder = KeyDecoder()
    let events = decoder.feed(bytes + [0x0D])
    let one: [InputEvent] = [.key(Key("\u{FFFD}")), .invalidBytes]
    #expect(events == (0..<replacements).flatMap { _ in one } + [.key(Key(.enter))])
  }

  @Test func `the terminal's erase character is Backspace`() {
    var decoder = KeyDecoder(eraseByte: 0x08)
    #expect(
      names(decoder.feed([0x08, 0x7F, 0x1B, 0x08])) == ["backspace", "backspace", "alt-backspace"])
    var without = KeyDecoder(eraseByte: 0)
    #expect(names(without.feed([0x00, 0x7F])) == ["ctrl-space", "backspace"])
  }

  @Test func `a cursor report is one only while it is expected`() {
    var decoder = KeyDecoder()
    #expect(names(decoder.feed("\u{1B}[1;5R".utf8)) == ["ctrl-f3"])
    decoder.expectsCursorReport = true
    #expect(decoder.feed("\u{1B}[1;5R".utf8) == [.cursorReport(row: 1, column: 5)])
    #expect(!decoder.expectsCursorReport)
    #expect(decoder.feed("\u{1B}[12;5R".utf8) == [])
  }

  private func names(_ events: [InputEvent]) -> [String] {
    events.map { if case .key(let key) = $0 { key.name } else { "\($0)" } }
  }
}
