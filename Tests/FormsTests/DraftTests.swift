// Drafts: what they hold, what comes back of them, and what never goes in.

import Forms
import JSON
import Support
import Testing

@Suite struct `a draft` {
  private static let kinds = #"""
    {"fields": [
      {"id": "name"}, {"id": "age", "type": "integer"}, {"id": "key", "secret": true},
      {"id": "ok", "type": "boolean"},
      {"id": "size", "type": "select", "options": ["S", 2, true], "other": true},
      {"id": "some", "type": "select", "multiple": true, "options": ["a", "b", "c"]},
      {"id": "text", "multiline": true}, {"type": "note", "label": "x"}
    ]}
    """#

  private static func draft(_ entered: [(Int, Entered)], of form: Form) -> Draft {
    var draft = Draft(of: "/f.json", content: 255)
    for (index, entered) in entered { draft.append(entered, for: form.fields[index]) }
    return draft
  }

  @Test func `is JSON that a person can read`() throws {
    let form = try form(Self.kinds)
    var draft = Self.draft(
      [
        (0, .text("Ada")), (1, .text("3x")), (2, .text("s3cret")), (3, .truth(nil)),
        (4, .choices([], other: "XL")), (5, .choices([0, 2], other: nil)), (6, .text("")),
      ], of: form)
    draft.focus = "age"
    #expect(
      String(decoding: draft.bytes, as: UTF8.self) == #"""
        {
          "version": 1,
          "form": "/f.json",
          "content": "ff",
          "focus": "age",
          "entered": {
            "name": "Ada",
            "age": "3x",
            "ok": null,
            "size": {
              "chosen": [],
              "typed": "XL"
            },
            "some": {
              "chosen": [
                "a",
                "c"
              ]
            },
            "text": ""
          }
        }

        """#)
  }

  @Test func `comes back as it was`() throws {
    let form = try form(Self.kinds)
    let entered: [(Int, Entered)] = [
      (0, .text(" Ada\t")), (1, .text("3x")), (3, .truth(false)), (4, .choices([1], other: nil)),
      (5, .choices([1, 2], other: nil)), (6, .text("one\n\ntwo\n")),
    ]
    let draft = try #require(Draft(Self.draft(entered, of: form).bytes))
    var state = FormState(form: form)
    #expect(state.restore(draft) == DraftRestoration(count: entered.count))
    for (index, entered) in entered { #expect(state.entered[index] == entered) }
  }

  @Test func `never holds a secret, and gives nothing to a field that became one`() throws {
    let open = try form(#"{"fields": [{"id": "key"}]}"#)
    let secret = try form(#"{"fields": [{"id": "key", "secret": true}]}"#)
    #expect(Self.draft([(0, .text("s3cret"))], of: secret).isEmpty)
    var state = FormState(form: secret)
    let restoration = state.restore(Self.draft([(0, .text("s3cret"))], of: open))
    #expect(restoration == DraftRestoration(secrets: 1), "it is not even kept")
    #expect(state.entered[0] == .text(""))
  }

  @Test(arguments: [
    #"{"id": "b"}"#, #"{"id": "a", "type": "boolean"}"#,
    #"{"id": "a", "type": "select", "options": ["x"]}"#, #"{"id": "a", "type": "note"}"#,
  ])
  func `keeps what the changed form has no place for`(field: String) throws {
    let before = try form(#"{"fields": [{"id": "a"}]}"#)
    let draft = Self.draft([(0, .text("long words"))], of: before)
    var state = FormState(form: try form(#"{"fields": [\#(field), {"id": "z"}]}"#))
    let restoration = state.restore(draft)
    #expect(restoration == DraftRestoration(unplaced: draft.entries))
    var next = Draft(of: "/f.json", content: 1)
    next.append(unplaced: restoration.unplaced)
    #expect(next.entries == draft.entries)
  }

  @Test(arguments: [("text", 2, "one two "), ("email", 2, "one two "), ("date", 2, "one two ")])
  func `gives several lines to a field of one line, with spaces`(
    type: String, breaks: Int, text: String
  ) throws {
    let before = try form(#"{"fields": [{"id": "a", "multiline": true}]}"#)
    let draft = Self.draft([(0, .text("one\ntwo\n"))], of: before)
    var state = FormState(form: try form(#"{"fields": [{"id": "a", "type": "\#(type)"}]}"#))
    let restoration = state.restore(draft)
    #expect(restoration == DraftRestoration(count: 1, lineBreaksMadeSpaces: breaks))
    #expect(state.entered == [.text(text)])
  }

  @Test func `gives nothing that the field could not have got by keys`() throws {
    let form = try form(
      #"{"fields": [{"id": "a"}, {"id": "c", "type": "select", "options": ["x"], "other": true}]}"#)
    let draft = try #require(
      Draft(
        Array(
          #"""
          {"version": 1, "form": "f", "content": "0", "entered": {
            "a": "\u001B[2J", "c": {"chosen": [], "typed": "\u0007"}
          }}
          """#.utf8)))
    var state = FormState(form: form)
    #expect(state.restore(draft).unplaced.count == 2)
    #expect(state.entered == [.text(""), .choices([], other: nil)])
  }

  @Test func `takes no place of what is known`() throws {
    let form = try form(#"{"fields": [{"id": "a"}, {"id": "b"}]}"#)
    var known = KnownAnswers(of: form)
    #expect(known.take(text: "known", for: 0) == nil)
    var state = FormState(form: form, known: known)
    _ = state.restore(Self.draft([(0, .text("old")), (1, .text("typed"))], of: form))
    #expect(state.entered == [.text("known"), .text("typed")])
  }

  @Test(arguments: [
    "", "{}", "null", "{", #"{"version": 2, "form": "f", "content": "0", "entered": {}}"#,
    #"{"version": 1, "form": "f", "content": "x", "entered": {}}"#,
    #"{"version": 1, "form": "f", "content": "0", "entered": []}"#, "\u{0}\u{FF}",
  ])
  func `in a file that is none is passed over`(text: String) {
    #expect(Draft(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    (-5, "just now"), (0, "just now"), (59, "just now"), (60, "1 minute ago"),
    (3599, "59 minutes ago"), (7200, "2 hours ago"), (86_400, "1 day ago"),
    (30 * 86_400, "30 days ago"),
  ])
  func `has an age in words`(seconds: Int, words: String) {
    #expect(ago(seconds) == words)
  }
}
