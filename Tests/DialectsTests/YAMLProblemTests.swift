// Everything that can be wrong with a document: the place, the sentence, and how the reader goes on.

import Dialects
import JSON
import Support
import Testing

/// A document with `‸` before each place, and `LINE:COLUMN: SENTENCE` for each.
private struct ProblemCase: Sendable, CustomTestStringConvertible {
  let name: String
  let marked: String
  let told: [String]

  init(_ name: String, _ marked: String, _ told: String...) {
    (self.name, self.marked, self.told) = (name, marked, told)
  }

  var testDescription: String { name }
}

@Suite struct `what is wrong with a YAML document` {
  @Test(arguments: featureCases + lineCases + scalarCases + bracketCases)
  fileprivate func `is told with its place`(_ problem: ProblemCase) {
    let text = MarkedText(problem.marked)
    #expect(problems(ofYAML: text.bytes) == problem.told)
    #expect(YAMLDocument.parse(text.bytes).problems.map(\.byte) == text.places)
  }

  @Test func `is told at once where it is in UTF-16`() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]] {
      #expect(
        problems(ofYAML: bytes) == ["1:1: the document is in UTF-16; it must be in UTF-8"])
    }
  }

  @Test func `bytes that are not UTF-8 are told each`() {
    let bytes =
      Array("a: b".utf8) + [0xFF] + Array("\nc: d".utf8) + [0xE2, 0x82] + Array("\n".utf8)
    #expect(
      problems(ofYAML: bytes) == [
        "1:5: these bytes are not UTF-8: ff", "2:5: these bytes are not UTF-8: e2 82",
      ])
  }

  @Test func `does not end the reading where the structure is clear`() throws {
    let text = "a: Bug: b\nb: *c\nd: &e f\ng: !h i\nj\n<<: k\na: 1\nl: \"\\q\"\nm: @n\n"
    let parsing = YAMLDocument.parse(Array(text.utf8))
    #expect(parsing.problems.count == 9)
    let root = try #require(parsing.root)
    #expect(
      String(decoding: JSONWriter(.oneLine).bytes(of: root.value), as: UTF8.self)
        == #"{"a":"Bug: b","b":"*c","d":"f","g":"i","j":null,"<<":"k","a":1,"l":"\\q","m":"@n"}"#)
  }
}

private let featureCases = [
  ProblemCase(
    "an anchor", "a: ‸&b c\n",
    "1:4: anchors such as &b are not read here; a text that begins with & stands in quotes"),
  ProblemCase(
    "an alias", "a: ‸*b\n",
    "1:4: aliases such as *b are not read here; a text that begins with * stands in quotes"),
  ProblemCase(
    "emphasis", "a: ‸*b* c\n",
    "1:4: aliases such as *b* are not read here; a text that begins with * stands in quotes"),
  ProblemCase(
    "tags", "‸!a\nb: ‸!!str c\n",
    "1:1: tags such as !a are not read here; a text that begins with ! stands in quotes",
    "2:4: tags such as !!str are not read here; a text that begins with ! stands in quotes"),
  ProblemCase(
    "an anchor before a mapping", "- ‸&a b: 1\n  c: 2\n",
    "1:3: anchors such as &a are not read here; a text that begins with & stands in quotes"),
  ProblemCase(
    "a merge key", "a:\n  ‸<<: b\n", "2:3: merge keys (<<) are not read here; write the keys out"),
  ProblemCase("a list as a key", "‸[a]: b\n", "1:1: a key is a text, not a list or a mapping"),
  ProblemCase(
    "a mapping as a key", "? ‸a: b\n: c\n", "1:3: a key is a text, not a list or a mapping"),
  ProblemCase(
    "a list as a key below its mark", "?\n‸- a\n- b\n:\n- c\n- d\n",
    "2:1: a key is a text, not a list or a mapping"),
  ProblemCase(
    "a version and nothing else", "‸%YAML 1.2\n",
    "1:1: --- is missing behind the directives; the document begins there"),
  ProblemCase(
    "a version without a line between it and the document", "‸%YAML 1.2\na: b\n",
    "1:1: --- is missing behind the directives; the document begins there"),
  ProblemCase(
    "a version twice", "%YAML 1.2\n‸%YAML 1.2\n---\na\n",
    "2:1: %YAML stands twice; remove one"),
  ProblemCase(
    "words behind a version", "%YAML 1.2 ‸foo\n---\na\n",
    "1:11: behind %YAML stands a version, such as 1.2, and nothing else"),
  ProblemCase(
    "no version", "‸%YAML\n---\na\n",
    "1:1: behind %YAML stands a version, such as 1.2, and nothing else"),
  ProblemCase(
    "a directive", "‸%TAG ! a\n---\nb\n",
    "1:1: the directive %TAG is not read here; %YAML is the only one"),
  ProblemCase(
    "a second document", "a: 1\n‸---\nb: 2\n",
    "2:1: a second document begins here; a file holds one"),
  ProblemCase(
    "something behind the end", "a\n...\n‸b\n",
    "3:1: a second document begins here; a file holds one"),
  ProblemCase(
    "duplicate keys", "a: 1\nb:\n  a: 2\n‸a: 3\n‸\"b\": 4\n",
    "4:1: duplicate key \"a\"; it stands first on line 1",
    "5:1: duplicate key \"b\"; it stands first on line 2"),
]

private let lineCases = [
  ProblemCase(
    "a tab before a key", "a:\n‸\tb: 1\n",
    "2:1: a tab stands in the indentation; YAML is indented by spaces"),
  ProblemCase(
    "a tab behind spaces", "a:\n  b: 1\n  ‸\tc: 2\n",
    "3:3: a tab stands in the indentation; YAML is indented by spaces"),
  ProblemCase(
    "a tab before a text", "a:\n‸\tb\n",
    "2:1: a tab stands in the indentation; YAML is indented by spaces"),
  ProblemCase(
    "a tab before a list in a list", "-‸\t- a\n",
    "1:2: a tab stands in the indentation; YAML is indented by spaces"),
  ProblemCase(
    "a tab before the text of a block", "a: |\n‸\tb\n",
    "2:1: a tab stands in the indentation; YAML is indented by spaces"),
  ProblemCase(
    "a tab before a mapping in a list", "-‸\ta: b\n  c: d\n",
    "1:2: a tab stands in the indentation; YAML is indented by spaces"),
  ProblemCase(
    "a tab behind too few spaces", "a:\n      b: 1\n    ‸\tc: 2\n",
    "3:5: a tab stands in the indentation; YAML is indented by spaces"),
  ProblemCase(
    "a no-break space behind a colon", "a:‸\u{A0}b\nc: d\n",
    "1:3: a no-break space (U+00A0) stands behind this colon; a plain space makes a key of what is before it"
  ),
  ProblemCase(
    "a no-break space behind the only colon", "a:\n  b:‸\u{A0}c\n",
    "2:5: a no-break space (U+00A0) stands behind this colon; a plain space makes a key of what is before it"
  ),
  ProblemCase(
    "a no-break space behind the colon of an element", "- a:‸\u{A0}b\n  c: d\n  e: f\n",
    "1:5: a no-break space (U+00A0) stands behind this colon; a plain space makes a key of what is before it"
  ),
  ProblemCase(
    "a no-break space before a key", "a:\n‸\u{A0} b: 1\n",
    "2:1: a no-break space (U+00A0) stands in the indentation; YAML is indented by plain spaces"),
  ProblemCase(
    "a no-break space before a key behind a text", "a: b\n ‸\u{A0}c: 1\n",
    "2:2: a no-break space (U+00A0) stands in the indentation; YAML is indented by plain spaces"),
  ProblemCase(
    "a key that fits nothing", "a:\n    b: 1\n  ‸c: 2\n",
    "3:3: the indentation of this line fits nothing above it"),
  ProblemCase(
    "a key among elements", "- a\n‸b: c\n",
    "2:1: the indentation of this line fits nothing above it"),
  ProblemCase(
    "a text among elements", "- a\n‸b\n", "2:1: the indentation of this line fits nothing above it"),
  ProblemCase(
    "text behind quotes", "a: \"b\" ‸c\n",
    "1:8: text stands after the value; a text with quotes inside stands in quotes as a whole"),
  ProblemCase(
    "text behind brackets", "a: [b] ‸c\n",
    "1:8: text stands after the value; a text with quotes inside stands in quotes as a whole"),
  ProblemCase(
    "a list on the line of its key", "a: ‸- b\n",
    "1:4: a list begins on a line of its own; a text that begins with - stands in quotes"),
  ProblemCase(
    "a dash in brackets", "[‸- a]\n", "1:2: no - stands before the elements of a list in [ ]"),
  ProblemCase(
    "a colon in a text", "a: b‸: c: d\n",
    "1:5: a colon with a space after it makes no key here; a text that holds one stands in quotes"),
  ProblemCase(
    "a key too deep", "a: b\n  c‸: d\n",
    "2:4: this line continues the text above and so can be no key; indent it as the key above, or put the text in quotes"
  ),
  ProblemCase("a colon behind quotes", "a: \"b\"‸: c\n", "1:7: no key can stand before this colon"),
  ProblemCase(
    "a colon behind a key of two lines", "\"a\n b\"‸: c\n",
    "2:4: no key can stand before this colon"),
  ProblemCase("no colon", "a: 1\n‸b\nc: 2\n", "2:1: a colon is missing after this key"),
  ProblemCase("no colon at the end", "a: 1\n‸\"b\"", "2:1: a colon is missing after this key"),
  ProblemCase(
    "a tight comment", "a: \"b\"‸#c\n", "1:7: a space is missing before the # of a comment"),
]

private let scalarCases = [
  ProblemCase(
    "a reserved character", "a: ‸@b\nc: ‸`d`\ne: ‸%f\n",
    "1:4: a text that begins with @ stands in quotes",
    "2:4: a text that begins with ` stands in quotes",
    "3:4: a text that begins with % stands in quotes"),
  ProblemCase("a question mark", "a: ‸? b\n", "1:4: a text that begins with ? stands in quotes"),
  ProblemCase("a comma", "- ‸, a\n", "1:3: a text that begins with , stands in quotes"),
  ProblemCase("no double quote", "a: ‸\"b\nc: d\n", "1:4: the text is not closed; \" is missing"),
  ProblemCase("no single quote", "a: ‸'b\n---\n'\n", "1:4: the text is not closed; ' is missing"),
  ProblemCase(
    "an escape", #"a: "‸\q ‸\'""# + "\n",
    #"1:5: \q is no escape of YAML; a backslash is written \\"#,
    #"1:8: \' is no escape of YAML; a backslash is written \\"#),
  ProblemCase(
    "numbers of characters", #""‸\x4 ‸\u12g ‸\U00110000 ‸\ud800""# + "\n",
    #"1:2: \x needs 2 hexadecimal digits that make a character"#,
    #"1:6: \u needs 4 hexadecimal digits that make a character"#,
    #"1:12: \U needs 8 hexadecimal digits that make a character"#,
    #"1:23: \u needs 4 hexadecimal digits that make a character"#),
  ProblemCase(
    "text behind a block mark", "a: ‸|text\nb: ‸> c\nd: ‸|0\n",
    "1:4: behind | only + or - and a digit for the indentation can stand; the text begins on the next line",
    "2:4: behind > only + or - and a digit for the indentation can stand; the text begins on the next line",
    "3:4: behind | only + or - and a digit for the indentation can stand; the text begins on the next line"
  ),
  ProblemCase(
    "a deep blank line", "a: |\n     ‸\n  b\n",
    "2:6: this blank line has more spaces than the text below it is indented by"),
  ProblemCase(
    "control characters", "a: ‸\u{07}b‸\u{7F}\n",
    "1:4: a control character (U+0007) stands here; in double quotes it is written as an escape",
    "1:6: a control character (U+007F) stands here; in double quotes it is written as an escape"),
]

private let bracketCases = [
  ProblemCase(
    "no comma in a list", "a: [b,\n  \"c\"‸ \"d\"]\n",
    "2:6: a comma or ] is missing; the list begins on line 1"),
  ProblemCase(
    "no comma in a mapping", "{a: \"b\"‸ c: d}\n",
    "1:8: a comma or } is missing; the mapping begins on line 1"),
  ProblemCase(
    "a list that goes on", "a: [b\nc‸: d\n",
    "2:2: a comma or ] is missing; the list begins on line 1"),
  ProblemCase(
    "a comma without value", "[a,‸, b]\n",
    "1:4: a comma stands here with no value before it; remove it"),
  ProblemCase(
    "a comma first", "[‸, a]\n", "1:2: a comma stands here with no value before it; remove it"),
  ProblemCase(
    "a list without its end", "a:\n  ‸[b, c\n",
    "2:3: the list that begins on line 2 is not closed; ] is missing"),
  ProblemCase(
    "a mapping without its end", "‸{a: b\n",
    "1:1: the mapping that begins on line 1 is not closed; } is missing"),
  ProblemCase(
    "the wrong end", "[a, {b: c‸]\n", "1:10: the mapping that begins on line 1 must be closed by }"),
  ProblemCase(
    "an end too many", "a: b\nc: ‸]\n",
    "2:4: this ] closes nothing; remove it, or put the text in quotes"),
  ProblemCase(
    "a mark of documents in brackets", "‸[a,\n---\nb]\n",
    "1:1: the list that begins on line 1 is not closed; ] is missing"),
]
