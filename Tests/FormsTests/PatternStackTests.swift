// The deepest pattern on the smallest stack that a thread is commonly given.

import Forms
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct `pattern stack` {
  @Test func `the deepest pattern is read, compiled, matched and freed on 512 KiB`() {
    var attributes = pthread_attr_t()
    var failures = unsafe [
      pthread_attr_init(&attributes), pthread_attr_setstacksize(&attributes, 512 << 10),
    ]
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    failures.append(
      unsafe pthread_create(&thread, &attributes, { _ in unsafe matchDeepest() }, nil))
    #expect(failures == [0, 0, 0])
    guard failures == [0, 0, 0] else { return }
    var result: UnsafeMutableRawPointer?
    #if canImport(Darwin)
      guard let thread = unsafe thread else { return }
    #endif
    let joined = unsafe pthread_join(thread, &result)
    #expect(joined == 0)
    #expect(unsafe result == UnsafeMutableRawPointer(bitPattern: 1))
  }
}

/// - Returns: 1 as a pointer where all went well.
private func matchDeepest() -> UnsafeMutableRawPointer? {
  let levels = Pattern.depthLimit / 5
  // Every kind of recursion at every level: groups, look-around, alternatives, repeats.
  let source =
    String(repeating: "(?:x|(?i:(?=((a", count: levels)
    + String(repeating: ")?))|y)+)", count: levels)
  let tooDeep = String(repeating: "(", count: 100_000)
  let isRefused = (try? Pattern(tooDeep)) == nil
  guard isRefused, let pattern = try? Pattern(source) else { return nil }
  return pattern.matches("bbA") ? unsafe UnsafeMutableRawPointer(bitPattern: 1) : nil
}
