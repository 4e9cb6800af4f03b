// From the syntax tree to instructions, forwards or backwards.

/// Writes the instructions of one program.
struct PatternCompiler {
  private let isReversed: Bool
  private var instructions: [Instruction] = []

  private init(isReversed: Bool) {
    self.isReversed = isReversed
  }

  /// - Parameter isReversed: whether the program is to walk over the text from its end.
  static func program(for node: PatternNode, isReversed: Bool, sets: [ScalarSet]) -> Program {
    var compiler = PatternCompiler(isReversed: isReversed)
    compiler.instructions.reserveCapacity(node.size + 1)
    compiler.emit(node)
    compiler.instructions.append(.match)
    let start = compiler.start(sets: sets)
    return Program(
      instructions: compiler.instructions, isReversed: isReversed, isAnchored: start.isAnchored,
      firstScalars: start.firstScalars)
  }

  /// The depth of the tree is limited, so this recursion is.
  private mutating func emit(_ node: PatternNode) {
    switch node.shape {
    case .scalar(let scalar):
      instructions.append(.scalar(scalar))
    case .set(let index):
      instructions.append(.set(Int32(index)))
    case .assertion(let assertion):
      instructions.append(.assertion(assertion))
    case .lookaround(let index, let isNegated):
      instructions.append(.lookaround(Int32(index), isNegated: isNegated))
    case .sequence(let parts):
      if isReversed {
        for part in parts.reversed() { emit(part) }
      } else {
        for part in parts { emit(part) }
      }
    case .alternation(let parts):
      emitAlternation(parts)
    case .repetition(let part, let times):
      emitRepetition(of: part, times)
    }
  }

  private mutating func emitAlternation(_ parts: [PatternNode]) {
    var end = here
    for part in parts { end += Int32(part.size) + 2 }
    end -= 2
    for part in parts.dropLast() {
      instructions.append(.fork(here + 1, here + Int32(part.size) + 2))
      emit(part)
      instructions.append(.jump(end))
    }
    if let last = parts.last { emit(last) }
  }

  private mutating func emitRepetition(of part: PatternNode, _ times: Repetition) {
    let size = Int32(part.size)
    for _ in 0..<times.minimum { emit(part) }
    if let maximum = times.maximum {
      let end = here + Int32(maximum - times.minimum) * (size + 1)
      for _ in times.minimum..<maximum {
        instructions.append(.fork(here + 1, end))
        emit(part)
      }
    } else if times.minimum > 0 {
      instructions.append(.fork(here - size, here + 1))
    } else {
      let start = here
      instructions.append(.fork(start + 1, start + size + 2))
      emit(part)
      instructions.append(.jump(start))
    }
  }

  private var here: Int32 { Int32(instructions.count) }

  /// What a thread meets before it takes its first scalar.
  private func start(sets: [ScalarSet]) -> (isAnchored: Bool, firstScalars: FirstScalars?) {
    var isAnchored = true
    var canBeEmpty = false
    var scalars = FirstScalars()
    var marks = [Bool](repeating: false, count: instructions.count)
    // Behind an anchor all is seen too, for the first scalars, but it makes nothing unanchored.
    var waiting: [(index: Int, isAnchored: Bool)] = [(0, false)]
    var behindAnchor: [Int] = []
    while let (index, isBehindAnchor) = waiting.popLast()
      ?? behindAnchor.popLast().map({ ($0, true) })
    {
      if marks[index] { continue }
      marks[index] = true
      switch instructions[index] {
      case .scalar(let scalar):
        scalars.insert(scalar)
        isAnchored = isAnchored && isBehindAnchor
      case .set(let set):
        scalars.insert(sets[Int(set)])
        isAnchored = isAnchored && isBehindAnchor
      case .match:
        canBeEmpty = true
        isAnchored = isAnchored && isBehindAnchor
      case .fork(let one, let other):
        waiting.append((Int(one), isBehindAnchor))
        waiting.append((Int(other), isBehindAnchor))
      case .jump(let target):
        waiting.append((Int(target), isBehindAnchor))
      case .assertion(.textStart) where !isReversed:
        behindAnchor.append(index + 1)
      case .assertion(.textEnd) where isReversed:
        behindAnchor.append(index + 1)
      case .assertion, .lookaround:
        waiting.append((index + 1, isBehindAnchor))
      }
    }
    return (isAnchored, canBeEmpty ? nil : scalars)
  }
}

extension CompiledPattern {
  init(_ parsed: ParsedPattern) {
    sets = parsed.sets
    lookarounds = parsed.lookarounds.map { [sets] lookaround in
      PatternCompiler.program(
        for: lookaround.body, isReversed: !lookaround.isBehind, sets: sets)
    }
    main = PatternCompiler.program(for: parsed.root, isReversed: false, sets: sets)
  }
}
