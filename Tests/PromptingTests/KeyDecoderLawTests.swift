/// The law of the decoder: however the bytes are cut, the events are the same.

import Prompting
import Support
import Testing

@Suite struct `key decoder laws` {
  static let pieces: [[UInt8]] =
    [
      "a", "é", "한", "🙂", "\r", "\n", "\t", "\u{3}", "\0", "\u{7F}", "\u{1B}", "\u{1B}\u{1B}",
      "\u{1B}[A", "\u{1B}[1;5D", "\u{1B}OD", "\u{1B}\u{1B}[D", "\u{1B}[[A", "\u{1B}[M !!",
      "\u{1B}[3$", "\u{1B}[3^", "\u{1B}[97;5u", "\u{1B}[27;5;97~", "\u{1B}]0;x\u{7}",
      "\u{1B}P>|k\u{1B}\\", "\u{1B}_x\u{1B}", "\u{1B}[?1u", "\u{1B}[12;40R", "\u{1B}[200~",
      "\u{1B}[201~", "\u{1B}[20", "\u{1B}[", "\u{1B}O", "[", "~", "$", "\u{1B}é", "\u{9B}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE4, 0xBD], [0xF0, 0x9F, 0x99], [0xED, 0xA0]]

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func `any cut of the bytes gives the same events`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 1...12, using: &generator))
      .flatMap { _ in Self.pieces.randomElement(using: &generator) ?? [] }
    let events = Self.events(of: [bytes[...]])
    let comment: Comment = "seed \(seed) bytes \(bytes)"

    for cut in bytes.indices {
      #expect(Self.events(of: [bytes[..<cut], bytes[cut...]]) == events, comment)
    }
    #expect(Self.events(of: bytes.indices.map { bytes[$0...$0] }) == events, comment)
    for _ in 0..<20 {
      var rest = bytes[...]
      var parts: [ArraySlice<UInt8>] = []
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 1...5, using: &generator))
        parts.append(part)
        rest = rest.dropFirst(part.count)
      }
      #expect(Self.events(of: parts) == events, comment)
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `a random well-formed sequence types nothing`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let sequence = Self.sequence(using: &generator)
      var decoder = KeyDecoder()
      let events = decoder.feed(sequence + Array("X".utf8))
      let text = events.compactMap { event in
        if case .key(let key) = event, case .character(let scalar) = key.code,
          key.modifiers.isEmpty
        {
          scalar
        } else {
          nil
        }
      }
      #expect(text == ["X"], "seed \(seed) bytes \(sequence)")
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `after any bytes, silence and a line feed there is a key again`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var decoder = KeyDecoder()
    _ = decoder.feed(bytes) + decoder.silence()
    _ = decoder.feed([0x0A])
    #expect(decoder.feed([0x03]) == [.key(Key(.character("c"), .control))], "seed \(seed)")
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func `bytes that are no UTF-8 are replaced as the standard library does it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parts: [[UInt8]] = [
      [0x41], [0x7E], [0xC3, 0xA9], [0xE4, 0xBD], [0xF0, 0x9F, 0x99], [0xF0, 0x9F, 0x99, 0x82],
      [0xED, 0xA0], [0xF4, 0x90], [0xE0, 0x80], [0xFF],
    ]
    var bytes: [UInt8] = []
    for _ in 0..<12 {
      let any = [UInt8.random(in: 0xA0...0xFF, using: &generator)]
      let part = parts.randomElement(using: &generator) ?? any
      bytes += Bool.random(using: &generator) ? part : any
    }
    bytes.append(0x2E)
    let expected = String(decoding: bytes, as: UTF8.self)

    var decoder = KeyDecoder()
    let typed = decoder.feed(bytes).compactMap { event in
      if case .key(let key) = event, case .character(let scalar) = key.code { scalar } else { nil }
    }
    #expect(typed == Array(expected.unicodeScalars), "seed \(seed) bytes \(bytes)")
    let pasted = decoder.feed(
      Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8))
    guard case .paste(let paste) = pasted.first else {
      Issue.record("no paste: seed \(seed)")
      return
    }
    let kept = expected.unicodeScalars.filter { !(0x80...0x9F ~= $0.value) }
    #expect(Array(paste.text.unicodeScalars) == Array(kept), "seed \(seed) bytes \(bytes)")
  }

  private static func events(of parts: [ArraySlice<UInt8>]) -> [InputEvent] {
    var decoder = KeyDecoder()
    return parts.flatMap { decoder.feed($0) } + decoder.silence()
  }

  /// A sequence of ECMA-48 that is not the CSI u, the paste or the keypad key that makes text.
  private static func sequence(using generator: inout SeededGenerator) -> [UInt8] {
    func bytes(_ range: ClosedRange<UInt8>, _ count: ClosedRange<Int>) -> [UInt8] {
      (0..<Int.random(in: count, using: &generator))
        .map { _ in UInt8.random(in: range, using: &generator) }
    }
    switch Int.random(in: 0...2, using: &generator) {
    case 0:
      let parameters = bytes(0x30...0x3F, 1...8)
      let final = bytes(0x40...0x74, 1...1)
      return [0x1B, 0x5B] + parameters + bytes(0x20...0x2F, 0...2) + final
    case 1:
      return [0x1B, 0x4F] + bytes(0x41...0x48, 1...1)
    default:
      let introducer = Array("]PX^_".utf8).randomElement(using: &generator) ?? 0x5D
      let end: [UInt8] = Bool.random(using: &generator) ? [0x07] : [0x1B, 0x5C]
      return [0x1B, introducer] + bytes(0x20...0x7E, 1...20) + end
    }
  }
}
