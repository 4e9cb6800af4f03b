// Many look-ups among many options say what one says, and cost no more than one each.

import JSON
import Support
import Testing

@testable import Forms

/// Printed by a test that fails; set it to run the same again.
private let seed = UInt64.random(in: 0..<1_000_000)

@Suite struct `many options at once` {
  private static let values: [JSONValue] =
    ["1", "1.0", "10e-1", "2", "-0", "0", "1e400"].map(JSONValue.number)
    + ["1", "1.0", "", " ", "a", " a ", "é", "e\u{301}", "true", "x,y"].map(JSONValue.string)
    + [.bool(true), .bool(false), .null, .array([.number("1")])]

  @Test func `are looked up as one is`() throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let scalars = Self.values.dropLast(2)
      let options = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        let (value, label) = (scalars.randomElement(using: &random), scalars.randomElement())
        return ChoiceOption(value: value ?? .null, label: label?.bareText ?? "")
      }
      let choices = Choices(options: options, allowsSeveral: true)
      let index = ChoiceIndex(choices)
      for value in Self.values {
        #expect(index.index(of: value) == choices.index(of: value), "\(value) seed \(seed)")
        let text = value.bareText
        let found = Result { () throws(Refusal) in try index.index(ofText: text) }
        let expected = Result { () throws(Refusal) in try choices.index(ofText: text) }
        #expect(found == expected, "\(text) in \(options) seed \(seed)")
      }
    }
  }

  /// Ten times as many are ten times the work, and not a hundred times.
  @Test func `cost each the same however many there are`() throws {
    func time(_ count: Int) throws -> Duration {
      let texts = (0..<count).map { "option number \($0)" }
      let options = texts.map { ChoiceOption(value: .string($0), label: $0) }
      let choices = Choices(options: options, allowsSeveral: true)
      let all = Entered.choices(Array(0..<count), other: nil)
      return try (0..<3).map { _ in
        let start = ContinuousClock.now
        let (typed, given) = try (
          choices.several(texts.joined(separator: ", ")),
          choices.several(texts.map(JSONValue.string))
        )
        let duration = ContinuousClock.now - start
        #expect(typed == all && given == all)
        return duration
      }.min() ?? .zero
    }
    let (small, large) = (try time(500), try time(5_000))
    #expect(large < small * 40, "\(small) for 500 options, \(large) for 5,000")
  }
}
