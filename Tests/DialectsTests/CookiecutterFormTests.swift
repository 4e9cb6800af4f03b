// cookiecutter.json. Shaped after public files, with other words:
//
//   cookiecutter/cookiecutter-django, cookiecutter.json          audreyfeldroy/cookiecutter-pypackage, cookiecutter.json
//   drivendataorg/cookiecutter-data-science, ccds.json           plone/cookieplone-templates, templates/projects/classic/cookiecutter.json
//   nautobot/cookiecutter-nautobot-app, nautobot-app/cookiecutter.json
//   openedx/edx-cookiecutters, python-template/cookiecutter.json scientific-python/cookie, cookiecutter.json
//   ionelmc/cookiecutter-pylibrary, cookiecutter.json            aws/aws-sam-cli-app-templates, al2/go/event-bridge-schema/cookiecutter.json
//   best-practice-and-impact/govcookiecutter, cookiecutter.json  doublej/cookiecutter-templates, swift/macos/cookiecutter.json

import Forms
import JSON
import Testing

@testable import Dialects

@Suite struct `cookiecutter forms` {
  private static let site = #"""
    {
      "title": "My site",
      "slug": "{{ cookiecutter.title | slugify }}",
      "host": "{{ cookiecutter.slug }}.example.org",
      "package": "{{cookiecutter.slug.replace('-', '_').lower()}}",
      "__shout": "{{ cookiecutter.title|upper }}!",
      "_quiet": "Hush ",
      "motto": "{{ cookiecutter['__shout'] }} {{ cookiecutter._quiet|trim }}",
      "language": ["en", "pt-br", "nl"],
      "cache": ["1", "0"],
      "docs": true,
      "python": 3.12,
      "nothing": null,
      "options": { "depth": 2, "names": ["a"] },
      "year": "{% now 'utc', '%Y' %}",
      "storage": [{ "none": "none" }, { "cloud": { "bucket": "b" } }],
      "_extensions": ["x.y"],
      "__prompts__": {
        "title": "What is it called?",
        "language": { "__prompt__": "Language", "en": "English", "pt-br": "Português (Brasil)" },
        "cache": { "1": "Yes", "0": "No" },
        "gone": "Never asked"
      }
    }
    """#

  @Test func `keep order, prompts, choices and templates`() throws {
    let translated = try Translated(Self.site, by: CookiecutterForm.translate)
    #expect(
      translated.fields == [
        #"{"id":"title","label":"What is it called?","x-answer":{"empty":""},"default":"My site"}"#,
        #"{"id":"slug","label":"slug","x-answer":{"empty":""},"defaultTemplate":"{{ title | slugify }}"}"#,
        #"{"id":"host","label":"host","x-answer":{"empty":""},"defaultTemplate":"{{ slug }}.example.org"}"#,
        #"{"id":"package","label":"package","x-answer":{"empty":""},"defaultTemplate":"{{ slug | replace('-', '_') | lower }}"}"#,
        #"{"id":"motto","label":"motto","x-answer":{"empty":""},"defaultTemplate":"{{ title | upper }}! Hush"}"#,
        #"{"id":"language","type":"select","label":"Language","options":[{"value":"en","label":"English"},{"value":"pt-br","label":"Português (Brasil)"},"nl"],"default":"en","required":true}"#,
        #"{"id":"cache","type":"select","label":"cache","options":[{"value":"1","label":"Yes"},{"value":"0","label":"No"}],"default":"1","required":true}"#,
        #"{"id":"docs","type":"boolean","label":"docs","default":true,"required":true}"#,
        #"{"id":"python","label":"python","x-answer":{"empty":""},"default":"3.12"}"#,
        #"{"id":"nothing","label":"nothing"}"#,
        #"{"id":"options","label":"options","multiline":{"language":"json"},"x-answer":{"as":"object","empty":{}},"default":{"depth":2,"names":["a"]}}"#,
        #"{"id":"year","label":"year","x-answer":{"empty":""},"x-template":["{% now 'utc', '%Y' %}"],"default":"{% now 'utc', '%Y' %}"}"#,
      ])
    #expect(
      translated.warnings == [
        "3:11: cookiecutter's slugify spells letters beyond Latin in Latin ones; here they stay as they are",
        #"15:12: "{%" is a statement of Jinja; the default is this text, which cookiecutter fills in itself"#,
        #"16:14: "storage" has no options; it is not asked"#,
        "16:15: an option cannot be an object; it is left out",
        "16:35: an option cannot be an object; it is left out",
        #"22:5: there is no variable "gone" for this prompt"#,
      ])
  }

  @Test func `answer with a config file whose defaults follow earlier answers`() throws {
    let translated = try Translated(Self.site, by: CookiecutterForm.translate)
    #expect(
      try translated.written(#"{"title": "Käse & Brot", "nothing": "", "options": {"depth": 1.0}}"#)
        == #"{"default_context":{"title":"Käse & Brot","slug":"kase-brot","host":"kase-brot.example.org","package":"kase_brot","motto":"KÄSE & BROT! Hush","language":"en","cache":"1","docs":true,"python":"3.12","nothing":null,"options":{"depth":1.0},"year":"{% now 'utc', '%Y' %}"}}"#
    )
    #expect(
      try translated.written(
        #"{"default_context": {"title": "", "options": null, "slug": "typed"}}"#)
        == #"{"default_context":{"title":"","slug":"typed","host":"typed.example.org","package":"typed","motto":"! Hush","language":"en","cache":"1","docs":true,"python":"3.12","nothing":null,"options":{},"year":"{% now 'utc', '%Y' %}"}}"#
    )
    var state = FormState(form: try translated.form)
    state.set(.text("{"), for: 10)
    let error = #expect(throws: RefusedAnswers.self) { try state.answers() }
    #expect(
      error?.refusals[10]?.sentence
        == "A JSON object is needed; line 1, column 2: the object that begins on line 1 is not closed; } is missing."
    )
  }

  /// A template behind a text `a`, a choice `b`, yes or no `c`, and computed `__d`; what becomes of it.
  @Test(arguments: [
    ("{{ cookiecutter.a }}", "{{ a }}"),
    (
      "{{cookiecutter.b|title}} {{ cookiecutter.a.strip().upper() }}",
      "{{ b | title }} {{ a | trim | upper }}"
    ),
    ("{{ cookiecutter.a.title() }}", "{{ a | titleRuns }}"),
    (#"{{ cookiecutter.a | replace("it's", '\\') }}"#, #"{{ a | replace('it\'s', '\\') }}"#),
    ("{{ cookiecutter.a|slugify(separator='_') }}", "{{ a | slugify | replace('-', '_') }}"),
    (
      "{ {{cookiecutter.a}} } {{ cookiecutter.__d|lower }}",
      "{ {{ a }} } {{ b | lower }}-{{ a | upper | lower }}"
    ),
    (
      "{{ cookiecutter.__d|replace('x', 'yz') }}",
      "{{ b | replace('x', 'yz') }}-{{ a | upper | replace('x', 'yz') }}"
    ),
    ("{{ cookiecutter._e|upper }}", "DEFAULT E"),
    ("{", "DEFAULT {"),
    (
      "{{ cookiecutter.a|capitalize }}",
      #"23: "capitalize" is no filter that a default could follow"#
    ),
    (
      "{{ cookiecutter.a|replace('x') }}",
      #"23: "replace" is no filter that a default could follow"#
    ),
    ("{{ cookiecutter.a|replace('x', 1) }}", "38: this argument is no text"),
    ("{{ cookiecutter.a|replace('', '-') }}", #"23: "replace" is followed only with two texts"#),
    (#"{{ cookiecutter.a|replace('\n', '-') }}"#, "35: this argument is no text"),
    ("{{ cookiecutter.a.lower }}", #"23: "lower" is no method that a default could follow"#),
    ("{{ cookiecutter.a|strip }}", #"23: "strip" is no filter that a default could follow"#),
    ("{{ cookiecutter.a[0] }}", "23: this is more than a reference and filters"),
    ("{{ cookiecutter.a + 'x' }}", "24: this is more than a reference and filters"),
    ("{{ cookiecutter.c }}", #"9: "c" is no text that a default could follow"#),
    ("{{ cookiecutter.later }}", #"9: no variable before this is called "later""#),
    ("{{ cookiecutter.__d|slugify }}", "25: this filter goes over a text of several parts"),
    ("{{ random_ascii_string(12) }}", "9: this is no reference to a variable"),
    ("{{ cookiecutter }}", "21: this is no reference to a variable"),
    ("{{ cookiecutter.a", "6: the braces are never closed"),
    ("x {# y #}", #"8: "{#" is a statement of Jinja"#),
  ])
  func `take templates of references and simple filters`(text: String, result: String) throws {
    let value = oneLine(.string(text))
    let translated = try Translated(
      "{\"a\": \"\", \"b\": [\"x\"], \"c\": true, \"__d\": \"{{cookiecutter.b}}-{{ cookiecutter.a.upper() }}\", \"_e\": \"e\",\n\"f\":\(value), \"later\": \"\"}",
      by: CookiecutterForm.translate)
    let field = try #require(translated.translation.root[member: "fields"]?.elements?[3])
    if let warning = translated.warnings.first(where: { !$0.contains("slugify spells") }) {
      let words = "; the default is this text, which cookiecutter fills in itself"
      #expect(warning == "2:" + result + words)
      #expect(field[member: "default"]?.text == text)
    } else if let template = field[member: "defaultTemplate"]?.text {
      #expect(template == result)
    } else {
      #expect("DEFAULT " + (field[member: "default"]?.text ?? "") == result)
    }
    _ = try translated.form
  }

  @Test func `let a choice be empty where the template does`() throws {
    let translated = try Translated(
      #"{"a": ["", "x", "x", "{{ cookiecutter.b }}"]}"#, by: CookiecutterForm.translate)
    #expect(
      translated.fields == [
        #"{"id":"a","type":"select","label":"a","options":["","x","{{ cookiecutter.b }}"],"default":"","x-answer":{"empty":""}}"#
      ])
    #expect(try translated.written(#"{"a": null}"#) == #"{"default_context":{"a":""}}"#)
    #expect(
      translated.warnings == ["1:22: this option is a template, which cookiecutter fills in itself"]
    )
  }

  @Test(arguments: [
    ("[]", "a cookiecutter.json is an object, not an array"),
    (#"{"_a": 1, "__b": "c"}"#, "nothing can be asked of a cookiecutter.json"),
  ])
  func `that are none are an error`(text: String, sentence: String) {
    let error = #expect(throws: DialectError.self) {
      try Translated(text, by: CookiecutterForm.translate)
    }
    #expect(error?.problems.map(\.sentence) == [sentence])
  }
}
