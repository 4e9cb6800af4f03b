// The syntax tree of a pattern, without what does not matter to a yes or no: captures, laziness.

/// A part of a pattern, and how many instructions it will take.
struct PatternNode {
  enum Shape {
    case scalar(UInt32)
    /// A class, by its place among the sets of the pattern.
    case set(Int)
    case assertion(Assertion)
    /// A look-around, by its place among those of the pattern.
    case lookaround(Int, isNegated: Bool)
    case sequence([PatternNode])
    case alternation([PatternNode])
    indirect case repetition(PatternNode, Repetition)
  }

  let shape: Shape

  /// The number of instructions, look-around bodies aside; exact.
  let size: Int

  /// Whether it only ever matches the empty text.
  let takesNothing: Bool
}

/// An assertion that looks at the scalars on both sides of a position, and no further.
enum Assertion: Sendable {
  case textStart
  case textEnd
  case lineStart
  case lineEnd
  /// `ignoresCase` adds the two letters beyond ASCII that fold to word characters.
  case wordBoundary(isNegated: Bool, ignoresCase: Bool)
}

/// How often a part is repeated; no `maximum` is any number of times.
struct Repetition {
  let minimum: Int
  let maximum: Int?
}

/// The body of a look-around, which is negated where it is used.
struct Lookaround {
  let body: PatternNode
  let isBehind: Bool
}

extension PatternNode {
  static func one(_ shape: Shape, takesNothing: Bool = false) -> PatternNode {
    PatternNode(shape: shape, size: 1, takesNothing: takesNothing)
  }

  static func sequence(_ parts: [PatternNode]) -> PatternNode {
    PatternNode(
      shape: .sequence(parts), size: parts.reduce(0) { $0 + $1.size },
      takesNothing: parts.allSatisfy(\.takesNothing))
  }

  static func alternation(_ parts: [PatternNode]) -> PatternNode {
    // A fork before each but the last, a jump after each but the last.
    PatternNode(
      shape: .alternation(parts), size: parts.reduce(-2) { $0 + $1.size + 2 },
      takesNothing: parts.allSatisfy(\.takesNothing))
  }

  static func repetition(of part: PatternNode, _ times: Repetition) -> PatternNode {
    let size: Int
    if let copies = times.copies(of: part) {
      size = copies * part.size
    } else {
      // Counts beyond the limit make no difference to the verdict, and cannot overflow.
      let most = Pattern.instructionLimit + 1
      let required = min(times.minimum, most) * part.size
      if let maximum = times.maximum {
        size = required + min(maximum - times.minimum, most) * (part.size + 1)
      } else {
        size = required + (times.minimum > 0 ? 1 : part.size + 2)
      }
    }
    return PatternNode(
      shape: .repetition(part, times), size: size,
      takesNothing: part.takesNothing || times.maximum == 0)
  }
}

extension Repetition {
  /// How often `part` is needed where that is all there is to it, without any choice.
  ///
  /// What takes nothing is needed at most once, however often it is asked for: a second time would
  /// ask the same at the same position.
  func copies(of part: PatternNode) -> Int? {
    if maximum == 0 { return 0 }
    return part.takesNothing ? min(minimum, 1) : nil
  }
}
