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

  /// A part of the tree, or an instruction that has been made already.
  private enum Work {
    case node(PatternNode)
    case instruction(Instruction)
  }

  private mutating func emit(_ root: PatternNode) {
    // What is to be written, last first.
    var work: [Work] = [.node(root)]
    while let next = work.popLast() {
      switch next {
      case .instruction(let instruction):
        instructions.append(instruction)
      case .node(let node):
        emit(node, before: &work)
      }
    }
  }

  private mutating func emit(_ node: PatternNode, before work: inout [Work]) {
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
      work += (isReversed ? parts : parts.reversed()).map(Work.node)
    case .alternation(let parts):
      work += alternation(of: parts).reversed()
    case .repetition(let part, let times):
      work += repetition(of: part, times).reversed()
    }
  }

  private func alternation(of parts: [PatternNode]) -> [Work] {
    var result: [Work] = []
    let end = here + Int32(parts.reduce(-2) { $0 + $1.size + 2 })
    var start = here
    for part in parts.dropLast() {
      let next = start + Int32(part.size) + 2
      result += [.instruction(.fork(start + 1, next)), .node(part), .instruction(.jump(end))]
      start = next
    }
    return result + parts.suffix(1).map(Work.node)
  }

  /// ECMAScript refuses an iteration that takes nothing where no more are required.
  ///
  /// Here it may happen: it ends in the same state at the same position, so it adds no match.
  private func repetition(of part: PatternNode, _ times: Repetition) -> [Work] {
    if let copies = times.copies(of: part) {
      return Array(repeating: .node(part), count: copies)
    }
    var result = Array(repeating: Work.node(part), count: times.minimum)
    let size = Int32(part.size)
    var start = here + Int32(times.minimum) * size
    if let maximum = times.maximum {
      let end = start + Int32(maximum - times.minimum) * (size + 1)
      for _ in times.minimum..<maximum {
        result += [.instruction(.fork(start + 1, end)), .node(part)]
        start += size + 1
      }
    } else if times.minimum > 0 {
      result.append(.instruction(.fork(start - size, start + 1)))
    } else {
      result += [
        .instruction(.fork(start + 1, start + size + 2)), .node(part), .instruction(.jump(start)),
      ]
    }
    return result
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
