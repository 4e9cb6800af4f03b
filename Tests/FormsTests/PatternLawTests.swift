// Laws of the engine on random patterns and texts.

import Testing

@testable import Forms

/// Printed by each test that fails; set it to run the same again.
private let seed = UInt64.random(in: 0..<1_000_000)

@Suite struct `pattern laws` {
  @Test func `the linear engine says what the specification's backtracking says`() throws {
    var random = PatternRandom(seed: seed)
    var compared = 0
    for _ in 0..<1_000 {
      let source = random.pattern(depth: 3)
      var parser = PatternParser(source)
      let parsed = try parser.parse()
      let pattern = try Pattern(source)
      for _ in 0..<6 {
        let text = random.text(upTo: 7)
        guard let expected = PatternSpecification.matches(parsed, text, limit: 20_000) else {
          continue
        }
        compared += 1
        #expect(
          pattern.matches(text) == expected, "\(source) on \(text.debugDescription), seed \(seed)")
      }
    }
    #expect(compared > 5_000, "too many comparisons were given up, seed \(seed)")
  }

  @Test func `no match takes more steps than instructions times positions`() throws {
    var random = PatternRandom(seed: seed)
    for _ in 0..<300 {
      let source = random.pattern(depth: 4)
      let pattern = try Pattern(source)
      let text = random.text(upTo: 200)
      var simulation = Simulation(of: pattern.compiled, over: text)
      _ = simulation.matches()
      let bound = pattern.compiled.stepBound(scalars: text.unicodeScalars.count)
      #expect(simulation.steps <= bound, "\(source) on \(text.debugDescription), seed \(seed)")
    }
  }

  @Test func `the size that is checked is the size that is built`() throws {
    var random = PatternRandom(seed: seed)
    for _ in 0..<500 {
      let source = random.pattern(depth: 4)
      var parser = PatternParser(source)
      let parsed = try parser.parse()
      let compiled = CompiledPattern(parsed)
      // One more instruction is the match at the end.
      #expect(compiled.main.instructions.count == parsed.root.size + 1, "\(source), seed \(seed)")
      let bodies = zip(compiled.lookarounds, parsed.lookarounds)
      #expect(
        bodies.allSatisfy { $0.instructions.count == $1.body.size + 1 }, "\(source), seed \(seed)")
    }
  }

  @Test func `a faulty pattern is refused with a sentence and a place inside of it`() {
    var random = PatternRandom(seed: seed)
    var refused = 0
    for _ in 0..<3_000 {
      let source = random.noise()
      do {
        let pattern = try Pattern(source)
        #expect(pattern.source == source)
      } catch {
        refused += 1
        #expect(!error.sentence.isEmpty, "\(source), seed \(seed)")
        #expect(!error.range.isEmpty, "\(source), seed \(seed)")
        #expect(error.range.upperBound <= source.unicodeScalars.count, "\(source), seed \(seed)")
      }
    }
    #expect(refused > 500)
  }

  @Test func `a pattern in a group, twice alternated or looked at first matches the same texts`()
    throws
  {
    var random = PatternRandom(seed: seed)
    for _ in 0..<300 {
      let source = random.pattern(depth: 2)
      let pattern = try Pattern(source)
      let same = try [
        Pattern("(?:\(source))"), Pattern("(?<name>\(source)){1}"), Pattern("\(source)|\(source)"),
        Pattern("(?=\(source))"), Pattern("(?<=\(source))"), Pattern("(?!(?!\(source)))"),
        Pattern("(?:\(source)){1,9}?"),
      ]
      for _ in 0..<4 {
        let text = random.text(upTo: 12)
        let isMatch = pattern.matches(text)
        for other in same {
          #expect(
            other.matches(text) == isMatch,
            "\(other.source) on \(text.debugDescription), seed \(seed)")
        }
      }
    }
  }

  @Test func `the largest pattern costs no more than its size`() throws {
    let limit = Pattern.instructionLimit
    for source in [
      "^a{\(limit - 2)}$", "(?:(?:a?){100}){\(limit / 200)}", "(?=(?:a|b){\(limit / 4 - 1)})",
      "(?:a*){\(limit / 3)}", String(repeating: "(?<=a)", count: limit / 2),
    ] {
      let pattern = try Pattern(source)
      var simulation = Simulation(of: pattern.compiled, over: "aab")
      _ = simulation.matches()
      // Each program has one more instruction, the match at its end.
      #expect(simulation.steps <= (limit + pattern.compiled.lookarounds.count + 1) * 4)
    }
  }
}
