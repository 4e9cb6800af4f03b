// Random patterns and texts.

import Support

/// Patterns and texts that are likely to meet: few letters, every construct.
struct PatternRandom {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A pattern without a fault.
  mutating func pattern(depth: Int) -> String {
    (0..<pick([1, 1, 1, 2, 3])).map { _ in alternative(depth: depth) }.joined(separator: "|")
  }

  mutating func text(upTo length: Int) -> String {
    let scalars = ["a", "a", "a", "b", "b", "b", "c", "1", " ", "\n", "-", "A", "é", "K", "😀", "ſ"]
    return (0..<Int.random(in: 0...length, using: &generator)).map { _ in pick(scalars) }.joined()
  }

  /// Characters of the syntax without any order, most of it faulty.
  mutating func noise() -> String {
    let parts = [
      "a", "b", "(", ")", "[", "]", "{", "}", "?", "*", "+", "|", "\\", "^", "$", ".", ",", "-",
      "1",
      "<", ">", "=", "!", ":", "k", "p", "u", "x", "c", "d", "L", "0", "i", "é", "😀", "(?", "(?<",
      "\\u{", "\\p{", "{1,",
    ]
    return (0..<Int.random(in: 0...12, using: &generator)).map { _ in pick(parts) }.joined()
  }

  private mutating func alternative(depth: Int) -> String {
    (0..<pick([0, 1, 1, 2, 2, 3])).map { _ in term(depth: depth) }.joined()
  }

  private mutating func term(depth: Int) -> String {
    let chance = Int.random(in: 0..<100, using: &generator)
    if chance < 12 { return pick(["^", "$", "\\b", "\\B"]) }
    if chance < 26, depth > 0 {
      return pick(["(?=", "(?!", "(?<=", "(?<!"]) + pattern(depth: depth - 1) + ")"
    }
    let atom =
      chance < 60 && depth > 0
      ? pick(["(", "(?:", "(?:", "(?i:", "(?m:", "(?s:", "(?-i:"]) + pattern(depth: depth - 1) + ")"
      : pick([
        "a", "b", "c", ".", "\\d", "\\W", "\\s", "\\S", "[ab]", "[^a]", "[a-c\\d]", "[]", "[^]",
        "\\n", "é", "\\u{1F600}", "\\p{L}", "\\P{Lu}", "k", "[^k]",
      ])
    let counts = ["*", "+", "?", "{2}", "{1,}", "{0,2}", "{2,3}", "{0}", "{0,}", "{3,}"]
    return atom + (Bool.random(using: &generator) ? pick(counts) + pick(["", "", "?"]) : "")
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &generator)]
  }
}
