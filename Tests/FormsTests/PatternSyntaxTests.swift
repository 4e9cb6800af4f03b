// What patterns are accepted, and what is said of the others and where.

import Forms
import Testing

/// A pattern with what is wrong with it between `«` and `»`, and the exact sentence.
private let faults: [(marked: String, sentence: String)] = [
  ("a«(»b", #""(" is never closed; add ")", or write \( for the character itself"#),
  ("«(»(?:b)", #""(" is never closed; add ")", or write \( for the character itself"#),
  ("a«(»?=b", #""(" is never closed; add ")", or write \( for the character itself"#),
  ("«(»?", #""(" is never closed; add ")", or write \( for the character itself"#),
  ("a«)»b", #"")" closes no group; add "(", or write \) for the character itself"#),
  ("a«[»b", #""[" is never closed; add "]", or write \[ for the character itself"#),
  ("«[»a-", #""[" is never closed; add "]", or write \[ for the character itself"#),
  ("a«]»", #""]" closes nothing; write \] for the character itself"#),
  ("a«}»", #""}" closes nothing; write \} for the character itself"#),
  ("«{»a}", #""{" begins no count such as {2}, {2,} or {2,5}; write \{ for the character itself"#),
  ("a«{»", #""{" begins no count such as {2}, {2,} or {2,5}; write \{ for the character itself"#),
  ("a«{»}", #""{" begins no count such as {2}, {2,} or {2,5}; write \{ for the character itself"#),
  ("a«{»2", #""{" begins no count such as {2}, {2,} or {2,5}; write \{ for the character itself"#),
  (
    "a«{»1, 2}",
    #""{" begins no count such as {2}, {2,} or {2,5}; write \{ for the character itself"#
  ),

  ("«*»a", #""*" has nothing before it to repeat"#),
  ("a|«+?»", #""+?" has nothing before it to repeat"#),
  ("(«{2,3}»)", #""{2,3}" has nothing before it to repeat"#),
  ("a+«+»", #""+" cannot repeat a repeat; put what comes before it in a group, (?:...)"#),
  ("a??«?»", #""?" cannot repeat a repeat; put what comes before it in a group, (?:...)"#),
  ("a{2}«{3}»", #""{3}" cannot repeat a repeat; put what comes before it in a group, (?:...)"#),
  ("^«*»", #""*" would repeat an assertion, which takes no characters; leave it out"#),
  (#"\b«+»"#, #""+" would repeat an assertion, which takes no characters; leave it out"#),
  ("(?=a)«{2}»", #""{2}" would repeat an assertion, which takes no characters; leave it out"#),
  ("(?<!a)«??»", #""??" would repeat an assertion, which takes no characters; leave it out"#),
  ("a«{,5}»", #""{,5}" has no least number; write {0,5}"#),
  ("a«{3,2}»", #"the least number in "{3,2}" is over the greatest; swap them"#),

  ("[«z-a»]", #"the range "z-a" runs backwards; swap its ends, or write \- for a hyphen"#),
  (
    #"[«\x41-\t»]"#, #"the range "\x41-\t" runs backwards; swap its ends, or write \- for a hyphen"#
  ),
  (#"[«a-\d»]"#, #"the range "a-\d" has a class for an end; write \- for a hyphen"#),
  (#"[«\w-.»]"#, #"the range "\w-." has a class for an end; write \- for a hyphen"#),
  (#"[«\p{L}-z»]"#, #"the range "\p{L}-z" has a class for an end; write \- for a hyphen"#),

  (#"a«\»"#, #"nothing follows the last "\"; write \\ for the character itself"#),
  (#"«\A»a"#, #""\A" is no escape; write ^ for the start of the text"#),
  (#"a«\Z»"#, #""\Z" is no escape; write $ for the end of the text"#),
  (#"a«\z»"#, #""\z" is no escape; write $ for the end of the text"#),
  (#"«\a»"#, #""\a" is no escape; write a for the letter itself"#),
  (#"[«\B»]"#, #""\B" is no escape; write B for the letter itself"#),
  (#"[«\k»]"#, #""\k" is no escape; write k for the letter itself"#),
  (#"«\k»a"#, #""\k" is no escape; write k for the letter itself"#),
  (#"«\@»"#, #""\@" is no escape; write @ for the character itself"#),
  (#"é«\é»"#, #""\é" is no escape; write é for the character itself"#),
  (#"«\-»"#, #""\-" is no escape outside of a class; write - for the character itself"#),
  (
    #"«\x4»g"#,
    #""\x4" is not a whole escape; those with a number are \xHH, \uHHHH and \u{H...}, those of control characters \cA to \cZ"#
  ),
  (
    #"«\u12»"#,
    #""\u12" is not a whole escape; those with a number are \xHH, \uHHHH and \u{H...}, those of control characters \cA to \cZ"#
  ),
  (
    #"«\u{»}"#,
    #""\u{" is not a whole escape; those with a number are \xHH, \uHHHH and \u{H...}, those of control characters \cA to \cZ"#
  ),
  (
    #"«\c»1"#,
    #""\c" is not a whole escape; those with a number are \xHH, \uHHHH and \u{H...}, those of control characters \cA to \cZ"#
  ),
  (#"«\u{110000}»"#, #""\u{110000}" is beyond the last character, \u{10FFFF}"#),
  (#"«\01»"#, #""\01" is no escape; write \xHH or \u{H...} for a character by its number"#),
  (#"[«\1»]"#, #""\1" is no escape; write \xHH or \u{H...} for a character by its number"#),
  (
    #"(a)«\1»"#,
    #""\1" is a back-reference, which no engine can match in a time that is sure to be short, so ttyform has none"#
  ),
  (
    #"(?<n>a)«\k<n>»b"#,
    #""\k<n>" is a back-reference, which no engine can match in a time that is sure to be short, so ttyform has none"#
  ),

  (
    #"«\p»L"#, #""\p" is not a whole property; write \p{...} such as \p{L} or \p{Script=Greek}"#
  ),
  (
    #"«\P{»L"#, #""\P{" is not a whole property; write \p{...} such as \p{L} or \p{Script=Greek}"#
  ),
  (#"\p{«Leter»}"#, #"unknown property "Leter"; did you mean "Letter"?"#),
  (#"\p{«Greek»}"#, #"unknown property "Greek"; did you mean "Script=Greek"?"#),
  (#"[\P{«alphabetic»}]"#, #"unknown property "alphabetic"; did you mean "Alphabetic"?"#),
  (
    #"\p{«Nonsense_Of_This_Kind»}"#,
    #"unknown property "Nonsense_Of_This_Kind"; there are others, such as L, Lu, Nd, Alphabetic, White_Space or Script=Greek"#
  ),
  (
    #"\p{«}»"#,
    #"unknown property ""; there are others, such as L, Lu, Nd, Alphabetic, White_Space or Script=Greek"#
  ),
  (#"\p{«Scrip»=Greek}"#, #"unknown property "Scrip"; did you mean "Script"?"#),
  (#"\p{Script=«Greke»}"#, #""Greke" is no value of Script; did you mean "Greek"?"#),
  (#"\p{gc=«}»"#, #""" is no value of gc; there are others, such as L, Lu or Nd"#),
  (#"\p{gc=«Mark5»}"#, #""Mark5" is no value of gc; did you mean "Mark"?"#),

  (
    "a«(?P»<n>b)",
    #""(?P" begins no kind of group; there are (...), (?:...), (?<name>...), (?=...), (?!...), (?<=...), (?<!...) and (?i:...)"#
  ),
  (
    "«(?>»a)",
    #""(?>" begins no kind of group; there are (...), (?:...), (?<name>...), (?=...), (?!...), (?<=...), (?<!...) and (?i:...)"#
  ),
  (
    "«(?<1»>a)",
    #""(?<1" is no group with a name; write (?<name>...) with letters, digits, _ and $"#
  ),
  (
    "«(?<»>a)", #""(?<" is no group with a name; write (?<name>...) with letters, digits, _ and $"#
  ),
  ("(?<n>a)(?<«n»>b)", #"the name "n" is taken by an earlier group"#),
  (#"(?<n>a|(?<«\u006e»>b))"#, #"the name "\u006e" is taken by an earlier group"#),
  ("((?<n>a)|b)(?<«n»>b)", #"the name "n" is taken by an earlier group"#),
  (
    "«(?i)»a",
    #""(?i)" are no modifiers; write i, m and s, each once, as in (?i:...) or (?s-i:...)"#
  ),
  (
    "«(?ii»:a)",
    #""(?ii" are no modifiers; write i, m and s, each once, as in (?i:...) or (?s-i:...)"#
  ),
  (
    "«(?i-i»:a)",
    #""(?i-i" are no modifiers; write i, m and s, each once, as in (?i:...) or (?s-i:...)"#
  ),
  (
    "«(?-:»a)",
    #""(?-:" are no modifiers; write i, m and s, each once, as in (?i:...) or (?s-i:...)"#
  ),
  (
    "b«a{50001}»c",
    #"the pattern is too large: written out with its counts, it has more than 50000 parts; lower the counts, or check lengths with "minLength" and "maxLength""#
  ),
  (
    "«(a{1000}){1000}»",
    #"the pattern is too large: written out with its counts, it has more than 50000 parts; lower the counts, or check lengths with "minLength" and "maxLength""#
  ),
  (
    "«a{0,99999999999999999999}»",
    #"the pattern is too large: written out with its counts, it has more than 50000 parts; lower the counts, or check lengths with "minLength" and "maxLength""#
  ),
  (
    "«a{30000}b{30000}»",
    #"the pattern is too large: written out with its counts, it has more than 50000 parts; lower the counts, or check lengths with "minLength" and "maxLength""#
  ),
  (
    "«(?=a{30000})b{30000}»",
    #"the pattern is too large: written out with its counts, it has more than 50000 parts; lower the counts, or check lengths with "minLength" and "maxLength""#
  ),
]

/// Patterns that are fine.
private let accepted = [
  "", "|", "()", "(|)", "(?:)", "a|", "[]", "[^]", "[-]", "[a-]", "[-a]", "[^-]", "[[]",
  "a{0}", "a{0,0}", "a{1,}?", "a{49999}", "(){999999}", #"(?:\b){5}"#, "((?=a))*", "(?:^)*",
  #"\0"#, #"\cj"#, #"[\b]"#, #"[\-]"#, #"\/"#, #"\^\$\\\.\*\+\?\(\)\[\]\{\}\|"#, #"\u{0}"#,
  #"\u{000000000010FFFF}"#, #"\uD83D"#, #"\uD83D\u0041"#, #"\uD83D\u{DE00}"#, #"[\uD800-\uDFFF]"#,
  #"[\d-]"#, "[--a]", "(?<n>a)|(?<n>b)", "(?<$_é\u{200D}1>a)", #"(?<\u{61}b>a)"#, "(?i:a)",
  "(?ims:a)", "(?-i:a)", "(?m-is:a)", "(?i-:a)", #"\p{gc=Lu}"#, #"\p{sc=Grek}"#, #"\p{scx=Qaai}"#,
  "a-z", "é", "😀", "<>=!:,-#&~`'\"%@ /",
]

@Suite struct `pattern syntax` {
  @Test(arguments: faults)
  func `a fault is told with its place`(marked: String, sentence: String) throws {
    let scalars = Array(marked.unicodeScalars)
    let start = try #require(scalars.firstIndex(of: "«"))
    let end = try #require(scalars.firstIndex(of: "»")) - 1
    let source = String(String.UnicodeScalarView(scalars.filter { $0 != "«" && $0 != "»" }))
    let error = try #require(throws: PatternError.self) { try Pattern(source) }
    #expect(error.sentence == sentence)
    #expect(error.range == start..<end)
  }

  @Test(arguments: accepted)
  func `all else of the syntax is accepted`(source: String) throws {
    #expect(try Pattern(source).source == source)
  }

  @Test func `groups may be nested up to the limit`() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "(", count: levels) + String(repeating: ")", count: levels)
    }
    #expect(try Pattern(nested(Pattern.depthLimit)).matches(""))
    let error = #expect(throws: PatternError.self) { try Pattern(nested(Pattern.depthLimit + 1)) }
    #expect(error?.sentence == "more than 1000 groups stand inside of each other")
    #expect(error?.range == 1000..<1001)
  }

  @Test func `patterns are equal where their scalars are`() throws {
    #expect(try Pattern("é") == Pattern("é"))
    #expect(try Pattern("é") != Pattern("e\u{301}"))
  }
}
