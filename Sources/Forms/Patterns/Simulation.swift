// All threads of a program at once over a text, and the look-arounds before.
//
// A look-around is answered for all positions at once, before what it stands in. `(?<=x)` holds
// where a match of x ends that began anywhere: one walk of x over the text, forwards, with a new
// thread at every position. `(?=x)` holds where a match of x begins: the same with x reversed,
// backwards. A bit for each position keeps the answers, so that an assertion costs one look.

/// One run of a pattern over one text.
struct Simulation {
  private let pattern: CompiledPattern
  private let text: [UInt32]

  /// For each look-around done so far, where it holds.
  private var answers: [PositionSet] = []

  /// The instructions that take a scalar at this position, and those of the position before.
  private var threads = ThreadList()
  private var oldThreads = ThreadList()

  /// Whether a thread has come to the end of the program at this position.
  private var isAtMatch = false

  /// For each instruction the last step in which a thread came by, so that it comes once a step.
  private var marks: [Int] = []
  private var waiting = ThreadList()

  /// For each set, the last scalar beyond ASCII that was looked up, doubled, and the answer in bit 0:
  /// so that a set that stands at many instructions costs one look-up a position.
  private var lookUps: [UInt32]

  /// How many instructions were passed so far; the law is that it stays within their number times
  /// one more than the number of scalars.
  private(set) var steps = 0

  init(of pattern: CompiledPattern, over text: String) {
    self.pattern = pattern
    var scalars: [UInt32] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { scalars.append(scalar.value) }
    self.text = scalars
    lookUps = [UInt32](repeating: .max, count: pattern.sets.count)
  }

  mutating func matches() -> Bool {
    for lookaround in pattern.lookarounds {
      var places = PositionSet(count: text.count + 1)
      run(lookaround) { position in
        places.insert(position)
        return true
      }
      answers.append(places)
    }
    var isMatch = false
    run(pattern.main) { _ in
      isMatch = true
      return false
    }
    return isMatch
  }

  /// Calls `found` for each position where a match ends, until it returns `false`.
  private mutating func run(_ program: Program, found: (_ position: Int) -> Bool) {
    marks = [Int](repeating: -1, count: program.instructions.count)
    threads.removeAll()
    isAtMatch = false
    var step = 0
    while true {
      let position = program.isReversed ? text.count - step : step
      let isLast = step == text.count
      let scalar = isLast ? nil : text[program.isReversed ? position - 1 : position]
      if step == 0 || !program.isAnchored, program.canBegin(with: scalar) {
        follow(0, of: program, at: position, step: step)
      }
      if isAtMatch {
        isAtMatch = false
        guard found(position) else { return }
      }
      guard let scalar else { return }
      step += 1
      if threads.isEmpty {
        if program.isAnchored { return }
      } else {
        advance(over: scalar, in: program, to: step)
      }
    }
  }

  /// Moves all threads that can take `scalar` over it.
  private mutating func advance(over scalar: UInt32, in program: Program, to step: Int) {
    let position = program.isReversed ? text.count - step : step
    swap(&threads, &oldThreads)
    threads.removeAll()
    for index in 0..<oldThreads.count {
      let thread = oldThreads[index]
      let isTaken =
        switch program.instructions[Int(thread)] {
        case .scalar(let wanted): wanted == scalar
        case .set(let set): contains(scalar, set: Int(set))
        default: false
        }
      if isTaken { follow(thread + 1, of: program, at: position, step: step) }
    }
  }

  /// Moves a thread on to all instructions that take a scalar.
  private mutating func follow(_ start: Int32, of program: Program, at position: Int, step: Int) {
    var index = Int(start)
    while true {
      if marks[index] != step {
        marks[index] = step
        steps += 1
        switch program.instructions[index] {
        case .scalar, .set:
          threads.append(Int32(index))
        case .fork(let one, let other):
          waiting.append(other)
          index = Int(one)
          continue
        case .jump(let target):
          index = Int(target)
          continue
        case .assertion(let assertion):
          if holds(assertion, at: position) {
            index += 1
            continue
          }
        case .lookaround(let lookaround, let isNegated):
          if answers[Int(lookaround)].contains(position) != isNegated {
            index += 1
            continue
          }
        case .match:
          isAtMatch = true
        }
      }
      guard let next = waiting.popLast() else { return }
      index = Int(next)
    }
  }

  private mutating func contains(_ scalar: UInt32, set: Int) -> Bool {
    if scalar < 0x80 { return pattern.sets[set].containsASCII(scalar) }
    if lookUps[set] >> 1 == scalar { return lookUps[set] & 1 == 1 }
    let answer = pattern.sets[set].contains(scalar)
    lookUps[set] = scalar << 1 | (answer ? 1 : 0)
    return answer
  }

  private func holds(_ assertion: Assertion, at position: Int) -> Bool {
    switch assertion {
    case .textStart: position == 0
    case .textEnd: position == text.count
    case .lineStart: position == 0 || CharacterClass.isLineTerminator(text[position - 1])
    case .lineEnd: position == text.count || CharacterClass.isLineTerminator(text[position])
    case .wordBoundary(let isNegated, let ignoresCase):
      (isWord(at: position - 1, ignoresCase: ignoresCase)
        != isWord(at: position, ignoresCase: ignoresCase)) != isNegated
    }
  }

  private func isWord(at position: Int, ignoresCase: Bool) -> Bool {
    guard text.indices.contains(position) else { return false }
    return CharacterClass.isWord(text[position], ignoresCase: ignoresCase)
  }
}

extension Program {
  /// Whether a match may begin before `scalar`, or at the end of the walk where there is none.
  fileprivate func canBegin(with scalar: UInt32?) -> Bool {
    guard let firstScalars else { return true }
    return scalar.map(firstScalars.contains) ?? false
  }
}

/// Instructions in the order in which they came, in memory that is kept.
private struct ThreadList {
  private var storage: [Int32] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Int32 { storage[index] }

  mutating func append(_ thread: Int32) {
    if count < storage.count { storage[count] = thread } else { storage.append(thread) }
    count += 1
  }

  mutating func popLast() -> Int32? {
    if count == 0 { return nil }
    count -= 1
    return storage[count]
  }

  mutating func removeAll() {
    count = 0
  }
}

/// Positions in a text, a bit each.
private struct PositionSet {
  private var words: [UInt64]

  init(count: Int) {
    words = [UInt64](repeating: 0, count: count / 64 + 1)
  }

  mutating func insert(_ position: Int) {
    words[position / 64] |= 1 << UInt64(position % 64)
  }

  func contains(_ position: Int) -> Bool {
    words[position / 64] & (1 << UInt64(position % 64)) != 0
  }
}
