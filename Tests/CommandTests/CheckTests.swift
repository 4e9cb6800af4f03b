// `ttyform check` and `ttyform schema`: streams, exit codes, and what is shown of long lines.

import Support
import Testing

@Suite struct `ttyform check` {
  private let folder = TemporaryFolder()

  private static let good = #"{"fields": [{"id": "a"}]}"#
  private static let bad = #"{"fields": [{"id": "a", "typ": 1}]}"#
  private static let odd = #"{"fields": [{"id": "a", "type": "date", "placeholder": "1.2.2026"}]}"#

  @Test func `is silent where all is well`() throws {
    let forms = ["a.json", "b.json"].map { folder.write(Self.good, to: $0) }
    #expect(try run([ttyform, "check"] + forms) == Outcome())
  }

  @Test func `tells every error of every file`() throws {
    let forms = ["a.json", "b.json", "c.json"].map {
      folder.write($0 == "b.json" ? Self.good : Self.bad, to: $0)
    }
    let problem = { (path: String) in
      """
      \(path):1:25: error: unknown key "typ" in a field; did you mean "type"?
      \(Self.bad)
                              ^

      """
    }
    #expect(
      try run([ttyform, "check"] + forms)
        == Outcome(status: .exited(2), output: "", errors: problem(forms[0]) + problem(forms[2])))
  }

  @Test func `tells warnings and ends well`() throws {
    let form = folder.write(Self.odd, to: "form.json")
    #expect(
      try run([ttyform, "check", form])
        == Outcome(
          errors: """
            \(form):1:56: warning: the placeholder looks like an answer that the field itself refuses: \
            A date is needed, written YYYY-MM-DD, such as 2026-03-31.
            \(Self.odd)
                                                                   ^

            """))
  }

  @Test func `has nothing to do with filling in`() throws {
    #expect(
      try fill(Self.odd, from: "\n", options: ["-fjsonl"]) == Outcome(output: "{\"a\":null}\n"))
  }

  @Test func `reads stdin`() throws {
    let outcome = try run([ttyform, "check", "-"], input: .bytes(Array(Self.bad.utf8)))
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.hasPrefix("stdin:1:25: error: "))
  }

  @Test func `goes on after a file that cannot be read`() throws {
    let good = folder.write(Self.good, to: "good.json")
    let bad = folder.write(Self.bad, to: "bad.json")
    let missing = "/nonexistent/form.json"
    let message = "ttyform: cannot read /nonexistent/form.json: No such file or directory\n"
    #expect(
      try run([ttyform, "check", missing, good])
        == Outcome(status: .exited(5), output: "", errors: message))
    let outcome = try run([ttyform, "check", missing, bad])
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.hasPrefix(message + bad))
  }

  @Test(.timeLimit(.minutes(1)))
  func `costs no more for a line without end`() throws {
    let field = #"{"id": "日本", "x": 1}"#
    let text = "{\"fields\": [" + repeatElement(field, count: 20_000).joined(separator: ",") + "]}"
    let form = folder.write(text, to: "form.json")
    let outcome = try run([ttyform, "check", form])
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 301)
    #expect(lines[0].hasPrefix("\(form):1:26: error: unknown key \"x\" in a field"))
    #expect(lines[297].hasPrefix("\(form):1:"))
    for place in stride(from: 30, to: 300, by: 3) {
      #expect(lines[place + 1].hasPrefix("…") && lines[place + 1].hasSuffix("…"))
      #expect(lines[place + 2] == String(repeating: " ", count: lines[place + 2].count - 1) + "^")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `costs what the form is large, however many references name nothing`() throws {
    let fields = (0..<5_000).map { #"{"id": "a\#($0)", "label": "{{b\#($0)}}"}"# }
    let form = folder.write(
      "{\"fields\": [\(fields.joined(separator: ",\n"))]}", to: "form.json")
    let outcome = try run([ttyform, "check", form])
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 301)
    #expect(lines[3] == "\(form):2:24: warning: this stays as it is: no field has the id \"b1\"")
  }

  @Test(.timeLimit(.minutes(1)))
  func `costs no more for many warnings in one string`() throws {
    let label = (0..<20_000).map { "{{x\($0)}} " }.joined()
    let form = folder.write(#"{"fields": [{"id": "a", "label": "\#(label)"}]}"#, to: "form.json")
    let outcome = try run([ttyform, "check", form])
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 301)
    #expect(
      lines[0] == "\(form):1:35: warning: this stays as it is: no field has the id \"x0\"")
    #expect(lines[3].hasPrefix("\(form):1:42: warning: "))
  }

  @Test(arguments: [
    (["check"], "usage: ttyform check FORM...    (ttyform check --help says more)"),
    (
      ["schema", "a", "b"],
      "usage: ttyform schema FORM [-o FILE]    (ttyform schema --help says more)"
    ),
  ])
  func `says how it is used`(words: [String], usage: String) throws {
    let outcome = try run([ttyform] + words)
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.split(separator: "\n").last.map(String.init) == usage)
  }

  @Test(arguments: [[], ["check"], ["schema"]])
  func `has a help that fits a screen`(words: [String]) throws {
    let outcome = try run([ttyform] + words + ["--help"])
    #expect(outcome.status == .exited(0) && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(outcome.output.hasPrefix("ttyform " + words.joined()))
  }
}

@Suite struct `ttyform schema` {
  private let folder = TemporaryFolder()

  private static let form = #"""
    {"title": "T", "fields": [{"label": "Name", "required": true, "validation": {"minLength": 2}}, {"id": "n", "type": "integer", "when": {"field": "name", "equals": "x"}}]}
    """#

  private static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "T",
      "type": "object",
      "properties": {
        "name": {
          "title": "Name",
          "type": "string",
          "$ref": "#/$defs/line",
          "minLength": 2,
          "allOf": [
            {
              "$ref": "#/$defs/filled"
            }
          ]
        },
        "n": {
          "title": "n",
          "type": [
            "integer",
            "null"
          ]
        }
      },
      "required": [
        "name"
      ],
      "additionalProperties": false,
      "allOf": [
        {
          "if": {
            "properties": {
              "name": {
                "const": "x"
              }
            },
            "required": [
              "name"
            ]
          },
          "then": {
            "required": [
              "n"
            ]
          },
          "else": {
            "properties": {
              "n": false
            }
          }
        }
      ],
      "$defs": {
        "line": {
          "description": "No control characters but tab.",
          "pattern": "^[^\\n\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F]*$"
        },
        "filled": {
          "description": "Not white space alone.",
          "pattern": "[^\\t-\\r \\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]"
        }
      }
    }

    """#

  @Test func `prints what answers look like`() throws {
    let form = folder.write(Self.form, to: "form.json")
    #expect(try run([ttyform, "schema", form]) == Outcome(output: Self.schema))
    #expect(
      try run([ttyform, "schema", "-"], input: .bytes(Array(Self.form.utf8)))
        == Outcome(output: Self.schema))
  }

  @Test func `writes to a file`() throws {
    let form = folder.write(Self.form, to: "form.json")
    #expect(
      try run([ttyform, "schema", form, "-o", folder.path + "/schema.json"]) == Outcome())
    #expect(folder.bytes(of: "schema.json") == Array(Self.schema.utf8))
  }

  @Test func `of a form with errors is refused`() throws {
    let form = folder.write("{}", to: "form.json")
    let outcome = try run([ttyform, "schema", form])
    #expect(outcome.status == .exited(2))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("\(form):1:1: error: "))
    #expect(try run([ttyform, "schema", "/nonexistent"]).status == .exited(5))
  }
}
