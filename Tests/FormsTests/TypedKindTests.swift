// The kinds whose answers are strings of a certain form: what is accepted, and what is said of the rest.

import Forms
import JSON
import Testing

@Suite struct `typed kinds` {
  static let email = "An e-mail address is needed, such as name@example.org."

  @Test(arguments: [
    ("ada@example.org", #""ada@example.org""#),
    ("  ada@example.org\t", #""ada@example.org""#),
    ("a.b+c_d%e@sub.example-1.org", #""a.b+c_d%e@sub.example-1.org""#),
    ("ada@localhost", #""ada@localhost""#),
    ("!#$&'*/=?^`{|}~-.@a", #""!#$&'*/=?^`{|}~-.@a""#),
    ("", "null"), (" ", "null"),
    ("ada", email), ("@example.org", email), ("ada@", email), ("ada@.org", email),
    ("ada@example..org", email), ("ada@-a.org", email), ("ada@a-.org", email),
    ("ada@b@c.org", email), ("ada lovelace@example.org", email), ("ada@exa_mple.org", email),
    ("añb@example.org", email), ("ada@example.org\u{7F}", controlCharacter("007F")),
    (
      "ada@\(String(repeating: "a", count: 63)).org",
      "\"ada@\(String(repeating: "a", count: 63)).org\""
    ),
    ("ada@\(String(repeating: "a", count: 64)).org", email),
  ])
  func `an e-mail address is one by the rule of HTML`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", "type": "email"}"#), text) == outcome)
  }

  static let url = "A whole web address is needed, such as https://example.org/."
  static let host =
    "A web address names a host after its two slashes, such as https://example.org/."
  static let blank = "A web address has no blanks; write %20 for one."

  @Test(arguments: [
    ("https://example.org", #""https://example.org""#),
    (" HTTP://user@example.org:80/a?b#c ", #""HTTP://user@example.org:80/a?b#c""#),
    ("https://[::1]:8080/", #""https://[::1]:8080/""#),
    ("https://bücher.example/ü", #""https://bücher.example/ü""#),
    ("mailto:ada@example.org", #""mailto:ada@example.org""#),
    ("urn:isbn:0", #""urn:isbn:0""#), ("git+ssh://h/p", #""git+ssh://h/p""#),
    ("file:///etc", #""file:///etc""#), ("", "null"),
    ("example.org", url), ("//example.org", url), ("/path", url), ("https:", url), (":a", url),
    ("1a:b", url), ("https:/example.org", host), ("https://", host), ("https:///a", host),
    ("http://:80", host), ("http://h:port", host), ("http://h:65536", host), ("http://[::1", host),
    ("http://[::1]x", host), ("https://a b", blank), ("https://a/\u{A0}b", blank),
    ("https://a/<b>", "< cannot be part of a web address; write it as % and its number."),
  ])
  func `a URL is absolute, and one of the web has a host`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", "type": "url"}"#), text) == outcome)
  }

  static let tel =
    "A telephone number is needed: digits, with blanks and + - ( ) . / x among them."

  @Test(arguments: [
    ("+49 (0)30 / 123-45.6 x7", #""+49 (0)30 / 123-45.6 x7""#), (" 112 ", #""112""#),
    ("12", tel), ("+", tel), ("call me", tel), ("١٢٣", tel), ("123;4", tel), ("", "null"),
  ])
  func `a telephone number has at least three digits`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", "type": "tel"}"#), text) == outcome)
  }

  @Test(arguments: [
    (" ~/a b ", #""~/a b""#), ("", "null"), ("a\u{0}b", controlCharacter("0000")),
    ("a\nb", "This takes one line; a line break cannot be part of it."),
  ])
  func `a path is any line`(text: String, outcome: String) throws {
    #expect(FormsTests.outcome(try field(#"{"id": "a", "type": "path"}"#), text) == outcome)
  }

  @Test(arguments: [
    ("y", "true"), ("YES", "true"), (" True ", "true"), ("n", "false"), ("No", "false"),
    ("false", "false"), ("", "null"), (" ", "null"), ("1", "Answer yes or no, please."),
    ("on", "Answer yes or no, please."),
  ])
  func `yes and no are typed in three ways`(text: String, outcome: String) throws {
    let field = try field(#"{"id": "a", "type": "boolean"}"#)
    #expect(FormsTests.outcome(field, text) == outcome)
    // Through the check alone, which takes a text for what a person means.
    #expect((try? field.answer(to: text)).map(oneLine) ?? "Answer yes or no, please." == outcome)
  }
}

private func controlCharacter(_ digits: String) -> String {
  "A control character (U+\(digits)) cannot be part of the text."
}
