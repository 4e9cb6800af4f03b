// What documents hold: own documents of the kinds that the public YAML test suite has, as far as forms are written in
// them.

import Dialects
import JSON
import Testing

@Suite struct `a YAML document` {
  static let cases =
    collectionCases + plainCases + quotedCases + blockScalarCases + flowCases + schemaCases
    + documentCases

  @Test(arguments: cases)
  func `holds what it says`(_ document: YAMLCase) throws {
    #expect(try json(ofYAML: document.yaml) == document.json)
  }

  @Test(arguments: cases)
  func `holds the same with other line ends`(_ document: YAMLCase) throws {
    for lineEnd in ["\r\n", "\r"] {
      let text = document.yaml.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnd)
      #expect(try json(ofYAML: text) == document.json)
    }
  }
}

private let collectionCases = [
  YAMLCase("a mapping", "a: 1\nb: two\n", #"{"a":1,"b":"two"}"#),
  YAMLCase("a list", "- a\n- b\n-  c\n", #"["a","b","c"]"#),
  YAMLCase("a list at the column of its key", "a:\n- x\n- y\nb: z\n", #"{"a":["x","y"],"b":"z"}"#),
  YAMLCase("a list deeper than its key", "a:\n   - x\n   - y\nb: z\n", #"{"a":["x","y"],"b":"z"}"#),
  YAMLCase(
    "mappings in a list", "- a: 1\n  b: 2\n-   c: 3\n    d: 4\n",
    #"[{"a":1,"b":2},{"c":3,"d":4}]"#),
  YAMLCase("a mapping below its dash", "-\n  a: 1\n  b: 2\n- 3\n", #"[{"a":1,"b":2},3]"#),
  YAMLCase("lists in a list", "- - a\n  - b\n- - - c\n  - d\n", #"[["a","b"],[["c"],"d"]]"#),
  YAMLCase(
    "mappings in mappings", "a:\n  b:\n    c: 1\n  d: 2\ne: 3\n",
    #"{"a":{"b":{"c":1},"d":2},"e":3}"#),
  YAMLCase(
    "a list in a mapping in a list", "- a:\n  - b\n  - c:\n    - d\n- e\n",
    #"[{"a":["b",{"c":["d"]}]},"e"]"#),
  YAMLCase("values left out", "a:\nb:\n  c:\nd:\n", #"{"a":null,"b":{"c":null},"d":null}"#),
  YAMLCase("elements left out", "-\n- a\n-\n", #"[null,"a",null]"#),
  YAMLCase("keys with a question mark", "? a\n: 1\n? b c\n:\n- 2\n", #"{"a":1,"b c":[2]}"#),
  YAMLCase("a key without its value", "? a\n? b\n", #"{"a":null,"b":null}"#),
  YAMLCase("an empty key", "a: 1\n: 2\n", #"{"a":1,"":2}"#, isOld: false),
  YAMLCase(
    "comments everywhere", "# one\na: 1 # two\n   # three\n\nb: # four\n  # five\n  - c # six\n",
    #"{"a":1,"b":["c"]}"#),
  YAMLCase(
    "blank lines with blanks", "a:\n  \n \t\n  b: 1\n \n\n  c: 2\n", #"{"a":{"b":1,"c":2}}"#,
    isOld: false),
  YAMLCase("tabs as separation", "a:\t1\nb:\t\t'2'\t# c\n", #"{"a":1,"b":"2"}"#, isOld: false),
  YAMLCase("a tab behind a dash", "-\ta\n- \tb\n", #"["a","b"]"#, isOld: false),
  YAMLCase(
    "keys of all kinds", "1: a\n'b c': d\n\"e\\n\": f\ng h: i\n",
    #"{"1":"a","b c":"d","e\n":"f","g h":"i"}"#),
  YAMLCase("keys in other scripts", "名前: 値\né: è\n", #"{"名前":"値","é":"è"}"#),
  YAMLCase("a whole document deeper", "  a: 1\n  b: 2\n", #"{"a":1,"b":2}"#),
]

private let plainCases = [
  YAMLCase("a text alone", "just words\n", #""just words""#),
  YAMLCase("no line end", "a: b", #"{"a":"b"}"#),
  YAMLCase("blanks around it", "a:   b c   \n", #"{"a":"b c"}"#),
  YAMLCase(
    "colons inside", "a: b:c\nt: 12:30:00\nu: https://x.example/?q=a:b\n",
    #"{"a":"b:c","t":"12:30:00","u":"https://x.example/?q=a:b"}"#),
  YAMLCase("a number sign inside", "a: b#c\nd: C# # e\n", #"{"a":"b#c","d":"C#"}"#),
  YAMLCase("marks inside", "a: b - c ? d, [e] {f}\n", #"{"a":"b - c ? d, [e] {f}"}"#),
  YAMLCase(
    "marks at its start", "- -a\n- ?b\n- :c\n- -1a\n- --\n", #"["-a","?b",":c","-1a","--"]"#),
  YAMLCase("quotes inside", "a: it's \"so\"\n", #"{"a":"it's \"so\""}"#),
  YAMLCase("a backslash", #"a: C:\new"# + "\n", #"{"a":"C:\\new"}"#),
  YAMLCase(
    "marks that mean something at the start only", "- a*b&c!d|e>f%g@h`i\n",
    #"["a*b&c!d|e>f%g@h`i"]"#),
  YAMLCase("two lines", "a: b\n  c\n", #"{"a":"b c"}"#),
  YAMLCase("lines and blank lines", "a: b\n  c\n\n  d\n\n\n  e\n", #"{"a":"b c\nd\n\ne"}"#),
  YAMLCase("text below its key", "a:\n  b\n  c\nd: e\n", #"{"a":"b c","d":"e"}"#),
  YAMLCase("lines of a list", "- a\n  b\n-\n  c\n   d\n", #"["a b","c d"]"#),
  YAMLCase("lines that look like lists", "a: b\n  - c\n  -d\n", #"{"a":"b - c -d"}"#),
  YAMLCase("a tab before a line that goes on", "a: b\n \tc\n", #"{"a":"b c"}"#, isOld: false),
  YAMLCase("a mark of documents inside", "a: b --- c\nd: ---e\n", #"{"a":"b --- c","d":"---e"}"#),
]

private let quotedCases = [
  YAMLCase("single quotes", "'a: #b'\n", #""a: #b""#),
  YAMLCase("a single quote inside", "'it''s ''''so'''\n", #""it's ''so'""#),
  YAMLCase("no escapes in single quotes", #"'a\nb'"# + "\n", #""a\\nb""#),
  YAMLCase("double quotes", #""a 'b' # c: d""# + "\n", #""a 'b' # c: d""#),
  YAMLCase("nothing", "- ''\n- \"\"\n", #"["",""]"#),
  YAMLCase(
    "escapes", #""\" \\ \/ \t \n \r \  \_ \N \L \P""# + "\n",
    "\"\\\" \\\\ / \\t \\n \\r   \u{A0} \u{85} \u{2028} \u{2029}\""),
  YAMLCase(
    "control characters by escapes", #""\0\a\b\e\f\v""# + "\n", #""\u0000\u0007\b\u001b\f\u000b""#),
  YAMLCase("escapes by number", #""\x41\u00e9\U0001F41E""# + "\n", "\"Aé🐞\""),
  YAMLCase("a surrogate pair, as in JSON", #""\ud83d\udc1e""# + "\n", "\"🐞\"", isOld: false),
  YAMLCase("lines in single quotes", "'a\n  b\n\n  c  \n d'\n", #""a b\nc d""#),
  YAMLCase("lines in double quotes", "a: \"b\n  c\n\n\n  d\"\n", #"{"a":"b c\n\nd"}"#),
  YAMLCase("blanks at the ends of lines", "\" a  \n  b \"\n", #"" a b ""#),
  YAMLCase("lines that are one", "\"a \\\n   b\\\n  \\ c\"\n", #""a b c""#),
  YAMLCase("a line end that is written", "\"a\\n\\\n  b\"\n", #""a\nb""#),
  YAMLCase("blank lines behind a backslash", "\"a\\\n\n  b\"\n", #""a\nb""#),
  YAMLCase("first and last lines that are blank", "\"\n  a\n  \"\n", #"" a ""#),
  YAMLCase("quoted keys", "\"a b\" : 1\n'c':\n  2\n", #"{"a b":1,"c":2}"#),
  YAMLCase(
    "words of other types", "- 'true'\n- \"1\"\n- 'null'\n- \"~\"\n", #"["true","1","null","~"]"#),
]

private let blockScalarCases = [
  YAMLCase("lines", "a: |\n  b\n  c\n", #"{"a":"b\nc\n"}"#),
  YAMLCase(
    "lines with blanks and marks", "a: |\n  b: c # d\n   - e\n\n  \tf\ng: h\n",
    #"{"a":"b: c # d\n - e\n\n\tf\n","g":"h"}"#),
  YAMLCase("stripped", "a: |-\n  b\n\n\nc: d\n", #"{"a":"b","c":"d"}"#),
  YAMLCase("clipped", "a: |\n  b\n\n\nc: d\n", #"{"a":"b\n","c":"d"}"#),
  YAMLCase("kept", "a: |+\n  b\n\n\nc: d\n", #"{"a":"b\n\n\n","c":"d"}"#),
  YAMLCase("without a line end", "a: |\n  b", #"{"a":"b"}"#),
  YAMLCase("kept without a line end", "a: |+\n  b", #"{"a":"b"}"#),
  YAMLCase("empty", "a: |\nb: |-\n\nc: |+\n\nd: e\n", #"{"a":"","b":"","c":"\n","d":"e"}"#),
  YAMLCase("an indentation given", "a: |2\n    b\n   c\n", #"{"a":"  b\n c\n"}"#),
  YAMLCase(
    "an indentation and a chomping", "- |1-\n  a\n- |-1\n  b\n- |+1\n\n  c\n",
    #"[" a"," b","\n c\n"]"#),
  YAMLCase("blank lines first", "a: |\n\n  \n  b\n", #"{"a":"\n\nb\n"}"#),
  YAMLCase("a comment behind the mark", "a: | # b\n  c\n", #"{"a":"c\n"}"#),
  YAMLCase("a comment below", "a: |\n  b\n # c\nd: e\n", #"{"a":"b\n","d":"e"}"#),
  YAMLCase("in a list", "- |\n a\n- >\n b\n", #"["a\n","b\n"]"#),
  YAMLCase(
    "in a list at the column of its key", "a:\n- |\n  b\n- |\n c\n", #"{"a":["b\n","c\n"]}"#),
  YAMLCase("below dash and key", "- a: |\n    b\n  c: d\n", #"[{"a":"b\n","c":"d"}]"#),
  YAMLCase("folded", "a: >\n  b\n  c\n\n  d\n", #"{"a":"b c\nd\n"}"#),
  YAMLCase("folded and stripped", "a: >-\n  b\n  c\n\n", #"{"a":"b c"}"#),
  YAMLCase("folded and kept", "a: >+\n  b\n  c\n\n", #"{"a":"b c\n\n"}"#),
  YAMLCase(
    "folded around deeper lines", "a: >\n  b\n  c\n    d\n    e\n\n  f\n  g\n",
    #"{"a":"b c\n  d\n  e\n\nf g\n"}"#),
  YAMLCase(
    "folded with blank lines around deeper ones", "a: >\n\n  b\n\n   c\n\n  d\n",
    #"{"a":"\nb\n\n c\n\nd\n"}"#),
  YAMLCase("folded with a tab first", "a: >\n  b\n  \tc\n  d\n", #"{"a":"b\n\tc\nd\n"}"#),
  YAMLCase("blanks at line ends stay", "a: |\n  b  \n  c\t\n", #"{"a":"b  \nc\t\n"}"#),
  YAMLCase("blank lines of more spaces", "a: |\n  b\n    \n  c\n", #"{"a":"b\n  \nc\n"}"#),
  YAMLCase("a text that is the document", "|\na\n b\n", #""a\n b\n""#, isOld: false),
  YAMLCase("another one", "--- >\n a\n b\n", #""a b\n""#),
]

private let flowCases = [
  YAMLCase("lists", "a: [b, 'c', \"d\", 1]\n", #"{"a":["b","c","d",1]}"#),
  YAMLCase("nothing", "a: []\nb: {}\nc: [ ]\n", #"{"a":[],"b":{},"c":[]}"#),
  YAMLCase("mappings", "a: {b: c, 'd': 1, e: }\n", #"{"a":{"b":"c","d":1,"e":null}}"#),
  YAMLCase(
    "in each other", "[[a, {b: [c]}], {d: {e: f}}]\n", #"[["a",{"b":["c"]}],{"d":{"e":"f"}}]"#),
  YAMLCase("a comma at the end", "[a, b, ]\n", #"["a","b"]"#),
  YAMLCase(
    "several lines", "a: [\n  b,\n  c # d\n\n  , e\n]\nf: g\n", #"{"a":["b","c","e"],"f":"g"}"#),
  YAMLCase("plain texts over lines", "[a\n  b, c]\n", #"["a b","c"]"#),
  YAMLCase(
    "JSON", #"{"a":1,"b":[true,null],"c":{"d":"e"}}"#, #"{"a":1,"b":[true,null],"c":{"d":"e"}}"#),
  YAMLCase(
    "colons behind quotes", "{\"a\":b, \"c\" :d, 'e'\n  :f}\n", #"{"a":"b","c":"d","e":"f"}"#,
    isOld: false),
  YAMLCase(
    "keys with question marks", "{? a : 1, ? b c, ? d\n  e : 2}\n", #"{"a":1,"b c":null,"d e":2}"#),
  YAMLCase("a colon first in a list", "[a, :b]\n", #"["a",":b"]"#, isOld: false),
  YAMLCase("pairs in a list", "[a: 1, b: 2, ? c : 3]\n", #"[{"a":1},{"b":2},{"c":3}]"#),
  YAMLCase("keys without values", "{a, b: 1, \"c\"}\n", #"{"a":null,"b":1,"c":null}"#),
  YAMLCase(
    "colons inside", "[a:b, http://c.example/, d::e]\n", #"["a:b","http://c.example/","d::e"]"#),
  YAMLCase(
    "a list with marks inside", "[a-b, -c, d?e, f#g]\n", #"["a-b","-c","d?e","f#g"]"#, isOld: false),
  YAMLCase(
    "as keys and values of blocks", "- [a, b]\n- {c: d}\n-\n  [e,\n   f]\n",
    #"[["a","b"],{"c":"d"},["e","f"]]"#),
  YAMLCase("a tab inside", "[a,\tb,\n\tc]\n", #"["a","b","c"]"#, isOld: false),
  YAMLCase("a key over two lines", "{ a\n  b: c}\n", #"{"a b":"c"}"#, isOld: false),
]

private let schemaCases = [
  YAMLCase(
    "null", "- null\n- Null\n- NULL\n- ~\n-\n- nULL\n", #"[null,null,null,null,null,"nULL"]"#),
  YAMLCase(
    "booleans", "- true\n- True\n- TRUE\n- false\n- False\n- FALSE\n- tRUE\n",
    #"[true,true,true,false,false,false,"tRUE"]"#),
  YAMLCase(
    "booleans of before", "- yes\n- No\n- on\n- OFF\n- y\n- n\n",
    #"["yes","No","on","OFF","y","n"]"#),
  YAMLCase(
    "integers", "- 0\n- 12\n- -3\n- 12345678901234567890123\n", "[0,12,-3,12345678901234567890123]"),
  YAMLCase(
    "numbers with a point", "- 1.10\n- -0.5\n- 6.0\n- 1e3\n- 1.5E-7\n- 2e+10\n",
    "[1.10,-0.5,6.0,1e3,1.5E-7,2e+10]"),
  YAMLCase(
    "numbers that JSON cannot spell",
    "- 010\n- 0x1F\n- 0o17\n- .5\n- 1.\n- +1\n- .inf\n- -.INF\n- .nan\n",
    #"["010","0x1F","0o17",".5","1.","+1",".inf","-.INF",".nan"]"#),
  YAMLCase(
    "what is no number", "- 1_000\n- 1.2.3\n- 1e\n- 12:30\n- 2026-03-31\n- -\n- 0b1\n- 1 2\n",
    #"["1_000","1.2.3","1e","12:30","2026-03-31",[null],"0b1","1 2"]"#),
]

private let documentCases = [
  YAMLCase("nothing", "", "null"),
  YAMLCase("comments alone", "# a\n\n  # b\n", "null"),
  YAMLCase("a line of dashes first", "---\na: 1\n", #"{"a":1}"#),
  YAMLCase("a comment before it", "# a\n--- # b\nc\n", #""c""#),
  YAMLCase("text on that line", "--- a\n", #""a""#),
  YAMLCase("brackets on that line", "--- [a,\n b]\n", #"["a","b"]"#),
  YAMLCase("an end", "a: 1\n...\n# b\n", #"{"a":1}"#),
  YAMLCase("a version", "%YAML 1.1\n---\na\n", #""a""#),
  YAMLCase("nothing behind dashes", "---\n", "null"),
  YAMLCase("a byte order mark", "\u{FEFF}a: 1\nb: 2\n", #"{"a":1,"b":2}"#),
]
