// What a pattern is compiled to: instructions for threads that walk over a text.

/// What one thread does; the thread goes on at the next instruction where nothing else is said.
enum Instruction: Sendable {
  /// Takes this scalar.
  case scalar(UInt32)
  /// Takes a scalar of a set, by the set's place in ``CompiledPattern/sets``.
  case set(Int32)
  /// Goes on at both places.
  case fork(Int32, Int32)
  case jump(Int32)
  /// Goes on where the assertion holds.
  case assertion(Assertion)
  /// Goes on where the look-around of that place holds, or does not hold.
  case lookaround(Int32, isNegated: Bool)
  case match
}

/// Instructions that begin at the first, and facts about them that spare work.
struct Program: Sendable {
  let instructions: [Instruction]

  /// Whether it takes the text from its end to its start.
  let isReversed: Bool

  /// Whether a match can begin only where the walk over the text begins.
  let isAnchored: Bool

  /// The scalars that a match can begin with; `nil` where it can be empty.
  let firstScalars: FirstScalars?
}

/// Scalars, exact below U+0080 and as a whole above.
struct FirstScalars: Sendable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private(set) var hasOthers = false

  mutating func insert(_ scalar: UInt32) {
    switch scalar {
    case ..<64: low |= 1 << UInt64(scalar)
    case ..<128: high |= 1 << UInt64(scalar - 64)
    default: hasOthers = true
    }
  }

  mutating func insert(_ set: ScalarSet) {
    low |= set.low
    high |= set.high
    hasOthers = true
  }

  func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<64: low & (1 << UInt64(scalar)) != 0
    case ..<128: high & (1 << UInt64(scalar - 64)) != 0
    default: hasOthers
    }
  }
}

/// A whole pattern, ready to be simulated.
struct CompiledPattern: Sendable {
  let sets: [ScalarSet]

  /// The bodies of the look-arounds; each uses only those before it.
  ///
  /// Those of look-ahead are reversed.
  let lookarounds: [Program]

  let main: Program
}
