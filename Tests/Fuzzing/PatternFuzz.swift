// A libFuzzer entry (run by .ci/fuzz): any pattern on any text. Compiling never traps, matching takes no more steps than
// instructions times positions, and the automaton says what the simulation says.
//
// With: Tests/FormsTests/StepBound.swift

@testable import Forms

/// A pattern, and behind a zero byte the text; the text is repeated, so that what is more than linear shows.
@c(LLVMFuzzerTestOneInput)
func matchAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  guard let first = parts.first, first.count <= 60 else { return 0 }
  let text = String(decoding: parts.count > 1 ? parts[1] : [], as: UTF8.self)
  do throws(PatternError) {
    let pattern = try Pattern(String(decoding: first, as: UTF8.self))
    check(pattern, on: text)
    if text.utf8.count <= 100 { check(pattern, on: String(repeating: text, count: 20)) }
  } catch {
    precondition(!error.sentence.isEmpty)
  }
  return 0
}

private func check(_ pattern: Pattern, on text: String) {
  var simulation = Simulation(of: pattern.compiled, over: text)
  let isMatch = simulation.matches()
  precondition(simulation.steps <= pattern.compiled.stepBound(scalars: text.unicodeScalars.count))
  // The same question has the same answer.
  precondition(pattern.matches(text) == isMatch)
  guard var automaton = Automaton(pattern.compiled) else { return }
  let utf8 = Array(text.utf8)
  if let answer = automaton.matches(utf8.span, utf8.indices) { precondition(answer == isMatch) }
}
