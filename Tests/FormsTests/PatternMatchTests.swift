// What patterns match, construct by construct.

import Forms
import Testing

/// A pattern, texts that it matches, and texts that it does not match.
private struct Row: CustomTestStringConvertible {
  let pattern: String
  let matches: [String]
  let others: [String]

  var testDescription: String { pattern }

  init(_ pattern: String, _ matches: [String], not others: [String] = []) {
    self.pattern = pattern
    self.matches = matches
    self.others = others
  }
}

private let basics = [
  Row("", ["", "a"]),
  Row("b", ["b", "abc"], not: ["", "B"]),
  Row("ab|cd", ["ab", "xcdx"], not: ["ad", "a b"]),
  Row("a||b", ["", "c"]),
  Row("^a", ["ab"], not: ["ba", "\na"]),
  Row("a$", ["ba"], not: ["ab", "a\n"]),
  Row("^$", [""], not: ["\n", "a"]),
  Row("^a|b$", ["ac", "cb"], not: ["ca", "bc"]),
  Row(
    "^.$", ["a", "é", "😀", "\t", "\u{85}"], not: ["", "ab", "\n", "\r", "\u{2028}", "\u{2029}"]),
  Row("^..$", ["e\u{301}"], not: ["é", "😀"]),
  Row("é", ["é"], not: ["e\u{301}"]),
  Row("a^b", [], not: ["ab", "a\nb", ""]),
  Row(#"\bfoo\b"#, ["foo", "a foo.", "éfooé"], not: ["food", "_foo", "foo1"]),
  Row(#"\Boo"#, ["foo"], not: ["oo", "f oo"]),
  Row(#"\B"#, ["", "ab", "."], not: ["a"]),
  Row("a{50}b{0,3}c{2,}d", [String(repeating: "a", count: 50) + "bbccd"], not: ["ccd"]),
]

private let repeats = [
  Row("^a*$", ["", "aaa"], not: ["b"]),
  Row("^a+$", ["a", "aaa"], not: ["", "ab"]),
  Row("^ab?c$", ["ac", "abc"], not: ["abbc"]),
  Row("^a{2}$", ["aa"], not: ["a", "aaa"]),
  Row("^a{2,}$", ["aa", "aaaaa"], not: ["a"]),
  Row("^a{1,3}$", ["a", "aa", "aaa"], not: ["", "aaaa"]),
  Row("^a{0}b{0,0}$", [""], not: ["a", "b"]),
  Row("^(a{2}){3}$", ["aaaaaa"], not: ["aaaaa", "aaaaaaa"]),
  Row("^(ab|c){2,3}$", ["abc", "ccc", "ababab"], not: ["ab", "cccc"]),
  Row("^a*?b+?c??d{1,2}?$", ["abd", "bbdd"], not: ["ad"]),
  Row("^(a*)*$", ["", "aa"], not: ["ab"]),
  Row("^(|a)+$", ["", "aaa"], not: ["b"]),
  Row("^(a|b*|c?){2,}$", ["", "abcabc"], not: ["d"]),
  Row(#"^(\b|a){3}$"#, ["a", "aa", "aaa"], not: ["aaaa", "b", ""]),
  Row("^((?=ab)|a|b)*$", ["", "abab"], not: ["abc"]),
  Row("^((?=ab)){5}ab$", ["ab"], not: ["ba"]),
  Row("^(){999}a$", ["a"], not: [""]),
]

private let classes = [
  Row("^[abc]$", ["a", "c"], not: ["d", "ab"]),
  Row("^[^abc]$", ["d", "\n", "😀"], not: ["a", ""]),
  Row("^[a-cx-z]$", ["b", "y"], not: ["d", "-"]),
  Row("^[-a]$", ["-", "a"], not: ["b"]),
  Row("^[a-]$", ["-", "a"], not: ["b"]),
  Row(#"^[a\-c]$"#, ["-", "a", "c"], not: ["b"]),
  Row(#"^[\d-]$"#, ["-", "5"], not: ["d"]),
  Row("[]", [], not: ["", "a"]),
  Row("^[^]$", ["a", "\n"], not: ["", "aa"]),
  Row(#"^[\b]$"#, ["\u{8}"], not: ["b"]),
  Row("^[.*+?(){}|^$]+$", [".*+?(){}|^$"], not: ["a"]),
  Row("^[α-ω]$", ["β"], not: ["Β", "b"]),
  Row("^[😀-😎]$", ["😃"], not: ["😏"]),
  Row(#"^\d$"#, ["0", "9"], not: ["a", "٣"]),
  Row(#"^\D$"#, ["a", "٣"], not: ["0"]),
  Row(#"^\w$"#, ["a", "Z", "_", "0"], not: ["é", "-"]),
  Row(#"^\W$"#, ["é", "-"], not: ["a", "_"]),
  Row(
    #"^\s+$"#,
    ["\t\n\u{B}\u{C}\r \u{A0}\u{1680}\u{2003}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}"],
    not: ["a", "\u{200B}", "\u{85}"]),
  Row(#"^\S$"#, ["a", "\u{85}", "\u{180E}"], not: [" ", "\u{A0}"]),
  Row(#"^[^\d\s]$"#, ["a"], not: ["1", " "]),
  Row(#"^[\D1]$"#, ["a", "1"], not: ["2"]),
]

private let escapes = [
  Row(#"^\t\n\v\f\r\0$"#, ["\t\n\u{B}\u{C}\r\0"]),
  Row(#"^\cA\cz$"#, ["\u{1}\u{1A}"]),
  Row(#"^\x41\u0042\u{43}\u{1F600}$"#, ["ABC😀"]),
  Row(#"^\uD83D\uDE00$"#, ["😀"], not: ["\u{FFFD}\u{FFFD}"]),
  Row(#"^[\uD83D\uDE00-\uD83D\uDE02]$"#, ["😁"], not: ["😃"]),
  Row(#"[\uD800-\uDFFF]"#, [], not: ["😀", "a"]),
  Row(#"^\^\$\\\.\*\+\?\(\)\[\]\{\}\|\/$"#, [#"^$\.*+?()[]{}|/"#]),
]

private let properties = [
  Row(#"^\p{L}+$"#, ["aÉßж漢"], not: ["a1", "_"]),
  Row(#"^\p{Letter}\p{gc=Lu}\p{General_Category=Uppercase_Letter}$"#, ["aAÀ"], not: ["aaA"]),
  Row(#"^\P{L}$"#, ["1", "😀"], not: ["é"]),
  Row(#"^[\p{Lu}\d]+$"#, ["A1É"], not: ["a"]),
  Row(#"^[^\P{Lu}]$"#, ["A"], not: ["a"]),
  Row(#"^[\P{Lu}A]$"#, ["A", "b"], not: ["B"]),
  Row(#"^\p{LC}$"#, ["a", "A", "ǅ"], not: ["漢"]),
  Row(#"^\p{Nd}\p{Sc}\p{Zs}\p{P}\p{Cn}$"#, ["٣€ !\u{378}"], not: ["a€ !\u{378}"]),
  Row(#"^\p{Alphabetic}\p{Alpha}\p{White_Space}\p{space}$"#, ["aǅ \t"], not: ["1a  "]),
  Row(#"^\p{Emoji}\p{Emoji_Presentation}\p{EComp}\p{ExtPict}\p{RI}$"#, ["1😀#©🇦"], not: ["😀1#©🇦"]),
  Row(#"^\p{ID_Start}\p{ID_Continue}*$"#, ["a1_é"], not: ["1a"]),
  Row(#"^\p{Any}\p{ASCII}\p{Assigned}$"#, ["éaé"], not: ["aéa"]),
  Row(#"^\p{Lowercase}\p{Uppercase}\p{Ideographic}\p{AHex}$"#, ["aA漢F"], not: ["AaaG"]),
  Row(#"^\p{Script=Greek}+$"#, ["αβΩ"], not: ["a", "\u{342}"]),
  Row(#"^\p{sc=Grek}\p{scx=Grek}\p{Script_Extensions=Greek}$"#, ["α\u{342}β"], not: ["\u{342}αβ"]),
  Row(#"^\p{Script=Han}\p{sc=Latin}\p{sc=Zyyy}\p{sc=Zzzz}$"#, ["漢é1\u{378}"], not: ["かé1\u{378}"]),
  Row(#"^\p{Script=Hiragana}\P{Script=Hiragana}$"#, ["かカ"], not: ["カか"]),
  Row(#"^\p{scx=Hira}\p{scx=Kana}$"#, ["ーー", "かカ"], not: ["カか"]),
]

private let lookarounds = [
  Row("^(?=.*\\d)(?=.*[a-z]).{4,}$", ["abc1", "1aaa"], not: ["abcd", "1234", "a1"]),
  Row("a(?!b)", ["ac", "a"], not: ["ab", ""]),
  Row("^(?!.*password).*$", ["secret"], not: ["my password"]),
  Row("(?<=€)\\d", ["€5"], not: ["5", "$5"]),
  Row("(?<!\\d)\\d{2}(?!\\d)", ["a12b", "12"], not: ["123", "1"]),
  Row("(?<=^|,)x", ["x", "a,x"], not: ["ax"]),
  Row("(?<=a.*b)c", ["a123bc", "abc"], not: ["bac", "b123c"]),
  Row("(?<=(?<!a)b)c", ["bc", "xbc"], not: ["abc"]),
  Row("(?=(?<=a)b)", ["ab"], not: ["b", "a"]),
  Row("^(?=(?=.*a).*b).*c", ["abc", "bac", "cba"], not: ["bc", "ac", "ab"]),
  Row("(?<=a(?=b))b", ["ab"], not: ["ac", "bb"]),
  Row("^((?!ab).)*$", ["ba", "", "aab".dropLast().description], not: ["cab"]),
  Row("(?!)", [], not: ["", "a"]),
  Row("(?=)(?<=)^", [""]),
  Row("(?<=é)😀(?=漢)", ["é😀漢"], not: ["e😀漢"]),
]

private let modifiers = [
  Row("^(?i:aé)b$", ["AÉb", "aéb"], not: ["AÉB"]),
  Row("^(?i:[a-c])$", ["B"], not: ["D"]),
  Row("^(?i:[^a])$", ["b"], not: ["a", "A"]),
  Row("(?i:ß)", ["ß", "ẞ"], not: ["ss", "SS"]),
  Row("(?i:σ)", ["ς", "Σ"]),
  Row("^(?i:k)$", ["k", "K", "\u{212A}"]),
  Row(#"^(?i:\w)$"#, ["ſ", "\u{212A}"], not: ["é"]),
  Row(#"^(?i:\W)$"#, ["é"], not: ["s", "ſ"]),
  Row(#"^(?i:\p{Lu}|\P{Lu})(?i:\P{Lu})$"#, ["aA", "AA"]),
  Row(#"(?i:é\b)"#, ["éſ"], not: ["é"]),
  Row("(?m:^a$)", ["b\na\nc", "a"], not: ["ba"]),
  Row("^(?s:.)$", ["\n", "a"], not: [""]),
  Row("(?i:a(?-i:b))c", ["Abc"], not: ["ABc", "AbC"]),
  Row("(?i:a|b)c", ["Bc"], not: ["BC"]),
]

@Suite struct `pattern match` {
  @Test(arguments: basics + repeats + classes + escapes + properties + lookarounds + modifiers)
  private func `a pattern matches its texts and no others`(row: Row) throws {
    let pattern = try Pattern(row.pattern)
    for text in row.matches { #expect(pattern.matches(text), "on \(text.debugDescription)") }
    for text in row.others { #expect(!pattern.matches(text), "on \(text.debugDescription)") }
  }

  @Test func `both names of a property mean the same`() throws {
    let pairs = [
      ("Lu", "Uppercase_Letter"), ("Nd", "digit"), ("P", "punct"), ("M", "Combining_Mark"),
      ("CI", "Case_Ignorable"), ("STerm", "Sentence_Terminal"), ("XIDS", "XID_Start"),
      ("sc=Latn", "Script=Latin"), ("scx=Copt", "scx=Qaac"), ("sc=Zinh", "sc=Qaai"),
    ]
    for (short, long) in pairs {
      let one = try Pattern("^\\p{\(short)}$")
      let other = try Pattern("^\\p{\(long)}$")
      for value in stride(from: UInt32(0), to: 0x20000, by: 17) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let text = String(scalar)
        #expect(one.matches(text) == other.matches(text), "\(short) on U+\(value)")
      }
    }
  }
}
