// What is typed must not run: cookiecutter takes its configuration for templates of Jinja, so Jinja is asked what
// becomes of the answers.

import Forms
import JSON
import Support
import Testing

@testable import Dialects

@Suite struct `a configuration file for cookiecutter` {
  private static let seed: UInt64 = 0x1CE_C0DE

  private static let hostile = [
    #"{{ cycler.__init__.__globals__.os.popen("echo ran").read() }}"#,
    "Templates with {{ braces }}",
    "100% {%", "{# no comment #}", "{", "{{", "{{{", "{{{{ '{{' }}}}", "a {", "{\n", "\n", "a\n\n",
    "{% raw %}{{ x }}{% endraw %}", "{%- x -%}", "{{'{{'}}", "{{ '{' }}{ x }}", "{\u{2028}{",
    "}} %} #}",
    "it's \\ {{ 'x\\'' }}", "#!x\n# y\n  # {{", "% {", "%% x", "[[ x ]] [", "<%= x %> <",
    "\u{FFFF}{{",
    "{\u{FE0F}{", "{{\u{301}", " {{ ", "{{ '\\u007b' }}", "é {{", "## \n #", "{ {", "{'{'}",
  ]

  private static let pieces = [
    "{", "{", "{{", "}}", "%", "#", "'", "\\", "\n", " ", "a", "é", "[", "<", "<%", "\u{2028}",
    "- ", "{{ '", "' }}",
    "\\n", "u007b",
  ]

  /// Jinja's own marks, and those that templates set themselves.
  static let settings = [
    "{}",
    ###"{"line_statement_prefix": "%", "line_comment_prefix": "##", "trim_blocks": true, "lstrip_blocks": true}"###,
    ##"{"variable_start_string": "[[", "variable_end_string": "]]", "comment_start_string": "#<", "comment_end_string": ">#"}"##,
    #"{"block_start_string": "<%", "block_end_string": "%>", "variable_start_string": "<%=", "variable_end_string": "%>"}"#,
    ##"{"line_statement_prefix": "#", "newline_sequence": "\r\n", "autoescape": true}"##,
  ]

  /// Two texts and an object, with what is typed in them.
  private static func filled(_ text: String, settings: String) throws -> Answers {
    let translated = try Translated(
      #"{"a": "x\ny", "b": "{% x %}\n", "o": {"k": "v"}, "_jinja2_env_vars": "# + settings + "}",
      by: CookiecutterForm.translate)
    var state = FormState(form: try translated.form)
    let object = JSONValue.object([
      JSONMember(name: text, value: .array([.string(text), .number("1")])),
      JSONMember(name: "k", value: .string("\r" + text)),
    ])
    state.set(.text(text), for: 0)
    state.set(.text(text), for: 1)
    state.set(.text(oneLine(object)), for: 2)
    return try state.answers()
  }

  @Test(arguments: settings) func `comes to what was typed`(settings: String) throws {
    var generator = SeededGenerator(seed: Self.seed)
    let random = (0..<500).map { _ in
      (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    let answers = try (Self.hostile + random).map { try Self.filled($0, settings: settings) }
    let contexts = try JinjaOracle.contexts(
      of: answers.map(\.value), settings: JSONDocument(parsing: Array(settings.utf8)).root.value)
    for (answer, context) in zip(answers, contexts) {
      let typed = JSONValue.object(
        answer.members.map { member in
          JSONMember(name: member.name, value: member.value == .null ? .string("") : member.value)
        })
      // All that is no text is made one.
      let expected = oneLine(typed).replacing(",1]", with: #","1"]"#)
      #expect(oneLine(context) == expected, "\(oneLine(answer.value))")
    }
  }

  @Test(arguments: settings) func `is read again as it was typed`(settings: String) throws {
    for text in Self.hostile {
      let answers = try Self.filled(text, settings: settings)
      let translated = try Translated(
        #"{"a": "x\ny", "b": "{% x %}\n", "o": {"k": "v"}, "_jinja2_env_vars": "# + settings + "}",
        by: CookiecutterForm.translate)
      var known = KnownAnswers(of: try translated.form)
      let written = JSONWriter(.oneLine).bytes(of: answers.value)
      #expect(known.take(try JSONDocument(parsing: written).root) == [])
      let again = try FormState(form: known.form, filledIn: known).answers()
      #expect(again == answers)
    }
  }

  /// What is typed in a text, and what is written of it.
  @Test(arguments: [
    ("{{ x }}", "{{ '{' }}{ x }}"), ("a {% b", "a {{ '{' }}% b"), ("{{{", "{{ '{{' }}{"),
    ("{ x }", "{ x }"), ("a\n", "a{{ '\\n' }}"), ("{\n", "{{ '{\\n' }}"), ("a\nb", "a\nb"),
    ("it's", "it's"),
    // The text of the template itself, which nobody typed.
    ("{% x %}\n", "{% x %}\n"), ("{% x %}", "{{ '{' }}% x %}"),
  ])
  func `says by a quoted string what would be code`(text: String, written: String) throws {
    let context = try Self.filled(text, settings: "{}").value.member("default_context")
    #expect(context?.member("b") == .string(written))
  }

  @Test func `leaves to cookiecutter what the template leaves to it`() throws {
    let translated = try Translated(
      #"""
      {"a": "{% now 'utc' %}", "b": "{{ cookiecutter.a }}!", "c": ["{{ cookiecutter.b }}", "{{ x }}"],
       "d": "{{ cookiecutter.c }}", "e": {"{{ cookiecutter.a }}": ["{{ cookiecutter.b }}"], "f": "g"},
       "_x": "{{ y }}", "h": "{{ cookiecutter._x }}"}
      """#, by: CookiecutterForm.translate)
    #expect(
      try translated.written("{}")
        == #"{"default_context":{"a":"{% now 'utc' %}","b":"{{ cookiecutter.a }}!","c":"{{ cookiecutter.b }}","d":"{{ cookiecutter.c }}","e":{"{{ cookiecutter.a }}":["{{ cookiecutter.b }}"],"f":"g"},"h":"{{ '{' }}{ y }}"}}"#
    )
    #expect(
      try translated.written(
        #"{"a": "{% now %}", "c": "{{ x }}", "e": {"{{ cookiecutter.a }}": "{{ x }}", "{{ y }}": 1}}"#
      )
        == #"{"default_context":{"a":"{{ '{' }}% now %}","b":"{{ cookiecutter.a }}!","c":"{{ x }}","d":"{{ cookiecutter.c }}","e":{"{{ cookiecutter.a }}":"{{ '{' }}{ x }}","{{ '{' }}{ y }}":1},"h":"{{ '{' }}{ y }}"}}"#
    )
    #expect(
      translated.warnings == [
        #"1:8: "{%" is a statement of Jinja; the default is this text, which cookiecutter fills in itself"#,
        #"1:35: "a" is no text that a default could follow; the default is this text, which cookiecutter fills in itself"#,
        "1:62: this option is a template, which cookiecutter fills in itself",
        "1:86: this option is a template, which cookiecutter fills in itself",
        #"2:11: "c" is no text that a default could follow; the default is this text, which cookiecutter fills in itself"#,
        "2:36: cookiecutter fills in the templates in this object itself",
      ])
  }
}

extension JSONValue {
  fileprivate func member(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
