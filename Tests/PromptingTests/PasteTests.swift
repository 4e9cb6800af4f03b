/// Bracketed paste: text, never keys.

import Prompting
import Testing

@Suite struct `bracketed paste` {
  @Test(arguments: [
    ("abc", Paste("abc")),
    ("", Paste("")),
    ("a\r\nb\rc\nd", Paste("a\nb\nc\nd")),
    ("\r\n\r\n\r", Paste("\n\n\n")),
    ("a\tb", Paste("a\tb")),
    ("a\u{3}b\u{4}\u{1A}\u{1C}", Paste("ab", droppedControls: 4)),
    ("a\0b\u{7F}\u{9B}\u{85}c", Paste("abc", droppedControls: 4)),
    ("a\u{1B}[200~b", Paste("a[200~b", droppedControls: 1)),
    ("a\u{1B}", Paste("a", droppedControls: 1)),
    ("a\u{1B}[2", Paste("a[2", droppedControls: 1)),
    ("a\u{1B}[20\u{1B}[201x", Paste("a[20[201x", droppedControls: 2)),
    ("\r\u{1B}\n", Paste("\n\n", droppedControls: 1)),
    ("한🙂\u{A0}", Paste("한🙂\u{A0}")),
  ])
  func `a paste is cleaned and what was dropped is counted`(content: String, paste: Paste) {
    var decoder = KeyDecoder()
    let bytes = Array("\u{1B}[200~\(content)\u{1B}[201~X".utf8)
    let events = decoder.feed(bytes)
    #expect(events == [.paste(paste), .key(Key("X"))])
    for cut in bytes.indices {
      var other = KeyDecoder()
      #expect(other.feed(bytes[..<cut]) + other.feed(bytes[cut...]) == events)
    }
  }

  @Test(
    arguments: [
      ([0xFF], Paste("\u{FFFD}", repairedBytes: 1)),
      ([0xE4, 0xBD, 0x41], Paste("\u{FFFD}A", repairedBytes: 2)),
      (
        [0xE4, 0x01, 0xBD, 0xA0],
        Paste("\u{FFFD}\u{FFFD}\u{FFFD}", droppedControls: 1, repairedBytes: 3)
      ),
      ([0xF0, 0x9F], Paste("\u{FFFD}", repairedBytes: 2)),
      ([0x0D, 0xFF, 0x0A], Paste("\n\u{FFFD}\n", repairedBytes: 1)),
    ] as [([UInt8], Paste)])
  func `what is no UTF-8 is repaired and counted`(content: [UInt8], paste: Paste) {
    var decoder = KeyDecoder()
    let events = decoder.feed(Array("\u{1B}[200~".utf8) + content + Array("\u{1B}[201~".utf8))
    #expect(events == [.paste(paste)])
  }

  @Test func `silence closes a paste whose end never comes`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~abc\u{1B}[20".utf8) == [])
    #expect(decoder.wait == .paste)
    #expect(decoder.silence() == [.paste(Paste("abc[20", droppedControls: 1, unterminated: true))])
    #expect(decoder.wait == .nothing)
    #expect(decoder.feed("X\u{1B}[201~\r".utf8) == [.key(Key("X")), .key(Key(.enter))])
  }

  @Test func `a paste ends at the first end marker`() {
    var decoder = KeyDecoder()
    let events = decoder.feed("\u{1B}[200~a\u{1B}\u{1B}[201~b\u{1B}[201~".utf8)
    #expect(events == [.paste(Paste("a", droppedControls: 1)), .key(Key("b"))])
  }

  @Test func `a long paste in small reads comes as one`() {
    var decoder = KeyDecoder()
    var events = decoder.feed("\u{1B}[200~".utf8)
    let chunk = Array(String(repeating: "0123456789 \u{1B}[20 é\r\n", count: 40).utf8)
    for _ in 0..<200 { events += decoder.feed(chunk) }
    events += decoder.feed("\u{1B}[201~".utf8)
    let text = String(repeating: "0123456789 [20 é\n", count: 8_000)
    #expect(events == [.paste(Paste(text, droppedControls: 8_000))])
  }
}
