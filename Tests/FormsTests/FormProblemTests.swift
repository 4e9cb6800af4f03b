import Forms
import JSON
import Support
import Testing

/// A form file with one fault at `‸`, and the exact sentence for it.
let formFaults: [(form: String, sentence: String)] = [
  (#"‸[]"#, #"a form is an object with "fields", not an array"#),
  (#"‸{}"#, #"a form needs "fields", an array of the fields in asking order"#),
  (#"{"fields": ‸[]}"#, #""fields" is empty; a form asks at least one field"#),
  (#"{"fields": ‸{}}"#, #""fields" must be an array of fields, not an object"#),
  (#"{"fields": [‸"Name"]}"#, "a field is an object, not a string"),
  (
    #"{‸"titel": "x", "fields": [{"id": "a"}]}"#,
    #"unknown key "titel" in a form; did you mean "title"?"#
  ),
  (
    #"{‸"pages": 1, "fields": [{"id": "a"}]}"#,
    #"unknown key "pages" in a form; known: title, description, fields, color, nested, draft"#
  ),
  (
    #"{"fields": [{"id": "a", ‸"placholder": "x"}]}"#,
    #"unknown key "placholder" in a field; did you mean "placeholder"?"#
  ),
  (
    #"{"fields": [{"id": "a", "multiline": {‸"row": 1}}]}"#,
    #"unknown key "row" in "multiline"; did you mean "rows"?"#
  ),
  (
    #"{"fields": [{"id": "a", "validation": {‸"maxlength": 1}}]}"#,
    #"unknown key "maxlength" in "validation"; did you mean "maxLength"?"#
  ),
  (#"{"title": ‸1, "fields": [{"id": "a"}]}"#, #""title" must be a string, not a number"#),
  (#"{"draft": ‸"no", "fields": [{"id": "a"}]}"#, #""draft" must be true or false, not a string"#),
  (#"{"fields": [{"id": ‸7}, {"id": "b"}]}"#, #""id" must be a string, not a number"#),
  (#"{"fields": [{"id": ‸""}]}"#, #""id" is empty; leave it out to have it made from the label"#),
  (#"{"fields": [{"id": ‸"a\u0007"}]}"#, #""id" holds a control character"#),
  (#"{"fields": [‸{"required": true}]}"#, #"a field needs an "id" or a "label""#),
  (#"{"fields": [‸{"label": ""}]}"#, #"a field needs an "id" or a "label""#),
  (
    "{\"fields\": [\n{\"id\": \"a\"},\n{\"id\": ‸\"a\"}]}",
    #"the id "a" is taken: it stands first on line 2"#
  ),
  (
    #"{"fields": [{"id": "a", "type": ‸"txt"}]}"#, #"unknown type "txt"; did you mean "text"?"#
  ),
  (
    #"{"fields": [{"type": "note", ‸"required": true}]}"#,
    #""required" has no meaning here: a note asks nothing"#
  ),
  (
    #"{"color": ‸"magneta", "fields": [{"id": "a"}]}"#,
    #"unknown colour "magneta"; did you mean "magenta"?"#
  ),
  (
    #"{"fields": [{"id": "a", "color": ‸300}]}"#,
    #"unknown colour "300"; a colour is a name such as grey or bright-red, a number from 0 to 255, "#
      + "or #rrggbb"
  ),
  (
    #"{"fields": [{"id": "a", "color": ‸true}]}"#,
    ##""color" must be a colour's name, a number from 0 to 255 or "#rrggbb", not a boolean"##
  ),
  (
    #"{"fields": [{"id": "a", "placeholderHides": ‸"never"}]}"#,
    #""never" is no value of "placeholderHides"; known: typing, focus"#
  ),
  (
    #"{"fields": [{"id": "a", "multiline": {"enter": ‸"nxt"}}]}"#,
    #""nxt" is no value of "enter"; did you mean "next"?"#
  ),
  (
    #"{"fields": [{"id": "a", "multiline": ‸3}]}"#,
    #""multiline" must be true, false or an object such as {"rows": 3}, not a number"#
  ),
  (
    #"{"fields": [{"id": "a", "multiline": {"rows": ‸0}}]}"#,
    #""rows" must be a whole number, 1 or more, not 0"#
  ),
  (
    #"{"fields": [{"id": "a", "multiline": {"rows": ‸2.5}}]}"#,
    #""rows" must be a whole number, 1 or more, not 2.5"#
  ),
  (
    #"{"fields": [{"id": "a", "multiline": {"rows": 5, "maxRows": ‸4}}]}"#,
    #""maxRows" (4) must not be under "rows" (5)"#
  ),
  (
    #"{"fields": [{"id": "a", "validation": {"minLength": ‸-1}}]}"#,
    #""minLength" must be a whole number, 0 or more, not -1"#
  ),
  (
    #"{"fields": [{"id": "a", "validation": {"minLength": ‸"1"}}]}"#,
    #""minLength" must be a whole number, not a string"#
  ),
  (
    #"{"fields": [{"id": "a", "validation": {"minLength": ‸5, "maxLength": 4}}]}"#,
    #"no text can keep this: "minLength" (5) is over "maxLength" (4)"#
  ),
  (
    #"{"fields": [{"id": "a", "validation": [{"maxLength": 4}, {"minLength": ‸5}]}]}"#,
    #"no text can keep this: "minLength" (5) is over "maxLength" (4)"#
  ),
  (
    #"{"fields": [{"id": "a", "validation": {‸"message": "x"}}]}"#,
    #""message" stands alone; it needs a rule beside it, such as "minLength""#
  ),
  (
    #"{"fields": [{"id": "a", "validation": ‸"x"}]}"#,
    #""validation" must be an object or an array of objects, not a string"#
  ),
  (
    #"{"fields": [{"id": "a", "default": ‸"a\nb"}]}"#,
    #""default" breaks a rule of its own field: "#
      + "This takes one line; a line break cannot be part of it."
  ),
  (
    #"{"fields": [{"id": "a", "default": ‸"abc", "validation": {"maxLength": 2}}]}"#,
    #""default" breaks a rule of its own field: At most 2 characters, please: 1 too many."#
  ),
  (#"{"fields": [{"id": "a", "default": ‸3}]}"#, #""default" must be a string, not a number"#),
]

@Suite struct `form problems` {
  @Test(arguments: formFaults)
  func `a fault is told at its place in one exact sentence`(
    form: String, sentence: String
  ) throws {
    try expectProblem(form, sentence)
  }

  @Test func `all faults are told at once, in the order of the file`() throws {
    let marked = MarkedText(
      """
      {"title": ‸3, "fields": [{"id": "a", "type": ‸"selct", ‸"requird": true},
        ‸{"required": ‸"yes"}, {"id": ‸"", "color": ‸"rde"}, ‸null]}
      """)
    let document = try JSONDocument(parsing: marked.bytes)
    let error = try #require(throws: FormError.self) {
      try FormReader.form(from: document.root)
    }
    #expect(error.problems.map { $0.byte(in: SourceText(marked.bytes)) } == marked.places)
  }

  @Test(arguments: [
    ("requird", "required"), ("REQUIRED", "required"), ("lable", "label"), ("idd", "id"),
    ("placeholer", "placeholder"), ("quite else", nil), ("", nil), ("x", nil),
  ])
  func `a near word is suggested and a far one is not`(word: String, near: String?) {
    #expect(suggestion(for: word, among: ["id", "label", "placeholder", "required"]) == near)
  }
}
