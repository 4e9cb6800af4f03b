// The engine against others, on patterns and texts that Tests/Oracles/patterns.py makes.

import Forms
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

private struct Verdict {
  let pattern: String
  let texts: [String]
  let matches: [Bool]
}

@Suite struct `pattern oracles` {
  @Test(.enabled(if: isThere("python3")))
  func `patterns match what Python's re matches`() throws {
    try compare(with: "re")
  }

  @Test(.enabled(if: isThere("python3") && isThere("node")))
  func `patterns match what V8 matches`() throws {
    try compare(with: "v8")
  }
}

private func compare(with engine: String) throws {
  let seed = Int.random(in: 0..<1_000_000)
  let script = #filePath.replacing(
    "FormsTests/PatternOracleTests.swift", with: "Oracles/patterns.py")
  let command = "python3 '\(script)' \(engine) \(seed) 1200"
  let verdicts = try lines(of: command).map { try #require(verdict($0)) }
  #expect(verdicts.count > 1_000, "\(command)")
  for verdict in verdicts {
    let pattern = try Pattern(verdict.pattern)
    for (text, isMatch) in zip(verdict.texts, verdict.matches) {
      #expect(
        pattern.matches(text) == isMatch,
        "\(verdict.pattern) on \(text.debugDescription), by \(command)")
    }
  }
}

private func isThere(_ program: String) -> Bool {
  unsafe system("command -v \(program) >/dev/null") == 0
}

private func lines(of command: String) throws -> [String] {
  let output = unsafe try #require(popen(command, "r"))
  var bytes: [UInt8] = []
  var byte = unsafe getc(output)
  while byte != EOF {
    bytes.append(UInt8(truncatingIfNeeded: byte))
    byte = unsafe getc(output)
  }
  let status = unsafe pclose(output)
  #expect(status == 0, "\(command)")
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}

private func verdict(_ line: String) -> Verdict? {
  let words = line.split(separator: " ")
  let texts = words.dropFirst(2).compactMap(text)
  guard words.count > 2, let pattern = text(words[0]), words[1].utf8.count == texts.count else {
    return nil
  }
  return Verdict(pattern: pattern, texts: texts, matches: words[1].map { $0 == "1" })
}

/// A text from its hexadecimal UTF-8; a hyphen is an empty text.
private func text(_ word: Substring) -> String? {
  if word == "-" { return "" }
  let digits = word.compactMap(\.hexDigitValue)
  guard digits.count == word.count, digits.count.isMultiple(of: 2) else { return nil }
  let bytes = stride(from: 0, to: digits.count, by: 2).map { index in
    UInt8(digits[index] << 4 | digits[index + 1])
  }
  return String(validating: bytes, as: UTF8.self)
}
