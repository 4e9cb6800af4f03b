import Forms
import JSON
import Support
import Testing

@Suite struct `form reader` {
  @Test func `a field without keys beside its label is a line of optional text`() throws {
    let field = try field(#"{"label": "Your name"}"#)
    #expect(field.id == "your_name")
    #expect(field.label == Template("Your name"))
    #expect(field.multiline == nil)
    #expect(!field.isRequired)
    #expect(field.placeholder == nil)
    #expect(field.placeholderColor == nil)
    #expect(field.placeholderHides == .typing)
    #expect(field.defaultEntered == nil)
  }

  @Test func `every key of a text field is read`() throws {
    let form = try form(
      """
      {
        "$schema": "x", "$comment": "y", "x-mine": [1],
        "title": "T", "description": "D", "color": "red", "draft": false, "nested": false,
        "fields": [
          {
            "id": "notes", "type": "text", "label": "L", "description": "Help\\r\\nhere",
            "placeholder": "one\\ntwo\\n", "color": "#0a0B0c", "placeholderHides": "focus",
            "multiline": {"rows": 4, "maxRows": 6, "enter": "next", "language": "shell"},
            "default": "ab", "required": true,
            "validation": [{"minLength": 1}, {"maxLength": 9, "message": "short"}],
            "multiple": false, "other": false, "secret": false, "x-more": null
          },
          {"label": "plain"}
        ]
      }
      """)
    #expect(form.title == "T")
    #expect(form.description == "D")
    #expect(!form.keepsDraft)
    let field = form.fields[0]
    #expect(field.id == "notes")
    #expect(field.description == Template("Help\nhere"))
    #expect(field.placeholder == Template("one\ntwo"))
    #expect(field.placeholderColor == .rgb(red: 10, green: 11, blue: 12))
    #expect(field.placeholderHides == .focus)
    #expect(field.multiline?.rows == 4)
    #expect(field.multiline?.maxRows == 6)
    #expect(field.multiline?.enter == .next)
    #expect(field.multiline?.language == "shell")
    #expect(field.defaultEntered == .text("ab"))
    #expect(field.isRequired)
    #expect(field.rules.map(\.minLength) == [1, nil])
    #expect(field.rules.map(\.maxLength) == [nil, 9])
    #expect(field.rules.map(\.message) == [nil, "short"])
    #expect(form.fields[1].placeholderColor == .named(1), "the form's colour holds for all fields")
  }

  @Test(arguments: [
    (#"true"#, 3, 10), (#"{}"#, 3, 10), (#"{"rows": 5}"#, 5, 10), (#"{"rows": 20}"#, 20, 20),
    (#"{"maxRows": 2}"#, 2, 2), (#"{"rows": 2, "maxRows": 2}"#, 2, 2),
  ])
  func `multi-line settings have their defaults`(json: String, rows: Int, maxRows: Int) throws {
    let multiline = try #require(try field(#"{"id": "a", "multiline": \#(json)}"#).multiline)
    #expect(multiline.rows == rows)
    #expect(multiline.maxRows == maxRows)
  }

  @Test func `a note needs no name and takes no id from a field`() throws {
    let form = try form(
      #"{"fields": [{"type": "note"}, {"type": "note", "label": "Name"}, {"label": "Name"}]}"#)
    #expect(form.fields.map(\.id) == ["", "", "name"])
    #expect(form.fields.map(\.isAsked) == [false, false, true])
  }

  @Test func `one placeholder newline is dropped and no more`() throws {
    for (written, read) in [
      ("a\\n", "a"), ("a\\n\\n", "a\n"), ("a\\r\\n", "a"), ("\\n", ""), ("a", "a"),
    ] {
      let field = try field(#"{"id": "a", "placeholder": "\#(written)"}"#)
      #expect(field.placeholder == Template(read))
    }
  }
}

@Suite struct `derived ids` {
  @Test(arguments: [
    ("Your name", "your_name"), ("  What's up?  ", "what_s_up"), ("E-mail", "e_mail"),
    ("Straße 12", "straße_12"), ("お名前", "お名前"), ("नमस्ते दुनिया", "नमस्ते_दुनिया"),
    ("٣ أشياء", "٣_أشياء"), ("cafe\u{301}", "cafe\u{301}"), ("?!", "field"), ("👩‍👩‍👧", "field"),
    ("Two\nlines", "two_lines"), ("✔️ Done? ❤️", "done"),
  ])
  func `an id is the label's letters, marks and digits`(label: String, id: String) throws {
    let json = JSONWriter(.oneLine).bytes(
      of: .object([JSONMember(name: "label", value: .string(label))]))
    let derived = try field(String(decoding: json, as: UTF8.self)).id
    #expect(Array(derived.utf8) == Array(id.utf8))
  }

  @Test func `ids that are written out go first, whatever the order`() throws {
    let form = try form(
      """
      {"fields": [{"label": "A"}, {"label": "a"}, {"label": "a!"}, {"id": "a"}, {"id": "a_3"}]}
      """)
    #expect(form.fields.map(\.id) == ["a_2", "a_4", "a_5", "a", "a_3"])
  }
}

@Suite struct `templates` {
  let earlier: [[UInt8]: Int] = [Array("name".utf8): 0, Array("größe".utf8): 1]

  @Test(arguments: [
    ("Hello {{name}}!", "Hello <0>!"), ("{{ name }}", "<0>"), ("{{größe}}{{name}}", "<1><0>"),
    ("{{other}}", "{{other}}"), ("{{{{name}}", "{{name}}"), ("{{{{{{name}}", "{{<0>"),
    ("{{{name}}}", "{<0>}"), ("{{name", "{{name"), ("{{name}", "{{name}"), ("}}", "}}"),
    ("{{}}", "{{}}"), ("", ""), ("{", "{"),
  ])
  func `only ids of earlier fields are replaced`(source: String, shown: String) {
    let template = Template(source) { earlier[$0] }
    #expect(template.text { "<\($0)>" } == shown)
    #expect(template.isLive == shown.contains("<"))
  }

  @Test func `a label sees earlier fields only`() throws {
    let form = try form(
      #"{"fields": [{"id": "a", "label": "{{b}}"}, {"id": "b", "label": "{{a}}{{b}}"}]}"#)
    #expect(form.fields[0].label.text { _ in "!" } == "{{b}}")
    #expect(form.fields[1].label.text { _ in "!" } == "!{{b}}")
  }
}

@Suite struct `colours` {
  @Test(arguments: [
    ("grey", Color.named(8)), ("gray", .named(8)), ("black", .named(0)), ("white", .named(7)),
    ("bright-black", .named(8)), ("bright-white", .named(15)), ("0", .palette(0)),
    ("255", .palette(255)), ("#FFffff", .rgb(red: 255, green: 255, blue: 255)),
  ])
  func `a colour is a name, a number or six hexadecimal digits`(name: String, color: Color) {
    #expect(Color(name: name) == color)
  }

  @Test(arguments: ["", "256", "-1", "+5", "#fff", "#+12345", "bright-grey", "Grey", "#ggg000"])
  func `nothing else is a colour`(name: String) {
    #expect(Color(name: name) == nil)
  }
}
