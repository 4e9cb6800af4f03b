// A person's own looks: what each entry means, and the sentence for one that means nothing.

import Forms
import Support
import Testing

@testable import Prompting

@Suite struct `own looks` {
  @Test(arguments: [
    ("error=red", Style(color: .ansi(1))), ("error=9", Style(color: .palette(9))),
    ("error=#ff8800", Style(color: .rgb(255, 136, 0))), ("error=gray", Style(color: .grey)),
    ("error=bold", Style(bold: true)), ("error=plain", Style()),
    ("error=faint+underline+reverse", Style(faint: true, underline: true, reverse: true)),
    ("error=cyan+bold", Style(color: .ansi(6), bold: true)),
    ("error=bold+bright-cyan", Style(color: .ansi(14), bold: true)),
    ("error=red:error=blue", Style(color: .ansi(4))), (":error=red:", Style(color: .ansi(1))),
  ])
  func `take the place of the usual one`(text: String, look: Style) {
    var theme = Theme()
    #expect(theme.take(text) == [])
    #expect(theme.error == look)
    theme.error = Theme().error
    #expect(theme == Theme(), "no other part")
  }

  @Test func `are there for each part`() {
    for part in Theme.Part.allCases {
      var theme = Theme()
      #expect(theme.take("\(part.rawValue)=#010203") == [])
      #expect(theme[keyPath: part.look] == Style(color: .rgb(1, 2, 3)))
      theme[keyPath: part.look] = Theme()[keyPath: part.look]
      #expect(theme == Theme())
    }
  }

  @Test(arguments: [
    ("red", #""red" is no PART=LOOK, such as error=red"#),
    ("acent=red", #"unknown part "acent"; did you mean "accent"?"#),
    (
      "=red",
      #"unknown part ""; known: title, label, accent, option, check, error, notice, help, hint, placeholder"#
    ),
    ("error=rde", #""rde" is no look of error; did you mean "red"?"#),
    ("error=bold+blod", #""blod" is no look of error; did you mean "bold"?"#),
    (
      "error=256",
      #""256" is no look of error; looks are a colour (a name, 0 to 255 or #rrggbb), bold, faint, underline, reverse and plain"#
    ),
    (
      "error=",
      #""" is no look of error; looks are a colour (a name, 0 to 255 or #rrggbb), bold, faint, underline, reverse and plain"#
    ),
  ])
  func `that mean nothing are told, and the others taken`(entry: String, sentence: String) {
    var theme = Theme()
    let problems = theme.take("title=plain:\(entry):help=green")
    #expect(problems.map(\.sentence) == [sentence])
    #expect(theme.title == Style() && theme.help == Style(color: .ansi(2)))
    #expect(theme.error == Theme().error)
  }
}
