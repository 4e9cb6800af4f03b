// The automaton of a pattern by its law: it says what the simulation says, or that it cannot tell.

import Support
import Testing

@testable import Forms

@Suite struct `the automaton of a pattern` {
  @Test func `says what the simulation says`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = PatternRandom(seed: seed)
    var counts = (told: 0, all: 0)
    for _ in 0..<600 {
      let pattern = try Pattern(random.pattern(depth: 3))
      var automaton = Automaton(pattern.compiled)
      let hasLookaround = !pattern.compiled.lookarounds.isEmpty
      #expect(
        (automaton == nil)
          == (hasLookaround || pattern.compiled.main.instructions.count > 1_000))
      for _ in 0..<12 {
        let text = random.text(upTo: 7)
        // The part of a line that is a text by itself.
        let bytes = Array("ab1 ".utf8) + Array(text.utf8) + Array("ba\n".utf8)
        let verdict = automaton?.matches(bytes.span, 4..<bytes.count - 3)
        counts.all += 1
        guard let verdict = verdict ?? nil else {
          #expect(
            automaton == nil || text.utf8.contains { $0 >= 0x80 },
            "\(pattern.source) on \(text.debugDescription), seed \(seed)")
          continue
        }
        counts.told += 1
        #expect(
          verdict == pattern.matches(text),
          "\(pattern.source) on \(text.debugDescription), seed \(seed)")
      }
    }
    #expect(counts.told * 5 > counts.all, "\(counts), seed \(seed)")
  }

  @Test(arguments: [
    ("^[a-z]+$", "abc", true), ("^[a-z]+$", "ab1", false), ("^[a-z]+$", "", false),
    (#"\bfoo\b"#, "a foo b", true), (#"\bfoo\b"#, "afoo b", false), ("", "", true),
    ("(?i:ABC)", "xxabcxx", true), ("^(a+)+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaab", false),
    ("(?m:^b$)", "a\nb\nc", true), ("a{3}", "aa", false), ("[^a]", "aaab", true),
  ])
  func `matches as the pattern does`(source: String, text: String, isMatch: Bool) throws {
    let pattern = try Pattern(source)
    var automaton = try #require(Automaton(pattern.compiled))
    let bytes = Array(text.utf8)
    // The second time by the states that the first one made.
    #expect(automaton.matches(bytes.span, bytes.indices) == isMatch)
    #expect(automaton.matches(bytes.span, bytes.indices) == isMatch)
    #expect(pattern.matches(text) == isMatch)
  }

  @Test func `gives up where it would need too many states`() throws {
    // The twelfth letter from the end: one state for each set of places where an a has stood.
    let pattern = try Pattern("a[ab]{11}$")
    var automaton = try #require(Automaton(pattern.compiled))
    var generator = SeededGenerator(seed: 1)
    let bytes = (0..<4000).map { _ -> UInt8 in
      Bool.random(using: &generator) ? UInt8(ascii: "a") : UInt8(ascii: "b")
    }
    #expect(automaton.matches(bytes.span, bytes.indices) == nil)
    let few = Array("abbbbbbbbbbb".utf8)
    #expect(automaton.matches(few.span, few.indices) != false)
  }
}
