// A libFuzzer entry (run by .ci/fuzz): any pattern on any text. Compiling never traps, and matching ends within a number of
// steps that is linear in both: the fuzzer's own limit of time shows what is not.

import Forms

/// A pattern, and behind a zero byte the text; the text is repeated, so that what is more than linear shows.
@c(LLVMFuzzerTestOneInput)
func matchAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  guard let first = parts.first, first.count <= 60 else { return 0 }
  let text = String(decoding: parts.count > 1 ? parts[1] : [], as: UTF8.self)
  do throws(PatternError) {
    let pattern = try Pattern(String(decoding: first, as: UTF8.self))
    let once = pattern.matches(text)
    // The same question has the same answer, and a long text an answer at all.
    if pattern.matches(text) != once { fatalError("matching changes the pattern") }
    if text.utf8.count <= 100 { _ = pattern.matches(String(repeating: text, count: 20)) }
  } catch {
    if error.sentence.isEmpty { fatalError("an error without a sentence") }
  }
  return 0
}
