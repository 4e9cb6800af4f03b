// A pattern as a deterministic automaton over ASCII: one look-up a byte, however many threads the simulation would
// have. Its states are made when a text first needs them, as RE2 and grep do it; that there are few of them is
// hoped, not promised, so it may give up.
//
// A state is a set of threads that have taken a byte and gone no further, and what that byte was to assertions:
// these look at the next byte too, so they are decided on the way out of the state. Matching anywhere is a
// thread that begins in every state.

/// Decides whether a pattern matches a text of ASCII.
struct Automaton: Sendable {
  private let program: Program
  private let sets: [ScalarSet]

  /// Whether some assertion asks what the byte before was; else that makes no states of its own.
  private let looksBack: Bool

  private var states: [State] = []

  /// For each state, where each byte and the end of the text lead: a state, or one of the marks.
  private var transitions: [Int16] = []

  /// - Returns: `nil` where the pattern has look-around, or is so long that states would cost too much.
  init?(_ pattern: CompiledPattern) {
    guard pattern.lookarounds.isEmpty, pattern.main.instructions.count <= Self.instructionLimit
    else { return nil }
    program = pattern.main
    sets = pattern.sets
    looksBack = program.instructions.contains { instruction in
      switch instruction {
      case .assertion(.lineStart), .assertion(.wordBoundary): true
      default: false
      }
    }
    add(State(threads: [], before: .textStart))
  }

  /// Whether the pattern matches in a part of some bytes, which is a text by itself.
  ///
  /// `nil` where it cannot tell: they are not all ASCII, or it would need too many states. Linear in the
  /// bytes, once all states are made; making one costs the number of instructions for each byte that
  /// leads out of it.
  mutating func matches(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool? {
    var place = Place(state: 0, index: range.lowerBound)
    while true {
      walk(text, to: range.upperBound, &place)
      var next = place.next
      if next == Self.unknown {
        let isAtEnd = place.index == range.upperBound
        if !isAtEnd, text[place.index] >= Self.end { return nil }
        let byte = isAtEnd ? Self.end : text[place.index]
        guard let made = makeTransition(from: place.state, on: byte) else { return nil }
        next = made
      }
      if next < 0 { return next == Self.match }
      place.state = Int(next)
      place.index += 1
    }
  }

  /// A state, how far the text was read, and where that leads: a mark, where the walk has stopped.
  private struct Place {
    var state: Int
    var index: Int
    var next = Automaton.unknown
  }

  /// Goes on to the first mark; at the end of the text there is one.
  private func walk(_ text: Span<UInt8>, to end: Int, _ place: inout Place) {
    let transitions = transitions.span
    var (state, index) = (place.state, place.index)
    while index < end {
      let byte = text[index]
      guard byte < Self.end else {
        place = Place(state: state, index: index)
        return
      }
      let row = state * Self.width
      let next = transitions[row + Int(byte)]
      if next < 0 {
        place = Place(state: state, index: index, next: next)
        return
      }
      index += 1
      // Most bytes lead back to where they came from. A loop of its own for them does not wait for one look-up
      // to know the place of the next.
      if next == state {
        while index < end, text[index] < Self.end, transitions[row + Int(text[index])] == next {
          index += 1
        }
      }
      state = Int(next)
    }
    place = Place(state: state, index: index, next: transitions[state * Self.width + Int(Self.end)])
  }

  private static let instructionLimit = 1_000
  private static let stateLimit = 250

  /// What stands for the end of the text among the bytes.
  private static let end: UInt8 = 0x80
  private static let width = 0x81

  // Marks among transitions, beside states.
  private static let unknown: Int16 = -1
  private static let match: Int16 = -2
  /// Whatever follows, nothing matches.
  private static let dead: Int16 = -3

  private struct State: Equatable {
    /// Where threads go on; ascending.
    var threads: [Int32]
    var before: Context
  }

  /// What stands on one side of a position, as far as assertions can tell.
  private enum Context {
    case textStart, textEnd, lineTerminator, word, other

    init(_ byte: UInt8) {
      if byte == Automaton.end {
        self = .textEnd
      } else if CharacterClass.isLineTerminator(UInt32(byte)) {
        self = .lineTerminator
      } else {
        self = CharacterClass.isWord(UInt32(byte), ignoresCase: false) ? .word : .other
      }
    }
  }

  private mutating func add(_ state: State) {
    states.append(state)
    transitions += [Int16](repeating: Self.unknown, count: Self.width)
  }

  /// Works out where a byte leads, and notes it; `nil` where there are too many states.
  private mutating func makeTransition(from index: Int, on byte: UInt8) -> Int16? {
    guard let target = target(from: states[index], on: byte) else { return nil }
    transitions[index * Self.width + Int(byte)] = target
    return target
  }

  private mutating func target(from state: State, on byte: UInt8) -> Int16? {
    let after = Context(byte)
    var visited = [Bool](repeating: false, count: program.instructions.count)
    var waiting = state.threads
    if state.before == .textStart || !program.isAnchored { waiting.append(0) }
    var threads: [Int32] = []
    while let thread = waiting.popLast() {
      let index = Int(thread)
      if visited[index] { continue }
      visited[index] = true
      switch program.instructions[index] {
      case .scalar(let scalar):
        if scalar == UInt32(byte), after != .textEnd { threads.append(thread + 1) }
      case .set(let set):
        if after != .textEnd, sets[Int(set)].containsASCII(UInt32(byte)) {
          threads.append(thread + 1)
        }
      case .fork(let one, let other): waiting += [one, other]
      case .jump(let target): waiting.append(target)
      case .assertion(let assertion):
        if holds(assertion, between: state.before, and: after) { waiting.append(thread + 1) }
      case .lookaround: return nil
      case .match: return Self.match
      }
    }
    if after == .textEnd || threads.isEmpty && program.isAnchored { return Self.dead }
    let next = State(threads: threads.sorted(), before: looksBack ? after : .other)
    if let known = states.firstIndex(of: next) { return Int16(known) }
    guard states.count < Self.stateLimit else { return nil }
    add(next)
    return Int16(states.count - 1)
  }

  private func holds(
    _ assertion: Assertion, between before: Context, and after: Context
  ) -> Bool {
    switch assertion {
    case .textStart: before == .textStart
    case .textEnd: after == .textEnd
    case .lineStart: before == .textStart || before == .lineTerminator
    case .lineEnd: after == .textEnd || after == .lineTerminator
    // The letters beyond ASCII that fold to word characters are none of these bytes.
    case .wordBoundary(let isNegated, _): ((before == .word) != (after == .word)) != isNegated
    }
  }
}
