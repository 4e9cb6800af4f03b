// Files of cookiecutter's that are far larger than any that somebody wrote take time in proportion to their size.

import JSON
import Testing

@testable import Dialects

/// A file with so many of something.
private struct HugeFile: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// How many there are in the smaller one of two.
  let count: Int
  let text: @Sendable (Int) -> String

  init(_ name: String, _ count: Int, _ text: @escaping @Sendable (Int) -> String) {
    (testDescription, self.count, self.text) = (name, count, text)
  }

  /// The time that its translation takes.
  func time(of count: Int) throws -> Duration {
    let root = try JSONDocument(parsing: Array(text(count).utf8)).root
    return try (0..<3).map { _ in
      let start = ContinuousClock.now
      let translation = try CookiecutterForm.translate(root)
      let duration = ContinuousClock.now - start
      #expect(translation.root[member: "fields"]?.elements?.isEmpty == false)
      return duration
    }.min() ?? .zero
  }
}

/// The members of an object, or the elements of a list, for each number below a count.
private func list(_ count: Int, _ text: (Int) -> String) -> String {
  (0..<count).map(text).joined(separator: ",")
}

private let hugeFiles = [
  HugeFile("options that are texts", 500) { count in "{\"a\":[\(list(count) { "\"o\($0)\"" })]}" },
  HugeFile("options that are numbers", 300) { count in "{\"a\":[\(list(count) { "\($0)e1" })]}" },
  HugeFile("options with labels", 500) { count in
    "{\"a\":[\(list(count) { "\"o\($0)\"" })],\"__prompts__\":{\"a\":{\(list(count) { "\"o\($0)\":\"l\"" })}}}"
  },
  HugeFile("prompts of nothing", 500) { count in
    "{\(list(count) { "\"a\($0)\":1" }),\"__prompts__\":{\(list(count) { "\"b\($0)\":\"c\"" })}}"
  },
  HugeFile("filters in one template", 2_000) { count in
    "{\"a\":\"\",\"b\":\"{{cookiecutter.a\(String(repeating: "|trim", count: count))}}\"}"
  },
]

@Suite struct `a huge cookiecutter.json` {
  /// Ten times as many are ten times the work, and not a hundred times.
  @Test(arguments: hugeFiles)
  fileprivate func `costs each the same however many there are`(_ file: HugeFile) throws {
    let (small, large) = (try file.time(of: file.count), try file.time(of: file.count * 10))
    #expect(large < small * 40, "\(small) for \(file.count), \(large) for ten times as many")
  }

  @Test func `has options that are the same once`() throws {
    let translated = try Translated(
      #"{"a": [1, 1.0, "1", 10e-1, "é", "e\u0301", "é", true, "true", true, 2]}"#,
      by: CookiecutterForm.translate)
    #expect(
      translated.fields == [
        #"{"id":"a","type":"select","label":"a","options":[1,"1","é","e\#u{301}",true,"true",2],"default":1,"required":true}"#
      ])
  }
}
