// The law of the pattern engine, for its tests and its fuzzer.

@testable import Forms

extension CompiledPattern {
  /// The most steps that matching a text may take: each instruction once at each position.
  func stepBound(scalars: Int) -> Int {
    let instructions = lookarounds.reduce(main.instructions.count) { $0 + $1.instructions.count }
    return instructions * (scalars + 1)
  }
}
