// Choosing by keys: what is chosen after which keys, and what is found by what is typed.

import Forms
import JSON
import Support
import Testing

@testable import Prompting

@Suite struct `a choice` {
  typealias Row = (keys: String, entered: Entered)

  private static func none(_ other: String? = nil) -> Entered { .choices([], other: other) }

  @Test(
    arguments: [
      // Moving and tab change nothing; enter takes what is highlighted.
      ("", none()), ("<Down>", none()), ("<Tab>", none()), ("<Down><Tab>", none()),
      ("<Enter>", .choices([0], other: nil)), ("<Down><Enter>", .choices([1], other: nil)),
      ("<Down><Up><Enter>", .choices([0], other: nil)),
      ("<End><Enter>", .choices([3], other: nil)),
      ("<End><Home><Enter>", .choices([0], other: nil)),
      ("<Page-Down><Enter>", .choices([3], other: nil)),
      ("<Page-Down><Page-Up><Enter>", .choices([0], other: nil)),
      ("<Ctrl-N><Newline>", .choices([1], other: nil)),
      // Another one in its place.
      ("<Enter><Shift-Tab><Down><Enter>", .choices([1], other: nil)),
      // Typed.
      ("gr<Enter>", .choices([1], other: nil)), ("GR<Enter>", .choices([1], other: nil)),
      ("gray<Enter>", none()), ("blue<Enter>", .choices([2], other: nil)),
      ("b<Enter>", .choices([2], other: nil)), ("b<Down><Enter>", .choices([3], other: nil)),
      ("light <Enter>", .choices([3], other: nil)), ("#00f<Enter>", .choices([2], other: nil)),
      ("<Paste>light\nblue</Paste><Enter>", .choices([3], other: nil)),
      ("xx<Ctrl-W>g<Enter>", .choices([1], other: nil)),
      ("rd<Left>e<Enter>", .choices([0], other: nil)),
      ("gx<Ctrl-_><Enter>", .choices([0], other: nil)),
      ("gx<Backspace><Enter>", .choices([1], other: nil)),
      // A filter with which nothing was taken is still there.
      ("gr<Tab><Shift-Tab><Enter>", .choices([1], other: nil)),
      // A blank is a blank in the filter; there is nothing to mark.
      ("<Space><Tab>", none()),
      // Cleared with an empty filter only.
      ("<Enter><Shift-Tab><Backspace>", none()),
      ("<Enter><Shift-Tab>x<Backspace>", .choices([0], other: nil)),
      ("<Enter><Shift-Tab><Ctrl-U>", .choices([0], other: nil)),
      // What was just taken away is not brought back by enter; moving the highlight is a new wish.
      ("<Enter><Shift-Tab><Backspace><Backspace><Enter>", .choices([], other: nil)),
      ("<Enter><Shift-Tab><Backspace><Down><Enter>", .choices([1], other: nil)),
    ] as [Row])
  func `of one is made by keys`(row: Row) throws {
    #expect(try Self.entered(row.keys, Self.colours) == row.entered, "\(row.keys)")
  }

  @Test(
    arguments: [
      ("", none()), ("<Tab>", none()), ("<Space>", .choices([0], other: nil)),
      ("<Space><Space>", none()), ("<Space><Down><Space>", .choices([0, 1], other: nil)),
      // In the order of the form, however they were marked.
      ("<End><Space><Home><Space>", .choices([0, 3], other: nil)),
      // Enter takes the highlighted one where nothing is marked, or where it was typed for.
      ("<Down><Enter>", .choices([1], other: nil)),
      ("<Space><Down><Enter>", .choices([0], other: nil)),
      ("<Space>gr<Enter>", .choices([0, 1], other: nil)),
      ("<Space>red<Enter>", .choices([0], other: nil)),
      // A mark ends the search.
      ("gr<Space>blue<Space>", .choices([1, 2], other: nil)),
      ("gr<Space><Down><Space>", .choices([1, 2], other: nil)),
      ("<Space><Down><Space><Backspace>", none()),
      // A mark that was just taken away is not brought back by enter.
      ("<Space><Space><Enter>", none()), ("<Space><Space><Down><Enter>", .choices([1], other: nil)),
      // A blank is one where a label goes on with it, or where it is meant.
      ("light<Space>b<Space>", .choices([3], other: nil)),
      ("light<Ctrl-V><Space>b<Space>", .choices([3], other: nil)),
    ] as [Row])
  func `of several is made by marks`(row: Row) throws {
    let form = Self.colours.replacing(#""id""#, with: #""multiple": true, "id""#)
    #expect(try Self.entered(row.keys, form) == row.entered, "\(row.keys)")
  }

  @Test(
    arguments: [
      ("pink<Enter>", none("pink")), ("pi nk <Enter>", none("pi nk ")),
      ("red<Enter>", .choices([0], other: nil)), ("red<End><Enter>", none("red")),
      ("<Space><Space><Enter>", .choices([0], other: nil)), ("pink<Tab>", none()),
      ("pink<Enter><Shift-Tab><Enter>", none("pink")),
      ("pink<Enter><Shift-Tab><Up><Enter>", .choices([3], other: nil)),
      ("pink<Enter><Shift-Tab><Backspace>", none()),
      ("pink<Enter><Shift-Tab>plum<Enter>", none("plum")),
    ] as [Row])
  func `may be another value`(row: Row) throws {
    let form = Self.colours.replacing(#""id""#, with: #""other": true, "id""#)
    #expect(try Self.entered(row.keys, form) == row.entered, "\(row.keys)")
  }

  @Test func `of several may hold another value with blanks`() throws {
    let form = Self.colours.replacing(#""id""#, with: #""other": true, "multiple": true, "id""#)
    #expect(
      try Self.entered("<Space>pale pink<Enter>", form) == .choices([0], other: "pale pink"))
    #expect(
      try Self.entered("pale pink<Enter><Shift-Tab><Space>", form) == .choices([], other: nil))
  }

  @Test(
    arguments: ["", "<Tab>", "<Shift-Tab>", "<Down>"],
    ["", #""other": true,"#, #""multiple": true,"#, #""required": true,"#])
  func `is not left or sent without what was typed for`(way: String, kind: String) throws {
    let form = Self.colours.replacing(#""id""#, with: kind + #""id""#)
    var play = Play(try Form(parsing: form), in: Size(columns: 60, rows: 20))
    #expect(play.type(try KeyScript("blu\(way)<Ctrl-S>")) == .stay)
    #expect(play.frame.description.contains("is not taken yet"))
    guard case .done(let answers) = play.type(try KeyScript("<Home><Enter><Ctrl-S>")) else {
      Issue.record("not sent: \(play.frame)")
      return
    }
    let value = JSONValue.string("#00f")
    #expect(answers.members.first?.value == (kind.contains("mult") ? .array([value]) : value))
  }

  @Test(arguments: ["<Enter>", "<Ctrl-S>"])
  func `that nothing fits is refused until it is taken back`(way: String) throws {
    var play = Play(try Form(parsing: Self.colours), in: Size(columns: 60, rows: 20))
    #expect(play.type(try KeyScript("gray" + way)) == .stay)
    #expect(play.frame.description.contains("No option has that in it"))
    #expect(play.type(try KeyScript("<Backspace*2>" + way)) == .stay)
    #expect(!play.frame.description.contains("No option has that in it"))
    #expect(play.type(try KeyScript("<Ctrl-U><Ctrl-S>")) != .stay)
  }

  @Test func `gives up at ctrl-d only where nothing is chosen or typed`() throws {
    func step(_ keys: String) throws -> Step {
      var play = Play(try Form(parsing: Self.colours), in: Size(columns: 60, rows: 20))
      return play.type(try KeyScript(keys))
    }
    #expect(try step("<Ctrl-D>") == .gaveUp)
    #expect(try step("x<Ctrl-D>") == .stay)
    #expect(try step("x<Ctrl-A><Ctrl-D>") == .stay)
    // A held key that emptied the filter is no wish to leave.
    #expect(try step("x<Ctrl-A><Ctrl-D><Ctrl-D>") == .stay)
    #expect(try step("<Enter><Shift-Tab><Ctrl-D>") == .stay)
  }

  @Test(
    arguments: [
      ("", [0, 1, 2, 3, 4]), ("s", [3, 4, 0, 1]), ("S", [3, 4, 0, 1]),
      ("st", [4, 0, 1]), ("österreich", [0]), ("OSTER", [0]), ("oster", [0]), ("ö", [0, 1, 2]),
      ("e\u{301}", [1, 0, 2, 4]), ("cote d", [2]), ("  cote   d ", [2]), ("us", [4]), ("zz", []),
      ("east", [1]), ("rth ", [1]), ("salvador el", []),
    ] as [(String, [Int])])
  func `is found by what is typed, word starts first`(typed: String, found: [Int]) {
    let labels = ["Österreich", "North-east coast", "Côte d’Ivoire", "Spain", "States"]
    let choices = Choices(
      options: labels.enumerated().map {
        ChoiceOption(value: .string($0.offset == 4 ? "us" : $0.element), label: $0.element)
      })
    let matches = OptionIndex(choices).matches(typed)
    if typed.isEmpty {
      #expect(matches.sorted() == found)
    } else {
      #expect(matches == found, "\(typed)")
    }
  }

  private static let colours = #"""
    {"fields": [{"id": "colour", "type": "select", "options": [{"label": "Red", "value": "#f00"},
      {"label": "Green", "value": "#0f0"}, {"label": "Blue", "value": "#00f"},
      {"label": "Light blue", "value": "#88f"}]}, {"label": "next"}]}
    """#

  private static func entered(_ keys: String, _ form: String) throws -> Entered {
    var play = Play(try Form(parsing: form), in: Size(columns: 60, rows: 20))
    _ = play.type(try KeyScript(keys))
    return play.session.entries[0].prompt.entered
  }
}
