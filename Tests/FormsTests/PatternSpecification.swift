// The measure of the linear engine: ECMA-262's own way to match (22.2.2.3 to 22.2.2.7), which tries
// one choice after the other and takes exponential time.

@testable import Forms

/// Closures, as the standard writes them, over the tree of a pattern.
///
/// It shares the tree and the classes with the engine, but neither the program nor the walk: no
/// counts are written out, look-behind runs backwards, and iterations that take nothing are refused.
struct PatternSpecification {
  private let parsed: ParsedPattern
  private let text: [UInt32]
  private let effort: Effort

  private final class Effort {
    var left: Int
    init(_ limit: Int) { left = limit }
  }

  private typealias Continuation = (_ end: Int) -> Bool

  /// Whether a pattern matches a text, or `nil` where that takes more than `limit` steps.
  static func matches(_ parsed: ParsedPattern, _ text: String, limit: Int) -> Bool? {
    let effort = Effort(limit)
    let specification = PatternSpecification(
      parsed: parsed, text: text.unicodeScalars.map(\.value), effort: effort)
    let isMatch = (0...specification.text.count).contains { start in
      specification.match(parsed.root, at: start, backwards: false) { _ in true }
    }
    return effort.left > 0 ? isMatch : nil
  }

  private func match(
    _ node: PatternNode, at position: Int, backwards: Bool, then next: Continuation
  ) -> Bool {
    effort.left -= 1
    guard effort.left > 0 else { return false }
    switch node.shape {
    case .scalar(let scalar):
      return take(at: position, backwards: backwards, where: { $0 == scalar }, then: next)
    case .set(let index):
      let set = parsed.sets[index]
      return take(at: position, backwards: backwards, where: set.contains, then: next)
    case .assertion(let assertion):
      return holds(assertion, at: position) && next(position)
    case .lookaround(let index, let isNegated):
      let lookaround = parsed.lookarounds[index]
      let isFound = match(lookaround.body, at: position, backwards: lookaround.isBehind) { _ in
        true
      }
      return isFound != isNegated && next(position)
    case .sequence(let parts):
      return match(parts[...], at: position, backwards: backwards, then: next)
    case .alternation(let parts):
      return parts.contains { match($0, at: position, backwards: backwards, then: next) }
    case .repetition(let part, let times):
      return match(
        part, minimum: times.minimum, maximum: times.maximum, at: position, backwards: backwards,
        then: next)
    }
  }

  private func match(
    _ parts: ArraySlice<PatternNode>, at position: Int, backwards: Bool, then next: Continuation
  ) -> Bool {
    guard let part = backwards ? parts.last : parts.first else { return next(position) }
    let rest = backwards ? parts.dropLast() : parts.dropFirst()
    return match(part, at: position, backwards: backwards) {
      match(rest, at: $0, backwards: backwards, then: next)
    }
  }

  /// RepeatMatcher.
  private func match(
    _ part: PatternNode, minimum: Int, maximum: Int?, at position: Int, backwards: Bool,
    then next: Continuation
  ) -> Bool {
    if maximum == 0 { return next(position) }
    let isIteration = match(part, at: position, backwards: backwards) { end in
      if minimum == 0, end == position { return false }
      return match(
        part, minimum: max(0, minimum - 1), maximum: maximum.map { $0 - 1 }, at: end,
        backwards: backwards, then: next)
    }
    return isIteration || minimum == 0 && next(position)
  }

  private func take(
    at position: Int, backwards: Bool, where isWanted: (UInt32) -> Bool, then next: Continuation
  ) -> Bool {
    let end = backwards ? position - 1 : position + 1
    guard (0...text.count).contains(end) else { return false }
    return isWanted(text[min(position, end)]) && next(end)
  }

  private func holds(_ assertion: Assertion, at position: Int) -> Bool {
    let before = position > 0 ? text[position - 1] : nil
    let after = position < text.count ? text[position] : nil
    let newlines: [UInt32?] = [nil, 0x0A, 0x0D, 0x2028, 0x2029]
    func isWord(_ scalar: UInt32?, _ ignoresCase: Bool) -> Bool {
      guard let scalar, let scalar = Unicode.Scalar(scalar) else { return false }
      return "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
        .unicodeScalars.contains(scalar) || ignoresCase && (scalar == "ſ" || scalar == "\u{212A}")
    }
    return switch assertion {
    case .textStart: before == nil
    case .textEnd: after == nil
    case .lineStart: newlines.contains(before)
    case .lineEnd: newlines.contains(after)
    case .wordBoundary(let isNegated, let ignoresCase):
      (isWord(before, ignoresCase) == isWord(after, ignoresCase)) == isNegated
    }
  }
}
