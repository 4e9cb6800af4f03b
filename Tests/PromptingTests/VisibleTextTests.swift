// Hostile text made harmless.

import Prompting
import Testing

@Suite struct `visible text` {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("漢é👨‍👩‍👧", "漢é👨‍👩‍👧"),
    ("\u{1B}[2J", "^[[2J"), ("\0\u{1}\u{1F}", "^@^A^_"), ("\u{7F}", "^?"), ("a\tb", "a^Ib"),
    ("\u{9B}31m\u{80}\u{9F}", "<9B>31m<80><9F>"), ("\u{85}", "<85>"),
    ("a\nb", "a^Jb"), ("a\r\nb", "a^M^Jb"), ("\r", "^M"),
    ("\u{202E}abc", "<202E>abc"), ("\u{61C}\u{200E}\u{200F}", "<061C><200E><200F>"),
    ("\u{202A}\u{2066}\u{2069}", "<202A><2066><2069>"), ("\u{2028}\u{2029}", "<2028><2029>"),
    ("\u{FEFF}a\u{200B}b", "<FEFF>a<200B>b"), ("\u{E0001}", "<E0001>"), ("\u{2060}", "<2060>"),
    ("\u{301}a", "\u{25CC}\u{301}a"), ("\n\u{301}", "^J\u{25CC}\u{301}"),
    ("\u{93F}", "\u{25CC}\u{93F}"), ("\u{1161}", "\u{115F}\u{1161}"),
    ("\u{11A8}", "\u{115F}\u{1160}\u{11A8}"), ("\u{1000}\u{102C}", "\u{1000}\u{102C}"),
    ("\u{FE0F}", "<FE0F>"),
    ("\u{301}\u{93F}", "\u{25CC}\u{301}\u{93F}"), ("\u{200C}\u{93F}", "<200C><093F>"),
    ("\u{200D}👍", "<200D>👍"), ("e\u{301}\u{302}", "e\u{301}\u{302}"), ("\u{AD}", "\u{AD}"),
  ])
  func `controls show as marks`(hostile: String, harmless: String) {
    let shown = VisibleText().string(hostile)
    #expect(shown.utf8.elementsEqual(harmless.utf8), "\(shown.unicodeScalars.map(\.value))")
    #expect(VisibleText().string(shown).utf8.elementsEqual(shown.utf8), "once more changes nothing")
  }

  @Test(arguments: [0..<0x3400, 0xA000..<0xAC10, 0xD7A0..<0x20000, 0xE0000..<0xE0200])
  func `no scalar reaches the screen that could steer it`(range: Range<UInt32>) {
    for value in range {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let pieces = VisibleText().pieces(String(scalar))
      let text = pieces.map(\.text).joined()
      let isHarmful = text.unicodeScalars.contains {
        $0.properties.generalCategory == .control || $0.properties.isBidiControl
      }
      let isWhole = pieces.count == 1 && pieces[0].source == 0..<UTF8.width(scalar)
      let isSettled = VisibleText().string(text).utf8.elementsEqual(text.utf8)
      if isHarmful || !isWhole || !isSettled || pieces[0].width < 1 {
        Issue.record("U+\(String(value, radix: 16)): \(pieces)")
      }
    }
  }

  @Test func `pieces say which bytes they stand for`() {
    let pieces = VisibleText(newlines: .kept).pieces("é漢\r\n\u{202E}")
    #expect(pieces.map(\.text) == ["é", "漢", "^M", "\n", "<202E>"])
    #expect(pieces.map(\.width) == [1, 2, 2, 0, 6])
    #expect(pieces.map(\.source) == [0..<2, 2..<5, 5..<6, 6..<7, 7..<10])
    #expect(pieces.map(\.isNewline) == [false, false, false, true, false])
  }

  @Test(arguments: [
    ("a\nb", VisibleText.Newlines.kept, "a\nb"), ("a\n\nb", .shown(as: "⏎"), "a⏎⏎b"),
    ("a\nb", .shown(as: " "), "a b"),
  ])
  func `newlines are the caller's choice`(
    text: String, newlines: VisibleText.Newlines, shown: String
  ) {
    #expect(VisibleText(newlines: newlines).string(text) == shown)
  }

  @Test(arguments: [
    ("\ta", 0, "        a"), ("abc\td", 0, "abc     d"), ("漢\td", 0, "漢      d"),
    ("\td", 3, "     d"), ("1234567\td", 0, "1234567 d"), ("12345678\td", 0, "12345678        d"),
    ("abc\n\td", 5, "abc\n        d"), ("\u{1B}\td", 0, "^[      d"),
  ])
  func `a tab reaches to the next stop of eight`(text: String, column: Int, shown: String) {
    let visible = VisibleText(newlines: .kept, tabs: .expanded(from: column))
    #expect(visible.string(text) == shown)
  }
}
