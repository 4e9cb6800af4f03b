// Prints how long matches take for texts of 1,000 to 1,000,000 characters; patterns.sh builds and runs it.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pattern and the text it runs over: `unit` as often as fits, then `end`.
private let cases: [(pattern: String, unit: String, end: String)] = [
  ("^(a+)+$", "a", "!"),
  ("(a|a)*b", "a", ""),
  ("(.*)*x", "a", ""),
  ("(a*)*(a*)*(a*)*b", "a", ""),
  ("^(?=(?=.*a).*b).*c", "ab", ""),
  ("(?=(?=(?=a+b)a+b)a+b)c", "a", ""),
  ("(?<=(?<=a.*)a.*)b", "a", ""),
  ("^(?:(?!b).)*c", "a", ""),
  ("a.{50}b", "a", ""),
  ("^(\\w+\\s?)*$", "aa ", "!"),
  ("^[a-z]+$", "abcdefgh", ""),
  ("foo", "abcdefgh", ""),
  ("^\\p{L}+$", "abcdéαfg", ""),
  ("(?i:straße)", "strasse ", ""),
  ("\\b\\d{4}-\\d{2}\\b", "12-2024 ", ""),
  ("^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$", "abcd", "@example.org"),
  ("^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$", "abcdefgh", "A1"),
]

private let sizes = [1_000, 10_000, 100_000, 1_000_000]

@main
struct PatternBenchmark {
  static func main() throws {
    print(padded("pattern", to: 40), "   µs at 1 k", "  x10", "  x10", "  x10", "   MB/s at 1 M")
    var isLinear = true
    for (source, unit, end) in cases {
      let pattern = try Pattern(source)
      var row = padded(source, to: 40)
      var last: Double?
      for size in sizes {
        let text = String(repeating: unit, count: size / unit.unicodeScalars.count) + end
        let time = microseconds(of: pattern, on: text)
        if let last {
          isLinear = isLinear && time / last < 20
          row += " " + padded(tenths(time / last), to: -5)
        } else {
          row += " " + padded(tenths(time), to: -12)
        }
        last = time
        if size == sizes.last {
          let speed = Double(text.utf8.count) / time
          isLinear = isLinear && speed > 0.2
          row += " " + padded(tenths(speed), to: -14)
        }
      }
      print(row)
    }
    if !isLinear {
      print("patterns: not in linear time")
      exit(1)
    }
  }

  /// The least processor time of a match in several rounds.
  private static func microseconds(of pattern: Pattern, on text: String) -> Double {
    let repetitions = max(1, 200_000 / text.utf8.count)
    var best = Double.infinity
    for _ in 0..<5 {
      let start = clock()
      for _ in 0..<repetitions { _ = pattern.matches(text) }
      best = min(best, Double(clock() - start) / Double(repetitions))
    }
    return max(best * 1_000_000 / Double(CLOCKS_PER_SEC), 0.1)
  }

  private static func tenths(_ number: Double) -> String {
    let scaled = Int((number * 10).rounded())
    return "\(scaled / 10).\(scaled % 10)"
  }

  /// Fills up on the right, or on the left for a negative width.
  private static func padded(_ text: String, to width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? blanks + text : text + blanks
  }
}
