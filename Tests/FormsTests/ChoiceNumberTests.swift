// Options by their place in a list: when that can be, and what a number means then.

import Forms
import Testing

@Suite struct `numbers of options` {
  @Test(arguments: [
    (#"["low", "high"]"#, true), (#"[1, 2, 3]"#, true), (#"["1", "2"]"#, true),
    (#"[3, 2, 1]"#, false), (#"["a", 1]"#, false), (#"["a", "1.0"]"#, false),
    (#"["a", 1e0]"#, false),
    (#"["1", 1]"#, false), (#"[2026, 2027]"#, true), (#"[0, -1, 2.5]"#, true),
    (#"[{"value": "a", "label": "2"}, "b"]"#, false),
    (#"[{"value": "a", "label": " 2 "}, "b"]"#, false),
    (#"["1st", "2 of them", "infinity", "nan", "3"]"#, false), (#"["", "nan", "inf"]"#, true),
  ])
  func `are there where none can be mistaken for a name`(options: String, isNumbered: Bool) throws {
    let field = try field(#"{"id": "a", "type": "select", "options": \#(options)}"#)
    #expect(field.choices?.canBeNumbered == isNumbered)
  }

  @Test(
    arguments: [
      ("1", [0]), (" 2 ", [1]), ("02", [1]), ("low", [0]), ("Low one", [0]), ("", []), ("0", nil),
      ("4", nil), ("+1", nil), ("1.0", nil), ("１", nil), ("99999999999999999999", nil),
      ("1,2", nil),
    ] as [(String, [Int]?)])
  func `mean the option in that place`(text: String, chosen: [Int]?) throws {
    let field = try field(Self.form(""))
    #expect(
      (try? field.entered(fromLine: text, isNumbered: true))
        == chosen.map { .choices($0, other: nil) })
  }

  @Test(
    arguments: [
      ("1", [0]), ("3,1", [0, 2]), ("1, mid", [0, 1]), ("low, 3", [0, 2]),
      (#"["low", "mid"]"#, [0, 1]),
      ("1,1", nil), ("1,low", nil), ("1,", nil), ("1 2", nil), ("4", nil),
    ] as [(String, [Int]?)])
  func `are separated by commas, names among them`(text: String, chosen: [Int]?) throws {
    let field = try field(Self.form(#", "multiple": true"#))
    #expect(
      (try? field.entered(fromLine: text, isNumbered: true))
        == chosen.map { .choices($0, other: nil) })
  }

  private static func form(_ more: String) -> String {
    #"{"id": "a", "type": "select", "options": [{"value": "low", "label": "Low one"}, "mid", "high"]\#(more)}"#
  }
}
